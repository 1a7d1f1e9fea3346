// The API as the browser calls it, and how components get hold of it.
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { createContext, useContext } from 'react';
import { type Api, contract } from '#shared/contract.ts';

/** Each endpoint as query and mutation options. */
export type ApiQueries = RouterUtils<Api>;

export function openBrowserApi(origin: string): Api {
  return createORPCClient<Api>(new OpenAPILink(contract, { url: `${origin}/api` }));
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
