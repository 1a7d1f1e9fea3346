// What people's browsers hear without asking: every line that is open to this process, and what is written on it.
import type { Database } from '../../database/connection.ts';
import type { Bus, Notice } from '../bus.ts';
import type { Logger } from '../logger.ts';
import type { Line } from './line.ts';
import { findPosition, type LiveEventRow, listEventsAfter } from './queries.ts';

const EVENTS = 'live';
const WHISPERS = 'whisper';
const AT_A_TIME = 100;
/** How many people one notice names. */
const NAMES_A_NOTICE = 100;
const RETRY_MS = 500;
const BREATH_MS = 25_000;
/** Few at a time: thousands that breathe at once would hold up whoever has something to say. */
const TICK_MS = 100;

/** Puts events of one topic in words, for the person who hears them; what is gone since is left out. */
export type TellTopic = (userId: string, refs: string[]) => Promise<Map<string, object>>;

export interface LiveWords {
  /** By topic. */
  topics: Record<string, TellTopic>;
  /** What is said first on every line, and again after each change: how many things wait. */
  counts: (userId: string) => Promise<object>;
  /** Told once the events have been written to a browser of theirs. */
  onTold?: (userId: string, events: readonly LiveEventRow[]) => Promise<void>;
}

export interface Live {
  /** Tells every process that these people have new events; to be called after the commit. */
  wake(userIds: readonly string[]): Promise<void>;
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
  findOpenSessions: (tokens: string[]) => Promise<Set<string>>;
}): Live {
  const { database, bus, logger, words, findOpenSessions } = parts;
  const listeners = new Map<string, Listener>();
  // When they are next looked after.
  const due = new Map<Line, number>();
  const retries = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  const forget = bus.subscribe((notice) => hear(notice));
  const ticking = setInterval(() => lookAfter(Date.now()), TICK_MS);
  ticking.unref();

  function hear(notice: Notice | null): void {
    if (!notice) return pullAll();
    if (notice.topic === EVENTS) for (const userId of notice.id.split(' ')) pull(userId);
    if (notice.topic === WHISPERS) repeat(notice.id);
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
      const told = await putInWords(userId, events);
      for (const line of open) {
        for (const { position, topic, ref } of events) {
          if (position <= (line.position ?? 0) || !lines.has(line)) continue;
          line.position = position;
          const saying = told.get(topic)?.get(ref);
          if (saying) line.say({ topic, ...saying }, position);
        }
      }
      await sayCounts(userId, open);
      await words.onTold?.(userId, events);
      if (events.length < AT_A_TIME) return;
    }
  }

  async function putInWords(
    userId: string,
    events: readonly LiveEventRow[],
  ): Promise<Map<string, Map<string, object>>> {
    const told = new Map<string, Map<string, object>>();
    for (const topic of new Set(events.map((event) => event.topic))) {
      const refs = new Set(events.filter((event) => event.topic === topic).map(({ ref }) => ref));
      told.set(topic, (await words.topics[topic]?.(userId, [...refs])) ?? new Map());
    }
    return told;
  }

  async function sayCounts(userId: string, lines: readonly Line[]): Promise<void> {
    const counts = await words.counts(userId);
    for (const line of lines) line.say({ topic: 'counts', ...counts });
  }

  async function join(line: Line, after: number | null): Promise<void> {
    const { userId } = line;
    const listener = listeners.get(userId) ?? { lines: new Set(), isReading: false, isStale: false };
    listeners.set(userId, listener);
    listener.lines.add(line);
    // At different times, however many have come at once.
    due.set(line, Date.now() + BREATH_MS * (0.5 + Math.random() / 2));
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
    due.delete(line);
    const listener = listeners.get(line.userId);
    listener?.lines.delete(line);
    if (listener?.lines.size === 0) listeners.delete(line.userId);
  }

  /** Lines breathe, so that nothing between takes them for dead, and end with the session that opened them. */
  function lookAfter(now: number): void {
    const looked: Line[] = [];
    for (const [line, time] of due) if (time <= now) looked.push(line);
    for (const line of looked) {
      due.set(line, now + BREATH_MS);
      line.breathe();
    }
    if (looked.length > 0) void endThoseOut(looked);
  }

  async function endThoseOut(lines: readonly Line[]): Promise<void> {
    try {
      const open = await findOpenSessions(lines.map(({ token }) => token));
      for (const line of lines) if (!open.has(line.token)) line.end();
    } catch (error) {
      logger.warn({ err: error }, 'Sessions could not be looked up for their live lines');
    }
  }

  return {
    async wake(userIds) {
      const people = [...new Set(userIds)];
      for (let start = 0; start < people.length; start += NAMES_A_NOTICE) {
        await bus.publish({ topic: EVENTS, id: people.slice(start, start + NAMES_A_NOTICE).join(' ') });
      }
    },
    whisper: (userId, saying) => bus.publish({ topic: WHISPERS, id: `${userId} ${JSON.stringify(saying)}` }),
    join,
    leave,
    pull,
    count: () => due.size,
    close() {
      closing.abort();
      forget();
      clearInterval(ticking);
      for (const retry of retries) clearTimeout(retry);
      for (const line of due.keys()) line.end();
    },
  };
}
