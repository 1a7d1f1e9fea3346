// Refetches the news management when other staff have changed an article.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';

/** Returns the handler of live events. */
export function useNewsEditingUpdates(): (event: LiveEvent) => void {
  const { news } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, isFresh }) => {
    // After a long break events may have been missed.
    const isMissed = topic === 'hello' && isFresh === true;
    if (topic !== 'news-editing' && !isMissed) return;
    for (const endpoint of [news.listForEditing, news.editingOverview, news.findForEditing])
      refreshQueries(queryClient, endpoint.key());
  };
}
