// How fast the saved searches that match a new ad are found among a hundred thousand, against a scan of all of them.
// An argument replaces this number.
import { performance } from 'node:perf_hooks';
import { PRICE_RANGES } from '../shared/features/ads/price.ts';
import { MAX_DESCRIPTION_LENGTH } from '../shared/features/ads/rules.ts';
import { isOneCharacter, plainText } from '../shared/features/ads/list/search-text.ts';
import { matchesTerms } from '../server/core/search/matches.ts';
import type { Synonyms } from '../server/core/search/meaning.ts';
import { readSearch } from '../server/core/search/search-words.ts';
import { loadSynonyms } from '../server/core/search/synonyms.ts';
import { updateAdTerms } from '../server/database/ad-terms.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { updateSavedSearchTerms } from '../server/database/saved-search-terms.ts';
import { type Random, startRandom } from '../server/database/seed/random.ts';
import { seedLoadTestAds } from '../server/database/seed/load-test-ads.ts';
import {
  findMatches,
  lockPublicAd,
  type SearchedAd,
} from '../server/features/saved-searches/match-queries.ts';
import { searchingIn } from '../server/testing/searching.ts';
import { openBenchCluster } from './support/cluster.ts';
import { compareTimes, type Finding, median, percentile, report } from './support/report.ts';

const [SEARCHES = 100_000] = process.argv.slice(2).map(Number);
const PEOPLE = 10_000;
const ADS = 5_000;
const BATCH = 5_000;
/** Number of ads that are matched. */
const MATCHED = 101;
const LONG_AD_RUNS = 9;
/** Number of runs for each ad, of which the fastest counts, because other load on the machine only slows them down. */
const TRIES = 3;

const cluster = await openBenchCluster();
try {
  const database = connectDatabase(cluster.url, { max: 4 });
  await migrate(database.pool);
  await seedLoadTestAds(database, { ads: ADS, seed: 1 });
  const ads = await listAds(database);
  await saveSearches(database, ads);
  report(await measure(database, ads));
  await database.close();
} finally {
  await cluster.close();
}

async function listAds({ kysely }: Database): Promise<SearchedAd[]> {
  const rows = await kysely
    .selectFrom('ads')
    .select('id')
    .where('is_public', '=', true)
    .orderBy('id')
    .execute();
  const ads: SearchedAd[] = [];
  for (const { id } of rows) {
    const ad = await lockPublicAd(kysely, id);
    if (ad) ads.push(ad);
  }
  return ads;
}

/**
 * Realistic searches, each derived from an ad: three in four contain one or two of its words, half of them its
 * category, some its place, its price or its condition.
 */
async function saveSearches(database: Database, ads: readonly SearchedAd[]): Promise<void> {
  const { pool } = database;
  const random = startRandom(1);
  await pool.query(
    `insert into profiles (email, name) select 'sparar' || n || '@exempel.se', 'Person ' || n from generate_series(1, $1::int) as n`,
    [PEOPLE],
  );
  for (let saved = 0; saved < SEARCHES;) {
    const batch = Array.from({ length: Math.min(BATCH, SEARCHES - saved) }, () =>
      searchFor(ads[random.between(0, ads.length - 1)], random),
    );
    const column = (name: keyof ReturnType<typeof searchFor>) => batch.map((search) => search[name]);
    const { rowCount } = await pool.query(
      `insert into saved_searches (user_id, name, alert, search, category, condition, county, city, price_range)
       select person.id, gen_random_uuid(), (array['instant', 'daily'])[1 + n % 2], new_search.search, category, condition, county, new_search.city, new_search.price
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality
           as new_search (search, category, condition, county, city, price, n)
         join profiles as person on email = 'sparar' || (1 + (n + $7::int) % $8::int) || '@exempel.se'
       on conflict do nothing`,
      [
        column('search'),
        column('category'),
        column('condition'),
        column('county'),
        column('city'),
        column('price'),
        saved,
        PEOPLE,
      ],
    );
    saved += rowCount ?? 0;
  }
  await updateSavedSearchTerms(database);
  await pool.query('vacuum (analyze) saved_searches');
}

