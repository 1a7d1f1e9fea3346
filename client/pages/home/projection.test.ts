// The perspective projection of the hall.
import { expect, it } from 'vitest';
import { arc, outline, PICTURE, project } from './projection.ts';

it('renders near objects larger than far ones', () => {
  expect(widthAt(14)).toBeGreaterThan(widthAt(0));
});

it('projects the long axis of the court to the centre, at every depth and height', () => {
  for (const [y, z] of [
    [0, 0],
    [8, 3],
    [16, 1],
  ] as const)
    expect(project(0, y, z)[0]).toBe(PICTURE.width / 2);
});

it('projects a higher point further up', () => {
  expect(project(0, 0, 3)[1]).toBeLessThan(project(0, 0, 0)[1]);
});

it('closes an outline unless it is open', () => {
  expect(
    outline([
      [0, 0],
      [1, 0],
    ]),
  ).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+z$/);
  expect(
    outline(
      [
        [0, 0],
        [1, 0],
      ],
      true,
    ),
  ).not.toMatch(/z$/);
});

it('ends an arc at its end angle', () => {
  const [x, y] = project(6.75, 0);
  expect(arc([0, 0], 6.75, [180, 360]).endsWith(`L${x} ${y}`)).toBe(true);
});

/** The projected width of two metres. */
function widthAt(y: number): number {
  return project(1, y)[0] - project(-1, y)[0];
}
