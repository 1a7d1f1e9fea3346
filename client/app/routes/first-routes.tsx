// The routes in the first script: the pages that most visits begin with. The others are in lazy-routes.ts.
import { createRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { pageHead } from '../../core/page-head.ts';
import { waitBriefly } from '../../core/wait.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { adRoute, marketplaceRoute } from './ad-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { unknownRoute } from './unknown-route.tsx';

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  staticData: { topics: () => ['ads', 'news', 'results', 'page-settings'] },
  loader: async ({ context: { api, queryClient, publicUrl } }) => {
    const loadFeatured = async () => {
      const { isEnabled } = await loadPageSetting({ api, queryClient }, 'marketplace');
      if (isEnabled) await queryClient.prefetchQuery(api.ads.featured.queryOptions());
    };
    // Never rejects: each part shows its own load error.
    const parts = Promise.all([
      queryClient.prefetchQuery(api.news.headlines.queryOptions()),
      queryClient.prefetchQuery(api.results.list.queryOptions({ input: {} })),
      loadPageSetting({ api, queryClient }, 'news'),
      loadFeatured(),
    ]);
    await (import.meta.env.SSR ? parts : waitBriefly(parts));
    return { publicUrl };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: 'Baskettorget',
      description:
        import.meta.env.SSR &&
        'Sveriges torg för basket: köp och sälj begagnade skor, bollar och tröjor nära dig, av andra som spelar.',
      path: paths.home,
      publicUrl: loaderData?.publicUrl ?? '',
    }),
}).lazy(() => import('../../pages/home.tsx').then((page) => page.Route));

export const firstRoutes = [homeRoute, marketplaceRoute, adRoute, unknownRoute] as const;
