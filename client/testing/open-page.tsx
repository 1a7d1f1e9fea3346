// Opens a page of the site for a test, at its address and in its layout, with stubbed responses.
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import { STATIC_PAGE_NAMES } from '#shared/features/static-pages/pages.ts';
import type { Operator } from '#shared/features/site-settings/contract.ts';
import { makeRouter } from '../app/router.tsx';
import { routeTree } from '../app/routes/routes.tsx';
import { queriesOf } from '../core/api.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { type Answers, stubApi, viewer } from './show.tsx';

export const superadmin: Viewer = { ...viewer, name: 'Superadmin', role: 'superadmin' };

interface OpenedPage {
  as?: Viewer | null;
  retries?: boolean;
  operator?: Operator;
  /** The texts that superadmins have written, by section of static pages; null to load them from `answers`. */
  staticTexts?: Record<string, string> | null;
  closedPages?: PageName[];
}

const noSamples: SampleOffice = {
  areThere: false,
  people: 0,
  ads: 0,
  posts: 0,
  removal: null,
  can: { remove: false },
};

/** The operator of a site whose details are not filled in. */
const noOperator: Operator = {
  operatorName: '',
  operatorNumber: '',
  operatorAddress: '',
  operatorEmail: '',
  operatorPhone: '',
  operatorReportsEmail: '',
};

/**
 * Renders the page as this user, null for a visitor. Failed requests are not retried unless `retries` is set. Returns a function
 * that opens another address without a reload.
 */
export function openPage(
  address: string,
  answers: Answers,
  {
    as = viewer,
    retries = false,
    operator = noOperator,
    staticTexts: texts = {},
    closedPages: pageNames = [],
  }: OpenedPage = {},
): { navigate: (href: string) => Promise<void> } {
  window.history.pushState(null, '', address);
  withoutLiveConnection();
  const api = queriesOf(stubApi(answers));
  const queryClient = makeQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  if (!retries) queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  queryClient.setQueryData(api.accounts.session.queryKey(), { viewer: as });
  queryClient.setQueryData(api.siteSettings.operator.queryKey(), operator);
  for (const page of texts ? STATIC_PAGE_NAMES : [])
    queryClient.setQueryData(api.staticPages.find.queryKey({ input: { page } }), {
      texts: texts ?? {},
      headings: {},
      changes: [],
    });
  queryClient.setQueryData(api.samples.find.queryKey(), { areThere: false });
  queryClient.setQueryData(api.samples.office.queryKey(), noSamples);
  queryClient.setQueryData(api.pageSettings.closed.queryKey(), { pageNames });
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
  // A navigation that is still loading would otherwise update the unmounted router, even after the document is gone.
  onTestFinished(() => {
    router.startTransition = async () => false;
  });
  render(<RouterProvider router={router} />, { container: document });
  return { navigate: (href) => router.navigate({ href }) };
}

/**
 * Only one tab owns the live connection of a user; in tests it is always another tab, so none is opened. Other locks are free. The
 * stream of a visitor never answers.
 */
function withoutLiveConnection(): void {
  const locks = {
    request: (name: string, _options: unknown, work: (lock: object) => unknown) =>
      name.startsWith('live ') ? new Promise<never>(() => undefined) : Promise.resolve(work({})),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    input === '/api/live' ? new Promise<never>(() => undefined) : fetch(input, init);
  onTestFinished(() => void (globalThis.fetch = fetch));
}
