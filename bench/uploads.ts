// How much a page slows down while others create ads, at a thousand ads with a photo a minute; and how users share uploads.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { measureCrowdedUpload } from './crowded-upload.ts';
import { measureLatency } from './support/latency.ts';
import { compareTimes, percentile, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';
import type { Order, Outcome } from './write-ads.ts';

const ADS_PER_MINUTE = 1000;
const SECONDS = 20;
/** A low rate, because the latency of a single visitor is measured. */
const REQUEST_INTERVAL_MS = 25;
/** A user may upload ten pictures at once. */
const USERS = 30;

const site = await openBenchSite(2000);
try {
  const cookies = await site.signInPeople(USERS);
  const order = { address: site.address, cookies, perMinute: ADS_PER_MINUTE };
  const request = (end: Promise<unknown>) =>
    measureLatency(`${site.address}/marketplace`, { interval: REQUEST_INTERVAL_MS, end });
  // Renders the page for the first time and starts the picture processes.
  const warmUp = await openWriter();
  await Promise.all([warmUp({ ...order, seconds: 3 }), request(pause(3000))]);

  const atRest = await request(pause(SECONDS * 1000));
  const write = await openWriter();
  const writing = write({ ...order, seconds: SECONDS });
  const busy = await request(writing);
  const { written, requested } = await writing;
  report([
    ...[
      { rank: 50, goal: 2 },
      { rank: 95, goal: 4 },
    ].map(({ rank, goal }) =>
      compareTimes(`/marketplace while ads are created, p${rank} of ${busy.length} requests`, {
        time: percentile(busy, rank),
        reference: { name: 'at rest', time: percentile(atRest, rank) },
        goal,
      }),
    ),
    {
      name: 'ads with a photo created',
      figure: String(written),
      reference: `${requested} sent`,
      ratio: written / requested,
      goal: 'all',
      isMet: written === requested,
    },
    await measureCrowdedUpload(site.address, cookies),
  ]);
} finally {
  await site.close();
}

/** A process of its own, because a process that sends photos measures responses late. */
async function openWriter(): Promise<(order: Order) => Promise<Outcome>> {
  const child = fork(path.join(import.meta.dirname, 'write-ads.ts'));
  await once(child, 'message');
  return async (order) => {
    child.send(order);
    const [outcome] = await once(child, 'message');
    return outcome as Outcome;
  };
}
