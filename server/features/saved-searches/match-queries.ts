// All SQL of new ads and the saved searches that find them.
import { sql } from 'kysely';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { MORNING_HOUR } from '#shared/features/saved-searches/rules.ts';
import type { Connection } from '../../database/connection.ts';

/** An ad as the marketplace searches it. */
export interface SearchedAd {
  id: string;
  sellerId: string;
  /** Title and description as the search looks in them. */
  search: string;
  price: number;
  category: string;
  county: string;
  location: string;
  condition: string;
  /** The numbers of all choices of filters that find it. */
  facets: number[];
  /** When saved searches were first compared with it. */
  announcedAt: Date | number | null;
}

/** A public ad, which nobody changes until the transaction ends; null for one that nobody can find. */
export async function lockPublicAd(transaction: Connection, id: string): Promise<SearchedAd | null> {
  const ad = await transaction
    .selectFrom('ads')
    .select(['id', 'user_id as sellerId', 'search', 'price', 'category', 'county', 'location', 'condition'])
    .select(['facets', 'announced_at as announcedAt'])
    .where('id', '=', id)
    .where('is_public', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return ad ?? null;
}

/**
 * The searches with an alert that find this ad by the marketplace's own rules, but for its seller's own and those of people
 * between whom and the seller there is a block, those saved since it was first announced, and those that have found it before.
 *
 * A search with a text is met through its probe, the beginning of the text, among the pieces of the ad; one without through
 * its filters, among the ad's facets. So only those are looked at that are likely to fit. The ad's own values are parameters:
 * read from its row, a long text would be unpacked for each of them.
 */
export async function findMatches(connection: Connection, ad: SearchedAd): Promise<string[]> {
  const bands = PRICE_RANGES.filter(({ min, max }) => ad.price >= min && ad.price <= (max ?? ad.price));
  const facets = sql`facet = any(${[...new Set([0, ...ad.facets])]}::integer[])`;
  const columns = sql`id, user_id, category, county, city, condition, price_range, plain, created_at`;
  // In one row, since reading thousands takes longer than finding them; and looked through here, where it takes a tenth.
  const { rows } = await sql<{ ids: string[]; texts: (string | null)[] }>`
    with met as materialized (
      select ${columns} from unnest(${piecesOf(ad.search)}::text[]) as piece
        join saved_searches on probe = piece collate "C" and alert <> 'never' and ${facets}
      union all
      select ${columns} from saved_searches where probe is null and alert <> 'never' and ${facets})
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(plain), '[]') as texts from met
     where (category is null or category = ${ad.category}) and (county is null or county = ${ad.county})
       and (city is null or city = ${ad.location}) and (condition is null or condition = ${ad.condition})
       and (price_range is null or price_range = any(${bands.map(({ id }) => id)}::text[]))
       and (${ad.announcedAt}::timestamptz is null or created_at < ${ad.announcedAt}::timestamptz)
       and user_id not in (
         select ${ad.sellerId}::uuid
         union all select user_id from person_blocks where blocked_id = ${ad.sellerId}
         union all select blocked_id from person_blocks where user_id = ${ad.sellerId})
       and id not in (select search_id from saved_search_matches where ad_id = ${ad.id})`.execute(connection);
  const { ids = [], texts = [] } = rows[0] ?? {};
  return ids.filter((_, place) => ad.search.includes(texts[place] ?? ''));
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

/** A search whose owner is to hear of an ad at once. */
export interface InstantMatch {
  searchId: string;
  userId: string;
}

/** Notes that saved searches have been compared with the ad: those that are saved from now on had it in the list. */
export async function noteAnnounced(transaction: Connection, adId: string): Promise<void> {
  await sql`update ads set announced_at = coalesce(announced_at, now()) where id = ${adId}`.execute(
    transaction,
  );
}

/** Notes that these searches have found the ad. Returns those whose owner hears at once. */
export async function insertMatches(
  transaction: Connection,
  adId: string,
  searchIds: readonly string[],
): Promise<InstantMatch[]> {
  const { rows } = await sql<InstantMatch>`
    with found as (
      insert into saved_search_matches (search_id, ad_id, told_at)
      select id, ${adId}, case alert when 'instant' then now() end from saved_searches
       where id = any(${searchIds}::uuid[])
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
 * Takes what there is to tell this morning, of some searches at a time: what was found until the last time it was eight in Sweden,
 * where that was today. All of it counts as told from now on. Running it again tells nothing; running it late tells what was missed.
 *
 * @returns `taken` searches, 0 when there are no more; `mornings` of those whose owner is to hear
 */
export async function takeMorning(
  transaction: Connection,
  now: Date,
  limit: number,
): Promise<{ taken: number; mornings: Morning[] }> {
  const { rows } = await sql<{ taken: number; mornings: Morning[] }>`
    with morning as (
      select (date_trunc('day', ${now}::timestamptz at time zone 'Europe/Stockholm') + ${MORNING_HOUR} * interval '1 hour')
        at time zone 'Europe/Stockholm' as begins),
    due as (
      select distinct search_id from saved_search_matches, morning
       where told_at is null and found_at < begins and ${now}::timestamptz >= begins
       order by search_id limit ${limit}),
    told as (
      update saved_search_matches as found set told_at = ${now} from due, morning
       where found.search_id = due.search_id and told_at is null and found_at < begins
      returning found.search_id, ad_id),
    counted as (
      select search_id, count(*) as ads from told join ads on ads.id = ad_id and is_public group by search_id),
    alerted as (
      update saved_searches set last_alerted_at = ${now} from counted
       where saved_searches.id = search_id and alert <> 'never'
      returning saved_searches.id as "searchId", user_id as "userId", counted.ads)
    select (select count(*) from due) as taken, coalesce((select json_agg(alerted) from alerted), '[]') as mornings`.execute(
    transaction,
  );
  return rows[0] ?? { taken: 0, mornings: [] };
}

/** Forgets what was found of ads that nobody can take back any more. */
export async function forgetMatches(connection: Connection): Promise<void> {
  await sql`
    delete from saved_search_matches as known
     where not exists (select from ads where ads.id = ad_id)
       and not exists (select from removed_ads where removed_ads.id = ad_id)`.execute(connection);
}
