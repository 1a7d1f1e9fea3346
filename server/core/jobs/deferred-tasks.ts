// Deferred tasks: follow-up work that no request waits for. It runs after a delay, so that waiting requests are
// served first, and at the latest before the process ends.
import type { Logger } from '../process/logger.ts';

/** Long enough for open pages to be answered first, too short for users to notice. */
const DELAY_MS = 40;
const FIRST_RETRY_MS = 500;
const TRIES = 6;

export interface DeferredTasks {
  /**
   * Runs a task after a delay; once if it is requested again under the same name before it has started.
   *
   * @param delay delay in ms; longer for tasks that depend on other deferred tasks
   * @param maxDelay maximum delay in ms: every new request postpones the task by `delay` until then
   */
  do(name: string, work: () => Promise<unknown>, delay?: number, maxDelay?: number): void;
  /** Runs all pending tasks now; resolves when each has succeeded or been dropped. */
  finish(): Promise<void>;
}

interface ScheduledTask {
  timer: NodeJS.Timeout;
  run: () => Promise<void>;
  /** Start time, and the latest time it may be postponed to: milliseconds since 1970. */
  due: number;
  latest: number;
}

/** A failed task is retried with growing delays for about 15 s: as long as a database takes to restart. */
export function createDeferredTasks(logger: Logger): DeferredTasks {
  const waiting = new Map<string, ScheduledTask>();
  const running = new Set<Promise<void>>();

  function schedule(
    name: string,
    work: () => Promise<unknown>,
    { delay, maxDelay = delay, failures }: { delay: number; maxDelay?: number; failures: number },
  ) {
    const now = Date.now();
    const scheduled = waiting.get(name);
    if (scheduled) {
      // A retry keeps its delay.
      const due = Math.max(scheduled.due, Math.min(now + delay, scheduled.latest));
      if (due === scheduled.due) return;
      clearTimeout(scheduled.timer);
      scheduled.due = due;
      scheduled.timer = setTimeout(() => start(name), due - now);
      return;
    }
    const run = async () => {
      try {
        await work();
      } catch (error) {
        if (failures + 1 < TRIES)
          schedule(name, work, { delay: FIRST_RETRY_MS * 2 ** failures, failures: failures + 1 });
        else logger.warn({ err: error }, `Gave up a deferred task: ${name}`);
      }
    };
    const timer = setTimeout(() => start(name), delay);
    waiting.set(name, { timer, run, due: now + delay, latest: now + maxDelay });
  }

  function start(name: string): void {
    const next = waiting.get(name);
    if (!next) return;
    clearTimeout(next.timer);
    waiting.delete(name);
    const run = next.run().finally(() => running.delete(run));
    running.add(run);
  }

  return {
    do: (name, work, delay = DELAY_MS, maxDelay = delay) =>
      schedule(name, work, { delay, maxDelay, failures: 0 }),
    async finish() {
      while (waiting.size + running.size > 0) {
        for (const name of waiting.keys()) start(name);
        await Promise.all(running);
      }
    },
  };
}
