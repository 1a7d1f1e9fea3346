// Answers that are the same for everyone, kept at hand until the bus says that they have changed.
import { LRUCache } from 'lru-cache';
import type { Bus } from './bus/bus.ts';

/** A list of ads is some 20 kB. */
const MAX_ANSWERS = 500;
/** How long a change may go unseen that was made past the bus, in the database itself. */
const MAX_AGE_MS = 60_000;

export interface Memory {
  /**
   * What was loaded under this name, or what `load` gives when nothing is remembered.
   *
   * @param topic a notice on this topic makes it forgotten
   */
  recall<Value>(name: string, topic: string, load: () => Promise<Value>): Promise<Value>;
}

export function openMemory(bus: Bus): Memory {
  const kept = new LRUCache<string, { topic: string; value: Promise<unknown> }>({
    max: MAX_ANSWERS,
    ttl: MAX_AGE_MS,
  });
  bus.subscribe((notice) => {
    for (const [name, { topic }] of kept) {
      if (!notice || notice.topic === topic) kept.delete(name);
    }
  });
  return {
    recall<Value>(name: string, topic: string, load: () => Promise<Value>): Promise<Value> {
      // Changes made elsewhere are not heard of just now.
      if (!bus.isConnected()) return load();
      const known = kept.get(name);
      if (known) return known.value as Promise<Value>;
      const value = load();
      const entry = { topic, value };
      kept.set(name, entry);
      // A failure is not worth remembering.
      value.catch(() => {
        if (kept.peek(name) === entry) kept.delete(name);
      });
      return value;
    },
  };
}
