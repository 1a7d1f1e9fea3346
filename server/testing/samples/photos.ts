// Photographs and hostile files, generated on demand, so that a test shows what it sends.
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The four quarters of every test photograph when it is upright. */
export const corners = {
  topLeft: '#d02020',
  topRight: '#20a030',
  bottomLeft: '#2040d0',
  bottomRight: '#e0c020',
} as const;

/** Written into every metadata field that can hold text; must never be in a stored file. */
export const SECRET = 'HEMLIG-ADRESS-59.3293N-18.0686E';

export interface PhotoOptions {
  /** Pixels when upright; 800 × 600 by default. */
  width?: number;
  height?: number;
  /** The EXIF orientation 1–8, with the pixels stored to match. */
  orientation?: number;
  /** A colour profile other than sRGB. */
  profile?: 'p3';
  isProgressive?: boolean;
}

/** A JPEG as a phone writes it: rotated by EXIF, with place and time. */
export async function makeJpeg(options: PhotoOptions = {}): Promise<Buffer> {
  const { orientation = 1, isProgressive: progressive = false } = options;
  const stored = await storeTurned(await composeCorners(options), orientation);
  return withSecrets(stored.withMetadata({ orientation }), options)
    .jpeg({ quality: 90, progressive })
    .toBuffer();
}

/** A photograph of more than ten megabytes, upright only when turned. Zeros after its end, since noise takes seconds to encode. */
export async function makeLargeJpeg(): Promise<Buffer> {
  const photo = await makeJpeg({ width: 1800, height: 2400, orientation: 6 });
  return Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]);
}

export async function makePng(options: PhotoOptions = {}): Promise<Buffer> {
  return withSecrets(await composeCorners(options), options)
    .png()
    .toBuffer();
}

export async function makeWebp(options: PhotoOptions = {}): Promise<Buffer> {
  return withSecrets(await composeCorners(options), options)
    .webp({ quality: 90 })
    .toBuffer();
}

export async function makeAvif(options: PhotoOptions = {}): Promise<Buffer> {
  return withSecrets(await composeCorners(options), options)
    .avif({ quality: 70, effort: 0 })
    .toBuffer();
}

/** A colour profile and EXIF for other builders of photographs. */
export async function makeMetadata(profile: 'p3'): Promise<{ exif: Buffer; icc: Buffer }> {
  const { exif, icc } = await sharp(await makeJpeg({ width: 64, height: 64, profile })).metadata();
  if (!exif || !icc) throw new Error('sharp wrote no metadata');
  return { exif, icc };
}

/** A logo with a transparent background. */
export function makeTransparentPng(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
}

/** An animation of several frames. */
export async function makeAnimation(format: 'webp' | 'gif'): Promise<Buffer> {
  const still = await makePng({ width: 64, height: 64 });
  const frames = [still, await sharp(still).flop().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export async function makeAnimatedPng(): Promise<Buffer> {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  return insertChunk(await makePng({ width: 64, height: 64 }), 'acTL', control);
}

/** A still AVIF whose brand and tracks claim further frames. */
export async function makeAvifSequence(): Promise<Buffer> {
  const still = await makeAvif({ width: 64, height: 64 });
  still.write('avis', 8, 'latin1');
  return Buffer.concat([still, Buffer.from('\0\0\0\x10moov\0\0\0\x08mvhd', 'latin1')]);
}

/** A small file that decodes to this many black pixels, one bit each in the file. */
export function makePngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function makeTiff(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#888888' } })
    .tiff()
    .toBuffer();
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>',
);

export const html = Buffer.from('<!doctype html><title>Inte en bild</title><script>alert(1)</script>');

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function composeCorners({ width = 800, height = 600 }: PhotoOptions): Promise<Sharp> {
  const quarter = (background: string) => ({
    create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const, background },
  });
  const right = Math.floor(width / 2);
  const bottom = Math.floor(height / 2);
  const flat = sharp({ create: { width, height, channels: 3, background: '#000000' } }).composite([
    { input: quarter(corners.topLeft), left: 0, top: 0 },
    { input: quarter(corners.topRight), left: right, top: 0 },
    { input: quarter(corners.bottomLeft), left: 0, top: bottom },
    { input: quarter(corners.bottomRight), left: right, top: bottom },
  ]);
  return settle(flat);
}

/** Stores the picture so that a viewer that honours the EXIF orientation shows it upright. */
async function storeTurned(upright: Sharp, orientation: number): Promise<Sharp> {
  const turns: Record<number, (picture: Sharp) => Sharp | Promise<Sharp>> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: async (picture) => (await settle(picture.rotate(90))).flop(),
    6: (picture) => picture.rotate(270),
    7: async (picture) => (await settle(picture.rotate(270))).flop(),
    8: (picture) => picture.rotate(90),
  };
  const turn = turns[orientation];
  if (!turn) throw new Error(`EXIF knows no orientation ${orientation}`);
  return settle(await turn(upright));
}

/** Renders the operations so far, because sharp chooses the order of operations itself. */
async function settle(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

function withSecrets(picture: Sharp, { profile }: PhotoOptions): Sharp {
  const named = picture
    .withExif({
      IFD0: { ImageDescription: SECRET, Make: SECRET, DateTime: '2026:05:01 12:00:00' },
      IFD2: { UserComment: SECRET, BodySerialNumber: SECRET },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '59/1 19/1 4548/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '18/1 4/1 696/100',
      },
    })
    .withXmp(
      `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
    );
  return profile ? named.withIccProfile(profile) : named;
}

function insertChunk(png: Buffer, type: string, body: Buffer): Buffer {
  const afterHeader = pngSignature.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk(type, body), png.subarray(afterHeader)]);
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
