// The browser reaches all routes that the server has, and preloads the files of each page.
import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { firstRoutes } from './first-routes.tsx';
import { loadRoutesFor } from './lazy-routes.ts';
import { pageSources } from '../page-sources.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from '../router-context.ts';
import { routeTree } from './routes.tsx';

const context = {} as RouterContext;
const { routesById } = createRouter({ routeTree, context });
const routes: AnyRoute[] = Object.values(routesById);
const lazyRoutes = routes.filter(
  (route) => route.parentRoute === rootRoute && !firstRoutes.some((first) => first === route),
);

test.each(lazyRoutes.map((route) => [route.fullPath, route]))(
  'loads the route of %s by the first segment of its address',
  async (path, route) => {
    expect(await loadRoutesFor(path)).toContain(route);
  },
);

test.each(['/', '/marketplace', '/ad/1', '/finns-inte', '/constructor'])(
  'loads nothing for %s',
  async (path) => {
    expect(await loadRoutesFor(path)).toEqual([]);
  },
);

test('lists the source files of every route that has a page', () => {
  const withPage = routes.filter(({ lazyFn }) => lazyFn).map(({ id }) => id);
  expect(Object.keys(pageSources).toSorted()).toEqual(withPage.toSorted());
});
