// The terms by which a saved search is found for a new ad, and the job that updates outdated ones.
import { sql } from 'kysely';
import { isOneCharacter } from '#shared/features/ads/list/search-text.ts';
import { WORDS_VERSION } from '../core/search/document-terms.ts';
import { probeTermsOf } from '../core/search/matches.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';
import { probeTermsOfFilters, type SavedFilters } from './saved-search-filters.ts';

/** The columns of `saved_searches` that are computed from the search's text and filters. */
export function savedSearchTermColumns({
  search,
  filters,
}: {
  search: string | null;
  filters: SavedFilters;
}) {
  // A search of one character needs no terms: it matches beginnings of words, which the column `probe` finds.
  const hasTerms = search !== null && !isOneCharacter(search);
  const terms = search === null ? probeTermsOfFilters(filters) : hasTerms ? probeTermsOf(search) : null;
  return { probe_terms: terms, words_version: WORDS_VERSION };
}

/** Computes the terms of searches whose terms are missing, or were computed by older rules. */
export async function updateSavedSearchTerms(database: Database): Promise<void> {
  await inBatches(database, fillInBatch);
}

async function fillInBatch(transaction: Connection): Promise<number> {
  const searches = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'search', 'filters'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  const found = JSON.stringify(
    searches.map(({ id, ...search }) => ({ id, terms: savedSearchTermColumns(search).probe_terms })),
  );
  await sql`update saved_searches set probe_terms = found.terms, words_version = ${WORDS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where saved_searches.id = found.id`.execute(
    transaction,
  );
  return searches.length;
}
