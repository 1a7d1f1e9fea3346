// The key under which the server caches a page: its path, and what its route understands of the search parameters.
import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';
import { addressOptions } from './router.tsx';
import { routeTree } from './routes.tsx';

/** Only matches addresses and loads nothing, so it needs no context; each page is rendered by a router of its own. */
const matcher = createRouter({ routeTree, ...addressOptions, context: {} as RouterContext });

/** Undefined for a page that is never cached. Unknown parameters and the order of the others make no difference. */
export function cacheKeyOf(url: string): string | undefined {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const [routes, , route] = matcher.getMatchedRoutes(path);
  if (!route?.options.staticData?.topics) return undefined;
  const given = addressOptions.parseSearch(start < 0 ? '' : url.slice(start));
  const search: Record<string, unknown> = {};
  for (const { options } of routes) Object.assign(search, options.validateSearch?.(given));
  const names = Object.keys(search).toSorted();
  return path + addressOptions.stringifySearch(Object.fromEntries(names.map((name) => [name, search[name]])));
}

/** Every route whose pages may be cached. */
export function cachedRoutes() {
  return Object.values(matcher.routesById).filter(({ options }) => options.staticData?.topics);
}
