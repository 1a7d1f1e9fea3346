// Opens a page of the site for a test, at its address and in its layout, with stubbed responses.
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { STATIC_PAGE_NAMES } from '#shared/features/static-pages/pages.ts';
import type { Operator } from '#shared/features/site-settings/contract.ts';
import { makeRouter } from '../app/router.tsx';
import { routeTree } from '../app/routes/routes.tsx';
import { queriesOf } from '../core/endpoint-queries.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { type Answers, stubApi, viewer } from './show.tsx';

export const superadmin: Viewer = { ...viewer, name: 'Superadmin', role: 'superadmin' };

interface OpenedPage {
  as?: Viewer | null;
  retries?: boolean;
  operator?: Operator;
  /** Of superadmins, by section of static pages. */
  staticTexts?: Record<string, string>;
}

/** Of a site whose operator has filled in nothing. */
const noOperator: Operator = {
  operatorName: '',
  operatorNumber: '',
  operatorAddress: '',
  operatorEmail: '',
  operatorPhone: '',
  operatorReportsEmail: '',
};

/** Renders the page as this user, null for a visitor. Failed requests are not retried unless `retries` is set. */
export function openPage(
  address: string,
  answers: Answers,
  { as = viewer, retries = false, operator = noOperator, staticTexts: texts = {} }: OpenedPage = {},
): void {
  window.history.pushState(null, '', address);
  withoutLiveConnection();
  const api = queriesOf(stubApi(answers));
  const queryClient = makeQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  if (!retries) queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer: as });
  queryClient.setQueryData(api.siteSettings.operator.queryKey(), operator);
  for (const page of STATIC_PAGE_NAMES)
    queryClient.setQueryData(api.staticPages.find.queryKey({ input: { page } }), {
      texts,
      headings: {},
      changes: [],
    });
  queryClient.setQueryData(api.samples.find.queryKey(), { areThere: false });
  queryClient.setQueryData(api.pageSettings.closed.queryKey(), { pageNames: [] });
  const router = makeRouter(routeTree, {
    api,
    queryClient,
    publicUrl: window.location.origin,
    now: Date.now(),
    isDevelopment: false,
    readCookies: () => document.cookie,
    loadSection: async () => false,
  });
  // By default the router shows a pending page for at least half a second.
  router.update({ ...router.options, defaultPendingMinMs: 0 });
  render(<RouterProvider router={router} />, { container: document });
}

/** One of several tabs owns the live connection; in tests it is always another tab. Other locks are free. */
function withoutLiveConnection(): void {
  const locks = {
    request: (name: string, _options: unknown, work: (lock: object) => unknown) =>
      name.startsWith('live ') ? new Promise<never>(() => undefined) : Promise.resolve(work({})),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
