// How fast ads are found and written in the database, at ten thousand, a hundred thousand and a million ads.
// BENCH_DATA_DIR keeps the seeded cluster for the next run; without it everything is made anew and removed. Numbers of ads
// as arguments are measured instead.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdSearch } from '../shared/features/ads/ad-search.ts';
import { createLogger } from '../server/core/logger.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { startCluster } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { seedLoadTestAds } from '../server/database/seed/load-test-ads.ts';
import { countAdsByStatus } from '../server/features/ads/review-queries.ts';
import { searchAds } from '../server/features/ads/search-queries.ts';
import { type Shape, shapes } from './database-shapes.ts';
import { type Finding, median, report } from './report.ts';

const asked = process.argv.slice(2).map(Number);
const SIZES = asked.length > 0 ? asked : [10_000, 100_000, 1_000_000];
const CONNECTIONS = 50;
/** Calls that a percentile is taken of. */
const CALLS = 300;
/** Calls in a row; the curve takes the quickest, which says what a call needs whatever else the machine does. */
const ROW = 31;
/** Milliseconds that the 99th percentile of reading one row stays under where nothing else runs. */
const BUSY = 3;
const SEARCH_GOAL = 20;
const INSERT_GOAL = 25;
/**
 * A logarithm adds as much with every tenfold. So a curve passes whose last tenfold adds no more than its first, as where few
 * ads hold the words at first; and one that stays within twice the logarithm, which grows by half from the fewest to the
 * most ads, where a square root grows tenfold.
 */
const GROWTH_GOAL = 3;
/** What the growth is reckoned from at least, in milliseconds: below it the clock and the socket are measured. */
const FLOOR = 1;

const kept = process.env.BENCH_DATA_DIR;
const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'baskettorget-bench-')));
const cluster = await startCluster({ dataDir, logger: createLogger('error') });
try {
  report(await measure());
} finally {
  await cluster.stop();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<Finding[]> {
  const curve = new Map<string, number[]>();
  const findings: Finding[] = [];
  for (const size of SIZES) {
    const database = await openSeeded(size);
    for (const shape of shapes)
      curve.set(shape.name, [...(curve.get(shape.name) ?? []), await timeInARow(database, shape)]);
    if (size === SIZES.at(-1)) {
      tellCurve(curve);
      findings.push(...(await measureLoad(database)));
    }
    await database.close();
  }
  return [...growthOf(curve), ...findings];
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
  // What is read often lies in memory; after a start it first has to come there.
  await database.pool.query('select count(search) from ads');
  return database;
}

async function timeInARow(database: Database, shape: Shape): Promise<number> {
  const search = await placeIn(database, shape);
  const times: number[] = [];
  for (let call = 0; call < ROW; call += 1) times.push(await timeOf(() => searchAds(database, search)));
  return Math.min(...times);
}

/** A shape that is read deep in its list gets a cursor to there. */
async function placeIn(database: Database, { search, depth }: Shape): Promise<AdSearch> {
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

async function measureLoad(database: Database): Promise<Finding[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from ads limit 1');
  const readOne = () =>
    database.pool.query({ name: 'one', text: 'select title from ads where id = $1', values: [rows[0]?.id] });
  const one = await spread(readOne);
  if (one.p99 > BUSY)
    process.stdout.write('This machine is busy with something else: percentiles tell of that.\n');
  const findings: Finding[] = [];
  for (const shape of shapes) {
    const search = await placeIn(database, shape);
    const { p50, p99 } = await spread(() => searchAds(database, search));
    findings.push({
      name: `${shape.name}: p50 ${p50.toFixed(1)} ms`,
      figure: `p99 ${p99.toFixed(1)} ms`,
      limit: `one row by key ${one.p99.toFixed(1)} ms`,
      ratio: p99 / one.p99,
      goal: `p99 < ${SEARCH_GOAL} ms`,
      isMet: p99 < SEARCH_GOAL,
    });
  }
  const counting = await timeOf(() => countAdsByStatus(database));
  process.stdout.write(`all ads counted by status, exactly: ${counting.toFixed(0)} ms\n`);
  return [...findings, await measureInsert(database)];
}

/** An ad written with all indexes in place, against the same row written to a table without any. */
async function measureInsert(database: Database): Promise<Finding> {
  await database.pool.query('drop table if exists bare_ads');
  await database.pool.query('create table bare_ads as select * from ads where false');
  const columns =
    'user_id, title, description, price, category, condition, location, county, status, created_at';
  const insertInto = (table: string) => () =>
    database.pool.query(
      `insert into ${table} (id, ${columns}) select gen_random_uuid(), ${columns.replace('created_at', 'now()')}
         from ads where id = (select id from ads where id >= gen_random_uuid() and is_public order by id limit 1)`,
    );
  const bare = await spread(insertInto('bare_ads'));
  const { p50, p99 } = await spread(insertInto('ads'));
  await database.pool.query('drop table bare_ads');
  return {
    name: `an ad written: p50 ${p50.toFixed(1)} ms`,
    figure: `p99 ${p99.toFixed(1)} ms`,
    limit: `no index ${bare.p99.toFixed(1)} ms`,
    ratio: p99 / bare.p99,
    goal: `p99 < ${INSERT_GOAL} ms`,
    isMet: p99 < INSERT_GOAL,
  };
}

/**
 * Calls that come by themselves, as visitors do, whether or not the one before is answered: at the pace that keeps a
 * third of one core busy, over 50 connections that are all open. A call's time counts from when it was due.
 */
async function spread(call: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  // Every connection has the statement prepared before the clock starts.
  await Promise.all(Array.from({ length: CONNECTIONS }, call));
  const alone: number[] = [];
  for (let i = 0; i < 9; i += 1) alone.push(await timeOf(call));
  const gap = Math.max(2, median(alone) * 3);
  const start = performance.now();
  const times = Array.from({ length: CALLS }, async (_, i) => {
    const due = start + i * gap;
    await pause(Math.max(0, due - performance.now()));
    // A timer may be a little early.
    const from = Math.min(due, performance.now());
    await call();
    return performance.now() - from;
  });
  const sorted = (await Promise.all(times)).toSorted((one, other) => one - other);
  return {
    p50: sorted[Math.floor(CALLS * 0.5)] ?? Number.NaN,
    p99: sorted[Math.floor(CALLS * 0.99)] ?? Number.NaN,
  };
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

function tellCurve(curve: Map<string, number[]>): void {
  process.stdout.write(
    `milliseconds alone at ${SIZES.map((size) => size.toLocaleString('sv')).join(', ')} ads\n`,
  );
  for (const [name, times] of curve)
    process.stdout.write(
      `${name.padEnd(36)} ${times.map((time) => time.toFixed(2).padStart(8)).join(' ')}\n`,
    );
}

function growthOf(curve: Map<string, number[]>): Finding[] {
  return shapes.map(({ name }) => {
    const times = curve.get(name) ?? [];
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const growth = Math.max(last, FLOOR) / Math.max(first, FLOOR);
    const added = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const isFlattening = added.length > 1 && (added.at(-1) ?? 0) <= (added[0] ?? 0);
    return {
      name: `${name}: growth`,
      figure: `${last.toFixed(2)} ms`,
      limit: `${first.toFixed(2)} ms`,
      ratio: growth,
      goal: `≤ ${GROWTH_GOAL} (log 1.5, linear 100), or flattening`,
      isMet: growth <= GROWTH_GOAL || isFlattening,
    };
  });
}
