// Reads stored events and sends each stream of a user those that it lacks.
import { READ_RETRY_MS } from '#shared/live-timing.ts';
import type { Database } from '../../database/connection.ts';
import type { Logger } from '../process/logger.ts';
import { listEventsAfter, type StoredEvent } from './queries.ts';
import type { Subscriber, Subscribers } from './subscribers.ts';
import { type LiveTopics, loadPayloads } from './topics.ts';

const BATCH_SIZE = 100;

export interface StoredEventReader {
  /** Reads and sends the events that the user's streams lack. A failed read is repeated. */
  pull(userId: string): void;
  close(): void;
}

/** @param options.onSent called with the events that were sent to at least one stream */
export function openStoredEventReader(options: {
  database: Database;
  logger: Logger;
  topics: LiveTopics;
  subscribers: Subscribers;
  onSent: (userId: string, events: readonly StoredEvent[]) => void;
}): StoredEventReader {
  const { database, logger, topics, subscribers, onSent } = options;
  const retries = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  function pull(userId: string): void {
    const subscriber = subscribers.find(userId);
    if (!subscriber) return;
    subscriber.isStale = true;
    if (!subscriber.isReading) void readFor(userId, subscriber);
  }

  async function readFor(userId: string, subscriber: Subscriber): Promise<void> {
    subscriber.isReading = true;
    try {
      while (subscriber.isStale && !closing.signal.aborted) {
        subscriber.isStale = false;
        await sendStored(userId);
      }
    } catch (error) {
      if (closing.signal.aborted) return;
      logger.warn({ err: error }, 'Could not read live events; retrying');
      const retry = setTimeout(() => {
        retries.delete(retry);
        pull(userId);
      }, READ_RETRY_MS);
      retry.unref();
      retries.add(retry);
    } finally {
      subscriber.isReading = false;
    }
  }

  /** Sends each stream the stored events it lacks. A full stream is skipped until it drains. */
  async function sendStored(userId: string): Promise<void> {
    for (;;) {
      const streams = subscribers.readyStreamsOf(userId);
      if (streams.length === 0) return;
      const after = Math.min(...streams.map(({ position }) => position ?? 0));
      const events = await listEventsAfter(database, { userId, after, limit: BATCH_SIZE });
      if (events.length === 0) return;
      const payloads = await loadPayloads(topics.payloads, userId, events);
      const open = new Set(subscribers.streamsOf(userId));
      for (const stream of streams.filter((each) => open.has(each))) {
        for (const { position, topic, ref } of events) {
          if (position <= (stream.position ?? 0)) continue;
          stream.position = position;
          const payload = payloads.get(topic)?.get(ref);
          if (payload) stream.send({ topic, ...payload }, position);
        }
      }
      onSent(userId, events);
      if (events.length < BATCH_SIZE) return;
    }
  }

  return {
    pull,
    close() {
      closing.abort();
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
