// The cache of server data and its defaults. Source: spec 1 §9 Data-fetching defaults.
import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './failure.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
const LONGEST_WAIT = 30_000;
const RETRIES = 3;

/**
 * @param isServer the server never retries: a page that fails says so at once, and the browser tries again
 */
export function makeQueryClient(isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is a failure to tell, not a wait without words.
        networkMode: 'always',
        staleTime: FIVE_MINUTES,
        gcTime: isServer ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
        // An answer that says no will say no again; only silence and breakdowns are worth another try.
        retry: isServer ? false : (failures, error) => failures < RETRIES && !isFinal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT),
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

function isFinal(error: unknown): boolean {
  return isRefusal(error) && error.status < 500;
}
