// Updates the query cache when a user signs in or out.
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isAnotherViewer, setLastViewer } from '../../../core/last-viewer.ts';
import { clearRecentSearches } from '../../../core/recent-searches.ts';
import type { ApiQueries } from '../../../core/api.ts';
import { closeOffers } from '../../../core/undo/undo-offers.ts';
import { wait } from '../../../core/wait.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/**
 * Sets the signed-in user and refetches everything else. What an earlier user of this page has fetched is removed, as when
 * signing out.
 */
export async function applySignIn(viewer: Viewer, api: ApiQueries, queryClient: QueryClient): Promise<void> {
  // The session of a suspended user has a suspension instead of a viewer, and every page then shows the decision.
  if (viewer.isSuspended) {
    notifyOtherTabs(viewer.id);
    return queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
  }
  if (isAnotherViewer(queryClient, viewer.id)) return replaceViewer(viewer, api, queryClient);
  notifyOtherTabs(viewer.id);
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer });
  void queryClient.invalidateQueries({ predicate: isNotSession(api) });
}

/** Sets the session to signed out, and refetches as a visitor. */
export function applySignOut(api: ApiQueries, queryClient: QueryClient): Promise<void> {
  return replaceViewer(null, api, queryClient);
}

/**
 * Active queries are refetched and all others are removed, so that the next user of this computer finds no personal data in
 * memory. For the same reason recent searches are cleared, and toasts are closed that offer to undo an action of the earlier
 * user.
 */
async function replaceViewer(
  viewer: Viewer | null,
  api: ApiQueries,
  queryClient: QueryClient,
): Promise<void> {
  closeOffers();
  clearRecentSearches();
  setLastViewer(queryClient, viewer?.id ?? null);
  notifyOtherTabs(viewer?.id ?? null);
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer });
  // Wait until components have re-rendered and disabled the queries that need a session; otherwise the server refuses those.
  await wait();
  queryClient.removeQueries({ type: 'inactive', predicate: isNotSession(api) });
  void queryClient.resetQueries({ predicate: isNotSession(api) });
}

function isNotSession(api: ApiQueries): (query: Query) => boolean {
  const sessionHash = hashKey(api.accounts.session.queryKey());
  return (query) => query.queryHash !== sessionHash;
}
