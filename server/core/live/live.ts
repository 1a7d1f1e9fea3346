// Pushes events to the browsers of users: all streams that are open in this process, and what is written to them.
import type { Database } from '../../database/connection.ts';
import type { DeferredTasks } from '../jobs/deferred-tasks.ts';
import type { Bus, Notice } from '../bus/bus.ts';
import type { Logger } from '../process/logger.ts';
import type { EventStream } from './event-stream.ts';
import { endSignedOut } from './end-signed-out.ts';
import { scheduleFollowUps } from './follow-up.ts';
import { startHeartbeat } from './heartbeat.ts';
import { findPosition, listEventsAfter } from './queries.ts';
import { createRefetch } from './refetch.ts';
import { openStoredEventReader } from './stored-event-reader.ts';
import { createSubscribers } from './subscribers.ts';
import type { LiveEvent, LiveTopics } from './topics.ts';

const EVENTS_TOPIC = 'live';
const EPHEMERAL_TOPIC = 'live-ephemeral';
const BROADCAST_TOPIC = 'live-broadcast';
const USERS_PER_NOTICE = 100;

export interface Live {
  /** Notifies every process of stored events, after the commit. Each reads them for the users connected to it. */
  publishStored(userIds: readonly string[]): Promise<void>;
  /** The same for events with their payload: streams of this process get them without a read. */
  publish(events: readonly LiveEvent[]): Promise<void>;
  /** Sends an event that is not stored to the user's open browsers. */
  publishEphemeral(userId: string, event: object): Promise<void>;
  /** Sends an event that is not stored to every open stream. */
  broadcast(event: object): Promise<void>;
  /** Calls back for every event that is broadcast by any process. Returns the function that unsubscribes. */
  onBroadcast(listener: (event: object) => void): () => void;
  /**
   * Adds a stream.
   *
   * @param after the last event that the browser has; null for a new page
   */
  join(stream: EventStream, after: number | null): Promise<void>;
  leave(stream: EventStream): void;
  /** Reads and sends the events that the user's streams lack. */
  pull(userId: string): void;
  /** The number of open streams. */
  count(): number;
  /** The users who have an open stream. */
  userIds(): string[];
  close(): void;
}

