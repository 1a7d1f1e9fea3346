// How long one user's photo takes while another sends ten of the largest pictures at once.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { MAX_PICTURE_BYTES, MAX_UPLOADS_AT_ONCE } from '../shared/features/pictures/rules.ts';
import type { Finding } from './support/report.ts';

/** The photo waits for the picture that is being processed, not for all ten. */
const GOAL = 0.5;

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;

async function makePhoto(width: number, height: number): Promise<Blob> {
  const create = { width, height, channels: 3, background: '#888888', noise } as const;
  const bytes = await sharp({ create }).blur(3).jpeg({ quality: 70 }).toBuffer();
  if (bytes.length > MAX_PICTURE_BYTES) throw new Error(`The photo has ${bytes.length} bytes`);
  return new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' });
}

/** @param cookies of two users */
export async function measureCrowdedUpload(
  address: string,
  [crowd = '', single = '']: readonly string[],
): Promise<Finding> {
  const [large, small] = [await makePhoto(8000, 6000), await makePhoto(1600, 1200)];
  const send = async (cookie: string, photo: Blob): Promise<number> => {
    const body = new FormData();
    body.set('file', photo, 'bild.jpg');
    const start = performance.now();
    const answer = await fetch(`${address}/api/pictures`, { method: 'POST', body, headers: { cookie } });
    if (answer.status !== 201) throw new Error(`The upload was answered with ${answer.status}`);
    return performance.now() - start;
  };
  await send(single, small);
  const alone = await send(single, small);
  const crowded = Array.from({ length: MAX_UPLOADS_AT_ONCE }, () => send(crowd, large));
  // By now all pictures are received and in the queue.
  await pause(1000);
  const beside = await send(single, small);
  const last = Math.max(...(await Promise.all(crowded)));
  return {
    name: `a photo beside ${MAX_UPLOADS_AT_ONCE} large ones of another user`,
    figure: `${Math.round(beside)} ms`,
    reference: `the last large one ${Math.round(last)} ms, alone ${Math.round(alone)} ms`,
    ratio: beside / last,
    goal: `≤ ${GOAL} ×`,
    isMet: beside / last <= GOAL,
  };
}
