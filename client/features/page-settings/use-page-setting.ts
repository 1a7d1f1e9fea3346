// Whether a page is open, kept up to date while it is shown. Reasons: docs/decisions/29-closed-pages.md.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { useApi } from '../../core/api.ts';
import type { ApiQueries } from '../../core/endpoint-queries.ts';

/** The setting is refetched when the user navigates or returns to the tab after this time. */
const FRESH_MS = 10_000;
/** Polling interval of a closed page, to notice that it is open again: a visitor has no live connection. */
const REOPEN_CHECK_MS = 30_000;

const OPEN = { isEnabled: true, disabledMessage: '', reopensAt: null };

/** For the route's loader. In the browser a known setting is shown at once and refreshed behind it. */
export function loadPageSetting(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  pageName: PageName,
): Promise<PageSetting> {
  const query = api.pageSettings.find.queryOptions({ input: { pageName } });
  return queryClient.ensureQueryData({ ...query, staleTime: FRESH_MS, revalidateIfStale: true });
}

/** A page whose setting is not known yet counts as open; the server refuses requests of closed pages. */
export function usePageSetting(pageName: PageName): Omit<PageSetting, 'pageName'> {
  const { data } = useQuery({
    ...useApi().pageSettings.find.queryOptions({ input: { pageName } }),
    staleTime: FRESH_MS,
    // The loader has just fetched the setting, in the browser or on the server; the server's copy is as old as the page itself.
    refetchOnMount: false,
    refetchInterval: ({ state }) => (state.data?.isEnabled === false ? REOPEN_CHECK_MS : false),
  });
  return data ?? OPEN;
}
