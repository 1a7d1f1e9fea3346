// The stream of scores for visitors: one connection for all matches on the page, while one of them is played and the page is
// visible. Signed-in users have a live connection anyway.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { HOUR_MS } from '#shared/durations.ts';
import type { Result } from '#shared/features/results/schemas.ts';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { useNow } from '../../core/now.tsx';
import { refreshQueries } from '../../core/refresh-queries.ts';
import { useViewer } from '../../core/viewer.ts';
import { whenIdle } from '../../core/when-idle.ts';
import { useResultUpdates } from './live-updates.ts';

const STREAM = '/api/live-results';
/** A scheduled match counts as live from `EARLY_MS` before its start until `LATE_MS` after it. */
const EARLY_MS = 10 * 60 * 1000;
const LATE_MS = 2 * HOUR_MS;

/** Pauses before a stream that the browser has closed is opened again; random, so that browsers do not return together. */
const FIRST_PAUSE_MS = 3000;
const MAX_PAUSE_MS = 60_000;

/** Connects while one of these matches is live or about to begin. The page itself has the scores: nothing is fetched. */
export function useScoreStream(results: readonly Pick<Result, 'status' | 'gameDate'>[]): void {
  const { results: api } = useApi();
  const queryClient = useQueryClient();
  const isVisitor = useViewer() === null;
  const now = useNow();
  const isNear = ({ status, gameDate }: Pick<Result, 'status' | 'gameDate'>) => {
    const untilStart = Date.parse(gameDate) - now;
    return status === 'live' || (status === 'scheduled' && untilStart < EARLY_MS && untilStart > -LATE_MS);
  };
  const isWanted = isVisitor && results.some(isNear);
  const show = useEffectEvent(useResultUpdates());
  const catchUp = useEffectEvent(() => refreshQueries(queryClient, api.key()));
  useEffect(() => {
    if (!isWanted) return;
    return shareStream({ onEvent: (event) => show(event), onReopen: () => catchUp() });
  }, [isWanted]);
}

interface Reader {
  onEvent: (event: LiveEvent) => void;
  /** Called after a reconnect: matches may have changed while there was no connection. */
  onReopen: () => void;
}

let shared: { readers: Set<Reader>; close: () => void } | undefined;

/** Of several lists on the page, the first opens the stream and the last closes it. */
function shareStream(reader: Reader): () => void {
  shared ??= openStream();
  const { readers } = shared;
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    shared?.close();
    shared = undefined;
  };
}

/** The server begins each stream with the latest scores, so nothing is missed between the page load and the connection. */
function openStream(): { readers: Set<Reader>; close: () => void } {
  const readers = new Set<Reader>();
  let source: EventSource | undefined;
  let hasMissed = document.hidden;
  let attempts = 0;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  // All readers share the query cache, so it is enough to notify the first.
  const first = () => [...readers][0];

  function follow(): void {
    clearTimeout(reopening);
    source?.close();
    source = undefined;
    if (document.hidden) {
      hasMissed = true;
      return;
    }
    const opened = new EventSource(STREAM);
    source = opened;
    opened.addEventListener('open', () => {
      if (hasMissed) first()?.onReopen();
      hasMissed = false;
      attempts = 0;
    });
    opened.addEventListener('error', () => {
      hasMissed = true;
      // The browser reconnects after a lost connection, but never after an answer such as 502 while the site restarts.
      if (opened.readyState !== EventSource.CLOSED) return;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, MAX_PAUSE_MS);
      attempts += 1;
      reopening = setTimeout(follow, pause * (0.5 + Math.random() / 2));
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      first()?.onEvent(JSON.parse(data) as LiveEvent);
    });
  }

  const cancelStart = whenIdle(follow);
  document.addEventListener('visibilitychange', follow);
  return {
    readers,
    close() {
      cancelStart();
      clearTimeout(reopening);
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    },
  };
}
