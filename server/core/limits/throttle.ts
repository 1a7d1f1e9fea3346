// How often something may be done that is worth no count in the database: in this process alone, and left undone without a word.
import { LRUCache } from 'lru-cache';

/** Some MB at most; what has been pushed out may be done sooner, and nothing else. */
const MOST_KEPT = 20_000;

export interface Throttle {
  /** Whether this may be done, and has not been within so many ms; then it counts as done. */
  mayDo(key: string, everyMs: number): boolean;
}

/** @param now a clock in ms that never steps back */
export function createThrottle(now: () => number = () => performance.now()): Throttle {
  const restsUntil = new LRUCache<string, number>({ max: MOST_KEPT });
  return {
    mayDo(key, everyMs) {
      const time = now();
      if ((restsUntil.get(key) ?? time) > time) return false;
      restsUntil.set(key, time + everyMs);
      return true;
    },
  };
}
