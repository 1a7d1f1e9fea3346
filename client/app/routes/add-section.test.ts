// Adding a section's routes to a running router. It replaces the children of the root route, so it shares modules with
// no other file.
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { firstRoutes } from './first-routes.tsx';
import { addSection } from './lazy-routes.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from '../router-context.ts';

test('adds a section once when two links load it at the same time', async () => {
  const routeTree = rootRoute.addChildren([...firstRoutes]);
  const router = createRouter({ routeTree, context: {} as RouterContext });
  expect(router.getMatchedRoutes('/about')[2]?.id).toBe('/$');
  expect(await Promise.all([addSection(router, '/about'), addSection(router, '/faq')])).toEqual([true, true]);
  expect(router.getMatchedRoutes('/about')[2]?.id).toBe('/about');
  expect(await addSection(router, '/about/finns-inte')).toBe(false);
});

test('keeps both sections that two links load at the same time', async () => {
  const routeTree = rootRoute.addChildren([...firstRoutes]);
  const router = createRouter({ routeTree, context: {} as RouterContext });
  await Promise.all([addSection(router, '/forum'), addSection(router, '/support')]);
  expect(router.getMatchedRoutes('/forum')[2]?.id).toBe('/forum');
  expect(router.getMatchedRoutes('/support')[2]?.id).toBe('/support');
});
