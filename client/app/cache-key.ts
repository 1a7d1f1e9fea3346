// The key under which the server caches a page: its path and the search parameters that its route validates.
import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';
import { addressOptions } from './router.tsx';
import { routeTree } from './routes/routes.tsx';

/** Only matches addresses and loads nothing, so it needs no context; each page is rendered by its own router. */
const matcher = createRouter({ routeTree, ...addressOptions, context: {} as RouterContext });

/** Undefined for a page that is never cached. Unknown search parameters and their order make no difference. */
export function cacheKeyOf(url: string): string | undefined {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const [routes, , route] = matcher.getMatchedRoutes(path);
  if (!route?.options.staticData?.topics) return undefined;
  const parameters = addressOptions.parseSearch(start < 0 ? '' : url.slice(start));
  const search: Record<string, unknown> = {};
  for (const { options } of routes) Object.assign(search, options.validateSearch?.(parameters));
  const names = Object.keys(search).toSorted();
  return path + addressOptions.stringifySearch(Object.fromEntries(names.map((name) => [name, search[name]])));
}

/** All routes whose pages may be cached. */
export function cachedRoutes() {
  return Object.values(matcher.routesById).filter(({ options }) => options.staticData?.topics);
}
