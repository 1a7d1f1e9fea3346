// Many users who create ads with a photograph, at a fixed rate. Sends 'ready', then takes an order.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

export interface Order {
  address: string;
  /** The Cookie headers of the users, who create ads in turn. */
  cookies: string[];
  seconds: number;
  perMinute: number;
}

export interface Outcome {
  requested: number;
  written: number;
}

/** With the noise of a real photograph the file is 300 kB; without, a twentieth of that. */
const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
const create = { width: 1600, height: 1200, channels: 3, background: '#888888', noise } as const;
const bytes = Uint8Array.from(await sharp({ create }).blur(1).jpeg({ quality: 85 }).toBuffer());
const photo = new Blob([bytes], { type: 'image/jpeg' });

process.once('message', async (order: Order) => {
  process.send?.(await writeAds(order));
  process.disconnect();
});
process.send?.('ready');

async function writeAds({ address, cookies, seconds, perMinute }: Order): Promise<Outcome> {
  const requested = Math.round((seconds * perMinute) / 60);
  const start = performance.now();
  const ads: Promise<boolean>[] = [];
  for (let number = 0; number < requested; number += 1) {
    await pause(Math.max(0, start + (number * 60_000) / perMinute - performance.now()));
    ads.push(writeAd(address, cookies[number % cookies.length] ?? ''));
  }
  return { requested, written: (await Promise.all(ads)).filter(Boolean).length };
}

async function writeAd(address: string, cookie: string): Promise<boolean> {
  const form = new FormData();
  form.set('file', photo, 'bild.jpg');
  const sent = await fetch(`${address}/api/pictures`, { method: 'POST', body: form, headers: { cookie } });
  if (!sent.ok) return false;
  const { id } = (await sent.json()) as { id: string };
  const ad = {
    title: 'Spalding TF-1000',
    category: 'Basketboll',
    condition: 'Ny',
    price: 450,
    pictureIds: [id],
  };
  const response = await fetch(`${address}/api/ads`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(ad),
  });
  return response.ok;
}
