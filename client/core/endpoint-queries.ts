// Each endpoint as query and mutation options: the part of @orpc/tanstack-query that we use, with its types and its keys.
// The whole brings oRPC's client along, 4 kB of a first visit that asks nothing.
import type { RouterUtils } from '@orpc/tanstack-query';
import type { Api } from '#shared/contract.ts';

export type ApiQueries = RouterUtils<Api>;

type Endpoint = (input: unknown, options?: { signal: AbortSignal }) => Promise<unknown>;
type Ways = { [name: string]: Ways } & Endpoint;
type Options = Record<string, unknown>;

/** @param api endpoints by name, functions of their input */
export function queriesOf(api: Api): ApiQueries {
  return utilsAt(api as unknown as Ways, []) as unknown as ApiQueries;
}

/** What is asked for by name is a way on, or what can be done with the endpoint one has come to. */
function utilsAt(way: Ways, path: readonly string[]): object {
  const known = new Map<string, unknown>(path.length > 0 ? Object.entries(deedsOf(way, path)) : []);
  return new Proxy(known, {
    get(_target, name) {
      if (typeof name === 'symbol') return undefined;
      if (!known.has(name)) known.set(name, utilsAt(way[name] as Ways, [...path, name]));
      return known.get(name);
    },
  });
}

function deedsOf(endpoint: Endpoint, path: readonly string[]) {
  const keyOf = (type: string, input?: unknown) => [path, input === undefined ? { type } : { input, type }];
  return {
    call: endpoint,
    /** Of everything below: for making answers stale. */
    key: () => [path, {}],
    queryKey: ({ input }: Options = {}) => keyOf('query', input),
    queryOptions: (options: Options = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => endpoint(options['input'], { signal }),
      ...options,
      queryKey: keyOf('query', options['input']),
    }),
    mutationOptions: (options: Options = {}) => ({
      mutationFn: (input: unknown) => endpoint(input),
      ...options,
      mutationKey: keyOf('mutation'),
    }),
  };
}
