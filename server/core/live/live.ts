// What people's browsers hear without asking: every line that is open to this process, and what is written on it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/connection.ts';
import type { Afterwards } from '../afterwards.ts';
import type { Bus, Notice } from '../bus.ts';
import type { Logger } from '../logger.ts';
import { keepBreath } from './breath.ts';
import { keepFollowUps } from './follow-up.ts';
import type { Line } from './line.ts';
import { findPosition, listEventsAfter } from './queries.ts';
import { type LiveWords, putInWords, type WordedEvent } from './words.ts';

const EVENTS = 'live';
const WHISPERS = 'whisper';
const AT_A_TIME = 100;
/** How many people one notice names. */
const NAMES_A_NOTICE = 100;
const RETRY_MS = 500;
/** What is said is drawn first: on few processors, telling other processes and whoever has written it would hold that up. */
const READING_MS = 5;

const none: ReadonlySet<Line> = new Set();

export interface Live {
  /** Tells every process that these people have new events; to be called after the commit. */
  wake(userIds: readonly string[]): Promise<void>;
  /** The same for events whose words are at hand: told here at once, and everywhere when it is done. */
  tell(events: readonly WordedEvent[]): Promise<void>;
  /** Says something of the moment to one person's browsers: who is away just now never hears it. */
  whisper(userId: string, saying: object): Promise<void>;
  /**
   * Takes a line on.
   *
   * @param after the last event the browser has heard of; null for one that begins
   */
  join(line: Line, after: number | null): Promise<void>;
  leave(line: Line): void;
  pull(userId: string): void;
  count(): number;
  close(): void;
}

/** Everyone who listens here: their lines, and whether somebody is reading for them. */
interface Listener {
  lines: Set<Line>;
  isReading: boolean;
  isStale: boolean;
}

/**
 * @param parts.findOpenSessions which of these sessions, by their tokens, still stand; asked now and then for the lines they opened
 */
