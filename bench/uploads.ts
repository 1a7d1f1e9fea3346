// Whether pages notice that people upload: a page's latency at rest, and while pictures come at a thousand a minute.
import { setTimeout as pause } from 'node:timers/promises';
import { makeJpeg } from '../server/testing/photos.ts';
import { load } from './load.ts';
import { median, report } from './report.ts';
import { openBenchSite } from './site.ts';

const PER_MINUTE = 1000;
const ROUNDS = 3;

const site = await openBenchSite(2000);
try {
  const photo = await makeJpeg({ width: 1600, height: 1200 });
  const atRest: number[] = [];
  const underUploads: number[] = [];
  let uploaded = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    atRest.push(await latency());
    const stop = new AbortController();
    const uploading = uploadSteadily(photo, stop.signal);
    underUploads.push(await latency());
    stop.abort();
    uploaded += await uploading;
  }
  const [rest, busy] = [median(atRest), median(underUploads)];
  report([
    {
      name: `p99 of /marketplace while ${uploaded} pictures came`,
      figure: `${busy} ms`,
      limit: `${rest} ms at rest`,
      ratio: busy / rest,
      goal: '≤ 3 times, or ≤ 25 ms',
      isMet: busy <= 3 * rest || busy <= 25,
    },
  ]);
} finally {
  await site.close();
}

/** A steady trickle of visitors: what is asked is how long one waits, not how many can be served. */
async function latency(): Promise<number> {
  const { p99 } = await load(`${site.address}/marketplace`, { connections: 2, seconds: 6 });
  return p99;
}

async function uploadSteadily(photo: Buffer, signal: AbortSignal): Promise<number> {
  const sent: Promise<boolean>[] = [];
  while (!signal.aborted) {
    sent.push(upload(photo));
    await pause(60_000 / PER_MINUTE);
  }
  const outcomes = await Promise.all(sent);
  // A person may have only so many pictures without an ad.
  await site.database.pool.query('delete from ad_pictures where ad_id is null');
  return outcomes.filter(Boolean).length;
}

async function upload(photo: Buffer): Promise<boolean> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'bild.jpg');
  const answer = await fetch(`${site.address}/api/pictures`, {
    method: 'POST',
    body: form,
    headers: { cookie: site.cookie },
  });
  return answer.ok;
}
