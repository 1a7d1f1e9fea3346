// Updates the query cache when a user signs in or out.
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { clearRecentSearches } from '../../../core/recent-searches.ts';
import type { ApiQueries } from '../../../core/endpoint-queries.ts';
import { closeOffers } from '../../../core/undo/undo-offers.ts';

/** Sets the signed-in user and refetches everything else. */
export function applySignIn(viewer: Viewer, api: ApiQueries, queryClient: QueryClient): void {
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer });
  void queryClient.invalidateQueries({ predicate: isNotSession(api) });
}

/**
 * Sets the session to signed out. Active queries are refetched as a visitor and all others are removed, so that the
 * next user of this computer finds nothing in memory, nor what was searched for, and no toast offers to undo what only
 * the one who left could.
 */
export async function applySignOut(api: ApiQueries, queryClient: QueryClient): Promise<void> {
  closeOffers();
  clearRecentSearches();
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer: null });
  // First components re-render and disable queries that need a session; otherwise those are refetched and refused.
  await new Promise((resolve) => setTimeout(resolve));
  queryClient.removeQueries({ type: 'inactive', predicate: isNotSession(api) });
  void queryClient.resetQueries({ predicate: isNotSession(api) });
}

function isNotSession(api: ApiQueries): (query: Query) => boolean {
  const sessionHash = hashKey(api.accounts.session.queryKey());
  return (query) => query.queryHash !== sessionHash;
}
