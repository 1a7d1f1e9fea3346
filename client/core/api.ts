// The browser's API client and the hook that provides it to components.
import { createContext, useContext } from 'react';
import type { Api } from '#shared/contract.ts';
import type { ApiQueries } from './endpoint-queries.ts';

/** The client library is loaded with the first call: a visitor who only reads does not need it. */
export function openBrowserApi(origin: string): Api {
  let opened: Api | undefined;
  return createLazyApi(async () => (opened ??= (await import('./api-link.ts')).openApi(origin))) as Api;
}

type Tree = { [name: string]: Tree } & ((...args: unknown[]) => Promise<unknown>);

/** A proxy for an API that is not loaded yet. Calling an endpoint loads the API first. */
function createLazyApi(load: () => Promise<unknown>, path: string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_target, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : createLazyApi(load, [...path, name]),
    async apply(_target, _this, args: unknown[]) {
      const endpoint = path.reduce<Tree | undefined>((api, name) => api?.[name], (await load()) as Tree);
      return endpoint?.(...args);
    },
  });
}

export const ApiContext = createContext<ApiQueries | null>(null);

/** Query and mutation options of every endpoint. */
export function useApi(): ApiQueries {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is used outside the application');
  return api;
}
