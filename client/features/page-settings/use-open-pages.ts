// Which pages are open, for the navigation and the parts of the home page.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { FRESH_MS, freshness } from './freshness.ts';

/** For the loader of all pages. If the request fails, every page counts as open; the server refuses requests of closed pages. */
export async function loadClosedPages({
  api,
  queryClient,
}: {
  api: ApiQueries;
  queryClient: QueryClient;
}): Promise<void> {
  const query = api.pageSettings.closed.queryOptions();
  await queryClient
    .ensureQueryData({ ...query, staleTime: FRESH_MS, revalidateIfStale: true })
    .catch(() => undefined);
}

/** Whether the user may open a page. Staff may open closed ones too. */
export function useOpenPages(): (pageName: PageName) => boolean {
  const viewer = useViewer();
  const { data } = useQuery({
    ...useApi().pageSettings.closed.queryOptions(),
    ...freshness,
  });
  return (pageName) => (viewer !== null && isStaff(viewer.role)) || !data?.pageNames.includes(pageName);
}
