// Whether pages notice that people write ads: a page's latency at rest, and while ads with a photograph come at a thousand
// a minute.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from './report.ts';
import { openBenchSite } from './site.ts';
import type { Order, Outcome } from './write-ads.ts';

const PER_MINUTE = 1000;
const SECONDS = 20;
/** Milliseconds between two visitors: a steady trickle, since what is asked is how long one waits. */
const BETWEEN_VISITORS = 25;
/** A person may send ten pictures at once. */
const PEOPLE = 30;

const site = await openBenchSite(2000);
try {
  const cookies = await site.signInPeople(PEOPLE);
  const order = { address: site.address, cookies, perMinute: PER_MINUTE };
  // Until then neither the page has been drawn nor the picture makers been started.
  await (
    await openWriter()
  )({ ...order, seconds: 3 });
  await measureLatency(2);
  const rest = await measureLatency(SECONDS);
  const writer = await openWriter();
  const writing = writer({ ...order, seconds: SECONDS });
  const busy = await measureLatency(SECONDS);
  const { written, asked } = await writing;
  report([
    {
      name: `/marketplace while ${asked} ads were sent in ${SECONDS} s: p50 ${told(busy.p50)}, at rest ${told(rest.p50)}`,
      figure: `p99 ${told(busy.p99)}`,
      limit: `${told(rest.p99)} at rest`,
      ratio: busy.p99 / rest.p99,
      goal: '≤ 3 times, or ≤ 25 ms',
      isMet: busy.p99 <= 3 * rest.p99 || busy.p99 <= 25,
    },
    {
      name: 'ads with a photograph that were taken',
      figure: String(written),
      limit: String(asked),
      ratio: written / asked,
      goal: 'all',
      isMet: written === asked,
    },
  ]);
} finally {
  await site.close();
}

function told(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

async function measureLatency(seconds: number): Promise<{ p50: number; p99: number }> {
  const visits: Promise<number>[] = [];
  const start = performance.now();
  for (let due = 0; due < seconds * 1000; due += BETWEEN_VISITORS) {
    await pause(Math.max(0, start + due - performance.now()));
    visits.push(visit());
  }
  const times = (await Promise.all(visits)).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function visit(): Promise<number> {
  const start = performance.now();
  await (await fetch(`${site.address}/marketplace`)).arrayBuffer();
  return performance.now() - start;
}

/** In a process of its own, since whoever sends photographs is slow to notice an answer. */
async function openWriter(): Promise<(order: Order) => Promise<Outcome>> {
  const child = fork(path.join(import.meta.dirname, 'write-ads.ts'));
  await once(child, 'message');
  return async (order) => {
    child.send(order);
    const [outcome] = await once(child, 'message');
    return outcome as Outcome;
  };
}
