// Any address that no loaded route matches: the browser loads its section's routes and matches again.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { NotFoundPage } from '../fallbacks.tsx';
import { rootRoute } from './root-route.tsx';

export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: async ({ context: { loadSection }, location: { href, pathname, state } }) => {
    // Redirects to the same address with the same state, so that the history entry and its scroll position are unchanged.
    if (await loadSection(pathname)) throw redirect({ href, state });
    throw notFound();
  },
  notFoundComponent: NotFoundPage,
});
