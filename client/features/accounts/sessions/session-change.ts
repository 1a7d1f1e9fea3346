// What the page knows is exchanged when the person behind it changes.
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { ApiQueries } from '../../../core/endpoint-queries.ts';

/** The page belongs to this person from now on; all it has fetched is asked for again in their name. */
export function enterAs(viewer: Viewer, api: ApiQueries, queryClient: QueryClient): void {
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer });
  void queryClient.invalidateQueries({ predicate: isNotSession(api) });
}

/**
 * The page belongs to nobody from now on. What is on screen is asked for again as a visitor, and everything else
 * is forgotten, so that the next person at this computer finds nothing in memory.
 */
export async function leave(api: ApiQueries, queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer: null });
  // First the page hears of it and stops asking for what only the signed-in may see; else that is asked once more, and refused.
  await new Promise((heard) => setTimeout(heard));
  queryClient.removeQueries({ type: 'inactive', predicate: isNotSession(api) });
  void queryClient.resetQueries({ predicate: isNotSession(api) });
}

function isNotSession(api: ApiQueries): (query: Query) => boolean {
  const sessionHash = hashKey(api.accounts.session.queryKey());
  return (query) => query.queryHash !== sessionHash;
}
