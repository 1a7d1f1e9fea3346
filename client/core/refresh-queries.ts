// Invalidates queries after a change on the server.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** First fetches for which a refetch is already scheduled. */
const awaitedFetches = new WeakSet<Promise<unknown>>();

/**
 * Like `queryClient.invalidateQueries`, and also refetches queries whose first fetch is pending: its response may
 * predate the change, and TanStack Query does not cancel a first fetch.
 */
export function refreshQueries(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const firstFetch = query.state.data === undefined ? query.promise : undefined;
    if (query.state.fetchStatus === 'idle' || !firstFetch || awaitedFetches.has(firstFetch)) continue;
    awaitedFetches.add(firstFetch);
    firstFetch.then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      // The component shows the error with a retry button.
      () => undefined,
    );
  }
  void queryClient.invalidateQueries({ queryKey });
}
