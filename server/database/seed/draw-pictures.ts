// Draws all sample pictures anew: `node server/database/seed/draw-pictures.ts [motif…]`. Same code, same pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Canvas } from './draw/paint.ts';
import { finishPicture, startCanvas } from './draw/paint.ts';
import { accessoryScenes } from './draw/scenes-accessories.ts';
import { ballScenes } from './draw/scenes-balls.ts';
import { cardScenes } from './draw/scenes-cards.ts';
import { clothesScenes } from './draw/scenes-clothes.ts';
import { gearScenes } from './draw/scenes-gear.ts';
import { hoopScenes } from './draw/scenes-hoops.ts';
import { otherScenes, ticketScenes } from './draw/scenes-other.ts';
import { shoeScenes } from './draw/scenes-shoes.ts';
import type { Motif } from './pictures.ts';
import { pictureFiles } from './pictures.ts';

// Seventy of them travel with the source.
const WANTED_BYTES = 22_000;

const scenes: Record<Motif, (canvas: Canvas) => string> = {
  ...shoeScenes,
  ...ballScenes,
  ...clothesScenes,
  ...gearScenes,
  ...cardScenes,
  ...hoopScenes,
  ...accessoryScenes,
  ...ticketScenes,
  ...otherScenes,
};

/** A motif's picture as a WebP of 1200 × 900, at the best quality that is small enough; the busiest may be larger. */
async function drawPicture(motif: Motif, seed: number): Promise<Buffer> {
  const canvas = startCanvas(seed);
  const svg = Buffer.from(finishPicture(canvas, scenes[motif](canvas)));
  const { data, info } = await sharp(svg).flatten().raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: info }).blur(0.6).webp({ quality, effort: 4 }).toBuffer();
  for (const quality of [62, 54, 46]) {
    const picture = await encode(quality);
    if (picture.length <= WANTED_BYTES) return picture;
  }
  return encode(38);
}

const wanted = process.argv.slice(2);
await mkdir(`${import.meta.dirname}/pictures`, { recursive: true });
for (const [seed, [motif, file]] of Object.entries(pictureFiles).entries()) {
  if (wanted.length > 0 && !wanted.includes(motif)) continue;
  const picture = await drawPicture(motif as Motif, seed + 1);
  await writeFile(file, picture);
  process.stdout.write(`${motif}: ${Math.round(picture.length / 1000)} kB\n`);
}
