// What the live line is told by the features: events, and their words for the person who hears them.
import type { LiveEventRow } from './queries.ts';

/** Puts events of one topic in words, for the person who hears them; what is gone since is left out. */
export type TellTopic = (userId: string, refs: string[]) => Promise<Map<string, object>>;

export interface LiveWords {
  /** By topic. */
  topics: Record<string, TellTopic>;
  /** What is said first on every line, and again after each change: how many things wait. */
  counts: (userId: string) => Promise<object>;
  /** Told a moment after the events have been written to a browser of theirs; gives what others are to hear of that. */
  onTold?: (userId: string, events: readonly LiveEventRow[]) => Promise<WordedEvent[]>;
}

/** An event that its writer can put in words: whoever listens to the same process hears it without its being read back. */
export interface WordedEvent extends LiveEventRow {
  userId: string;
  /** As the topic's `TellTopic` would put it. */
  saying: object;
  /** Nothing follows from their hearing of it: as much waits for them as before, and nobody is to know. */
  endsThere?: boolean;
}

/** By topic and ref, each topic asked once for all of its own; a topic that no feature knows has no words. */
export async function putInWords(
  topics: LiveWords['topics'],
  userId: string,
  events: readonly LiveEventRow[],
): Promise<Map<string, Map<string, object>>> {
  const told = new Map<string, Map<string, object>>();
  for (const topic of new Set(events.map((event) => event.topic))) {
    const refs = new Set(events.filter((event) => event.topic === topic).map(({ ref }) => ref));
    told.set(topic, (await topics[topic]?.(userId, [...refs])) ?? new Map());
  }
  return told;
}
