// How fast ads are searched and written at ten thousand, a hundred thousand and a million ads, against the simplest
// statement of the same kind: the processor time of each search alone, which other work on the machine hardly changes, and its p99
// under load. Arguments replace these numbers, `--alone` leaves out the load; BENCH_DATA_DIR stores the cluster for the next run.
import { parseArgs } from 'node:util';
import type { AdSearch } from '../shared/features/ads/list/ad-search.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { readTownTerms } from '../server/database/near-places.ts';
import { seedLoadTestAds } from '../server/database/seed/load-test-ads.ts';
import { cardFields, joinFirstPicture } from '../server/features/ads/card-sql.ts';
import { countChoices } from '../server/features/ads/list/choice-queries.ts';
import { PAGE_SIZE } from '../server/features/ads/list/plan-search.ts';
import { searchAds } from '../server/features/ads/list/search-queries.ts';
import { suggestSearches } from '../server/features/ads/list/suggest-searches.ts';
import { countSearchTerms } from '../server/features/ads/list/spelling-queries.ts';
import { openBenchCluster } from './support/cluster.ts';
import { cpuTimeOf } from './support/cpu-time.ts';
import { type Shape, shapes } from './database/shapes.ts';
import { searchingAsOnSite } from './support/site-searching.ts';
import { measureWrites } from './database/writes.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';
import { timeAlone, timeUnderLoad } from './support/under-load.ts';

