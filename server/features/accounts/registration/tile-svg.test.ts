// The pictures of the human check.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePuzzle, puzzleLabels } from '#shared/features/accounts/registration/human-check.ts';
import { labelsWithPicture, renderTile } from './tile-svg.ts';

const bytesOf = (url: string) => Buffer.from(url.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64');
// Uploads may not be SVG, and the module that refuses them is shared with other tests.
const svgLoader = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(svgLoader));
afterAll(() => sharp.block(svgLoader));

const always = (number: number) => (max: number) => number % max;

test('every label of the puzzles has a drawing, and no other label has one', () => {
  expect(labelsWithPicture.toSorted()).toEqual([...puzzleLabels].toSorted());
});

describe.each(puzzleLabels)('the drawing of %s', (label) => {
  test('renders without text, names or references', async () => {
    const svg = bytesOf(renderTile(label, always(0))).toString();
    expect(svg).not.toMatch(/<text|<title|<desc|<image|href|id=|class=/);
    expect(svg.toLowerCase()).not.toContain(label.toLowerCase());
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(64)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
    expect(colours.size).toBeGreaterThan(20);
  });
});

test('two pictures of the same label differ', () => {
  expect(renderTile('Basketboll', always(1))).not.toBe(renderTile('Basketboll', always(2)));
});

test('refuses a label without a drawing', () => {
  expect(() => renderTile('Puck', always(0))).toThrow(RangeError);
  expect(makePuzzle(always(0)).labels).toHaveLength(9);
});
