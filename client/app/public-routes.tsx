// Every address of the public site and what it needs before it is shown; the screens themselves are fetched when asked for.
import { createRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { pageHead } from '../core/page-head.ts';
import { adRoute, marketplaceRoute } from './ad-routes.tsx';
import { infoRoutes } from './info-routes.tsx';
import { createAdRoute, editAdRoute, notificationsRoute, profileRoute, reportRoute } from './own-routes.tsx';
import { personRoute } from './person-route.tsx';
import { rootRoute } from './root-route.tsx';
import { sectionRoutes } from './section-routes.tsx';

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  staticData: { topics: () => ['ads'] },
  loader: async ({ context: { api, queryClient, publicUrl } }) => {
    await queryClient.ensureQueryData(api.ads.featured.queryOptions());
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
}).lazy(() => import('../pages/home.tsx').then((page) => page.Route));

export const publicRoutes = [
  homeRoute,
  marketplaceRoute,
  adRoute,
  createAdRoute,
  editAdRoute,
  profileRoute,
  notificationsRoute,
  reportRoute,
  personRoute,
  ...sectionRoutes,
  ...infoRoutes,
] as const;