const { values: options, positionals } = parseArgs({
  options: { alone: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const SIZES = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
const CONNECTIONS = 50;
/** The time limit of a search, as on a site. */
const MAX_MS = 3000;
const PERCENTILE = 99;
/**
 * How many times as long as the simplest statement a search may take. The simplest takes under 1 ms at p99 on an idle machine, so
 * a search of 20 ms meets the goal there. Other work on the machine slows both down.
 */
const SEARCH_GOAL = 25;
/** From the fewest to the most ads, a logarithm grows 1.5 times and a linear scan 100 times. */
const GROWTH_GOAL = 3;

const cluster = await openBenchCluster(process.env.BENCH_DATA_DIR);
try {
  report(await measure());
} finally {
  await cluster.close();
}

async function measure(): Promise<Finding[]> {
  const curves = new Map<string, number[]>(shapes.map(({ name }) => [name, []]));
  const findings: Finding[] = [];
  for (const size of SIZES) {
    const database = await openSeeded(size);
    const reference = await costOf(database, () => readNewest(database));
    const isLargest = size === SIZES.at(-1);
    for (const shape of shapes) {
      const time = await costOf(database, await readerOf(database, shape));
      curves.get(shape.name)?.push(time / reference);
      if (isLargest) findings.push(compareCost(shape, { time, reference }));
    }
    if (isLargest && !options.alone)
      findings.push(...(await measureLoad(database)), ...(await measureWrites(database)));
    await database.close();
  }
  printCurves(curves);
  return [...measureGrowth(curves), ...findings];
}

/** The CPU time of a call, or its shortest duration where the CPU time of other processes is unknown. */
async function costOf(database: Database, call: () => Promise<unknown>): Promise<number> {
  return (await cpuTimeOf(database, call)) ?? timeAlone(call);
}

function compareCost({ name }: Shape, { time, reference }: { time: number; reference: number }): Finding {
  return compareTimes(`${name}: processor time`, {
    time,
    reference: { name: 'newest ads', time: reference },
    goal: SEARCH_GOAL,
  });
}

async function openSeeded(size: number): Promise<Database> {
  const name = `ads_${size}`;
  const main = connectDatabase(cluster.url, { max: 1 });
  const { rowCount } = await main.pool.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await main.pool.query(`create database ${name}`);
  await main.close();

  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const database = connectDatabase(url.href, { max: CONNECTIONS });
  await migrate(database.pool);
  const { rowCount: seeded } = await database.pool.query('select from ads limit 1');
  if (!seeded) await seedLoadTestAds(database, { ads: size, seed: 1 });
  const { rowCount: counted } = await database.pool.query('select from search_words limit 1');
  if (!counted) await countSearchTerms(database.kysely);
  // Loads the table into memory, as on a site that has run for a while.
  await database.pool.query('select count(search) from ads');
  return database;
}

/** The reference of all searches: one page of the newest ads, without filters, text, cursor or count. */
function readNewest({ pool }: Database): Promise<unknown> {
  return pool.query({
    name: 'newest',
    text: `select json_agg(json_build_object(${cardFields}) order by created_at desc, ads.id desc)::text
             from (select id from ads where is_public order by created_at desc, id desc limit ${PAGE_SIZE}) as page
             join ads on ads.id = page.id ${joinFirstPicture}`,
  });
}

/** For a search with a depth, sets the cursor to that position in its list. */
async function placeCursor(database: Database, { search, depth }: Shape): Promise<AdSearch> {
  if (depth === undefined) return search;
  const [letter, key, order] =
    search.sort === 'cheapest'
      ? ['c', 'price', 'price, id']
      : ['n', '(extract(epoch from created_at) * 1000000)::bigint', 'created_at desc, id desc'];
  const { rows } = await database.pool.query<{ after: string }>(
    `select '${letter}' || ${key} || '.' || id || '.201' as after from ads where is_public order by ${order}
     offset (select count(*) * $1::float8 from ads where is_public)::bigint limit 1`,
    [depth],
  );
  return { ...search, after: rows[0]?.after ?? '' };
}

/**
 * Measures each search beside the reference. The times of the reference beside one search are too few for a percentile, so those
 * of all searches are joined.
 */
async function measureLoad(database: Database): Promise<Finding[]> {
  const measured: { name: string; times: number[] }[] = [];
  const references: number[] = [];
  for (const shape of shapes) {
    const read = await readerOf(database, shape);
    references.push(...(await timeUnderLoad(() => readNewest(database), CONNECTIONS)));
    const times = await timeUnderLoad(read, CONNECTIONS);
    measured.push({ name: shape.name, times });
    process.stdout.write(
      `${shape.name.padEnd(36)} p${PERCENTILE} ${percentile(times, PERCENTILE).toFixed(1)} ms\n`,
    );
  }
  const reference = { name: 'newest ads', time: percentile(references, PERCENTILE) };
  return measured.map(({ name, times }) =>
    compareTimes(`${name}: p${PERCENTILE} under load`, {
      time: percentile(times, PERCENTILE),
      reference,
      goal: SEARCH_GOAL,
    }),
  );
}

async function readerOf(database: Database, shape: Shape): Promise<() => Promise<unknown>> {
  const searching = searchingAsOnSite(database);
  if (shape.reads === 'choices') return () => countChoices(searching, shape.search, MAX_MS);
  if (shape.reads === 'suggestions')
    return () => suggestSearches({ ...searching, queueEntry: () => ({}) }, shape.search.search ?? '');
  const { near, within, ...search } = await placeCursor(database, shape);
  // Read once, as on a site, which caches them.
  const towns = near && (await readTownTerms(database.kysely, { near, within }));
  return () => searchAds(searching, { ...search, ...(towns && { near, towns }) }, MAX_MS);
}

function printCurves(curves: Map<string, number[]>): void {
  const header = SIZES.map((size) => size.toLocaleString('sv')).join(', ');
  process.stdout.write(`times the processor time of a page of the newest ads, at ${header} ads\n`);
  for (const [name, ratios] of curves)
    process.stdout.write(
      `${name.padEnd(36)} ${ratios.map((ratio) => ratio.toFixed(2).padStart(8)).join(' ')}\n`,
    );
}

/**
 * How a search's ratio to the reference grows with the number of ads; a search faster than the reference counts as equal. A curve
 * also passes if its last tenfold of ads adds no more to the ratio than the first: at first few ads contain the words.
 */
function measureGrowth(curves: Map<string, number[]>): Finding[] {
  return [...curves].map(([name, measured]) => {
    const ratios = measured.map((ratio) => Math.max(1, ratio));
    const [first = 1, last = 1] = [ratios[0], ratios.at(-1)];
    const added = ratios.slice(1).map((ratio, index) => ratio - (ratios[index] ?? 1));
    const isFlattening = added.length > 1 && (added.at(-1) ?? 0) <= (added[0] ?? 0);
    const growth = last / first;
    return {
      name: `${name}: growth`,
      figure: `${last.toFixed(2)} × the newest ads`,
      reference: `${first.toFixed(2)} × with the fewest ads`,
      ratio: growth,
      goal: `≤ ${GROWTH_GOAL} (linear: 100), or flattening`,
      isMet: growth <= GROWTH_GOAL || isFlattening,
    };
  });
}
