// Query and mutation options per endpoint: the subset of @orpc/tanstack-query that we use, with its types and keys.
// The library would add the oRPC client, 4 kB, to a first visit that makes no calls.
import type { RouterUtils } from '@orpc/tanstack-query';
import type { Api } from '#shared/contract.ts';

export type ApiQueries = RouterUtils<Api>;

type Endpoint = (input: unknown, options?: { signal: AbortSignal }) => Promise<unknown>;
type EndpointTree = { [name: string]: EndpointTree } & Endpoint;
type Options = Record<string, unknown>;

/**
 * @param api endpoints by name, as functions of their input
 */
export function queriesOf(api: Api): ApiQueries {
  return utilsAt(api as unknown as EndpointTree, []) as unknown as ApiQueries;
}

/** A property is either a helper of this endpoint or a nested router. */
function utilsAt(endpoint: EndpointTree, path: readonly string[]): object {
  const known = new Map<string, unknown>(
    path.length > 0 ? Object.entries(endpointUtils(endpoint, path)) : [],
  );
  return new Proxy(known, {
    get(_target, name) {
      if (typeof name === 'symbol') return undefined;
      if (!known.has(name)) known.set(name, utilsAt(endpoint[name] as EndpointTree, [...path, name]));
      return known.get(name);
    },
  });
}

function endpointUtils(endpoint: Endpoint, path: readonly string[]) {
  const keyOf = (type: string, input?: unknown) => [path, input === undefined ? { type } : { input, type }];
  return {
    call: endpoint,
    /** The key of all queries below this path, for invalidation. */
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
