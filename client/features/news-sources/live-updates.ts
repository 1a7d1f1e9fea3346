// Shows the progress of a fetch, and what other admins change about news sources.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

/** Returns the handler of live events. */
export function useNewsSourceUpdates(): (event: LiveEvent) => void {
  const { newsSources, news } = useApi();
  const queryClient = useQueryClient();
  const hasConnected = useRef(false);
  return ({ topic, run }) => {
    // Progress events are not repeated after a reconnect, so the state is fetched again.
    const isReconnect = topic === 'hello' && hasConnected.current;
    if (topic === 'hello') hasConnected.current = true;
    if (topic === 'news-sources' || isReconnect) refreshQueries(queryClient, newsSources.key());
    if (topic !== 'news-fetch') return;
    const progress = run as FetchRun;
    if (progress.finishedAt) {
      refreshQueries(queryClient, newsSources.key());
      if (progress.totalCreated > 0) refreshQueries(queryClient, news.key());
    }
    queryClient.setQueryData(newsSources.latestFetch.queryKey(), { run: progress });
  };
}
