// What counting views costs: 20,000 a second in one process, and a counted view against a cached page, both in processor time.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { createDeferredTasks } from '../server/core/jobs/deferred-tasks.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { addressBehindProxies, trustProxies } from '../server/core/http/proxies.ts';
import { countPageRequest } from '../server/core/views/page-requests.ts';
import { createViewCounter } from '../server/core/views/view-counter.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { isPublicAdSql, sellerSql } from '../server/features/ads/list/list-queries.ts';
import { load } from './support/load.ts';
import { compareTimes, type Finding, median, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';

const ADS = 5_000;
const VIEWS_PER_SECOND = 20_000;
/** Longer than the time that views wait to be written. */
const SECONDS = 6;
const TICK_MS = 5;
const ROUNDS = 2;
const PAGE_ROUNDS = 5;
const COUNTED = 40_000;
/** Views that are written at once, as at 400 pages a second. */
const WRITTEN = 2_000;
/** Number of views after which the process does other work. */
const TURN = 20;
const HOST = 'baskettorget.se';
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

/** A counter as in the server, with its own connections, and requests for a thousand ads in turn, behind a proxy. */
async function openCounter({ databaseUrl, database }: BenchSite) {
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1000');
  const connection = connectDatabase(databaseUrl, { max: 4 });
  const deferredTasks = createDeferredTasks(createLogger('warn'));
  const counter = createViewCounter({
    database: connection,
    deferredTasks,
    pages: [{ kind: 'ad', isPublic: isPublicAdSql, ownerId: sellerSql }],
    findUsers: async () => new Map(),
  });
  const isTrusted = trustProxies(['127.0.0.0/8']);
  const served = {
    addressOf: (request: IncomingMessage) => addressBehindProxies(request, isTrusted),
    ownHost: HOST,
    auth: { cookieName: 'session', secret: '' },
  };
  let requests = 0;
  return {
    /** A request with newly allocated strings, as the server parses it. */
    request(ip: string): IncomingMessage {
      requests += 1;
      const headers = {
        host: HOST,
        'user-agent': Buffer.from(BROWSER).toString('latin1'),
        referer: Buffer.from(`https://${HOST}/marketplace?category=Skor`).toString('latin1'),
        'x-forwarded-for': ip,
      };
      const url = Buffer.from(`/ad/${rows[requests % rows.length]?.id}`).toString('latin1');
      return { method: 'GET', url, headers, socket: { remoteAddress: '127.0.0.1' } } as never;
    },
    view: (request: IncomingMessage) => countPageRequest(counter, request, served),
    write: () => counter.flush(),
    async close() {
      await deferredTasks.finish();
      await connection.close();
    },
  };
}

/** A steady stream of new visitors on a thousand ads, counted and written by this process. */
async function measureCounting(opened: BenchSite): Promise<Finding[]> {
  const counter = await openCounter(opened);
  const [idle, busy]: [number[], number[]] = [[], []];
  let [counted, seconds, processor] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push((await tick(() => undefined)).p99);
    const before = process.cpuUsage();
    const period = await tick((due) => {
      for (let left = due; left > 0; left -= 1) counter.view(counter.request(newAddress()));
    });
    const { user, system } = process.cpuUsage(before);
    busy.push(period.p99);
    counted += period.count;
    seconds += period.seconds;
    processor += (user + system) / 1e6;
  }
  await counter.close();
  const cores = processor / seconds;
  const stored = await opened.database.pool.query<{ sum: number }>(
    'select sum(views)::integer as sum from page_views',
  );
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

/** Microseconds of the server for a cached page that is not counted, and of this process for counting and writing a view. */
async function measurePages(opened: BenchSite): Promise<Finding[]> {
  const page = await costOfPage(opened);
  const compare = async (name: string, pagesOfVisitor: number, goal: number): Promise<Finding> => {
    const cost = await costOfView(opened, pagesOfVisitor);
    return {
      name: `counting a view, ${name}`,
      figure: `${cost.toFixed(1)} µs`,
      reference: `cached page ${page.toFixed(1)} µs`,
      ratio: cost / page,
      goal: `≤ ${goal}`,
      isMet: cost / page <= goal,
    };
  };
  return [
    await compare('each visitor reads ten ads', 10, 0.02),
    await compare('each visitor reads one ad', 1, 0.05),
  ];
}

async function costOfPage({ address, database, readMetric }: BenchSite): Promise<number> {
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1');
  const headers = { 'accept-encoding': 'br', 'user-agent': PROGRAM };
  const costs: number[] = [];
  for (let round = 0; round < PAGE_ROUNDS; round += 1) {
    const before = await readMetric('process_cpu_seconds_total');
    const { count } = await load(`${address}/ad/${rows[0]?.id}`, { headers, seconds: 2 });
    costs.push(((await readMetric('process_cpu_seconds_total')) - before) / count);
  }
  return median(costs) * 1e6;
}

async function costOfView(opened: BenchSite, pagesOfVisitor: number): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < PAGE_ROUNDS; round += 1) {
    const counter = await openCounter(opened);
    let ip = newAddress();
    const requests = Array.from({ length: COUNTED }, (_, index) => {
      if (index % pagesOfVisitor === 0) ip = newAddress();
      return counter.request(ip);
    });
    // Loads the day's salt.
    counter.view(counter.request(newAddress()));
    await counter.write();
    const before = process.cpuUsage();
    for (const [count, request] of requests.entries()) {
      counter.view(request);
      if (count % WRITTEN === 0) await counter.write();
      if (count % TURN === 0) await turn();
    }
    await counter.close();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / COUNTED);
  }
  return median(costs);
}
