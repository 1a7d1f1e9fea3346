// SQL that matches new ads against saved searches.
import { sql } from 'kysely';
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import { wordBeginnings } from '#shared/features/ads/list/search-text.ts';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { MORNING_HOUR } from '#shared/features/saved-searches/rules.ts';
import { expandTerms, matchesTerms } from '../../core/search/matches.ts';
import type { Synonyms } from '../../core/search/meaning.ts';
import { readSearch } from '../../core/search/search-words.ts';
import { isPriceAlone, isWithinPrice, typedPrice } from '../../core/search/typed-price.ts';
import { isListed, SUSPENDED_IDS } from '../../database/ad-visibility.ts';
import { readNearTerms } from '../../database/near-places.ts';
import { passesFilters, type SavedFilters } from '../../database/saved-search-filters.ts';
import type { Connection } from '../../database/connection.ts';

/** An ad as the marketplace searches it. */
export interface SearchedAd {
  id: string;
  sellerId: string;
  /** Title and description in the normalised form that searches use. */
  search: string;
  /** Search terms of its texts, see server/core/search. */
  terms: string[];
  price: number;
  category: string;
  county: string;
  location: string;
  condition: string;
  /** The ids of all filter combinations that match it. */
  facets: number[];
  /** When saved searches were first matched against it. */
  announcedAt: Date | number | null;
}

/** Locks a public ad until the transaction ends; null when it is not public. */
export async function lockPublicAd(transaction: Connection, id: string): Promise<SearchedAd | null> {
  const ad = await transaction
    .selectFrom('ads')
    .select(['id', 'user_id as sellerId', 'search', 'price', 'category', 'county', 'location', 'condition'])
    .select(['facets', 'announced_at as announcedAt', sql<string[]>`tsvector_to_array(words)`.as('terms')])
    .where('id', '=', id)
    .where(sql<boolean>`${sql.raw(isListed())}`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return ad ?? null;
}

/**
 * The searches with an alert that match this ad by the marketplace's own rules, except: the seller's own, those of
 * people with a block between them and the seller, those of suspended people, those saved since the ad was first
 * announced, and those already matched.
 *
 * A search with text is found by its probe (the beginning of its text, or of a phrase in it), which must be among the
 * pieces of the ad; or by the terms of its first word, its distance or one filter, which must be among the ad's terms. Any
 * other search is found by its filters, which must be among the ad's facets. The ad's values are passed as parameters: read
 * from its row, a long text would be decompressed for each candidate.
 */
export async function findMatches(
  connection: Connection,
  ad: SearchedAd,
  synonyms: Synonyms,
): Promise<string[]> {
  const near = await readNearTerms(connection, ad.terms);
  const bands = PRICE_RANGES.filter(({ min, max }) => ad.price >= min && ad.price <= (max ?? ad.price));
  const facets = sql`facet = any(${[...new Set([0, ...ad.facets])]}::integer[])`;
  const columns = sql`id, user_id, category, county, city, condition, price_range, filters, plain, created_at`;
  // Returns one row, since fetching thousands takes longer than finding them. Texts are compared in JavaScript, ten times faster.
  const { rows } = await sql<{ found: [text: string | null, filters: SavedFilters, ids: string[]][] }>`
    with met as materialized (
      select ${columns} from unnest(${piecesOf(ad.search)}::text[]) as piece
        join saved_searches on probe = piece collate "C" and alert <> 'never' and ${facets}
      union
      select ${columns} from unnest(${[...expandTerms(ad.terms, synonyms), ...near]}::text[]) as term
        -- Term by term: comparing whole arrays takes as long as reading all searches.
        join saved_searches on probe_terms @> array[term] and alert <> 'never' and ${facets}
      union all
      select ${columns} from saved_searches
       where probe is null and probe_terms is null and alert <> 'never' and ${facets}),
    found as (
      select plain, filters, json_agg(id) as ids from met
       where (category is null or category = ${ad.category}) and (county is null or county = ${ad.county})
         and (city is null or city = ${ad.location} and exists (select from profiles where profiles.id = ${ad.sellerId}
         and birth_year <= ${latestAdultYear(new Date())})) and (condition is null or condition = ${ad.condition})
         and (price_range is null or price_range = any(${bands.map(({ id }) => id)}::text[]))
         and (${ad.announcedAt}::timestamptz is null or created_at < ${ad.announcedAt}::timestamptz)
         and user_id not in (
           select ${ad.sellerId}::uuid
           union all ${sql.raw(SUSPENDED_IDS)}
           union all select user_id from person_blocks where blocked_id = ${ad.sellerId}
           union all select blocked_id from person_blocks where user_id = ${ad.sellerId})
         and id not in (select search_id from saved_search_matches where ad_id = ${ad.id})
       group by plain, filters)
    select coalesce(json_agg(json_build_array(plain, filters, ids)), '[]') as found from found`.execute(
    connection,
  );
  const document = { terms: new Set(ad.terms), text: ad.search };
  const matches = (text: string): boolean =>
    (isPriceAlone(text) || ad.search.includes(text) || matchesTerms(readSearch(text, synonyms), document)) &&
    isWithinPrice(ad.price, typedPrice(text));
  const searched = { terms: new Set([...ad.terms, ...near]), price: ad.price };
  return (rows[0]?.found ?? []).flatMap(([text, filters, ids]) =>
    passesFilters(filters, searched) && (text === null || matches(text)) ? ids : [],
  );
}

/** The lengths of probes; the database's `search_probe` uses the same. */
const PROBE_LENGTHS = [2, 4, 8];

/** A search of one character matches the beginnings of words only, so its text needs no further comparison. */
function piecesOf(text: string): string[] {
  const letters = [...text];
  const pieces = PROBE_LENGTHS.flatMap((length) =>
    letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join('')),
  );
  return [...new Set([...pieces, ...wordBeginnings(text)])];
}

