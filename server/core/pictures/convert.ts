// Converts an uploaded picture to the site's files. Runs in the worker process.
import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#shared/features/pictures/rules.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '#shared/features/pictures/urls.ts';
import { attachProfile } from './colour-profile.ts';
import { decodeHeic } from './heic.ts';
import { PictureRefused } from './refused.ts';
import { sniffPicture } from './sniff.ts';

export interface ConvertedPicture {
  /** Size of the largest file in pixels; no side is larger than the original's. */
  width: number;
  height: number;
  /** A WebP of at most twelve pixels a side as a data URL of some 130 characters, shown blurred while the picture loads. */
  preview: string;
  files: { width: PictureWidth; bytes: Buffer }[];
}

// Without this sharp reads SVG, GIF, TIFF and a dozen more formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Rotates a picture upright, converts it to sRGB, and creates its files and preview from the pixels alone, so that they
 * contain no metadata.
 *
 * @throws PictureRefused
 */
export async function convertPicture(bytes: Buffer): Promise<ConvertedPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureRefused('too-big');
  const sniffed = sniffPicture(bytes);
  if (!sniffed) throw new PictureRefused('not-a-picture');
  if (sniffed.isAnimated) throw new PictureRefused('animated');
  try {
    const header = await sharp(bytes, reading).metadata();
    if (header.width * header.height > MAX_PICTURE_PIXELS) throw new PictureRefused('too-many-pixels');
    return await createFiles(await decode(bytes, header));
  } catch (error) {
    throw explain(error);
  }
}

/** A truncated file is refused; minor errors, which many phones make, are tolerated. */
const reading = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'truncated', sequentialRead: true } as const;

/** WebP allows no side above 16,383 pixels; a very tall picture becomes narrower instead. */
const largest = {
  width: PICTURE_WIDTHS[2],
  height: 2 * PICTURE_WIDTHS[2],
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** White behind transparent pixels: black shoes would be invisible on the dark theme. */
const background = { background: '#ffffff' };

type Pixels = { data: Buffer; width: number; height: number };

/** The picture upright, in sRGB, no larger than the largest file: decoded once for all files. */
async function decode(bytes: Buffer, header: Metadata): Promise<Pixels> {
  if (header.compression === 'hevc') return toPixels(await openHeic(bytes, header));
  return toPixels(sharp(bytes, reading).autoOrient().flatten(background).resize(largest));
}

async function openHeic(bytes: Buffer, header: Metadata): Promise<Sharp> {
  const { pixels, width, height } = decodeHeic(bytes);
  const small = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(largest);
  if (!header.icc) return small;
  // sharp converts colours only by the profile embedded in a file it reads.
  return sharp(attachProfile(await small.png({ compressionLevel: 0 }).toBuffer(), header.icc));
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function createFiles({ data, width, height }: Pixels): Promise<ConvertedPicture> {
  const source = sharp(data, { raw: { width, height, channels: 3 } });
  const files: ConvertedPicture['files'] = [];
  // One at a time: concurrently they would take threads and memory from page requests.
  for (const each of PICTURE_WIDTHS) {
    const size = { ...largest, width: each, height: 2 * each };
    files.push({ width: each, bytes: await source.clone().resize(size).webp({ quality: 78 }).toBuffer() });
  }
  const preview = await source
    .clone()
    .resize(12, 12, { fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return { width, height, preview: `data:image/webp;base64,${preview.toString('base64')}`, files };
}

function explain(error: unknown): PictureRefused {
  if (error instanceof PictureRefused) return error;
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  return new PictureRefused(isTooLarge ? 'too-many-pixels' : 'broken', { cause: error });
}
