// Whether a page is open, updated while it is shown. Reasons: docs/decisions/29-closed-pages.md.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import { FRESH_MS, freshness } from './freshness.ts';

const OPEN = { isEnabled: true, disabledMessage: '', reopensAt: null };

/**
 * For the route's loader. In the browser a known setting is shown at once and refreshed behind it. If the request fails, the page
 * counts as open; the server refuses requests of closed pages.
 */
export async function loadPageSetting(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  pageName: PageName,
): Promise<Omit<PageSetting, 'pageName'>> {
  const query = api.pageSettings.find.queryOptions({ input: { pageName } });
  return queryClient
    .ensureQueryData({ ...query, staleTime: FRESH_MS, revalidateIfStale: true })
    .catch(() => OPEN);
}

/** A page whose setting is not known yet counts as open; the server refuses requests of closed pages. */
export function usePageSetting(pageName: PageName): Omit<PageSetting, 'pageName'> {
  const { data } = useQuery({
    ...useApi().pageSettings.find.queryOptions({ input: { pageName } }),
    ...freshness,
  });
  return data ?? OPEN;
}