/** A search whose owner is notified of an ad at once. */
export interface InstantMatch {
  searchId: string;
  userId: string;
}

/** Records that saved searches were matched against the ad. Searches saved later do not match: their list shows the ad. */
export async function recordAnnounced(transaction: Connection, adId: string): Promise<void> {
  await sql`update ads set announced_at = coalesce(announced_at, now()) where id = ${adId}`.execute(
    transaction,
  );
}

/** Inserts matches; returns those of searches with instant alerts. */
export async function insertMatches(
  transaction: Connection,
  adId: string,
  searchIds: readonly string[],
): Promise<InstantMatch[]> {
  const { rows } = await sql<InstantMatch>`
    with found as (
      insert into saved_search_matches (search_id, ad_id, notified_at)
      select id, ${adId}, case alert when 'instant' then now() end from saved_searches
       where id = any(${searchIds}::uuid[])
      on conflict do nothing returning search_id, notified_at)
    update saved_searches set last_alerted_at = now() from found where id = search_id and notified_at is not null
    returning id as "searchId", user_id as "userId"`.execute(transaction);
  return rows;
}

/** A search with new ads for its daily notification. */
export interface DailyAlert {
  searchId: string;
  userId: string;
  /** Number of its new ads that are still public. */
  ads: number;
}

/**
 * Takes a batch of searches with matches to notify this morning: matches found before eight o'clock in Sweden, today or
 * earlier. They count as notified from now on, so a repeated run returns nothing, and a late run returns missed ones.
 *
 * @returns `taken`: the number of searches, 0 when there are no more; `alerts`: the searches whose owner is notified
 */
export async function takeDailyAlerts(
  transaction: Connection,
  now: Date,
  limit: number,
): Promise<{ taken: number; alerts: DailyAlert[] }> {
  const { rows } = await sql<{ taken: number; alerts: DailyAlert[] }>`
    with morning as (
      select (date_trunc('day', ${now}::timestamptz at time zone 'Europe/Stockholm') + ${MORNING_HOUR} * interval '1 hour')
        at time zone 'Europe/Stockholm' as begins),
    due as (
      select distinct search_id from saved_search_matches, morning
       where notified_at is null and found_at < begins and ${now}::timestamptz >= begins
       order by search_id limit ${limit}),
    notified as (
      update saved_search_matches as found set notified_at = ${now} from due, morning
       where found.search_id = due.search_id and notified_at is null and found_at < begins
      returning found.search_id, ad_id),
    counted as (
      select search_id, count(*) as ads from notified join ads on ads.id = ad_id and ${sql.raw(isListed())} group by search_id),
    alerted as (
      update saved_searches set last_alerted_at = ${now} from counted
       where saved_searches.id = search_id and alert <> 'never' and user_id not in (${sql.raw(SUSPENDED_IDS)})
      returning saved_searches.id as "searchId", user_id as "userId", counted.ads)
    select (select count(*) from due) as taken, coalesce((select json_agg(alerted) from alerted), '[]') as alerts`.execute(
    transaction,
  );
  return rows[0] ?? { taken: 0, alerts: [] };
}

/** Deletes matches of ads that can no longer be restored. */
export async function deleteOldMatches(connection: Connection): Promise<void> {
  await sql`
    delete from saved_search_matches as known
     where not exists (select from ads where ads.id = ad_id)
       and not exists (select from removed_ads where removed_ads.id = ad_id)`.execute(connection);
}
