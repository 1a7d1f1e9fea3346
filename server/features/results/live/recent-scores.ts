// The latest scores, which are sent first on each stream: points that were scored while a page was on its way to the browser.

/** Longer than a browser shows a list without fetching it again. */
const MAX_AGE_MS = 6 * 60_000;
/** More matches than are scored while a page loads; about 12 kB. */
const MAX_MATCHES = 50;

export interface RecentScores {
  add(matchId: string, text: string): void;
  /** The latest event of each match, the oldest first. */
  read(): string;
  clear(): void;
}

/** @param now only tests pass it */
export function createRecentScores(now: () => number = Date.now): RecentScores {
  /** The latest event of each match, by match id, in the order of the events. */
  const events = new Map<string, { text: string; at: number }>();
  return {
    add(matchId, text) {
      events.delete(matchId);
      events.set(matchId, { text, at: now() });
      const [oldest] = events.keys();
      if (events.size > MAX_MATCHES && oldest !== undefined) events.delete(oldest);
    },
    read() {
      const since = now() - MAX_AGE_MS;
      for (const [matchId, { at }] of events) if (at < since) events.delete(matchId);
      return [...events.values()].map(({ text }) => text).join('');
    },
    clear: () => events.clear(),
  };
}
