// Small things that every page asks for and that seldom change, kept at hand until the bus says that they have.
import type { Bus } from './bus.ts';

export interface Memory {
  /**
   * What was loaded under this name, or what `load` gives when nothing is remembered.
   *
   * @param topic a notice on this topic makes it forgotten
   */
  recall<Value>(name: string, topic: string, load: () => Promise<Value>): Promise<Value>;
}

export function openMemory(bus: Bus): Memory {
  const kept = new Map<string, { topic: string; value: Promise<unknown> }>();
  bus.subscribe((notice) => {
    for (const [name, { topic }] of kept) {
      if (!notice || notice.topic === topic) kept.delete(name);
    }
  });
  return {
    recall<Value>(name: string, topic: string, load: () => Promise<Value>): Promise<Value> {
      const known = kept.get(name);
      if (known) return known.value as Promise<Value>;
      const value = load();
      const entry = { topic, value };
      kept.set(name, entry);
      // A failure is not worth remembering.
      value.catch(() => {
        if (kept.get(name) === entry) kept.delete(name);
      });
      return value;
    },
  };
}
