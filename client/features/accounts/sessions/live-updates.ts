// Fetches the signed-in user again when staff have changed their role.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';

/** Returns the handler of live events. */
export function useSessionUpdates(): (event: LiveEvent) => void {
  const { accounts } = useApi();
  const queryClient = useQueryClient();
  return ({ topic }) => {
    if (topic === 'role') refreshQueries(queryClient, accounts.session.queryKey());
  };
}
