// How the site behaves under more load than it can serve: memory, refusals, and how soon it is as fast as before.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { measureLatency } from './support/latency.ts';
import type { OverloadOrder, OverloadOutcome } from './overload-load.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';

const ADS = 20_000;
const CONNECTIONS = 2000;
const SECONDS = 10;
/** The site must be as fast as before this long after the load. */
const REST_MS = 2000;
const MEASURED_MS = 3000;
const REQUEST_INTERVAL_MS = 25;
const MEMORY_GOAL_MB = 500;

const site = await openBenchSite(ADS);
try {
  report(await measure(site));
} finally {
  await site.close();
}

async function measure({ address, pid }: BenchSite): Promise<Finding[]> {
  const request = (end: Promise<unknown>) =>
    measureLatency(`${address}/api/featured-ads`, { interval: REQUEST_INTERVAL_MS, end, mayFail: true });
  await request(pause(MEASURED_MS));
  const before = await request(pause(MEASURED_MS));
  const health = watchHealth(address);
  const { statuses, unanswered } = await overload({ address, connections: CONNECTIONS, seconds: SECONDS });
  const slowestHealth = await health();
  const memory = await readPeakMemory(pid);
  await pause(REST_MS);
  const after = await request(pause(MEASURED_MS));
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const expected = (statuses['200'] ?? 0) + (statuses['503'] ?? 0);
  process.stdout.write(`${CONNECTIONS} connections: ${JSON.stringify(statuses)}, ${unanswered} unanswered\n`);
  return [
    {
      name: 'highest memory',
      figure: `${Math.round(memory)} MB`,
      reference: '',
      goal: `≤ ${MEMORY_GOAL_MB} MB`,
      isMet: memory <= MEMORY_GOAL_MB,
    },
    {
      name: 'answered with 200 or 503',
      figure: String(expected),
      reference: `${total + unanswered} sent`,
      ratio: expected / (total + unanswered),
      goal: 'all',
      isMet: expected === total + unanswered,
    },
    {
      name: 'slowest /healthz during the load',
      figure: `${Math.round(slowestHealth)} ms`,
      reference: '',
      goal: 'always answers',
      isMet: Number.isFinite(slowestHealth),
    },
    ...[50, 95].map((rank) =>
      compareTimes(`a list ${REST_MS / 1000} s after the load, p${rank} of ${after.length} requests`, {
        time: percentile(after, rank),
        reference: { name: 'before', time: percentile(before, rank) },
        goal: 2,
      }),
    ),
  ];
}

/** Sends the load from a process of its own, since this one measures. */
async function overload(order: OverloadOrder): Promise<OverloadOutcome> {
  const child = fork(path.join(import.meta.dirname, 'overload-load.ts'));
  await once(child, 'message');
  child.send(order);
  const [outcome] = await once(child, 'message');
  return outcome as OverloadOutcome;
}

/** Requests /healthz one after another; the returned function stops and returns the longest time, infinite after an error. */
function watchHealth(address: string): () => Promise<number> {
  const end = new AbortController();
  const watching = (async () => {
    let slowest = 0;
    while (!end.signal.aborted) {
      const start = performance.now();
      const isOk = await fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      slowest = Math.max(slowest, isOk ? performance.now() - start : Number.POSITIVE_INFINITY);
      await pause(100);
    }
    return slowest;
  })();
  return () => {
    end.abort();
    return watching;
  };
}

/** The most resident memory that the process has ever had. */
async function readPeakMemory(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
