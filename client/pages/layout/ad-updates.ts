// Updates what the user sees of an ad when a moderator or the other party changes it: own ads, its page, and its deals.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

/** Returns the handler of live events. Conversations have a handler of their own. */
export function useAdUpdates(): (event: LiveEvent) => void {
  const { ads, deals } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, isFresh }) => {
    // After a long break events may have been missed.
    const isChanged = topic === 'ad' || (topic === 'hello' && isFresh === true);
    if (!isChanged) return;
    refreshQueries(queryClient, ads.mine.key());
    refreshQueries(queryClient, deals.key());
    refreshQueries(queryClient, ads.find.key());
  };
}
