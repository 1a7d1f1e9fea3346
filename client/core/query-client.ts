// The cache of server data and its defaults. Source: spec 1 §9 Data-fetching defaults.
import {
  type FetchQueryOptions,
  notifyManager,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { isRefusal } from './failure.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
const LONGEST_WAIT = 30_000;
const RETRIES = 3;

export function makeQueryClient(): QueryClient {
  // An answer is shown in the same turn of the browser's loop: with the next one, a message would come milliseconds later.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is a failure to tell, not a wait without words.
        networkMode: 'always',
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        // An answer that says no will say no again; only silence and breakdowns are worth another try.
        retry: (failures, error) => failures < RETRIES && !isFinal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT),
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

/** For one page made on the server: it never retries, since a page that fails says so at once and the browser tries again. */
export function makeServerQueryClient(): QueryClient {
  return new ServerQueryClient({
    defaultOptions: {
      queries: { staleTime: FIVE_MINUTES, gcTime: Number.POSITIVE_INFINITY, retry: false },
    },
  });
}

/**
 * Asks a question directly. The library's way is made for a browser, where it may be broken off and tried again; each time
 * it leaves an object with a getter of its own, which the engine keeps, with all of the page, until its next great
 * collection: a third more work and twice the memory under load. A question that failed stays unasked, for the browser.
 */
class ServerQueryClient extends QueryClient {
  override async fetchQuery<Answer, Failure, Data, Key extends QueryKey, Page>(
    options: FetchQueryOptions<Answer, Failure, Data, Key, Page>,
  ): Promise<Data> {
    const { queryKey, queryFn } = options;
    if (typeof queryFn !== 'function') throw new Error('a page asks a question that cannot be answered');
    const context = { client: this, queryKey, signal: neverBrokenOff, meta: undefined };
    const data = await queryFn(context as unknown as QueryFunctionContext<Key, Page>);
    // No question of ours is kept in another shape than it is answered.
    return this.setQueryData<Data>(queryKey, data as unknown as Data) as Data;
  }
}

const { signal: neverBrokenOff } = new AbortController();

function isFinal(error: unknown): boolean {
  return isRefusal(error) && error.status < 500;
}
