// What follows from a deed without anybody waiting for it: done a moment later, so that whoever waits for something else is
// served first, and before the process ends.
import type { Logger } from '../process/logger.ts';

/** Long enough for a page that is open to answer, too short for anybody to miss anything. */
const PAUSE_MS = 40;
const FIRST_RETRY_MS = 500;
const TRIES = 6;

export interface DeferredTasks {
  /**
   * Does this in a moment. What is asked for again under the same name before it has begun is done once.
   *
   * @param pause in ms, for what is to wait for other things that are done afterwards
   * @param longest in ms since it was first asked for: so long it may wait until it has not been asked for again for a pause
   */
  do(name: string, work: () => Promise<unknown>, pause?: number, longest?: number): void;
  /** Does at once all that waits, and comes back when it is done or given up. */
  finish(): Promise<void>;
}

interface Waiting {
  timer: NodeJS.Timeout;
  run: () => Promise<void>;
  /** When it is to be done, and until when that may be put off: milliseconds since 1970. */
  due: number;
  latest: number;
}

/** What fails is tried again after pauses that grow, for a quarter of a minute: as long as a database takes to come back. */
export function createDeferredTasks(logger: Logger): DeferredTasks {
  const waiting = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();

  function plan(
    name: string,
    work: () => Promise<unknown>,
    { pause, longest = pause, failures }: { pause: number; longest?: number; failures: number },
  ) {
    const now = Date.now();
    const known = waiting.get(name);
    if (known) {
      // Never sooner: what has failed waits for its turn.
      const due = Math.max(known.due, Math.min(now + pause, known.latest));
      if (due === known.due) return;
      clearTimeout(known.timer);
      known.due = due;
      known.timer = setTimeout(() => begin(name), due - now);
      return;
    }
    const run = async () => {
      try {
        await work();
      } catch (error) {
        if (failures + 1 < TRIES)
          plan(name, work, { pause: FIRST_RETRY_MS * 2 ** failures, failures: failures + 1 });
        else logger.warn({ err: error }, `Given up afterwards: ${name}`);
      }
    };
    const timer = setTimeout(() => begin(name), pause);
    waiting.set(name, { timer, run, due: now + pause, latest: now + longest });
  }

  function begin(name: string): void {
    const next = waiting.get(name);
    if (!next) return;
    clearTimeout(next.timer);
    waiting.delete(name);
    const run = next.run().finally(() => running.delete(run));
    running.add(run);
  }

  return {
    do: (name, work, pause = PAUSE_MS, longest = pause) => plan(name, work, { pause, longest, failures: 0 }),
    async finish() {
      while (waiting.size + running.size > 0) {
        for (const name of waiting.keys()) begin(name);
        await Promise.all(running);
      }
    },
  };
}
