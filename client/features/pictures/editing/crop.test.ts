// Cropping: edges, moving and turning stay within the picture.
import { describe, expect, test } from 'vitest';
import { type Crop, insetsOf, moveCrop, moveEdge, turnCrop, WHOLE_PICTURE } from './crop.ts';

const part: Crop = { x: 10, y: 20, width: 60, height: 40 };

test('cuts one edge and leaves the others', () => {
  expect(moveEdge(WHOLE_PICTURE, 'right', 25)).toEqual({ x: 0, y: 0, width: 75, height: 100 });
  expect(moveEdge(part, 'top', 30)).toEqual({ x: 10, y: 30, width: 60, height: 30 });
});

test.each([
  ['left', -5, 0],
  ['left', 99, 60],
  ['bottom', 99, 70],
] as const)('cuts off at most what leaves a tenth: %s by %d', (edge, inset, expected) => {
  expect(insetsOf(moveEdge(part, edge, inset))[edge]).toBe(expected);
});

test.each([
  [5, -5, { x: 15, y: 15 }],
  [90, 90, { x: 40, y: 60 }],
  [-90, -90, { x: 0, y: 0 }],
])('moves by %d, %d within the picture', (right, down, place) => {
  expect(moveCrop(part, right, down)).toEqual({ ...part, ...place });
});

describe('a quarter turn', () => {
  test('a turn to the right brings the left edge to the top', () => {
    expect(insetsOf(turnCrop(part, 'right'))).toEqual({ top: 10, right: 20, bottom: 30, left: 40 });
  });

  test('a turn to the left undoes a turn to the right, and four turns change nothing', () => {
    expect(turnCrop(turnCrop(part, 'right'), 'left')).toEqual(part);
    const turned = [1, 2, 3, 4].reduce((crop) => turnCrop(crop, 'left'), part);
    expect(turned).toEqual(part);
  });
});