export function openLive(parts: {
  database: Database;
  bus: Bus;
  logger: Logger;
  words: LiveWords;
  afterwards: Afterwards;
  findOpenSessions: (tokens: string[]) => Promise<Set<string>>;
}): Live {
  const { database, bus, logger, words, afterwards, findOpenSessions } = parts;
  const listeners = new Map<string, Listener>();
  const breath = keepBreath(findOpenSessions, logger);
  const retries = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  const noteTold = keepFollowUps({ words, afterwards, sayCounts, tell });

  const forget = bus.subscribe((notice) => hear(notice));

  function hear(notice: Notice | null): void {
    if (!notice) return pullAll();
    if (notice.topic === EVENTS) for (const name of notice.id.split(' ')) hearOf(name);
    if (notice.topic === WHISPERS) repeat(notice.id);
  }

  /** A person has new events; where it is said how many there are, whoever has heard them all need not ask. */
  function hearOf(name: string): void {
    const [userId = '', position] = name.split(':');
    const lines = listeners.get(userId)?.lines ?? none;
    const isBehind = (line: Line) => line.position === null || line.position < Number(position);
    if (position === undefined || [...lines].some(isBehind)) pull(userId);
  }

  /** Some events may have been missed: everybody's are read, a few people at a time. */
  function pullAll(): void {
    for (const userId of listeners.keys()) pull(userId);
  }

  function repeat(whisper: string): void {
    const userId = whisper.slice(0, whisper.indexOf(' '));
    const listener = listeners.get(userId);
    if (!listener) return;
    const saying: unknown = JSON.parse(whisper.slice(userId.length + 1));
    for (const line of listener.lines) if (line.position !== null && !line.isFull()) line.say(saying);
  }

  function pull(userId: string): void {
    const listener = listeners.get(userId);
    if (!listener) return;
    listener.isStale = true;
    if (!listener.isReading) void readFor(userId, listener);
  }

  async function readFor(userId: string, listener: Listener): Promise<void> {
    listener.isReading = true;
    try {
      while (listener.isStale && !closing.signal.aborted) {
        listener.isStale = false;
        await tellNews(userId, listener);
      }
    } catch (error) {
      if (closing.signal.aborted) return;
      logger.warn({ err: error }, 'Live events could not be read, and are read again in a moment');
      const retry = setTimeout(() => {
        retries.delete(retry);
        pull(userId);
      }, RETRY_MS);
      retry.unref();
      retries.add(retry);
    } finally {
      listener.isReading = false;
    }
  }

  /** Writes to each line what it has not heard yet. A line that is full is left where it is until it has room. */
  async function tellNews(userId: string, { lines }: Listener): Promise<void> {
    for (;;) {
      const open = [...lines].filter((line) => line.position !== null && !line.isFull());
      if (open.length === 0) return;
      const after = Math.min(...open.map(({ position }) => position ?? 0));
      const events = await listEventsAfter(database, { userId, after, limit: AT_A_TIME });
      if (events.length === 0) return;
      const told = await putInWords(words.topics, userId, events);
      for (const line of open) {
        for (const { position, topic, ref } of events) {
          if (position <= (line.position ?? 0) || !lines.has(line)) continue;
          line.position = position;
          const saying = told.get(topic)?.get(ref);
          if (saying) line.say({ topic, ...saying }, position);
        }
      }
      noteTold(userId, events);
      if (events.length < AT_A_TIME) return;
    }
  }

  /** A line that has heard all that was before hears this at once; any other reads it in its turn. Says whether one did. */
  function sayAtOnce({ userId, position, topic, ref, saying, endsThere = false }: WordedEvent): boolean {
    let isTold = false;
    for (const line of listeners.get(userId)?.lines ?? none) {
      if (line.position !== position - 1 || line.isFull()) continue;
      line.position = position;
      line.say({ topic, ...saying }, position);
      isTold = true;
    }
    if (isTold && !endsThere) noteTold(userId, [{ position, topic, ref }]);
    return isTold;
  }

  function sayCounts(userId: string, counts: object): void {
    for (const line of listeners.get(userId)?.lines ?? none) {
      if (line.position !== null && !line.isFull()) line.say({ topic: 'counts', ...counts });
    }
  }

  async function join(line: Line, after: number | null): Promise<void> {
    const { userId } = line;
    const listener = listeners.get(userId) ?? {
      lines: new Set(),
      isReading: false,
      isStale: false,
    };
    listeners.set(userId, listener);
    listener.lines.add(line);
    breath.add(line);
    const latest = await findPosition(database, userId);
    const isKnown = after !== null && (await isReachable(userId, after, latest));
    const counts = await words.counts(userId);
    line.position = isKnown ? after : latest;
    line.say({ topic: 'hello', isFresh: !isKnown, ...counts }, line.position);
    pull(userId);
  }

  /** Whether all that came after this event is still written down. */
  async function isReachable(userId: string, after: number, latest: number): Promise<boolean> {
    if (after >= latest) return after === latest;
    const [next] = await listEventsAfter(database, { userId, after, limit: 1 });
    return next?.position === after + 1;
  }

  function leave(line: Line): void {
    breath.remove(line);
    const listener = listeners.get(line.userId);
    listener?.lines.delete(line);
    if (listener?.lines.size === 0) listeners.delete(line.userId);
  }

  async function tell(events: readonly WordedEvent[]): Promise<void> {
    let isSaid = false;
    for (const event of events) if (sayAtOnce(event)) isSaid = true;
    if (isSaid) await pause(READING_MS);
    await announce(events.map(({ userId, position }) => `${userId}:${position}`));
  }

  async function announce(names: readonly string[]): Promise<void> {
    for (let start = 0; start < names.length; start += NAMES_A_NOTICE) {
      await bus.publish({ topic: EVENTS, id: names.slice(start, start + NAMES_A_NOTICE).join(' ') });
    }
  }

  return {
    wake: (userIds) => announce([...new Set(userIds)]),
    tell,
    whisper: (userId, saying) => bus.publish({ topic: WHISPERS, id: `${userId} ${JSON.stringify(saying)}` }),
    join,
    leave,
    pull,
    count: breath.count,
    close() {
      closing.abort();
      forget();
      for (const retry of retries) clearTimeout(retry);
      breath.close();
    },
  };
}
