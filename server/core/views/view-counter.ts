// Counts views of pages: one for each visitor and half hour, without cookies and without storing addresses. Visits are collected
// in the process and written every few seconds, and before the process ends.
import type { IncomingHttpHeaders } from 'node:http';
import type { ViewedPage } from '#shared/features/views/viewed-pages.ts';
import type { Database } from '../../database/connection.ts';
import type { DeferredTasks } from '../jobs/deferred-tasks.ts';
import { isReader } from './readers.ts';
import { insertVisitsOf, readSalts, type ViewedPages, type Visit } from './view-queries.ts';
import { MEMORY_MS, type RecentVisitors, createRecentVisitors } from './view-visitors.ts';

const FLUSH_MS = 5_000;
/** Limit of visits in memory, some 50 MB; further visits are not counted until these are written. */
const MAX_PENDING = 200_000;
/** From this number on, visits are written without delay: many pending visits make the process slow. */
const MANY_PENDING = 10_000;
/** Visits in one statement: few enough that the process answers requests in between. */
const BATCH = 1000;

export interface Reader {
  ip: string;
  userAgent: string;
  headers: IncomingHttpHeaders;
  /** As in `Visit`. */
  source: string | null;
  /** Token of the session; null for visitors. */
  token: string | null;
}

export interface ViewCounter {
  /** Counts a view, unless the reader is a bot, prefetches the page, or was counted less than half an hour ago. */
  count: (page: ViewedPage, reader: Reader) => void;
  /** Writes the collected visits. */
  flush: () => Promise<void>;
}

interface CounterOptions {
  database: Database;
  deferredTasks: Pick<DeferredTasks, 'do'>;
  pages: readonly ViewedPages[];
  /** The users of these sessions, by token. */
  findUsers: (tokens: string[]) => Promise<Map<string, string>>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

type PendingVisit = Visit & { visitors: RecentVisitors };

export function createViewCounter({
  database,
  deferredTasks,
  pages,
  findUsers,
  now = Date.now,
}: CounterOptions): ViewCounter {
  const insertVisits = insertVisitsOf(pages);
  /** Visits that are not yet written, oldest first. */
  const pending: PendingVisit[] = [];
  let recent = createRecentVisitors(0);
  let expiry: NodeJS.Timeout | undefined;
  let isScheduled = false;

  function startPeriod(at: number): void {
    recent = createRecentVisitors(at);
    clearTimeout(expiry);
    // Needed when no further visitor triggers the replacement.
    expiry = setTimeout(() => (recent = createRecentVisitors(0)), MEMORY_MS).unref();
  }

  function schedule(): void {
    if (pending.length >= MANY_PENDING) deferredTasks.do('count-many-views', flush);
    if (isScheduled) return;
    isScheduled = true;
    deferredTasks.do('count-views', flush, FLUSH_MS, FLUSH_MS);
  }

  async function flush(): Promise<void> {
    isScheduled = false;
    while (pending[0]) {
      const { visitors } = pending[0];
      visitors.salts ??= await readSalts(database, visitors.since);
      const batch = takeBatch(visitors);
      try {
        await insertVisits(database, { salts: visitors.salts, visits: batch, users: await usersOf(batch) });
      } catch (error) {
        // The next flush tries again.
        pending.unshift(...batch);
        throw error;
      }
      for (const { visitor, subject } of batch) visitor.waiting.splice(visitor.waiting.indexOf(subject), 1);
    }
  }

  /** Removes and returns the oldest visits with the same salts, at most BATCH. */
  function takeBatch(visitors: RecentVisitors): PendingVisit[] {
    let size = 0;
    while (size < BATCH && pending[size]?.visitors === visitors) size += 1;
    return pending.splice(0, size);
  }

  async function usersOf(batch: PendingVisit[]): Promise<Map<string, string>> {
    const tokens = new Set(batch.flatMap(({ token }) => token ?? []));
    return tokens.size > 0 ? findUsers([...tokens]) : new Map();
  }

  return {
    flush,
    count({ kind, subject }, { ip, userAgent, headers, source, token }) {
      if (!isReader(userAgent, headers) || pending.length >= MAX_PENDING) return;
      const at = now();
      if (!recent.isFor(at)) startPeriod(at);
      const found = recent.find(ip, userAgent, at);
      if (!found || found.visitor.waiting.includes(subject)) return;
      const { visitor, isNew } = found;
      visitor.waiting.push(subject);
      pending.push({ visitors: recent, visitor, isNew, kind, subject, at, source, token });
      schedule();
    },
  };
}
