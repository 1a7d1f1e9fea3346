// How long it takes to write an ad and to approve it, at twenty a second beside searches, against the same in a table without
// the indexes of the text search.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/database/connection.ts';
import { searchAds } from '../../server/features/ads/list/search-queries.ts';
import { searchingAsOnSite } from '../support/site-searching.ts';
import { compareTimes, type Finding, percentile } from '../support/report.ts';

const SECONDS = 15;
const WRITES_PER_SECOND = 20;
const SEARCHES_PER_SECOND = 10;
const PERCENTILE = 99;
const GOAL = 3;
/** What visitors search for meanwhile. */
const SEARCHED = ['skor', 'nike skor stl 42', 'boll', 'lebron 44'];
const BARE = 'ads_without_search';

export async function measureWrites(database: Database): Promise<Finding[]> {
  const { pool } = database;
  await pool.query(`drop table if exists ${BARE}`);
  await pool.query(`create table ${BARE} (like ads including all)`);
  const { rows } = await pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where tablename = '${BARE}' and indexdef like '% using gin %'`,
  );
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  const bare = await writeAndApprove(database, BARE);
  const full = await writeAndApprove(database, 'ads');
  await pool.query(`drop table ${BARE}`);
  return (['written', 'approved'] as const).map((step) =>
    compareTimes(`an ad ${step} beside searches: p${PERCENTILE}`, {
      time: percentile(full[step], PERCENTILE),
      reference: { name: 'without search indexes', time: percentile(bare[step], PERCENTILE) },
      goal: GOAL,
    }),
  );
}

interface Times {
  written: number[];
  approved: number[];
}

/** The ads are deleted again, so that the next run measures with the same number of ads. */
async function writeAndApprove(database: Database, table: string): Promise<Times> {
  const ids: string[] = [];
  const stopping = new AbortController();
  const searching = searchMeanwhile(database, stopping.signal);
  const written = await timesOf(async () => void ids.push(await insertAd(database, table)));
  const waiting = [...ids];
  const approved = await timesOf(() =>
    database.pool.query(`update ${table} set status = 'approved', reviewed_at = now() where id = $1`, [
      waiting.pop(),
    ]),
  );
  stopping.abort();
  await searching;
  await database.pool.query(`delete from ${table} where id = any($1)`, [ids]);
  return { written, approved };
}

const columns =
  'user_id, title, description, price, category, condition, location, county, words, words_version';

/** A copy of an ad, waiting for moderation. */
async function insertAd({ pool }: Database, table: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into ${table} (id, created_at, status, ${columns}) select gen_random_uuid(), now(), 'pending', ${columns}
       from ads where id = (select id from ads where id >= gen_random_uuid() and is_public order by id limit 1)
     returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Calls at a fixed rate, without waiting for the previous call. The time of a call starts when it is due. */
function timesOf(write: () => Promise<unknown>): Promise<number[]> {
  const start = performance.now();
  return Promise.all(
    Array.from({ length: SECONDS * WRITES_PER_SECOND }, async (_, index) => {
      const due = start + (index * 1000) / WRITES_PER_SECOND;
      await pause(Math.max(0, due - performance.now()));
      const from = Math.min(due, performance.now());
      await write();
      return performance.now() - from;
    }),
  );
}

async function searchMeanwhile(database: Database, signal: AbortSignal): Promise<void> {
  const searching = searchingAsOnSite(database);
  for (let number = 0; !signal.aborted; number += 1) {
    await searchAds(searching, { search: SEARCHED[number % SEARCHED.length] });
    await pause(1000 / SEARCHES_PER_SECOND);
  }
}
