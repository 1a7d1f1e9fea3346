// Every address that no loaded route matches: in the browser its section's routes are loaded, and then it is looked up again.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { NotFoundPage } from './fallbacks.tsx';
import { rootRoute } from './root-route.tsx';

export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: async ({ context: { loadSection }, location: { href, pathname, state } }) => {
    // The same address and state: the history entry stays as it is, and so does its scroll position.
    if (await loadSection(pathname)) throw redirect({ href, state });
    throw notFound();
  },
  notFoundComponent: NotFoundPage,
});
