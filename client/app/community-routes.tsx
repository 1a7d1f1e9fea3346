// Routes of the sections that are still being built; each is open or closed by its page setting.
import { createRoute, redirect } from '@tanstack/react-router';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { paths } from '#shared/paths.ts';
import { pageHead } from '../core/page-head.ts';
import { loadPageSetting } from '../features/page-settings/use-page-setting.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';

const tournamentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.tournaments,
  ...gatedPage('tournaments', {
    title: 'Turneringar',
    description: import.meta.env.SSR && 'Cuper och läger för alla åldrar, i Sverige och utomlands.',
    path: paths.tournaments,
  }),
}).lazy(() => import('../pages/unopened.tsx').then((page) => page.tournamentsRoute));

const associationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.associations,
  ...gatedPage('associations', {
    title: 'Föreningar',
    description:
      import.meta.env.SSR && 'Basketföreningar i hela Sverige, med kontakt och tider för öppen hall.',
    path: paths.associations,
  }),
}).lazy(() => import('../pages/unopened.tsx').then((page) => page.associationsRoute));

/** Former path of the same page. Source: spec 1 §2 Routes. */
const clubsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clubs',
  beforeLoad: () => {
    throw redirect({ href: paths.associations, replace: true });
  },
});

export const routes = [tournamentsRoute, associationsRoute, clubsRoute] as const;

interface SectionPage {
  title: string;
  description: string | false;
  path: string;
}

function gatedPage(pageName: PageName, page: SectionPage) {
  return {
    staticData: { topics: () => ['page-settings'] },
    loader: async ({ context }: { context: RouterContext }) => {
      await loadPageSetting(context, pageName);
      return { publicUrl: context.publicUrl };
    },
    head: ({ loaderData }: { loaderData?: { publicUrl: string } }) =>
      pageHead({ ...page, publicUrl: loaderData?.publicUrl ?? '' }),
  };
}
