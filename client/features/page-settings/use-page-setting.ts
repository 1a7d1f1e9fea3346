// Whether a page is open, updated while it is shown. Reasons: docs/decisions/29-closed-pages.md.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import { FRESH_MS, freshness } from './freshness.ts';

type Setting = Omit<PageSetting, 'pageName'>;

const OPEN: Setting = { isEnabled: true, disabledMessage: '', reopensAt: null };

/**
 * For the route's loader. In the browser a known setting is shown at once and refreshed behind it. If the request fails, the page
 * counts as open; the server refuses requests of closed pages.
 */
export async function loadPageSetting(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  pageName: PageName,
): Promise<Setting> {
  const query = api.pageSettings.find.queryOptions({ input: { pageName } });
  return queryClient
    .ensureQueryData({ ...query, staleTime: FRESH_MS, revalidateIfStale: true })
    .catch(() => OPEN);
}

/** A page whose setting is not known yet counts as open; the server refuses requests of closed pages. */
export function usePageSetting(pageName: PageName): Setting {
  const { data } = useQuery({
    ...useApi().pageSettings.find.queryOptions({ input: { pageName } }),
    ...freshness,
  });
  return data ?? OPEN;
}

/** Staff see closed pages too. */
export function isClosedTo(viewer: Viewer | null, { isEnabled }: Setting): boolean {
  return !isEnabled && !(viewer && isStaff(viewer.role));
}

/** The setting of a page that is closed to the user, from what the loaders have fetched. */
export function findClosure(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  pageName: PageName,
): Setting | undefined {
  const setting = queryClient.getQueryData(api.pageSettings.find.queryKey({ input: { pageName } }));
  const session = queryClient.getQueryData(api.accounts.session.queryKey());
  return setting && isClosedTo(session?.viewer ?? null, setting) ? setting : undefined;
}
