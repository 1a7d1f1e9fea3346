// Throttles actions in this process, without a count in the database; refused actions are skipped silently.
import { LRUCache } from 'lru-cache';

/** Some MB at most; an evicted key may act again too early, which is harmless. */
const MAX_KEYS = 20_000;

export interface Throttle {
  /** Returns whether the action is allowed: its last one is at least `everyMs` ago. An allowed action counts. */
  tryAcquire(key: string, everyMs: number): boolean;
}

/**
 * @param now a monotonic clock in ms
 */
export function createThrottle(now: () => number = () => performance.now()): Throttle {
  const blockedUntil = new LRUCache<string, number>({ max: MAX_KEYS });
  return {
    tryAcquire(key, everyMs) {
      const time = now();
      if ((blockedUntil.get(key) ?? time) > time) return false;
      blockedUntil.set(key, time + everyMs);
      return true;
    },
  };
}
