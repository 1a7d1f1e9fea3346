// Every address and what it needs before it is shown; the screens themselves are fetched when asked for.
import { createRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { pageHead } from '../core/page-head.ts';
import { rootRoute } from './root-route.tsx';

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
        'Köp, sälj och prata basket. Marknadsplats, forum, turneringar och föreningar för alla som spelar.',
      path: paths.home,
      publicUrl: loaderData?.publicUrl ?? '',
    }),
}).lazy(() => import('../pages/home.tsx').then((page) => page.Route));

export const routeTree = rootRoute.addChildren([homeRoute]);
