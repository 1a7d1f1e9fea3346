// The stream of scores for visitors: one connection for all matches on the page, while one of them is played and the page is
// visible. Signed-in users have a live connection anyway.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Result } from '#shared/features/results/schemas.ts';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { useNow } from '../../core/now.tsx';
import { refreshQueries } from '../../core/refresh-queries.ts';
import { useViewer } from '../../core/viewer.ts';
import { useResultUpdates } from './live-updates.ts';

const STREAM = '/api/live-results';
/** Before a match is to begin, and after it should have begun. */
const NEAR_MS = 3 * 60 * 60 * 1000;

/** Connects while one of these matches is live or about to begin. */
export function useScoreStream(results: readonly Pick<Result, 'status' | 'gameDate'>[]): void {
  const { results: api } = useApi();
  const queryClient = useQueryClient();
  const isVisitor = useViewer() === null;
  const now = useNow();
  const isNear = ({ status, gameDate }: Pick<Result, 'status' | 'gameDate'>) =>
    status === 'live' || (status === 'scheduled' && Math.abs(Date.parse(gameDate) - now) < NEAR_MS);
  const isWanted = isVisitor && results.some(isNear);
  const show = useEffectEvent(useResultUpdates());
  const catchUp = useEffectEvent(() => refreshQueries(queryClient, api.key()));
  useEffect(() => {
    if (!isWanted) return;
    return shareStream({ onEvent: (event) => show(event), onOpen: () => catchUp() });
  }, [isWanted]);
}

interface Reader {
  onEvent: (event: LiveEvent) => void;
  /** Since the page was rendered, or since the connection was lost, scores may have changed. */
  onOpen: () => void;
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

function openStream(): { readers: Set<Reader>; close: () => void } {
  const readers = new Set<Reader>();
  let source: EventSource | undefined;

  function follow(): void {
    source?.close();
    source = undefined;
    if (document.hidden) return;
    source = new EventSource(STREAM);
    source.addEventListener('open', () => {
      // The readers share their queries.
      const [first] = readers;
      first?.onOpen();
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const [first] = readers;
      first?.onEvent(JSON.parse(data) as LiveEvent);
    });
  }

  follow();
  document.addEventListener('visibilitychange', follow);
  return {
    readers,
    close() {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    },
  };
}