function searchFor(ad: SearchedAd | undefined, random: Random) {
  if (!ad) throw new Error('There are no ads');
  const terms = plainText(ad.search.replace(/[^\p{L}\p{N}]+/gu, ' '))
    .split(' ')
    .filter((term) => term !== '' && !isOneCharacter(term));
  const first = random.between(0, terms.length - 1);
  const text = terms.slice(first, first + random.between(1, 2)).join(' ');
  const chance = <Value>(share: number, value: Value) => (random.happens(share) ? value : null);
  const price = PRICE_RANGES.find(({ max }) => max === null || ad.price <= max);
  const search = chance(0.75, text);
  return {
    search,
    // A search without any filter cannot be saved.
    category: search === null ? ad.category : chance(0.5, ad.category),
    condition: chance(0.2, ad.condition),
    county: chance(0.3, ad.county || null),
    city: chance(0.1, ad.location),
    price: chance(0.3, price?.id ?? null),
  };
}

async function measure(database: Database, ads: readonly SearchedAd[]): Promise<Finding[]> {
  const synonyms = await loadSynonyms(searchingIn(database));
  const found: number[] = [];
  const times: number[] = [];
  const scans: number[] = [];
  for (const ad of ads.slice(0, MATCHED)) {
    found.push((await findMatches(database.kysely, ad, synonyms)).length);
    times.push(await fastestOf(TRIES, () => findMatches(database.kysely, ad, synonyms)));
    scans.push(await fastestOf(TRIES, () => scanSearches(database, ad, synonyms)));
  }
  const longest = await writeLongest(database, ads);
  const long = await fastestOf(LONG_AD_RUNS, () => findMatches(database.kysely, longest, synonyms));
  const longScan = await fastestOf(TRIES, () => scanSearches(database, longest, synonyms));

  process.stdout.write(
    `${SEARCHES.toLocaleString('sv')} saved searches; ${median(found)} match an ad (median), ${Math.max(...found)} at most\n`,
  );
  return [
    ...[50, 99].map((rank) =>
      compare(`matches of a new ad, p${rank}`, percentile(times, rank), percentile(scans, rank)),
    ),
    compare('matches of the longest ad', long, longScan),
  ];
}

function compare(name: string, time: number, scan: number): Finding {
  return compareTimes(name, { time, reference: { name: 'all read', time: scan }, goal: 1 });
}

/** The simplest way to the same result: it compares the ad with every saved search. */
async function scanSearches({ pool }: Database, ad: SearchedAd, synonyms: Synonyms): Promise<number> {
  const { rows } = await pool.query<{ plain: string | null; ids: string[] }>({
    name: 'scan',
    text: `select plain, json_agg(id) as ids from saved_searches
            where alert <> 'never'
              and (category is null or category = $1) and (county is null or county = $2)
              and (city is null or city = $3) and (condition is null or condition = $4)
            group by plain`,
    values: [ad.category, ad.county, ad.location, ad.condition],
  });
  const document = { terms: new Set(ad.terms), text: ad.search };
  const matches = (text: string): boolean =>
    ad.search.includes(text) || matchesTerms(readSearch(text, synonyms), document);
  const found = rows.filter(({ plain }) => plain === null || matches(plain));
  return found.flatMap(({ ids }) => ids).length;
}

/** An ad with the longest allowed text, joined from the texts of other ads. */
async function writeLongest(database: Database, ads: readonly SearchedAd[]): Promise<SearchedAd> {
  const texts = ads
    .slice(0, 100)
    .map(({ search }) => search)
    .join(' ');
  const id = ads.at(-1)?.id ?? '';
  const { kysely } = database;
  await kysely
    .updateTable('ads')
    .set({ description: texts.slice(0, MAX_DESCRIPTION_LENGTH) })
    .where('id', '=', id)
    .execute();
  await updateAdTerms(database);
  const ad = await lockPublicAd(kysely, id);
  if (!ad) throw new Error('There is no ad to make longer');
  return ad;
}

async function fastestOf(tries: number, call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let left = tries; left > 0; left -= 1) times.push(await timeOf(call));
  return Math.min(...times);
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}
