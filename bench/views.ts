// What counting views costs: 20,000 a second in one process, and cached pages that count against the same that do not.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createDeferredTasks } from '../server/core/jobs/deferred-tasks.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { createViewCounter } from '../server/core/views/view-counter.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { load } from './support/load.ts';
import { compareTimes, type Finding, median, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';

const ADS = 5_000;
const VIEWS_PER_SECOND = 20_000;
/** Longer than views wait to be written. */
const SECONDS = 8;
const TICK_MS = 5;
const ROUNDS = 3;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PROGRAM = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Firefox/140.0';

let visitors = 0;

const site = await openBenchSite(ADS);
try {
  report([...(await measureCounting(site)), ...(await measurePages(site))]);
} finally {
  await site.close();
}

/** An address that has not been seen before. */
function newAddress(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** A steady stream of new visitors on a thousand ads, counted and written by this process. */
async function measureCounting({ databaseUrl, database }: BenchSite): Promise<Finding[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1000');
  const connection = connectDatabase(databaseUrl, { max: 4 });
  const deferredTasks = createDeferredTasks(createLogger('warn'));
  const counter = createViewCounter({
    database: connection,
    deferredTasks,
    pages: [{ kind: 'ad', findPublic: async (_database, subjects) => subjects }],
    findUsers: async () => new Map(),
  });
  const view = () => {
    const subject = rows[visitors % rows.length]?.id ?? '';
    counter.count(
      { kind: 'ad', subject },
      { ip: newAddress(), userAgent: BROWSER, headers: {}, source: '', token: null },
    );
  };
  const [idle, busy]: [number[], number[]] = [[], []];
  let [counted, seconds, processor] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push((await tick(() => undefined)).p99);
    const before = process.cpuUsage();
    const period = await tick((due) => {
      for (let left = due; left > 0; left -= 1) view();
    });
    const { user, system } = process.cpuUsage(before);
    busy.push(period.p99);
    counted += period.count;
    seconds += period.seconds;
    processor += (user + system) / 1e6;
  }
  await deferredTasks.finish();
  const cores = processor / seconds;
  const stored = await database.pool.query<{ sum: number }>(
    'select sum(views)::integer as sum from page_views',
  );
  await connection.close();
  const written = (stored.rows[0]?.sum ?? 0) / counted;
  return [
    {
      name: `${Math.round(counted / seconds)} views/s, processor time`,
      figure: `${cores.toFixed(2)} cores`,
      reference: '1 core',
      ratio: cores,
      goal: '≤ 0.5',
      isMet: cores <= 0.5,
    },
    {
      name: 'of them written',
      figure: String(stored.rows[0]?.sum),
      reference: String(counted),
      ratio: written,
      goal: 'all',
      isMet: written === 1,
    },
    compareTimes('p99 delay of a timer meanwhile', {
      time: median(busy),
      reference: { name: 'idle', time: median(idle) },
      goal: 3,
    }),
  ];
}

/** Calls back every few milliseconds for some seconds with how many views are due, and measures how late timers are. */
async function tick(act: (due: number) => void): Promise<{ p99: number; count: number; seconds: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const start = performance.now();
  let count = 0;
  let passed = 0;
  delays.enable();
  while (passed < SECONDS * 1000) {
    const due = Math.floor((passed / 1000) * VIEWS_PER_SECOND) - count;
    act(due);
    count += due;
    await pause(TICK_MS);
    passed = performance.now() - start;
  }
  delays.disable();
  return { p99: delays.percentile(99) / 1e6, count, seconds: passed / 1000 };
}

/**
 * A cached page against the same page for a program, which is not counted. Per core of the server: for visitors of whom each
 * reads ten pages, and where each request is a new visitor, the most that counting can cost.
 */
async function measurePages({ address, database, readMetric }: BenchSite): Promise<Finding[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1');
  const url = `${address}/ad/${rows[0]?.id}`;
  const measure = async (userAgent: string, pagesOfVisitor: number) => {
    const headers = { 'accept-encoding': 'br', 'user-agent': userAgent };
    let requests = 0;
    let visitor = newAddress();
    const vary = () => {
      requests += 1;
      if (requests % pagesOfVisitor === 0) visitor = newAddress();
      return { 'x-forwarded-for': visitor };
    };
    const before = await readMetric('process_cpu_seconds_total');
    const { count } = await load(url, { headers, vary });
    // What was counted is written in the next seconds.
    await pause(6000);
    return count / ((await readMetric('process_cpu_seconds_total')) - before);
  };
  const compare = async (name: string, pagesOfVisitor: number, goal: number): Promise<Finding> => {
    const [counting, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await measure(PROGRAM, pagesOfVisitor));
      counting.push(await measure(BROWSER, pagesOfVisitor));
    }
    const ratio = median(counting) / median(plain);
    return {
      name: `cached page, ${name}`,
      figure: `${Math.round(median(counting))}/s a core`,
      reference: `not counted ${Math.round(median(plain))}/s a core`,
      ratio,
      goal: `≥ ${goal}`,
      isMet: ratio >= goal,
    };
  };
  await measure(PROGRAM, 1);
  return [
    await compare('each visitor reads it ten times', 10, 0.98),
    await compare('each request a new visitor', 1, 0.6),
  ];
}
