// Paths of the hall on the home page, computed once from the dimensions of a court and projected.
import { arc, outline, project } from './projection.ts';

const BASKET_Y = 1.575;
const RIM_HEIGHT = 3.05;
const END_WALL = -1.5;

/** The y coordinate at which the floor begins. */
export const floorLine = project(0, 0)[1];

export const key = outline(box(-2.45, 2.45));

// Court dimensions: 15 m wide; three-point arc 6.75 m from the basket and 0.9 m from the sideline;
// circles with a radius of 1.8 m; semicircle with a radius of 1.25 m.
const cornerLength = Math.sqrt(6.75 ** 2 - 6.6 ** 2);
const arcStart = (Math.asin(cornerLength / 6.75) * 180) / Math.PI;

export const courtLines = [
  outline(box(-7.5, 7.5, 18)),
  key,
  line([-6.6, 0], [-6.6, BASKET_Y + cornerLength]),
  line([6.6, 0], [6.6, BASKET_Y + cornerLength]),
  arc([0, BASKET_Y], 6.75, [arcStart, 180 - arcStart]),
  arc([0, BASKET_Y], 1.25, [0, 180]),
  arc([0, 5.8], 1.8, [0, 180]),
].join('');

/** Floorboards from wall to wall; they meet at the vanishing point. */
export const planks = series(61, (i) => line([(i - 30) * 0.6, 0], [(i - 30) * 0.6, 18]));

/** Ribbstolar, the wall bars of Swedish sports halls. */
export const wallBars = [4.2, 5.9, 7.6].map(wallBar).join('');

export const beams = [-7, 0, 7].map(beam).join('');

export const stand = outline(
  [
    [0, -0.6, 0],
    [0, -0.6, 3.2],
    [0, 1.1, 3.4],
  ],
  true,
);
export const board = backboard(0.9, 2.9, 3.95);
export const boardSquare = backboard(0.295, RIM_HEIGHT, 3.5);
export const rim = arc([0, BASKET_Y, RIM_HEIGHT], 0.225, [0, 360]);
export const net = series(8, (i) => {
  const [from, to] = [(Math.PI * i) / 4, (Math.PI * (i + 1)) / 4];
  return line(
    [0.225 * Math.cos(from), BASKET_Y + 0.225 * Math.sin(from), RIM_HEIGHT],
    [0.12 * Math.cos(to), BASKET_Y + 0.12 * Math.sin(to), 2.6],
  );
});

/** The last two thirds of a shot from outside the arc; the first third would overlap the text. */
export const flight = outline(
  Array.from({ length: 31 }, (_, i) => shotAt(0.35 + (0.65 * i) / 30)),
  true,
);
export const ballPosition = project(...shotAt(0.6)).join(' ');

function shotAt(t: number): [number, number, number] {
  const height = 2.1 + (RIM_HEIGHT - 2.1) * t + 7.2 * t * (1 - t);
  return [-4.4 * (1 - t), 8.4 + (BASKET_Y - 8.4) * t, height];
}

function box(left: number, right: number, depth = 5.8): [number, number][] {
  return [
    [left, 0],
    [left, depth],
    [right, depth],
    [right, 0],
  ];
}

function backboard(halfWidth: number, bottom: number, top: number): string {
  return outline([
    [-halfWidth, 1.2, bottom],
    [-halfWidth, 1.2, top],
    [halfWidth, 1.2, top],
    [halfWidth, 1.2, bottom],
  ]);
}

function wallBar(left: number): string {
  const right = left + 1.5;
  const frame = outline([
    [left, END_WALL, 0.1],
    [left, END_WALL, 2.6],
    [right, END_WALL, 2.6],
    [right, END_WALL, 0.1],
  ]);
  return frame + series(13, (i) => line([left, END_WALL, 0.3 + i * 0.18], [right, END_WALL, 0.3 + i * 0.18]));
}

function beam(x: number): string {
  const [top] = project(x, 4);
  const [left] = project(x - 3.4, 4);
  const [right, floor] = project(x + 3.4, 4);
  return `M${top - 60} -40H${top + 60}L${right} ${floor}H${left}z`;
}

function line(from: [number, number, number?], to: [number, number, number?]): string {
  return outline([from, to], true);
}

function series(count: number, pathOf: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => pathOf(i)).join('');
}
