// Updates the dashboard, the sidebar and the messages to the operator when an item starts or stops waiting for staff.
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
    const isMissed = topic === 'hello' && isFresh === true;
    if (!topics.has(topic) && !isMissed) return;
    for (const shown of [admin.overview, ads.counts, contact.counts, reports.counts])
      refreshQueries(queryClient, shown.key());
    if (topic === 'waiting' || isMissed) refreshQueries(queryClient, contact.list.key());
  };
}
