// The back office as the public site knows it: another document, with a script of its own.
import { createRoute, redirect } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { rootRoute } from './root-route.tsx';

/**
 * Links into the back office load it by themselves. This is for whoever goes back to it: out of it one stays in its
 * document, and if that is loaded anew on the public site, the steps before lead here.
 */
export const officeDoor = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.admin}/$`,
  // Without its hash: to an address that differs only there, a browser scrolls instead of loading.
  beforeLoad: ({ location: { pathname, searchStr } }) => {
    throw redirect({ href: pathname + searchStr, reloadDocument: true });
  },
});
