// What features declare for the live connection: events, and how to load the payload of each topic.
import type { StoredEvent } from './queries.ts';

/** Loads the payloads of one topic by ref, as this user may see them. What no longer exists is left out. */
export type LoadPayloads = (userId: string, refs: string[]) => Promise<Map<string, object>>;

export interface LiveTopics {
  /** By topic. */
  payloads: Record<string, LoadPayloads>;
  /** The user's unread counts: sent when a stream opens, and after events. */
  counts: (userId: string) => Promise<object>;
  /** Runs shortly after events were written to one of the user's streams. Returns the users who have new events because of it. */
  onDelivered?: (userId: string, events: readonly StoredEvent[]) => Promise<string[]>;
}

/** A stored event with its payload, so that streams of this process need not read it from the database. */
export interface LiveEvent extends StoredEvent {
  userId: string;
  /** As the topic's `LoadPayloads` would load it. */
  payload: object;
}

/** Payloads by topic and ref. Each topic is loaded once; an unknown topic has none. */
export async function loadPayloads(
  loaders: LiveTopics['payloads'],
  userId: string,
  events: readonly StoredEvent[],
): Promise<Map<string, Map<string, object>>> {
  const loaded = new Map<string, Map<string, object>>();
  for (const topic of new Set(events.map((event) => event.topic))) {
    const refs = new Set(events.filter((event) => event.topic === topic).map(({ ref }) => ref));
    loaded.set(topic, (await loaders[topic]?.(userId, [...refs])) ?? new Map());
  }
  return loaded;
}
