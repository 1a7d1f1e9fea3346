// Opens a page of the site for a test, at its address and in its frame, with the server's answers.
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { makeRouter } from '../app/router.tsx';
import { routeTree } from '../app/routes.tsx';
import { queriesOf } from '../core/endpoint-queries.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { type Answers, serverOf, viewer } from './show.tsx';

export const superadmin: Viewer = { ...viewer, name: 'Superadmin', role: 'superadmin' };

/** As this person, null for a visitor. A request that fails is not repeated. */
export function openPage(
  address: string,
  answers: Answers,
  { as = viewer }: { as?: Viewer | null } = {},
): void {
  window.history.pushState(null, '', address);
  withoutLiveConnection();
  const api = queriesOf(serverOf(answers));
  const queryClient = makeQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer: as });
  const router = makeRouter(routeTree, {
    api,
    queryClient,
    publicUrl: window.location.origin,
    now: Date.now(),
    isDevelopment: false,
    readCookies: () => document.cookie,
    loadSection: async () => false,
  });
  // A page that is shown as loading would stay so for half a second.
  router.update({ ...router.options, defaultPendingMinMs: 0 });
  render(<RouterProvider router={router} />, { container: document });
}

/** Of several tabs, one holds the connection: here it is always another. */
function withoutLiveConnection(): void {
  const locks = { request: () => new Promise<never>(() => undefined) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
