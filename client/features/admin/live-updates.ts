// Updates the dashboard and the sidebar when something waits for a decision, or no longer does.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

const topics = new Set(['waiting', 'forum', 'news-editing']);

/** Returns what to do with each live event. */
export function useOverviewUpdates(): (event: LiveEvent) => void {
  const { admin, contact } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, isFresh }) => {
    // After a long break events may have been missed.
    if (!topics.has(topic) && !(topic === 'hello' && isFresh === true)) return;
    refreshQueries(queryClient, admin.overview.key());
    refreshQueries(queryClient, contact.counts.key());
  };
}
