// Saving searches, and matching new ads against them.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { filterOf, parseAdAddress } from '#shared/features/ads/list/address.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type {
  NewSavedSearch,
  SavedSearchChange,
  SearchFilter,
} from '#shared/features/saved-searches/contract.ts';
import { MAX_SAVED_SEARCHES } from '#shared/features/saved-searches/rules.ts';
import { savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import {
  countInTurn,
  deleteSearch,
  findNameOfSame,
  findSearch,
  insertSearch,
  type ViolatedConstraint,
  type SavedSearchRow,
  updateSearch,
} from './queries.ts';

/** With the queue's delays, the attempts go on for about sixteen hours. */
const TRIES = 12;
/** The job's former name, under which jobs are queued in the database. */
export const SEARCH_ALERT_JOB = 'announce-ad';

/**
 * Enqueues the notifications of an ad that may have become public, in the caller's transaction: to saved searches the first
 * time, and of a price that was lowered before that. Calling it twice sends no second notification.
 */
export async function enqueueSearchAlerts(
  transaction: Connection,
  adId: string,
  runAt?: Date,
): Promise<void> {
  await addJob(transaction, {
    name: SEARCH_ALERT_JOB,
    payload: { adId },
    tries: TRIES,
    ...(runAt && { runAt }),
  });
}

/**
 * Saves a search under a name.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an empty or invalid filter, one that is already saved, a taken name, or
 * one search too many
 */
export async function saveSearch(
  { database }: Services,
  viewer: Viewer,
  { filter, ...search }: NewSavedSearch,
): Promise<SavedSearchRow> {
  const cleaned = requireFilter(filter);
  const saved = await database.kysely.transaction().execute(async (tx) => {
    if ((await countInTurn(tx, viewer.id)) >= MAX_SAVED_SEARCHES)
      refuse('UNPROCESSABLE_CONTENT', savedSearchTexts.tooMany);
    const same = await findNameOfSame(tx, viewer.id, cleaned);
    if (same !== null) refuse('UNPROCESSABLE_CONTENT', savedSearchTexts.alreadySaved(same));
    const created = await insertSearch(tx, viewer.id, { ...search, filter: cleaned });
    if (typeof created === 'string') return refuseFor(created);
    return findSearch(tx, { id: created.id, userId: viewer.id });
  });
  return saved ?? refuse('NOT_FOUND', savedSearchTexts.notFound);
}

/**
 * @throws ORPCError NOT_FOUND for another user's; UNPROCESSABLE_CONTENT when the name is taken
 */
export async function changeSearch(
  { database }: Services,
  viewer: Viewer,
  { id, ...change }: SavedSearchChange,
): Promise<SavedSearchRow> {
  const own = { id, userId: viewer.id };
  const isChanged = await updateSearch(database.kysely, own, change);
  if (typeof isChanged === 'string') refuseFor(isChanged);
  return (await findSearch(database.kysely, own)) ?? refuse('NOT_FOUND', savedSearchTexts.notFound);
}

/**
 * @throws ORPCError NOT_FOUND for another user's
 */
export async function deleteSavedSearch(
  { database }: Services,
  viewer: Viewer,
  id: string,
): Promise<{ id: string }> {
  const isDeleted = await deleteSearch(database.kysely, { id, userId: viewer.id });
  return isDeleted ? { id } : refuse('NOT_FOUND', savedSearchTexts.notFound);
}

/** The filter as the marketplace reads it, without empty fields. */
function requireFilter(filter: SearchFilter): SearchFilter {
  const plain = Object.entries(filter).map(([field, value]) => [field, plainText(value ?? '')]);
  // Parsing as an address sorts multiple choices, so that the same search is recognised as saved already.
  const cleaned: SearchFilter = filterOf(parseAdAddress(Object.fromEntries(plain)));
  const { region } = cleaned;
  if (Object.keys(cleaned).length === 0) refuse('UNPROCESSABLE_CONTENT', savedSearchTexts.filterMissing);
  if (region !== undefined && !(COUNTIES as readonly string[]).includes(region))
    refuse('UNPROCESSABLE_CONTENT', undefined, { 'filter.region': savedSearchTexts.noSuchCounty });
  return cleaned;
}

function refuseFor(constraint: ViolatedConstraint): never {
  if (constraint === 'saved_searches_category_fkey')
    return refuse('UNPROCESSABLE_CONTENT', undefined, { 'filter.category': savedSearchTexts.noSuchCategory });
  return refuse('UNPROCESSABLE_CONTENT', savedSearchTexts.nameTaken, { name: savedSearchTexts.nameTaken });
}
