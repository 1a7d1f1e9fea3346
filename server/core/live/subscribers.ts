// The users who are connected to this process, each with the open streams of their browsers.
import type { EventStream } from './event-stream.ts';

export interface Subscriber {
  streams: Set<EventStream>;
  /** Stored events are being read for the user. */
  isReading: boolean;
  /** Events may have been stored since the reading began. */
  isStale: boolean;
}

export interface Subscribers {
  find(userId: string): Subscriber | undefined;
  add(stream: EventStream): void;
  remove(stream: EventStream): void;
  userIds(): string[];
  streamsOf(userId: string): EventStream[];
  /** The streams of the user that can be written to now. */
  readyStreamsOf(userId: string): EventStream[];
}

export function createSubscribers(): Subscribers {
  const subscribers = new Map<string, Subscriber>();
  const streamsOf = (userId: string) => [...(subscribers.get(userId)?.streams ?? [])];
  return {
    find: (userId) => subscribers.get(userId),
    add(stream) {
      const { userId } = stream;
      const subscriber = subscribers.get(userId) ?? { streams: new Set(), isReading: false, isStale: false };
      subscribers.set(userId, subscriber);
      subscriber.streams.add(stream);
    },
    remove(stream) {
      const subscriber = subscribers.get(stream.userId);
      subscriber?.streams.delete(stream);
      if (subscriber?.streams.size === 0) subscribers.delete(stream.userId);
    },
    userIds: () => [...subscribers.keys()],
    streamsOf,
    readyStreamsOf: (userId) =>
      streamsOf(userId).filter((stream) => stream.position !== null && !stream.isFull()),
  };
}
