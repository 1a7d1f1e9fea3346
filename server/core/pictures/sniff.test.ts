import { describe, expect, test } from 'vitest';
import { makeHeic } from '../../testing/samples/heic-photo.ts';
import {
  html,
  makeAnimatedPng,
  makeAnimation,
  makeAvif,
  makeAvifSequence,
  makeJpeg,
  makePng,
  makeTiff,
  makeWebp,
  svg,
} from '../../testing/samples/photos.ts';
import { sniffPicture } from './sniff.ts';

describe('recognises accepted formats', () => {
  test.each([
    ['jpeg', makeJpeg],
    ['png', makePng],
    ['webp', makeWebp],
    ['heif', makeAvif],
    ['heif', makeHeic],
    ['heif', () => makeHeic({ majorBrand: 'mif1' })],
  ] as const)('%s', async (format, make) => {
    expect(sniffPicture(await make())).toEqual({ format, isAnimated: false });
  });
});

describe('detects an animated picture', () => {
  test.each([
    ['WebP', () => makeAnimation('webp')],
    ['PNG', makeAnimatedPng],
    ['AVIF', makeAvifSequence],
  ] as const)('%s', async (_name, make) => {
    expect(sniffPicture(await make())?.isAnimated).toBe(true);
  });
});

describe('does not recognise', () => {
  test.each([
    ['GIF', () => makeAnimation('gif')],
    ['TIFF', makeTiff],
    ['SVG', () => svg],
    ['HTML', () => html],
    ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['a film', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a few bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
  ] as const)('%s', async (_name, make) => {
    expect(sniffPicture(await make())).toBeNull();
  });
});

test('terminates on malformed boxes and chunks', () => {
  const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x01mdat\0\0\0\0\0\0\0\0', 'latin1');
  expect(sniffPicture(box)).toEqual({ format: 'heif', isAnimated: false });
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(64, 0xff),
  ]);
  expect(sniffPicture(png)).toEqual({ format: 'png', isAnimated: false });
});
