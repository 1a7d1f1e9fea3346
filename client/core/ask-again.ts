// Asking the server once more, when something has changed since it was asked.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** First answers that are already waited for. */
const awaited = new WeakSet<Promise<unknown>>();

/**
 * Asks again for what the page knows under this key. A first answer that is still on its way may have been written before the
 * change, and the cache does not break off a question whose answer it does not have: then it is asked again after it.
 */
export function askAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const first = query.state.data === undefined ? query.promise : undefined;
    if (query.state.fetchStatus === 'idle' || !first || awaited.has(first)) continue;
    awaited.add(first);
    first.then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      // It is told that it failed, with a way to ask again.
      () => undefined,
    );
  }
  void queryClient.invalidateQueries({ queryKey });
}
