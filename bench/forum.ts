// How fast the forum is read and written at ten thousand posts and at more, against the simplest statement of the same kind.
// Arguments: the greatest number of posts, and of comments (100000 1000000); BENCH_DATA_DIR stores the cluster for the next run.
import { migrateJobs } from '../server/core/jobs/jobs.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { seedLoadTestForum } from '../server/database/seed/load-test-forum.ts';
import { openBenchCluster } from './support/cluster.ts';
import { type ForumShape, forumShapes, readSample, type Sample, simplest } from './forum/shapes.ts';
import { measureForumSite } from './forum/site.ts';
import { measureForumWrites } from './forum/writes.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';
import { timeAlone, timeUnderLoad } from './support/under-load.ts';

const [posts = 100_000, comments = posts * 10] = process.argv.slice(2).map(Number);
const SIZES = [10_000, posts];
const CONNECTIONS = 50;
const PERCENTILE = 99;
/** How many times as long as the simplest statement a page may take: 20 ms on an idle machine. */
const GOAL = 25;
/** From ten thousand to a million posts, a logarithm grows 1.5 times and a linear scan 100 times. */
const GROWTH_GOAL = 3;

const cluster = await openBenchCluster(process.env.BENCH_DATA_DIR);
try {
  const findings = await measure();
  report(process.env.BENCH_ONLY === 'statements' ? findings : [...findings, ...(await measureForumSite())]);
} finally {
  await cluster.close();
}

async function measure(): Promise<Finding[]> {
  const curves = new Map<string, number[]>(forumShapes.map(({ name }) => [name, []]));
  const findings: Finding[] = [];
  for (const size of SIZES) {
    const database = await openSeeded(size);
    const sample = await readSample(database);
    const references = {
      list: await timeAlone(() => simplest.list(database, sample)),
      thread: await timeAlone(() => simplest.thread(database, sample)),
    };
    for (const { name, reference, read } of forumShapes) {
      const time = await timeAlone(() => read(database, sample));
      curves.get(name)?.push(time / references[reference]);
    }
    if (size === posts)
      findings.push(
        ...(await measureLoad(database, sample)),
        ...(await measureForumWrites(database, sample)),
      );
    await database.close();
  }
  printCurves(curves);
  return [...measureGrowth(curves), ...findings];
}

async function openSeeded(size: number): Promise<Database> {
  const name = `forum_${size}`;
  const main = connectDatabase(cluster.url, { max: 1 });
  const { rowCount } = await main.pool.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await main.pool.query(`create database ${name}`);
  await main.close();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const database = connectDatabase(url.href, { max: CONNECTIONS });
  await migrate(database.pool);
  // A comment enqueues its notifications.
  await migrateJobs(database);
  const { rowCount: seeded } = await database.pool.query('select from forum_posts limit 1');
  if (!seeded)
    await seedLoadTestForum(database, { posts: size, comments: Math.round((comments / posts) * size) });
  // Loads the tables into memory, as on a site that has run for a while.
  await database.pool.query('select count(words) from forum_posts');
  await database.pool.query('select count(last_at) from forum_states');
  return database;
}

/** Each shape is measured beside its reference; all times of a reference together give its percentile. */
async function measureLoad(database: Database, sample: Sample): Promise<Finding[]> {
  const measured: { shape: ForumShape; times: number[] }[] = [];
  const references: Record<ForumShape['reference'], number[]> = { list: [], thread: [] };
  for (const shape of forumShapes) {
    const { name, reference, isSearch, read } = shape;
    references[reference].push(
      ...(await timeUnderLoad(() => simplest[reference](database, sample), CONNECTIONS)),
    );
    const times = await timeUnderLoad(() => read(database, sample), isSearch ? 2 : CONNECTIONS);
    measured.push({ shape, times });
    process.stdout.write(
      `${name.padEnd(36)} p${PERCENTILE} ${percentile(times, PERCENTILE).toFixed(1)} ms\n`,
    );
  }
  return measured.map(({ shape: { name, reference }, times }) =>
    compareTimes(`${name}: p${PERCENTILE} under load`, {
      time: percentile(times, PERCENTILE),
      reference: { name: `simplest ${reference}`, time: percentile(references[reference], PERCENTILE) },
      goal: GOAL,
    }),
  );
}

function printCurves(curves: Map<string, number[]>): void {
  const header = SIZES.map((size) => size.toLocaleString('sv')).join(', ');
  process.stdout.write(`times the simplest statement, alone, at ${header} posts\n`);
  for (const [name, ratios] of curves)
    process.stdout.write(
      `${name.padEnd(36)} ${ratios.map((ratio) => ratio.toFixed(2).padStart(8)).join(' ')}\n`,
    );
}

/** How the ratio to the reference grows with the number of posts; a shape that is faster than the reference counts as equal. */
function measureGrowth(curves: Map<string, number[]>): Finding[] {
  return [...curves].map(([name, measured]) => {
    const [first = 1, last = 1] = measured.map((ratio) => Math.max(1, ratio));
    return {
      name: `${name}: growth`,
      figure: `${last.toFixed(2)} × the simplest`,
      reference: `${first.toFixed(2)} × with the fewest posts`,
      ratio: last / first,
      goal: `≤ ${GROWTH_GOAL} (linear: ${posts / 10_000})`,
      isMet: last / first <= GROWTH_GOAL,
    };
  });
}
