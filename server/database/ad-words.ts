// The words of an ad for the search: which of its texts say what it is, and filling in ads that lack them.
import { sql } from 'kysely';
import { isTreatedAsMinor, latestAdultYear } from '#shared/features/accounts/age.ts';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';

const BATCH = 500;

export interface AdText {
  title: string;
  description: string;
  category: string;
  /** Empty for a seller treated as a minor, whose town lists do not tell. */
  location: string;
}

export function termsOfAd({ title, description, category, location }: AdText): string[] {
  return documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: location, level: 'group' },
    { text: description, level: 'body' },
  ]);
}

/** The columns of `ads` that follow from its texts and the age of its seller. */
export function wordColumns(ad: AdText, sellerId: string) {
  const year = latestAdultYear(new Date());
  return {
    words: sql<string>`array_to_tsvector(case
      when exists (select from profiles where profiles.id = ${sellerId} and birth_year <= ${year})
      then ${termsOfAd(ad)}::text[] else ${termsOfAd({ ...ad, location: '' })}::text[] end)`,
    words_version: WORDS_VERSION,
  };
}

/** Leaves the words of a user's ads to the job, since the town is a word only when the seller is an adult. */
export async function clearWordsOfSeller(connection: Connection, userId: string): Promise<void> {
  await connection.updateTable('ads').set({ words_version: 0 }).where('user_id', '=', userId).execute();
}

/** Computes the words of ads that lack them or have those of older rules. */
export async function fillInWords({ kysely }: Database): Promise<void> {
  let count = BATCH;
  while (count === BATCH) count = await kysely.transaction().execute(fillInBatch);
}

async function fillInBatch(transaction: Connection): Promise<number> {
  const ads = await transaction
    .selectFrom('ads')
    .innerJoin('profiles', 'profiles.id', 'ads.user_id')
    .select(['ads.id', 'title', 'description', 'category', 'ads.location', 'birth_year as birthYear'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH)
    .forUpdate('ads')
    .skipLocked()
    .execute();
  const now = new Date();
  const found = JSON.stringify(
    ads.map(({ id, birthYear, ...ad }) => {
      const text = isTreatedAsMinor(birthYear, now) ? { ...ad, location: '' } : ad;
      return { id, terms: termsOfAd(text) };
    }),
  );
  await sql`update ads set words = array_to_tsvector(found.terms), words_version = ${WORDS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where ads.id = found.id`.execute(
    transaction,
  );
  return ads.length;
}
