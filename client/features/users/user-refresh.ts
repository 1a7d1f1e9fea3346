// Refetches all queries that show users, after a user was changed.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';

/** The table, the dashboard's counts, and the deleted person's content on the marketplace. */
export function useUserRefresh(): () => Promise<unknown> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.users.key(), api.admin.key(), api.ads.key(), api.audit.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
