// Fetches associations again when one has changed.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

/** Returns the handler of live events. */
export function useAssociationUpdates(): (event: LiveEvent) => void {
  const { associations } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, isFresh }) => {
    // After a long break events may have been missed.
    if (topic === 'associations' || (topic === 'hello' && isFresh === true))
      refreshQueries(queryClient, associations.key());
  };
}