/** @param options.findOpenSessions which of these session tokens are still valid */
export function openLive(options: {
  database: Database;
  bus: Bus;
  logger: Logger;
  topics: LiveTopics;
  deferredTasks: DeferredTasks;
  findOpenSessions: (tokens: string[]) => Promise<Set<string>>;
}): Live {
  const { database, bus, logger, topics, deferredTasks, findOpenSessions } = options;
  const subscribers = createSubscribers();
  const endStreams = endSignedOut(findOpenSessions, logger);
  const heartbeat = startHeartbeat<EventStream>((streams) => void endStreams(streams));
  const listeners = new Set<(event: object) => void>();
  const followUp = scheduleFollowUps({ topics, deferredTasks, sendCounts, publishStored });
  const reader = openStoredEventReader({ database, logger, topics, subscribers, onSent: followUp });
  const refetch = createRefetch<string>((userId) => void greetAgain(userId));
  const unsubscribe = bus.subscribe(receive);

  function receive(notice: Notice | null): void {
    if (!notice) recover();
    if (notice?.topic === EVENTS_TOPIC) for (const entry of notice.id.split(' ')) pullNewer(entry);
    if (notice?.topic === EPHEMERAL_TOPIC) sendEphemeral(notice.id);
    if (notice?.topic === BROADCAST_TOPIC) sendToAll(notice.id);
  }

  /** Notices may have been lost: stored events are read, and browsers fetch what the others would have changed. */
  function recover(): void {
    const userIds = subscribers.userIds();
    for (const userId of userIds) reader.pull(userId);
    refetch.start(userIds);
  }

  /** A stream that cannot be sent `hello` ends: the browser then reconnects and gets one. */
  async function greetAgain(userId: string): Promise<void> {
    try {
      const hello = { topic: 'hello', isFresh: true, ...(await topics.counts(userId)) };
      for (const stream of subscribers.streamsOf(userId)) {
        if (stream.isFull()) stream.end();
        else if (stream.position !== null) stream.send(hello);
      }
    } catch (error) {
      logger.warn({ err: error }, 'Could not read the unread counts; ending live streams');
      for (const stream of subscribers.streamsOf(userId)) stream.end();
    }
  }

  /** @param entry `userId:position` or a user id alone: nothing is read if all streams are at this position already */
  function pullNewer(entry: string): void {
    const [userId = '', position] = entry.split(':');
    const isBehind = (stream: EventStream) => stream.position === null || stream.position < Number(position);
    if (position === undefined || subscribers.streamsOf(userId).some(isBehind)) reader.pull(userId);
  }

  function sendEphemeral(notice: string): void {
    const userId = notice.slice(0, notice.indexOf(' '));
    const event: unknown = JSON.parse(notice.slice(userId.length + 1));
    for (const stream of subscribers.readyStreamsOf(userId)) stream.send(event);
  }

  function sendToAll(notice: string): void {
    const event = JSON.parse(notice) as object;
    for (const listener of listeners) listener(event);
    for (const userId of subscribers.userIds())
      for (const stream of subscribers.readyStreamsOf(userId)) stream.send(event);
  }

  /** Sends to the streams that have everything before this event. The others read it. */
  function sendNow({ userId, position, topic, ref, payload }: LiveEvent): void {
    const current = subscribers.readyStreamsOf(userId).filter((stream) => stream.position === position - 1);
    for (const stream of current) {
      stream.position = position;
      stream.send({ topic, ...payload }, position);
    }
    if (current.length > 0) followUp(userId, [{ position, topic, ref }]);
  }

  function sendCounts(userId: string, counts: object): void {
    for (const stream of subscribers.readyStreamsOf(userId)) stream.send({ topic: 'counts', ...counts });
  }

  async function join(stream: EventStream, after: number | null): Promise<void> {
    const { userId } = stream;
    subscribers.add(stream);
    heartbeat.add(stream);
    const latest = await findPosition(database, userId);
    const canResume = after !== null && (await hasAllAfter(userId, after, latest));
    const counts = await topics.counts(userId);
    stream.position = canResume ? after : latest;
    stream.send({ topic: 'hello', isFresh: !canResume, ...counts }, stream.position);
    reader.pull(userId);
  }

  /** Whether every event after this one is still stored. */
  async function hasAllAfter(userId: string, after: number, latest: number): Promise<boolean> {
    if (after >= latest) return after === latest;
    const [next] = await listEventsAfter(database, { userId, after, limit: 1 });
    return next?.position === after + 1;
  }

  function leave(stream: EventStream): void {
    heartbeat.remove(stream);
    subscribers.remove(stream);
  }

  async function publishStored(entries: readonly string[]): Promise<void> {
    const unique = [...new Set(entries)];
    for (let start = 0; start < unique.length; start += USERS_PER_NOTICE) {
      const id = unique.slice(start, start + USERS_PER_NOTICE).join(' ');
      await bus.publish({ topic: EVENTS_TOPIC, id });
    }
  }

  async function publish(events: readonly LiveEvent[]): Promise<void> {
    for (const event of events) sendNow(event);
    await publishStored(events.map(({ userId, position }) => `${userId}:${position}`));
  }

  return {
    publishStored,
    publish,
    publishEphemeral: (userId, event) =>
      bus.publish({ topic: EPHEMERAL_TOPIC, id: `${userId} ${JSON.stringify(event)}` }),
    broadcast: (event) => bus.publish({ topic: BROADCAST_TOPIC, id: JSON.stringify(event) }),
    onBroadcast(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    join,
    leave,
    pull: reader.pull,
    count: heartbeat.count,
    userIds: subscribers.userIds,
    close() {
      reader.close();
      refetch.stop();
      unsubscribe();
      heartbeat.close();
    },
  };
}
