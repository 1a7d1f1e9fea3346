// What follows from a deed without anybody waiting for it: done a moment later, so that whoever waits for something else is
// served first, and before the process ends.
import type { Logger } from './logger.ts';

/** Long enough for a page that is open to answer, too short for anybody to miss anything. */
const PAUSE_MS = 40;
const FIRST_RETRY_MS = 500;
const TRIES = 6;

export interface Afterwards {
  /**
   * Does this in a moment. What is asked for again under the same name before it has begun is done once.
   *
   * @param pause in ms, for what is to wait for other things that are done afterwards
   */
  do(name: string, work: () => Promise<unknown>, pause?: number): void;
  /** Does at once all that waits, and comes back when it is done or given up. */
  finish(): Promise<void>;
}

/** What fails is tried again after pauses that grow, for a quarter of a minute: as long as a database takes to come back. */
export function openAfterwards(logger: Logger): Afterwards {
  const waiting = new Map<string, { timer: NodeJS.Timeout; run: () => Promise<void> }>();
  const running = new Set<Promise<void>>();

  function plan(
    name: string,
    work: () => Promise<unknown>,
    { pause, failures }: { pause: number; failures: number },
  ) {
    if (waiting.has(name)) return;
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
    waiting.set(name, { timer, run });
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
    do: (name, work, pause = PAUSE_MS) => plan(name, work, { pause, failures: 0 }),
    async finish() {
      while (waiting.size + running.size > 0) {
        for (const name of waiting.keys()) begin(name);
        await Promise.all(running);
      }
    },
  };
}
