// The words of an ad for the search: which of its texts say what it is, and filling in ads that lack them.
import { sql } from 'kysely';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';

const BATCH = 500;

export interface AdText {
  title: string;
  description: string;
  category: string;
  condition: string;
  location: string;
  county: string;
}

export function termsOfAd({ title, description, category, condition, location, county }: AdText): string[] {
  return documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: condition, level: 'group' },
    { text: location, level: 'group' },
    // Whoever names a town means the town rather than the county of that name.
    { text: county, level: 'body' },
    { text: description, level: 'body' },
  ]);
}

/** The columns of `ads` that follow from its texts. */
export function wordColumns(ad: AdText) {
  return {
    words: sql<string>`array_to_tsvector(${termsOfAd(ad)}::text[])`,
    words_version: WORDS_VERSION,
  };
}

/** Computes the words of ads that lack them or have those of older rules. */
export async function fillInWords({ kysely }: Database): Promise<void> {
  let count = BATCH;
  while (count === BATCH) count = await kysely.transaction().execute(fillInBatch);
}

async function fillInBatch(transaction: Connection): Promise<number> {
  const ads = await transaction
    .selectFrom('ads')
    .select(['id', 'title', 'description', 'category', 'condition', 'location', 'county'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const found = JSON.stringify(ads.map((ad) => ({ id: ad.id, terms: termsOfAd(ad) })));
  await sql`update ads set words = array_to_tsvector(found.terms), words_version = ${WORDS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where ads.id = found.id`.execute(
    transaction,
  );
  return ads.length;
}
