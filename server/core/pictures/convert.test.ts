import { gps } from 'exifr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeHeic } from '../../testing/samples/heic-photo.ts';
import {
  corners,
  html,
  makeAnimatedPng,
  makeAnimation,
  makeAvif,
  makeAvifSequence,
  makeJpeg,
  makePng,
  makePngBomb,
  makeTiff,
  makeTransparentPng,
  makeWebp,
  SECRET,
  svg,
} from '../../testing/samples/photos.ts';
import { type ConvertedPicture, convertPicture } from './convert.ts';

describe('is rotated upright', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a picture with EXIF orientation %i is rotated upright',
    async (orientation) => {
      const picture = await convertPicture(await makeJpeg({ orientation }));
      expect(picture).toMatchObject({ width: 800, height: 600 });
      for (const { bytes } of picture.files) await expectCorners(bytes);
    },
  );

  test.each([0, 1, 2, 3] as const)('a HEIC picture with %i rotations is rotated upright', async (turns) => {
    const picture = await convertPicture(await makeHeic({ turns, hasMetadata: true }));
    const [width, height] = turns % 2 === 0 ? [1000, 750] : [750, 1000];
    expect(picture).toMatchObject({ width, height });
    for (const { bytes } of picture.files) await expectCorners(bytes);
  });

  test('a HEIC picture with a rotation and a mirroring is rotated upright', async () => {
    const picture = await convertPicture(await makeHeic({ turns: 3, isMirrored: true }));
    expect(picture).toMatchObject({ width: 750, height: 1000 });
    await expectCorners(largest(picture));
  });

  test.each([
    ['PNG', makePng],
    ['WebP', makeWebp],
    ['AVIF', makeAvif],
    ['progressive JPEG', () => makeJpeg({ isProgressive: true, orientation: 6 })],
  ] as const)('%s', async (_name, make) => {
    const picture = await convertPicture(await make());
    expect(picture).toMatchObject({ width: 800, height: 600 });
    await expectCorners(largest(picture));
  });
});

describe('contains nothing but pixels', () => {
  test.each([
    ['JPEG', () => makeJpeg({ orientation: 6, profile: 'p3' })],
    ['PNG', () => makePng({ profile: 'p3' })],
    ['WebP', () => makeWebp({ profile: 'p3' })],
    ['AVIF', () => makeAvif({ profile: 'p3' })],
    ['HEIC', () => makeHeic({ turns: 3, hasMetadata: true, hasProfile: true })],
  ] as const)('of a %s', async (_name, make) => {
    const original = await make();
    expect(original.includes(SECRET)).toBe(true);
    const picture = await convertPicture(original);
    for (const bytes of [...picture.files.map((file) => file.bytes), decodePreview(picture)]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes('HEMLIG')).toBe(false);
      expect(listChunks(bytes)).toEqual(['VP8 ']);
    }
  });

  test('does not contain the location of a photograph', async () => {
    const original = await makeJpeg({ orientation: 6 });
    expect(await gps(original)).toMatchObject({ latitude: expect.closeTo(59.3293, 3) });
    const { files } = await convertPicture(original);
    // In a WebP the location could only be in an EXIF or XMP chunk.
    expect(files.map(({ bytes }) => listChunks(bytes))).toEqual([['VP8 '], ['VP8 '], ['VP8 ']]);
  });
});

describe('has the original colours', () => {
  test.each([
    ['JPEG', () => makeJpeg({ profile: 'p3' }), [208, 32, 32]],
    // Display P3's 208, 32, 32 is outside sRGB, and this is the nearest red in it.
    ['HEIC', () => makeHeic({ hasProfile: true }), [227, 0, 10]],
  ] as const)('of a %s in Display P3', async (_name, make, expected) => {
    const [topLeft] = await readCorners(largest(await convertPicture(await make())));
    expect(topLeft).toEqual(near(expected));
  });

  test('white where a PNG is transparent', async () => {
    const [topLeft] = await readCorners(largest(await convertPicture(await makeTransparentPng())));
    expect(topLeft).toEqual(near([255, 255, 255]));
  });

  test('a greyscale photograph has its original colours', async () => {
    const grey = await sharp(await makeJpeg())
      .greyscale()
      .jpeg()
      .toBuffer();
    expect(await sharp(largest(await convertPicture(grey))).metadata()).toMatchObject({ channels: 3 });
  });
});

