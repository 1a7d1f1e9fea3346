// Loads the data of the ad form, for the routes that show it.
import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../../core/api.ts';

/** Never fails: the form shows a load error of the categories itself. */
export async function prefetchAdForm({
  api,
  queryClient,
}: {
  api: ApiQueries;
  queryClient: QueryClient;
}): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(api.categories.listActive.queryOptions()),
    queryClient.prefetchQuery(api.ads.rules.queryOptions()),
  ]);
}
