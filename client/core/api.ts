// The API as the browser calls it, and how components get hold of it.
import { createORPCClient, DynamicLink } from '@orpc/client';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { createContext, useContext } from 'react';
import type { Api } from '#shared/contract.ts';

/** Each endpoint as query and mutation options. */
export type ApiQueries = RouterUtils<Api>;

/** Whatever carries the calls is fetched with the first one: a visitor who only reads needs none. */
export function openBrowserApi(origin: string): Api {
  const link = new DynamicLink(async () => (await import('./api-link.ts')).openLink(origin));
  return createORPCClient<Api>(link);
}

export function queriesOf(api: Api): ApiQueries {
  return createTanstackQueryUtils(api);
}

export const ApiContext = createContext<ApiQueries | null>(null);

/** The endpoints, as query and mutation options. */
export function useApi(): ApiQueries {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside the application');
  return api;
}
