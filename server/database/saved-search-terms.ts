// The terms by which a saved search is found for a new ad, and the job that updates outdated ones.
import { sql } from 'kysely';
import { SELLERS } from '#shared/features/profiles/sellers.ts';
import { isOneCharacter } from '#shared/features/ads/list/search-text.ts';
import { WORDS_VERSION } from '../core/search/document-terms.ts';
import { probeTermsOf } from '../core/search/matches.ts';
import { isPriceAlone } from '../core/search/typed-price.ts';
import type { Connection, Database } from './connection.ts';
import { filterTerm } from './filter-terms.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';
import { probeTermsOfFilters, type SavedFilters } from './saved-search-filters.ts';

/** Every ad has one of them. */
const termsOfAnyAd = SELLERS.map((kind) => filterTerm('seller', kind));

/** The columns of `saved_searches` that are computed from the search's text and filters. */
export function savedSearchTermColumns({
  search,
  filters,
}: {
  search: string | null;
  filters: SavedFilters;
}) {
  return { probe_terms: probeTerms(search, filters), words_version: WORDS_VERSION };
}

function probeTerms(search: string | null, filters: SavedFilters): string[] | null {
  if (search === null) return probeTermsOfFilters(filters);
  // A price is no text that an ad contains, so the search is found by its filters, or for every ad.
  if (isPriceAlone(search)) return probeTermsOfFilters(filters) ?? termsOfAnyAd;
  // A search of one character needs no terms: it matches beginnings of words, which the column `probe` finds.
  return isOneCharacter(search) ? null : probeTermsOf(search);
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
