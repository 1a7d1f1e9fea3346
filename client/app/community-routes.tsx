// Routes of the sections that are still being built; each is open or closed by its page setting.
import { createRoute } from '@tanstack/react-router';
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

export const routes = [tournamentsRoute] as const;

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
