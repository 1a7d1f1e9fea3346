// Routes of the back office for results, leagues and teams.
import { createRoute } from '@tanstack/react-router';
import {
  parseResultNamesAddress,
  parseResultsAddress,
  resultsSearchOf,
  teamSearchOf,
} from '#shared/features/results/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { adminHead, adminRoute, fallbacks, loadPage } from './admin-frame-route.tsx';

const resultsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'basketball-results',
  ...fallbacks,
  validateSearch: parseResultsAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => resultsSearchOf(parseResultsAddress({ ...search })),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const table = Promise.all([
      queryClient.ensureQueryData(api.results.listForEditing.queryOptions({ input: deps })),
      queryClient.ensureQueryData(api.results.counts.queryOptions()),
      queryClient.ensureQueryData(api.results.listLeaguesForEditing.queryOptions()),
    ]);
    await loadPage(table);
  },
  head: () => adminHead('Basketresultat', paths.adminResults),
}).lazy(() => import('../../pages/admin/results.tsx').then((page) => page.Route));

const namesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'basketball-results/names',
  ...fallbacks,
  validateSearch: parseResultNamesAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => teamSearchOf(parseResultNamesAddress({ ...search })),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(
      Promise.all([
        queryClient.prefetchQuery(api.results.listLeaguesForEditing.queryOptions()),
        queryClient.prefetchQuery(api.results.listTeamsForEditing.queryOptions({ input: deps })),
      ]),
    ),
  head: () => adminHead('Ligor och lag', paths.adminResultNames),
}).lazy(() => import('../../pages/admin/result-names.tsx').then((page) => page.Route));

export const resultRoutes = [resultsRoute, namesRoute] as const;
