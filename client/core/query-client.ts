// The query cache and its defaults. Source: spec 1 §9 Data-fetching defaults.
import {
  type FetchQueryOptions,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { isRefusal } from './failure.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
/** `staleTime` of tables and counts of staff. Short, because several admins work on the same records. */
export const STAFF_STALE_MS = 10_000;
const MAX_RETRY_DELAY = 30_000;
const RETRIES = 3;

export function makeQueryClient(): QueryClient {
  // Renders results in the same task; the default scheduler (setTimeout) delays a message by milliseconds.
  notifyManager.setScheduler(queueMicrotask);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: refreshClosed }),
    mutationCache: new MutationCache({ onError: refreshClosed }),
    defaultOptions: {
      queries: {
        // Being offline is an error to show, instead of a paused query.
        networkMode: 'always',
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        // A refusal (4xx) is final; network errors and server errors are retried.
        retry: (failures, error) => failures < RETRIES && !isFinal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_RETRY_DELAY),
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  return queryClient;

  /** The page was closed after it was opened here: its setting is fetched again, which closes it in this tab too. */
  function refreshClosed(error: unknown): void {
    if (isRefusal(error, 'PAGE_DISABLED'))
      void queryClient.invalidateQueries({ queryKey: [['pageSettings']] });
  }
}

/** For rendering one page on the server. It does not retry: the page shows the error and the browser tries again. */
export function makeServerQueryClient(): ServerQueryClient {
  return new ServerQueryClient({
    defaultOptions: {
      queries: { staleTime: FIVE_MINUTES, gcTime: Number.POSITIVE_INFINITY, retry: false },
    },
  });
}

/**
 * Calls the query function directly. The library's fetch supports cancellation and retries, which only a browser needs;
 * each one leaves an object with its own getter that keeps the whole page alive until the next major garbage
 * collection: a third more CPU and twice the memory under load. A failed query is not cached, so the browser fetches
 * it.
 */
class ServerQueryClient extends QueryClient {
  /** The first failed query, except refusals: the page lacks a part, which the browser fetches. */
  failure: unknown;

  override async fetchQuery<Result, Failure, Data, Key extends QueryKey, Page>(
    options: FetchQueryOptions<Result, Failure, Data, Key, Page>,
  ): Promise<Data> {
    const { queryKey, queryFn } = options;
    if (typeof queryFn !== 'function') throw new Error('a server query needs a query function');
    const context = { client: this, queryKey, signal: neverAborted, meta: undefined };
    const data = await Promise.resolve(queryFn(context as unknown as QueryFunctionContext<Key, Page>)).catch(
      (error: unknown) => {
        if (!isFinal(error)) this.failure ??= error;
        throw error;
      },
    );
    // Queries on the server use no `select`, so data and response have the same type.
    return this.setQueryData<Data>(queryKey, data as unknown as Data) as Data;
  }
}

const { signal: neverAborted } = new AbortController();

function isFinal(error: unknown): boolean {
  return isRefusal(error) && error.status < 500;
}
