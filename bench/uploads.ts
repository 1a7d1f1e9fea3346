// Whether pages notice that people write ads: a page's latency at rest, and while ads with a photograph come at a thousand
// a minute.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { makeJpeg } from '../server/testing/photos.ts';
import { report } from './report.ts';
import { openBenchSite } from './site.ts';

const PER_MINUTE = 1000;
const SECONDS = 20;
/** Milliseconds between two visitors: a steady trickle, since what is asked is how long one waits. */
const BETWEEN_VISITORS = 25;
/** A person may send ten pictures at once. */
const PEOPLE = 30;

const site = await openBenchSite(2000);
try {
  const photo = new Blob([Uint8Array.from(await makeJpeg({ width: 1600, height: 1200 }))], {
    type: 'image/jpeg',
  });
  const cookies = await site.signInPeople(PEOPLE);
  await measureLatency(2);
  const rest = await measureLatency(SECONDS);
  const writing = writeSteadily(photo, cookies);
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

async function writeSteadily(photo: Blob, cookies: string[]): Promise<{ written: number; asked: number }> {
  const asked = Math.round((SECONDS * PER_MINUTE) / 60);
  const start = performance.now();
  const ads: Promise<boolean>[] = [];
  for (let number = 0; number < asked; number += 1) {
    await pause(Math.max(0, start + (number * 60_000) / PER_MINUTE - performance.now()));
    ads.push(writeAd(photo, cookies[number % cookies.length] ?? ''));
  }
  const written = (await Promise.all(ads)).filter(Boolean).length;
  return { written, asked };
}

async function writeAd(photo: Blob, cookie: string): Promise<boolean> {
  const form = new FormData();
  form.set('file', photo, 'bild.jpg');
  const sent = await fetch(`${site.address}/api/pictures`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  if (!sent.ok) return false;
  const { id } = (await sent.json()) as { id: string };
  const ad = {
    title: 'Spalding TF-1000',
    category: 'Basketboll',
    condition: 'Ny',
    price: 450,
    pictureIds: [id],
  };
  const answer = await fetch(`${site.address}/api/ads`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(ad),
  });
  return answer.ok;
}
