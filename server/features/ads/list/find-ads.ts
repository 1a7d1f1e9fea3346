// Searches for texts: the only public reads whose cost a visitor chooses. They share two connections and end after some seconds.
import { DatabaseError } from 'pg';
import type { AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { createFairQueue } from '../../../core/limits/fair-queue.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { countSearch } from './count-searches.ts';
import { searchAds } from './search-queries.ts';

const QUERY_CANCELED = '57014';
/** Most searches take less than 10 ms, the dearest known one 0.8 s at 200,000 ads. */
const MAX_MS = 3000;

/** Others keep the rest of the connections, and of the database's processors. Shared by all sites of a process. */
const queue = createFairQueue({
  concurrency: 2,
  waiting: 30,
  waitingPerGroup: 15,
  reserved: 10,
  whenFull: () => refuse('SERVICE_UNAVAILABLE', adTexts.searchBusy),
});

/**
 * Searches the public ads; those for a text wait for their turn, and are counted.
 *
 * @throws ORPCError SERVICE_UNAVAILABLE for a text that takes too long, or while too many wait; and as `searchAds`
 */
export async function findAds(
  context: Pick<RequestContext, 'database' | 'memory' | 'turn' | 'deferredTasks' | 'ip' | 'userAgent'>,
  search: AdSearch,
): Promise<AdList> {
  if (search.search === undefined) return searchAds(context, search);
  try {
    const list = await queue.run(() => searchAds(context, search, MAX_MS), context.turn());
    countSearch(context, search, list);
    return list;
  } catch (error) {
    const isTooSlow = error instanceof DatabaseError && error.code === QUERY_CANCELED;
    return isTooSlow ? refuse('SERVICE_UNAVAILABLE', adTexts.searchTooSlow) : Promise.reject(error);
  }
}
