// How fast searches are suggested while typing, with as many words as a million ads have, against reading one word by its
// key: the simplest statement of the same table. Letters are distributed as in Swedish, so one letter begins many words.
import { performance } from 'node:perf_hooks';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { suggestSearches } from '../server/features/ads/list/suggest-searches.ts';
import { openBenchCluster } from './support/cluster.ts';
import { searchingAsOnSite } from './support/site-searching.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';

const WORDS = 300_000;
const POPULAR = 1000;
const CALLS = 400;
const TEXTS = ['', 's', 'sk', 'sko', 'skor', 'skorten', 'ö', 'nike s', 'boll storlek 7', 'x'.repeat(100)];
const GOAL = 12;

const cluster = await openBenchCluster();
try {
  const database = connectDatabase(cluster.url, { max: 4 });
  await migrate(database.pool);
  await insertWords(database);
  report(await measure(database));
  await database.close();
} finally {
  await cluster.close();
}

async function insertWords({ pool }: Database): Promise<void> {
  // Syllables, of which some are much more frequent than others.
  await pool.query(
    `insert into search_words (word, docs, titles)
     select word, 1 + 100000 / number, 100000 / number from (
       select string_agg((array['sko','r','bas','ket','bol','l','ten','tr','öj','a','kl','ub','mat','ch','en','li','nn','e','ko','rg'])
         [1 + floor(20 * power(random(), 2))], '') as word, min(number) as number
         from generate_series(1, $1) as number, generate_series(1, 6) as syllable group by number) as words
     where length(word) between 3 and 40
     on conflict do nothing`,
    [WORDS],
  );
  await pool.query(
    `insert into popular_searches (text, visitors) select word || ' 42', titles + 1 from search_words order by titles desc limit $1`,
    [POPULAR],
  );
  await pool.query('vacuum analyze search_words');
}

async function measure(database: Database): Promise<Finding[]> {
  const readOne = () =>
    database.pool.query({
      name: 'one',
      text: 'select word from search_words where word = $1',
      values: ['skor'],
    });
  const services = { ...searchingAsOnSite(database), queueEntry: () => ({}) };
  const findings: Finding[] = [];
  for (const text of TEXTS) {
    const [times, reference]: [number[], number[]] = [[], []];
    // Alternating, so that other load on the machine affects both.
    for (let call = 0; call < CALLS; call += 1) {
      reference.push(await timeOf(readOne));
      times.push(await timeOf(() => suggestSearches(services, text)));
    }
    findings.push(
      compareTimes(`suggestions for ${JSON.stringify(text.slice(0, 20))}: p95`, {
        time: percentile(times, 95),
        reference: { name: 'one word by its key', time: percentile(reference, 95) },
        goal: GOAL,
      }),
    );
  }
  return findings;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}
