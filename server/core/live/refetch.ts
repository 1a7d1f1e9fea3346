// Makes browsers fetch their pages again, some at a time, when their events may have been lost.
import { setTimeout as pause } from 'node:timers/promises';

/** How many are notified at once, and the pause before the next. */
const AT_ONCE = 200;
const PAUSE_MS = 100;

export interface Refetch<Target> {
  /** Starts to notify all. Another start meanwhile replaces this one, since it notifies all again. */
  start(targets: Iterable<Target>): void;
  stop(): void;
}

/** @param notify must not throw */
export function createRefetch<Target>(notify: (target: Target) => void): Refetch<Target> {
  let current = new AbortController();

  async function notifyAll(targets: readonly Target[], signal: AbortSignal): Promise<void> {
    for (let first = 0; first < targets.length && !signal.aborted; first += AT_ONCE) {
      for (const target of targets.slice(first, first + AT_ONCE)) notify(target);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  return {
    start(targets) {
      current.abort();
      current = new AbortController();
      void notifyAll([...targets], current.signal);
    },
    stop: () => current.abort(),
  };
}
