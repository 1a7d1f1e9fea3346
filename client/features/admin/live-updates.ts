// Updates the dashboard and the sidebar when an item starts or stops waiting for a decision.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

const topics = new Set(['waiting', 'forum', 'news-editing']);

/** Returns the handler of live events. */
export function useOverviewUpdates(): (event: LiveEvent) => void {
  const { admin, ads, contact, reports } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, isFresh }) => {
    // After a long break events may have been missed.
    if (!topics.has(topic) && !(topic === 'hello' && isFresh === true)) return;
    for (const shown of [admin.overview, ads.counts, contact.counts, reports.counts])
      refreshQueries(queryClient, shown.key());
  };
}
