// All SQL of new ads and the saved searches that find them.
import { sql } from 'kysely';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { MORNING_HOUR } from '#shared/features/saved-searches/rules.ts';
import type { Connection } from './queries.ts';

/** A search that finds an ad. */
export interface Match {
  searchId: string;
  userId: string;
}

/** An ad as the marketplace searches it. */
export interface SearchedAd {
  id: string;
  /** Title and description as the search looks in them. */
  search: string;
  price: number;
}

/** A public ad, which nobody changes until the transaction ends; null for one that nobody can find. */
export async function lockPublicAd(transaction: Connection, id: string): Promise<SearchedAd | null> {
  const ad = await transaction
    .selectFrom('ads')
    .select(['id', 'search', 'price'])
    .where('id', '=', id)
    .where('is_public', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return ad ?? null;
}

/**
 * The searches with an alert that find this ad by the marketplace's own rules, but for its seller's own, those saved since
 * it was first announced, and those that have found it before.
 *
 * A search with a text is met through its probe, the beginning of the text, among the pieces of the ad; one without through
 * its filters, among the ad's facets. So only those are looked at that are likely to fit.
 */
export async function findMatches(connection: Connection, ad: SearchedAd): Promise<Match[]> {
  const bands = PRICE_RANGES.filter(({ min, max }) => ad.price >= min && ad.price <= (max ?? ad.price));
  const { rows } = await sql<Match>`
    with ad as materialized (select * from ads where id = ${ad.id}),
      met as materialized (
        select saved_searches.* from unnest(${piecesOf(ad.search)}::text[]) as piece
          join saved_searches on probe = piece collate "C" and alert <> 'never'
        union all
        select saved_searches.* from (select distinct unnest(facets || 0) as facet from ad) as own
          join saved_searches on saved_searches.facet = own.facet and probe is null and alert <> 'never')
    select met.id as "searchId", met.user_id as "userId" from met cross join ad
     where (met.category is null or met.category = ad.category) and (met.county is null or met.county = ad.county)
       and (met.city is null or met.city = ad.location) and (met.condition is null or met.condition = ad.condition)
       and (met.price_range is null or met.price_range = any(${bands.map(({ id }) => id)}::text[]))
       and (met.plain is null or strpos(ad.search, met.plain) > 0)
       and met.user_id <> ad.user_id and (ad.announced_at is null or met.created_at < ad.announced_at)
       and not exists (
         select from saved_search_matches as known where known.search_id = met.id and known.ad_id = ad.id)
     order by met.created_at, met.id`.execute(connection);
  return rows;
}

/** The lengths of probes; the database's `search_probe` knows them too. */
const PROBE_LENGTHS = [2, 4, 8];

function piecesOf(text: string): string[] {
  const letters = [...text];
  const pieces = PROBE_LENGTHS.flatMap((length) =>
    letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join('')),
  );
  return [...new Set(pieces)];
}

/** Notes that these searches have found the ad, and that it has been announced. Returns those whose owner hears at once. */
export async function insertMatches(
  transaction: Connection,
  adId: string,
  matches: readonly Match[],
): Promise<Match[]> {
  await sql`update ads set announced_at = coalesce(announced_at, now()) where id = ${adId}`.execute(
    transaction,
  );
  const { rows } = await sql<Match>`
    with found as (
      insert into saved_search_matches (search_id, ad_id, told_at)
      select id, ${adId}, case alert when 'instant' then now() end from saved_searches
       where id = any(${matches.map(({ searchId }) => searchId)}::uuid[])
      on conflict do nothing returning search_id, told_at)
    update saved_searches set last_alerted_at = now() from found where id = search_id and told_at is not null
    returning id as "searchId", user_id as "userId"`.execute(transaction);
  return rows;
}

/** A search with new ads that its owner has not been told of. */
export interface Morning {
  searchId: string;
  userId: string;
  /** Those of them that are still public. */
  ads: number;
}

/**
 * What there is to tell this morning: what was found until the last time it was eight in Sweden, where that was today. All of
 * it counts as told from now on. Running it again tells nothing; running it late tells what was missed.
 */
export async function takeMorning(transaction: Connection, now: Date): Promise<Morning[]> {
  const { rows } = await sql<Morning>`
    with morning as (
      select (date_trunc('day', ${now}::timestamptz at time zone 'Europe/Stockholm') + ${MORNING_HOUR} * interval '1 hour')
        at time zone 'Europe/Stockholm' as begins),
    told as (
      update saved_search_matches set told_at = ${now} from morning
       where told_at is null and found_at < begins and ${now}::timestamptz >= begins
      returning search_id, ad_id),
    counted as (
      select search_id, count(*) as ads from told join ads on ads.id = ad_id and is_public group by search_id)
    update saved_searches set last_alerted_at = ${now} from counted
     where saved_searches.id = search_id and alert <> 'never'
    returning saved_searches.id as "searchId", user_id as "userId", counted.ads`.execute(transaction);
  return rows;
}

/** Forgets what was found of ads that nobody can take back any more. */
export async function forgetMatches(connection: Connection): Promise<void> {
  await sql`
    delete from saved_search_matches as known
     where not exists (select from ads where ads.id = ad_id)
       and not exists (select from removed_ads where removed_ads.id = ad_id)`.execute(connection);
}
