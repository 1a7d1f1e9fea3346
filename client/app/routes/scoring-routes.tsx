// Routes of live scoring, for staff and for users who are assigned to a match.
import { createRoute } from '@tanstack/react-router';
import { paths, scoringPath } from '#shared/paths.ts';
import { pageHead } from '../../core/page-head.ts';
import { rootRoute } from './root-route.tsx';

const scoringRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.scoring,
  staticData: { needsSignIn: true },
  head: ({ match }) => head('Matcher du rapporterar', paths.scoring, match.context.publicUrl),
}).lazy(() => import('../../pages/scoring.tsx').then((page) => page.Route));

const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.scoring}/$id`,
  staticData: { needsSignIn: true, hasOwnFrame: true },
  head: ({ match, params: { id } }) => head('Rapportera match', scoringPath(id), match.context.publicUrl),
}).lazy(() => import('../../pages/scored-match.tsx').then((page) => page.Route));

export const routes = [scoringRoute, matchRoute] as const;

function head(title: string, path: string, publicUrl: string) {
  return pageHead({
    title,
    description: import.meta.env.SSR && 'Rapportera poängen i en match.',
    path,
    publicUrl,
    isUnlisted: true,
  });
}
