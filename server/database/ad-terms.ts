// The terms by which the search finds an ad: how much each of its texts counts, and the job that computes missing terms.
import { sql } from 'kysely';
import { isTreatedAsMinor, latestAdultYear } from '#shared/features/accounts/age.ts';
import { isForWomen, statedSizes } from '#shared/features/ads/attributes/read-sizes.ts';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';
import { type FilteredAd, filterTerm, filterTermsOf, townTerm } from './filter-terms.ts';
import { withPaidDelivery } from '../core/search/free-delivery.ts';
import { withFree } from '../core/search/free-terms.ts';
import { withPlace } from '../core/search/hoop-terms.ts';
import { areShoes, withoutNegatedUse, withUse } from '../core/search/shoe-terms.ts';

/** To be raised when the filter terms or the texts of an ad that are searched change. */
const FILTERS_VERSION = 10;
export const AD_TERMS_VERSION = 100 * WORDS_VERSION + FILTERS_VERSION;

export interface AdText extends FilteredAd {
  title: string;
  description: string;
  condition: string;
  /** Empty for a seller treated as a minor, whose town lists do not show. */
  location: string;
  county: string;
  model: string;
  /** Empty if the ad is not sent. */
  shipping_payer: string;
}

export function termsOfAd(ad: AdText): string[] {
  const { location, county } = ad;
  const sizes = sizesOf(ad).map((one) => filterTerm('size', one));
  const texts = withPaidDelivery(withFree(textTerms(ad), ad.price), ad.shipping_payer);
  return [...texts, ...filterTermsOf(ad), ...sizes, ...(location === '' ? [] : [townTerm(location, county)])];
}

function textTerms(ad: AdText): string[] {
  const terms = termsOfTexts(ad);
  if (!areShoes(terms)) return [...withPlace(terms)];
  const description = withoutNegatedUse(ad.description);
  return withUse(description === ad.description ? terms : termsOfTexts({ ...ad, description }));
}

function termsOfTexts(ad: AdText): string[] {
  const { title, description, category, condition, location, county } = ad;
  return documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: condition, level: 'group' },
    { text: location, level: 'group' },
    ...attributeTexts(ad).map((text) => ({ text, level: 'group' as const })),
    // Some counties have the name of a town; a search for the name means the town, so the county counts less.
    { text: county, level: 'body' },
    { text: description, level: 'body' },
  ]);
}

/** The filter finds an ad without the attribute by the sizes in its text, as a search for words does. */
function sizesOf(ad: AdText): string[] {
  if (ad.size !== '') return [];
  const isWomens = isForWomen(ad);
  return [
    ...statedSizes(ad.title, { withCm: true, isWomens }),
    ...statedSizes(ad.description, { withCm: false, isWomens }),
  ];
}

/** The attributes as a title would write them. */
function attributeTexts({ brand, model, size, colour, audience }: AdText): string[] {
  return [brand, model, size && `strl ${size}`, colour, audience].filter(Boolean);
}

/** The columns of `ads` that are computed from the ad's texts and from the age and kind of its seller. */
export function adTermColumns(ad: AdText, sellerId: string) {
  const year = latestAdultYear(new Date());
  const isAdult = sql`exists (select from profiles where profiles.id = ${sellerId} and birth_year <= ${year})`;
  const isBusiness = sql`exists (select from seller_businesses where user_id = ${sellerId})`;
  const businessTerm = filterTerm('seller', 'business');
  const privateTerm = filterTerm('seller', 'private');
  return {
    words: sql<string>`array_to_tsvector(
      case when ${isAdult} then ${termsOfAd(ad)}::text[] else ${termsOfAd({ ...ad, location: '' })}::text[] end
      || case when ${isAdult} and ${isBusiness} then ${businessTerm}::text else ${privateTerm}::text end)`,
    words_version: AD_TERMS_VERSION,
  };
}

/** Marks the words of a user's ads as outdated after a change of age or kind, which they contain. The job computes them again. */
export async function clearTermsOfSeller(connection: Connection, userId: string): Promise<void> {
  await connection.updateTable('ads').set({ words_version: 0 }).where('user_id', '=', userId).execute();
}

/**
 * Marks the words of ads as outdated whose sellers came of age this year: lists show the town of the ad now, so the words
 * must contain it.
 */
export async function clearTermsOfNewAdults({ kysely }: Database, now = new Date()): Promise<void> {
  await sql`
    update ads set words_version = 0 from profiles
     where profiles.id = ads.user_id and birth_year = ${latestAdultYear(now)} and ads.location <> '' and town is null`.execute(
    kysely,
  );
}

/** Computes the words of ads whose words are missing, or were computed by older rules. */
export async function updateAdTerms(database: Database): Promise<void> {
  await inBatches(database, indexBatch);
}

async function indexBatch(transaction: Connection): Promise<number> {
  const ads = await transaction
    .selectFrom('ads')
    .innerJoin('profiles', 'profiles.id', 'ads.user_id')
    .leftJoin('seller_businesses', 'seller_businesses.user_id', 'ads.user_id')
    .select(['ads.id', 'title', 'description', 'category', 'condition', 'price', 'ads.location', 'county'])
    .select(['brand', 'model', 'size', 'colour', 'audience', 'delivery', 'shipping_payer'])
    .select('birth_year as birthYear')
    .select('seller_businesses.number as businessNumber')
    .where('words_version', '<', AD_TERMS_VERSION)
    .limit(BATCH_SIZE)
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
  await sql`update ads set words = array_to_tsvector(found.terms), words_version = ${AD_TERMS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where ads.id = found.id`.execute(
    transaction,
  );
  return ads.length;
}
