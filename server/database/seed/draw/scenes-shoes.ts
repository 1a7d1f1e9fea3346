// The pictures of shoes, by motif.
import { ball } from './ball.ts';
import { asphaltAbove, boardsAbove, clothAbove, plainAbove, rubberAbove } from './floors.ts';
import type { Canvas } from './paint.ts';
import { placed, standingShadow } from './paint.ts';
import type { Room } from './rooms.ts';
import { room } from './rooms.ts';
import { shoeAbove, shoeBox, soleBelow } from './shoes-above.ts';
import type { ShoeColors, Sneaker } from './sneaker.ts';
import { sneaker } from './sneaker.ts';

const WHITE = { sole: '#f4efe4', lace: '#f7f2e8' };
const red: ShoeColors = {
  ...WHITE,
  upper: '#c4242d',
  panel: '#1d1d24',
  accent: '#f2ead9',
  outsole: '#1d1d24',
};
const black: ShoeColors = {
  upper: '#24262e',
  panel: '#3a3d48',
  accent: '#e8a33d',
  sole: '#1b1c22',
  outsole: '#c98d4c',
  lace: '#e8e2d4',
};
const teal: ShoeColors = {
  ...WHITE,
  upper: '#1f8a8c',
  panel: '#123f4c',
  accent: '#f5e3c0',
  outsole: '#e0702c',
};
const blue: ShoeColors = {
  ...WHITE,
  upper: '#2f6bd0',
  panel: '#16316e',
  accent: '#ffce4a',
  outsole: '#f1ece0',
};
const purple: ShoeColors = {
  sole: '#efe7f5',
  lace: '#f6f0fa',
  upper: '#6b3fa0',
  panel: '#3a1f66',
  accent: '#ffc531',
  outsole: '#3a1f66',
};
const white: ShoeColors = {
  sole: '#ffffff',
  lace: '#ffffff',
  upper: '#f0ede6',
  panel: '#d9d3c7',
  accent: '#ee7a22',
  outsole: '#c98d4c',
};
const orange: ShoeColors = {
  ...WHITE,
  upper: '#ee7a22',
  panel: '#20263a',
  accent: '#f6ecd8',
  outsole: '#20263a',
};
const green: ShoeColors = {
  ...WHITE,
  upper: '#3f9a5a',
  panel: '#1d5138',
  accent: '#ffd84d',
  outsole: '#f1ece0',
};
const pink: ShoeColors = {
  ...WHITE,
  upper: '#f0a3b4',
  panel: '#c2486a',
  accent: '#fff1e6',
  outsole: '#c2486a',
};

type Shape = Pick<Sneaker, 'high' | 'cut'>;

function onFloor(canvas: Canvas, place: Room, shoe: Sneaker): string {
  return (
    room(canvas, place) +
    standingShadow(canvas, { x: 600, y: 778, width: 930 }) +
    placed(sneaker(canvas, shoe), { x: 108, y: 232, size: 0.98 })
  );
}

// The other shoe of the pair stands behind, a little to the left.
function pairOnFloor(canvas: Canvas, place: Room, shoe: Sneaker): string {
  return [
    room(canvas, place),
    standingShadow(canvas, { x: 500, y: 712, width: 800 }),
    placed(sneaker(canvas, { ...shoe }), { x: 60, y: 246, size: 0.84 }),
    standingShadow(canvas, { x: 690, y: 796, width: 880 }),
    placed(sneaker(canvas, shoe), { x: 218, y: 278, size: 0.93 }),
  ].join('');
}

function pairAbove(canvas: Canvas, shoe: ShoeColors, turns: readonly [number, number]): string {
  const mirrored = `<g transform="scale(-1 1)">${shoeAbove(canvas, shoe)}</g>`;
  return (
    placed(mirrored, { x: 418, y: 450, turn: turns[0], size: 1.06 }) +
    placed(shoeAbove(canvas, shoe), { x: 778, y: 456, turn: turns[1], size: 1.06 })
  );
}

