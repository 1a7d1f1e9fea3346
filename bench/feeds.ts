// How long a feed of 10,000 items takes against a plain parse, how long it blocks the site, and what 100 sources at once cost.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseFeed } from 'feedsmith';
import { migrateJobs } from '../server/core/jobs/jobs.ts';
import { parseSettings } from '../server/core/process/settings.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { insertRun } from '../server/features/news-sources/fetching/run-queries.ts';
import { runFetch } from '../server/features/news-sources/fetching/run-fetch.ts';
import { openBenchCluster } from './support/cluster.ts';
import { compareTimes, type Finding, median, report } from './support/report.ts';

const LARGE = 10_000;
const SOURCES = 100;
/** Number of items in an ordinary feed. */
const ITEMS = 50;
const ROUNDS = 5;
/**
 * How many times as long as a plain parse a feed may take. A parse takes 0.15 s on an idle machine, so the goal is under a
 * second.
 */
const GOAL = 6;
const BLOCK_GOAL_MS = 20;
const MEMORY_GOAL_MB = 60;

const cluster = await openBenchCluster();
const database = connectDatabase(cluster.url, { max: 10 });
/** The feeds by path, written before anything is measured. */
const bodies = new Map<string, Buffer>();
const feeds = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(bodies.get(request.url ?? ''));
});
try {
  await migrate(database.pool);
  await migrateJobs({ pool: database.pool });
  await new Promise<void>((done) => feeds.listen(0, '127.0.0.1', done));
  report([...(await measureLarge()), await measureMany()]);
} finally {
  feeds.close();
  await database.close();
  await cluster.close();
}

async function measureLarge(): Promise<Finding[]> {
  const text = feedOf('large', LARGE);
  const times: number[] = [];
  const references: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    parseFeed(text);
    references.push(performance.now() - begin);
    const url = serve(`large${round}`, LARGE);
    const start = performance.now();
    await fetchSources([url]);
    times.push(performance.now() - start);
  }
  // In a round of its own: the watch occupies a core, which the database would lack on a machine with two.
  const watched = serve('watched', LARGE);
  const watch = watchEventLoop();
  await fetchSources([watched]);
  const blocked = watch.stop();
  return [
    compareTimes(`a feed of ${LARGE} new items`, {
      time: median(times),
      reference: { name: 'plain parse', time: median(references) },
      goal: GOAL,
    }),
    {
      name: 'longest turn of the event loop meanwhile',
      figure: `${blocked.toFixed(1)} ms of CPU`,
      reference: '',
      goal: `≤ ${BLOCK_GOAL_MS} ms`,
      isMet: blocked <= BLOCK_GOAL_MS,
    },
  ];
}

async function measureMany(): Promise<Finding> {
  const urls = Array.from({ length: SOURCES }, (_, at) => serve(`many${at}`, ITEMS));
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  await fetchSources(urls);
  clearInterval(timer);
  const more = (most - before) / 1024 / 1024;
  return {
    name: `memory for ${SOURCES} sources at once`,
    figure: `${more.toFixed(0)} MB more`,
    reference: `${(before / 1024 / 1024).toFixed(0)} MB before`,
    goal: `≤ ${MEMORY_GOAL_MB} MB`,
    isMet: more <= MEMORY_GOAL_MB,
  };
}

/** Runs the fetch job on new sources with these addresses. */
async function fetchSources(urls: readonly string[]): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into news_sources (name, url, category) select url, url, 'Allmänt' from unnest($1::text[]) as url returning id`,
    [urls],
  );
  const run = await insertRun(database.kysely, { sourceIds: rows.map(({ id }) => id), now: new Date() });
  if (!run) throw new Error('Another run is open');
  const settings = parseSettings({ DATA_DIR: cluster.dataDir, FETCH_LOOPBACK: 'on' });
  const live = { publishEphemeral: async () => undefined, publishStored: async () => undefined };
  const jobRun = { signal: new AbortController().signal, isLastTry: true };
  await runFetch({ database, settings, live }, run.id, jobRun);
  const { rows: failed } = await database.pool.query(
    'select error_message from news_fetch_log where not success',
  );
  if (failed.length > 0) throw new Error(`A source failed: ${JSON.stringify(failed[0])}`);
}

/** Measures CPU time of this thread, because elapsed time on a busy machine includes that of other processes. */
function watchEventLoop(): { stop: () => number } {
  let longest = 0;
  let isWatching = true;
  let last = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (isWatching) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      isWatching = false;
      return longest;
    },
  };
}

/** Returns the address of a feed. */
function serve(source: string, items: number): string {
  bodies.set(`/${source}`, Buffer.from(feedOf(source, items)));
  return `http://127.0.0.1:${(feeds.address() as AddressInfo).port}/${source}`;
}

/** Items are an hour apart, because the title of an item is compared with all titles of about the same time. */
function feedOf(source: string, items: number): string {
  const now = Date.now();
  const text = Array.from(
    { length: items },
    (_, at) =>
      `<item><title>Notis ${at} om matchen i ${source}</title><link>https://${source}.exempel.invalid/${at}</link><guid isPermaLink="false">${source} ${at}</guid><pubDate>${new Date(now - at * 3_600_000).toUTCString()}</pubDate><description>&lt;p&gt;${'Bollen går in i sista sekunden. '.repeat(6)}&lt;/p&gt;</description></item>`,
  ).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${source}</title>${text}</channel></rss>`;
}
