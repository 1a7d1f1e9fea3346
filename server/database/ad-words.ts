// The words of an ad for the search: which of its texts say what it is, and filling in ads that lack them.
import { sql } from 'kysely';
import { isTreatedAsMinor, latestAdultYear } from '#shared/features/accounts/age.ts';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';
import { type FilteredAd, filterTerm, filterTermsOf, townTerm } from './filter-terms.ts';

const BATCH = 500;
/** To be raised when the filter terms or the texts of an ad that are searched change. */
const FILTERS_VERSION = 4;
export const AD_WORDS_VERSION = 100 * WORDS_VERSION + FILTERS_VERSION;

export interface AdText extends FilteredAd {
  title: string;
  description: string;
  condition: string;
  /** Empty for a seller treated as a minor, whose town lists do not show. */
  location: string;
  county: string;
  model: string;
}

export function termsOfAd(ad: AdText): string[] {
  const { title, description, category, condition, location, county } = ad;
  const texts = documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: condition, level: 'group' },
    { text: location, level: 'group' },
    ...attributeTexts(ad).map((text) => ({ text, level: 'group' as const })),
    // A town's name means the town rather than the county of that name.
    { text: county, level: 'body' },
    { text: description, level: 'body' },
  ]);
  return [...texts, ...filterTermsOf(ad), ...(location === '' ? [] : [townTerm(location, county)])];
}

/** As a title would say them. */
function attributeTexts({ brand, model, size, colour, audience }: AdText): string[] {
  return [brand, model, size && `strl ${size}`, colour, audience].filter(Boolean);
}

/** The columns of `ads` that follow from its texts, and from the age and kind of its seller. */
export function wordColumns(ad: AdText, sellerId: string) {
  const year = latestAdultYear(new Date());
  const isAdult = sql`exists (select from profiles where profiles.id = ${sellerId} and birth_year <= ${year})`;
  const isBusiness = sql`exists (select from seller_businesses where user_id = ${sellerId})`;
  const businessTerm = filterTerm('seller', 'business');
  const privateTerm = filterTerm('seller', 'private');
  return {
    words: sql<string>`array_to_tsvector(
      case when ${isAdult} then ${termsOfAd(ad)}::text[] else ${termsOfAd({ ...ad, location: '' })}::text[] end
      || case when ${isAdult} and ${isBusiness} then ${businessTerm}::text else ${privateTerm}::text end)`,
    words_version: AD_WORDS_VERSION,
  };
}

/** Leaves the words of a user's ads to the job, since the seller's age and kind are in them. */
export async function clearWordsOfSeller(connection: Connection, userId: string): Promise<void> {
  await connection.updateTable('ads').set({ words_version: 0 }).where('user_id', '=', userId).execute();
}

/** Computes the words of ads that lack them or have those of older rules. */
export async function indexOutdatedAds({ kysely }: Database): Promise<void> {
  let count = BATCH;
  while (count === BATCH) count = await kysely.transaction().execute(indexBatch);
}

async function indexBatch(transaction: Connection): Promise<number> {
  const ads = await transaction
    .selectFrom('ads')
    .innerJoin('profiles', 'profiles.id', 'ads.user_id')
    .leftJoin('seller_businesses', 'seller_businesses.user_id', 'ads.user_id')
    .select(['ads.id', 'title', 'description', 'category', 'condition', 'price', 'ads.location', 'county'])
    .select(['brand', 'model', 'size', 'colour', 'audience', 'delivery', 'birth_year as birthYear'])
    .select('seller_businesses.number as businessNumber')
    .where('words_version', '<', AD_WORDS_VERSION)
    .limit(BATCH)
    .forUpdate('ads')
    .skipLocked()
    .execute();
  const now = new Date();
  const found = JSON.stringify(
    ads.map(({ id, birthYear, businessNumber, ...ad }) => {
      const isMinor = isTreatedAsMinor(birthYear, now);
      const seller = filterTerm('seller', businessNumber === null || isMinor ? 'private' : 'business');
      const text = isMinor ? { ...ad, location: '' } : ad;
      return { id, terms: [...termsOfAd(text), seller] };
    }),
  );
  await sql`update ads set words = array_to_tsvector(found.terms), words_version = ${AD_WORDS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where ads.id = found.id`.execute(
    transaction,
  );
  return ads.length;
}