const shape = (high: boolean, cut: Shape['cut']): Shape => ({ high, cut });

export const shoeScenes = {
  'shoe-high-red': (canvas: Canvas) =>
    onFloor(
      canvas,
      { wall: 'plaster', ground: 'boards', wallColor: '#35507a', groundColor: '#c98d4c' },
      { ...red, ...shape(true, 0) },
    ),
  'shoe-high-black': (canvas: Canvas) =>
    onFloor(
      canvas,
      { wall: 'brick', ground: 'concrete', wallColor: '#a08f7c', groundColor: '#8d8a86' },
      { ...black, ...shape(true, 2) },
    ),
  'shoe-high-teal': (canvas: Canvas) =>
    pairOnFloor(
      canvas,
      { wall: 'plaster', ground: 'shelf', wallColor: '#d8b48a', groundColor: '#b9814a' },
      { ...teal, ...shape(true, 1) },
    ),
  'shoe-low-blue': (canvas: Canvas) =>
    pairOnFloor(
      canvas,
      { wall: 'lockers', ground: 'concrete', wallColor: '#c9733a', groundColor: '#a8a49c', horizon: 560 },
      { ...blue, ...shape(false, 0) },
    ),
  'shoe-low-purple': (canvas: Canvas) =>
    onFloor(
      canvas,
      { wall: 'stands', ground: 'boards', wallColor: '#2b3350', groundColor: '#d09a58' },
      { ...purple, ...shape(false, 2) },
    ),
  'shoe-low-white': (canvas: Canvas) =>
    onFloor(
      canvas,
      { wall: 'plaster', ground: 'shelf', wallColor: '#5f7f76', groundColor: '#8a5f3c' },
      { ...white, ...shape(false, 1) },
    ),
  'shoes-pair-orange': (canvas: Canvas) => asphaltAbove(canvas) + pairAbove(canvas, orange, [-10, 8]),
  'shoes-kids-green': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#d9c9ae', seam: false }) +
    placed(pairAbove(canvas, green, [6, -7]), { x: 66, y: 42, size: 0.9 }),
  'shoe-sole': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#8f6138' }) +
    placed(`<g transform="scale(-1 1)">${soleBelow(canvas, { ...red, outsole: '#c99256' })}</g>`, {
      x: 420,
      y: 450,
      turn: 14,
      size: 1.06,
    }) +
    placed(shoeAbove(canvas, red), { x: 790, y: 450, turn: 18, size: 1.06 }),
  'shoe-box': (canvas: Canvas) =>
    plainAbove(canvas, '#cdbda3') +
    placed(
      shoeBox(canvas, '#d8662a', '#f1e8d8') +
        placed(shoeAbove(canvas, white), { x: -20, y: -92, turn: 88, size: 0.7 }) +
        placed(`<g transform="scale(-1 1)">${shoeAbove(canvas, white)}</g>`, {
          x: 26,
          y: 98,
          turn: -90,
          size: 0.7,
        }),
      { x: 600, y: 450, turn: -7, size: 1.3 },
    ),
  'shoes-pair-pink': (canvas: Canvas) =>
    rubberAbove(canvas, { color: '#3b5f6e', key: '#2c4a58' }) + pairAbove(canvas, pink, [-4, 20]),
  'shoe-with-ball': (canvas: Canvas) =>
    [
      room(canvas, {
        wall: 'fence',
        ground: 'asphalt',
        wallColor: '#8fb4cf',
        groundColor: '#6a6d72',
        horizon: 540,
      }),
      standingShadow(canvas, { x: 900, y: 728, width: 380 }),
      ball(canvas, { x: 890, y: 540, r: 200, worn: 0.7, turn: [0.8, 0.2, 1] }),
      standingShadow(canvas, { x: 520, y: 792, width: 880 }),
      placed(sneaker(canvas, { ...orange, upper: '#f0ede6', ...shape(true, 2) }), {
        x: 50,
        y: 274,
        size: 0.93,
      }),
    ].join(''),
};
