// Searches for texts: the only public reads whose cost depends on what a visitor types. They share two
// connections and have a time limit.
import type { AdChoices, AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { createSearchQueue } from '../../../core/search/search-queue.ts';
import { countChoices } from './choice-queries.ts';
import { loadTownTerms } from '../../../database/near-places.ts';
import { countSearch } from './count-searches.ts';
import type { PlacedSearch } from './plan-search.ts';
import { searchAds } from './search-queries.ts';

/** Shared by all sites of a process. */
const queue = createSearchQueue();

/**
 * Searches the public ads. Searches for a text wait for their turn, and are counted.
 *
 * @throws ORPCError SERVICE_UNAVAILABLE for a text that takes too long, or while too many wait; and as `searchAds`
 */
export async function findAds(
  context: SearchContext & Pick<RequestContext, 'deferredTasks' | 'ip' | 'userAgent'>,
  search: AdSearch,
): Promise<AdList> {
  const { database, answerCache } = context;
  const placed = await filtersOf(context, search);
  const list = await inTurn(context, search, (maxMs) => searchAds({ database, answerCache }, placed, maxMs));
  countSearch(context, search, list);
  return list;
}

/** Counts the choices of each filter, as a search does. */
export async function findChoices(context: SearchContext, search: AdSearch): Promise<AdChoices> {
  const { database, answerCache } = context;
  const placed = await filtersOf(context, search);
  return inTurn(context, search, (maxMs) => countChoices({ database, answerCache }, placed, maxMs));
}

/** The search with the towns near its place. */
async function filtersOf({ database, answerCache }: SearchContext, search: AdSearch): Promise<PlacedSearch> {
  const { near, within, ...others } = search;
  if (near === undefined) return others;
  return { ...others, near, towns: await loadTownTerms(database.kysely, answerCache, { near, within }) };
}

export type SearchContext = Pick<RequestContext, 'database' | 'answerCache' | 'queueEntry'>;

function inTurn<Answer>(
  context: SearchContext,
  { search }: AdSearch,
  read: (maxMs?: number) => Promise<Answer>,
): Promise<Answer> {
  return search === undefined ? read() : readInTurn(context, read);
}

/**
 * Reads for a text when it is this visitor's turn.
 *
 * @throws ORPCError SERVICE_UNAVAILABLE if it takes too long, or while too many wait
 */
export async function readInTurn<Answer>(
  { queueEntry }: Pick<SearchContext, 'queueEntry'>,
  read: (maxMs: number) => Promise<Answer>,
): Promise<Answer> {
  return queue.run(read, queueEntry());
}
