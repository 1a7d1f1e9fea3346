// The API as the browser calls it, and how components get hold of it.
import { createContext, useContext } from 'react';
import type { Api } from '#shared/contract.ts';
import type { ApiQueries } from './endpoint-queries.ts';

/** Whatever carries the calls is fetched with the first one: a visitor who only reads needs none. */
export function openBrowserApi(origin: string): Api {
  let opened: Api | undefined;
  return later(async () => (opened ??= (await import('./api-link.ts')).openApi(origin))) as Api;
}

type Tree = { [name: string]: Tree } & ((...args: unknown[]) => Promise<unknown>);

/** An API that is not there yet: the way to any endpoint is a function that fetches the API and then calls the endpoint. */
function later(load: () => Promise<unknown>, way: string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_target, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : later(load, [...way, name]),
    async apply(_target, _this, args: unknown[]) {
      const endpoint = way.reduce<Tree | undefined>((api, name) => api?.[name], (await load()) as Tree);
      return endpoint?.(...args);
    },
  });
}

export const ApiContext = createContext<ApiQueries | null>(null);

/** The endpoints, as query and mutation options. */
export function useApi(): ApiQueries {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside the application');
  return api;
}
