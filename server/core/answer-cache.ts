// A cache of answers that are the same for everyone, invalidated by notices of the bus.
import { LRUCache } from 'lru-cache';
import type { Bus } from './bus/bus.ts';

/** A list of ads is about 20 kB, so the cache uses at most about 10 MB. */
const MAX_ANSWERS = 500;
/** How long the cache may be stale after a change made directly in the database, without a notice. */
const MAX_AGE_MS = 60_000;

export interface AnswerCache {
  /**
   * Returns the cached value of this name, or loads and caches it.
   *
   * @param topic a notice on this topic invalidates the entry
   */
  getOrLoad<Value>(name: string, topic: string, load: () => Promise<Value>): Promise<Value>;
}

export function createAnswerCache(bus: Bus): AnswerCache {
  const cache = new LRUCache<string, { topic: string; value: Promise<unknown> }>({
    max: MAX_ANSWERS,
    ttl: MAX_AGE_MS,
  });
  bus.subscribe((notice) => {
    for (const [name, { topic }] of cache) {
      if (!notice || notice.topic === topic) cache.delete(name);
    }
  });
  return {
    getOrLoad<Value>(name: string, topic: string, load: () => Promise<Value>): Promise<Value> {
      // While disconnected, changes of other processes are unknown.
      if (!bus.isConnected()) return load();
      const cached = cache.get(name);
      if (cached) return cached.value as Promise<Value>;
      const value = load();
      const entry = { topic, value };
      cache.set(name, entry);
      // Failures are not cached.
      value.catch(() => {
        if (cache.peek(name) === entry) cache.delete(name);
      });
      return value;
    },
  };
}
