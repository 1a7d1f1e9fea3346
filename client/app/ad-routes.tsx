// The marketplace and the ad's page: what they need, and what search engines are told.
import { createRoute, notFound } from '@tanstack/react-router';
import { parseAdAddress, searchOf } from '#shared/features/ads/address.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '../core/failure.ts';
import { adHead } from '../features/ads/ad-head.ts';
import { marketplaceHead } from '../features/ads/marketplace-head.ts';
import { rootRoute } from './root-route.tsx';

export const marketplaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.marketplace,
  staticData: { topics: () => ['ads', 'pages'] },
  validateSearch: parseAdAddress,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const list = Promise.all([
      queryClient.ensureQueryData(api.ads.search.queryOptions({ input: deps })),
      queryClient.ensureQueryData(api.ads.categories.queryOptions()),
    ]);
    // In the browser the page is shown at once, with what was there before or a skeleton, and says itself what failed.
    list.catch(() => undefined);
    await queryClient.ensureQueryData(api.pages.find.queryOptions({ input: { pageName: 'marketplace' } }));
    if (import.meta.env.SSR) await list;
  },
  head: ({ match }) => marketplaceHead(match.search, match.context.publicUrl),
}).lazy(() => import('../pages/marketplace.tsx').then((page) => page.Route));

export const adRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ad/$id',
  // Related ads are shown too, and any ad may become one.
  staticData: { topics: ({ id }) => [`ad:${id}`, 'ads'] },
  pendingMs: 300,
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const related = queryClient.prefetchQuery(api.ads.related.queryOptions({ input: { id } }));
    try {
      const ad = await queryClient.ensureQueryData(api.ads.find.queryOptions({ input: { id } }));
      if (import.meta.env.SSR) await related;
      return ad;
    } catch (error) {
      // An id that is none is refused as a wrong question; to a reader it is the same as an ad that is not there.
      if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT')) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData, match }) => adHead(loaderData, match.context.publicUrl),
}).lazy(() => import('../pages/ad.tsx').then((page) => page.Route));