describe('has three widths', () => {
  test('no width is larger than the maximum', async () => {
    const picture = await convertPicture(await makeJpeg({ width: 4032, height: 3024, orientation: 6 }));
    expect(await sizes(picture)).toEqual([
      [400, 300],
      [640, 480],
      [1280, 960],
    ]);
    expect(picture).toMatchObject({ width: 1280, height: 960 });
  });

  test('no width is larger than the original', async () => {
    const picture = await convertPicture(await makePng({ width: 400, height: 300 }));
    expect(await sizes(picture)).toEqual([
      [400, 300],
      [400, 300],
      [400, 300],
    ]);
  });

  test('narrower if the picture is very tall', async () => {
    const picture = await convertPicture(await makePng({ width: 1000, height: 20_000 }));
    expect(await sizes(picture)).toEqual([
      [40, 800],
      [64, 1280],
      [128, 2560],
    ]);
  });

  test('a converted picture has a preview small enough for a database row', async () => {
    const picture = await convertPicture(await makeJpeg());
    expect(picture.preview).toMatch(/^data:image\/webp;base64,/);
    expect(picture.preview.length).toBeLessThan(2000);
    expect(await sharp(decodePreview(picture)).metadata()).toMatchObject({ width: 12, height: 9 });
  });
});

describe('refuses', () => {
  test.each([
    ['SVG', 'not-a-picture', () => svg],
    ['HTML, whatever it is called', 'not-a-picture', () => html],
    ['GIF', 'not-a-picture', () => makeAnimation('gif')],
    ['TIFF', 'not-a-picture', makeTiff],
    ['PDF', 'not-a-picture', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['nothing', 'not-a-picture', () => Buffer.alloc(0)],
    ['a WebP that moves', 'animated', () => makeAnimation('webp')],
    ['a PNG that moves', 'animated', makeAnimatedPng],
    ['an AVIF that moves', 'animated', makeAvifSequence],
    ['400 megapixels in 50 kilobytes', 'too-many-pixels', () => makePngBomb(20_000)],
    ['just over 50 megapixels', 'too-many-pixels', () => makePngBomb(7072)],
    ['HEIC of more than 50 megapixels', 'too-many-pixels', () => makeHeic({ width: 10_000, height: 6000 })],
    ['more than 10 megabytes', 'too-big', () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)],
    ['a JPEG cut off', 'broken', async () => cutOff(await makeJpeg())],
    ['a PNG cut off', 'broken', async () => cutOff(await makePng())],
    ['a WebP cut off', 'broken', async () => cutOff(await makeWebp())],
    ['an AVIF cut off', 'broken', async () => cutOff(await makeAvif())],
    ['a HEIC cut off', 'broken', async () => cutOff(await makeHeic())],
    [
      'HTML that begins as a JPEG',
      'broken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
    ],
    [
      'HTML that begins as a PNG',
      'broken',
      async () => Buffer.concat([(await makePng()).subarray(0, 33), html]),
    ],
  ] as const)('%s', async (_name, problem, make) => {
    await expect(convertPicture(await make())).rejects.toMatchObject({ name: 'PictureRefused', problem });
  });

  test('a HEIC whose tiles are larger than declared', async () => {
    const liar = await makeHeic();
    const size = liar.indexOf('ispe') + 8;
    liar.writeUInt32BE(64, size);
    liar.writeUInt32BE(64, size + 4);
    await expect(convertPicture(liar)).rejects.toMatchObject({ problem: 'broken' });
  });
});

describe('accepts', () => {
  test('50 megapixels', async () => {
    expect(await convertPicture(makePngBomb(7071))).toMatchObject({ width: 1280, height: 1280 });
  });

  test('a JPEG followed by HTML, without the HTML', async () => {
    const picture = await convertPicture(Buffer.concat([await makeJpeg(), html]));
    await expectCorners(largest(picture));
    expect(picture.files.every(({ bytes }) => !bytes.includes('<script>'))).toBe(true);
  });
});

async function expectCorners(bytes: Buffer): Promise<void> {
  const wanted = Object.values(corners).map((colour) =>
    colour
      .slice(1)
      .match(/../g)
      ?.map((hex) => parseInt(hex, 16)),
  );
  expect(await readCorners(bytes)).toEqual(wanted.map((colour = []) => near(colour)));
}

/** The colours near each corner, in the order of `corners`. */
async function readCorners(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return Array.from(data.subarray(at, at + 3));
  };
  return [colourAt(0.1, 0.1), colourAt(0.9, 0.1), colourAt(0.1, 0.9), colourAt(0.9, 0.9)];
}

/** Matches colours that look the same: compression changes values slightly. */
function near(colour: readonly number[]): unknown[] {
  return colour.map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) < 12));
}

function largest({ files }: ConvertedPicture): Buffer {
  return files.at(-1)?.bytes ?? Buffer.alloc(0);
}

function sizes({ files }: ConvertedPicture): Promise<number[][]> {
  return Promise.all(
    files.map(async ({ bytes }) => {
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    }),
  );
}

function decodePreview({ preview }: ConvertedPicture): Buffer {
  return Buffer.from(preview.slice(preview.indexOf(',') + 1), 'base64');
}

function cutOff(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * 0.7));
}

/** The names of a WebP's chunks: "VP8 " holds pixels, and no other is needed. */
function listChunks(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; at += 8 + Math.ceil(bytes.readUInt32LE(at + 4) / 2) * 2) {
    names.push(bytes.toString('latin1', at, at + 4));
  }
  return names;
}
