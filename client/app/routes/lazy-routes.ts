// Routes that the browser loads when a link to them is hovered or followed, by the first segment of the path.
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { unknownRoute } from './unknown-route.tsx';

type LoadRoutes = () => Promise<{ routes: readonly AnyRoute[] }>;

const associations: LoadRoutes = () => import('./associations-routes.tsx');
const forum: LoadRoutes = () => import('./forum-routes.tsx');
const info: LoadRoutes = () => import('./info-routes.tsx');
const mailLinks: LoadRoutes = () => import('./mail-link-routes.tsx');
const results: LoadRoutes = () => import('./result-routes.tsx');
const own: LoadRoutes = () => import('./own-routes.tsx');

const sections: Readonly<Record<string, LoadRoutes>> = {
  admin: () => import('./admin-routes.tsx'),
  u: () => import('./person-route.tsx'),
  scoring: () => import('./scoring-routes.tsx'),
  'create-ad': own,
  'edit-ad': own,
  profile: own,
  messages: own,
  notifications: own,
  reports: own,
  forum,
  tournaments: () => import('./tournaments-routes.tsx'),
  news: () => import('./news-routes.tsx'),
  results,
  teams: results,
  leagues: results,
  associations,
  clubs: associations,
  about: info,
  privacy: info,
  terms: info,
  cookies: info,
  accessibility: info,
  faq: info,
  support: info,
  contact: info,
  'confirm-email': mailLinks,
  'reset-password': mailLinks,
  unsubscribe: mailLinks,
  newsletter: mailLinks,
  'renew-ad': mailLinks,
};

/** The routes of the section that a path is in; empty for a path in the first script or an unknown path. */
export async function loadRoutesFor(pathname: string): Promise<readonly AnyRoute[]> {
  const name = pathname.split('/')[1] ?? '';
  return Object.hasOwn(sections, name) ? ((await sections[name]?.())?.routes ?? []) : [];
}

/** Adds the routes of the section to a running router. @returns whether a route now matches the path */
export async function addSection(router: AnyRouter, pathname: string): Promise<boolean> {
  const routes = await loadRoutesFor(pathname);
  // Read after the load, during which another section may have been added.
  const known: readonly AnyRoute[] = router.routeTree.children;
  const added = routes.filter((route) => !known.includes(route));
  if (added.length > 0) {
    router.routeTree.addChildren([...known, ...added]);
    router.setRoutes(router.buildRouteTree());
  }
  return router.getMatchedRoutes(pathname)[2]?.id !== unknownRoute.id;
}
