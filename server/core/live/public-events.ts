// What features declare of their broadcasts for visitors, and the latest of these events, which a new stream gets first.
import type { PageName } from '#shared/features/page-settings/page-names.ts';

/** A broadcast event that visitors get too: everything in it is public. */
export interface PublicEvent {
  /** The page that the event belongs to. While it is closed, visitors do not get the event. */
  closedWith?: PageName;
  /** The field with the id of what has changed. Of recent events about the same thing, a new stream gets the latest only. */
  about?: string;
}

/** By topic. */
export type PublicEvents = Readonly<Record<string, PublicEvent>>;

/** How long an event is recent: time for a page to load on a slow network, and for a look at another tab. */
const MAX_AGE_MS = 2 * 60_000;
/** More events than occur while a page loads; about 25 kB. */
const MAX_EVENTS = 100;

export interface RecentEvents {
  /** @param key identifies what the event is about: a later event with the same key replaces it */
  add(key: string, event: { text: string; closedWith: PageName | undefined }): void;
  /** The texts of the events, the oldest first, except those of closed pages. */
  read(closed: ReadonlySet<PageName>): string;
  /** For how long every event has been stored, in ms. A page that is older must be fetched again. */
  coveredMs(): number;
  /** Call it when events may have been lost. */
  clear(): void;
}

/** @param now only tests pass it */
export function createRecentEvents(now: () => number = Date.now): RecentEvents {
  const events = new Map<string, { text: string; closedWith: PageName | undefined; at: number }>();
  let completeSince = now();
  return {
    add(key, event) {
      events.delete(key);
      events.set(key, { ...event, at: now() });
      const [oldest] = events;
      if (events.size <= MAX_EVENTS || !oldest) return;
      events.delete(oldest[0]);
      completeSince = Math.max(completeSince, oldest[1].at);
    },
    read(closed) {
      const since = now() - MAX_AGE_MS;
      for (const [key, { at }] of events) if (at < since) events.delete(key);
      return [...events.values()]
        .filter(({ closedWith }) => closedWith === undefined || !closed.has(closedWith))
        .map(({ text }) => text)
        .join('');
    },
    coveredMs: () => Math.min(MAX_AGE_MS, now() - completeSince),
    clear() {
      events.clear();
      completeSince = now();
    },
  };
}
