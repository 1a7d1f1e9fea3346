// The browser's API client, the queries of its endpoints, and the hook that provides them to components.
import { createORPCClient, DynamicLink } from '@orpc/client';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { createContext, useContext } from 'react';
import type { Api } from '#shared/contract.ts';

/** Query and mutation options of every endpoint. */
export type ApiQueries = RouterUtils<Api>;

/** Requests are prepared by a script that is loaded with the first call: a visitor who only reads does not need it. */
export function openBrowserApi(origin: string): Api {
  let link: Awaited<ReturnType<typeof loadLink>> | undefined;
  const loadLink = async () => (await import('./api-link.ts')).createApiLink(origin);
  return createORPCClient(new DynamicLink(async () => (link ??= await loadLink())));
}

export const queriesOf = (api: Api): ApiQueries => createTanstackQueryUtils(api);

export const ApiContext = createContext<ApiQueries | null>(null);

/** The whole is stable; its parts are new objects on each access, so hooks depend on the whole. */
export function useApi(): ApiQueries {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside the application');
  return api;
}
