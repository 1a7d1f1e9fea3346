// The pictures of balls, by motif.
import { ball } from './ball.ts';
import type { Ball } from './ball.ts';
import { asphaltAbove, boardsAbove, clothAbove } from './floors.ts';
import type { Canvas } from './paint.ts';
import { circlePath } from './outlines.ts';
import { inside, placed, shadow, standingShadow } from './paint.ts';
import { room } from './rooms.ts';

function lying(canvas: Canvas, one: Ball): string {
  return shadow(canvas, circlePath(one.x, one.y, one.r * 0.97), one.r * 0.16) + ball(canvas, one);
}

function standing(canvas: Canvas, one: Ball): string {
  return (
    standingShadow(canvas, { x: one.x, y: one.y + one.r * 0.97, width: one.r * 1.12 }) + ball(canvas, one)
  );
}

const bars = (y: number): string =>
  `<path d="M130 ${y}H1070" stroke="#20242e" stroke-width="26" stroke-linecap="round"/><path d="M130 ${y - 6}H1070" stroke="#8b93a0" stroke-width="6" stroke-linecap="round"/>`;

// A shelf on wheels: two floors of balls between two sides.
function rack(canvas: Canvas): string {
  const sides = `<path d="M150 210V780M1050 210V780" stroke="#2a303d" stroke-width="30" stroke-linecap="round"/><path d="M144 214V776M1044 214V776" stroke="#98a0ad" stroke-width="6" stroke-linecap="round"/>`;
  const wheels = [170, 1030]
    .map(
      (x) =>
        `<circle cx="${x}" cy="806" r="34" fill="#15161b"/><circle cx="${x}" cy="806" r="14" fill="#a6adb8"/>`,
    )
    .join('');
  const rows = [330, 610].map((y, row) =>
    [0, 1, 2, 3]
      .map((i) =>
        ball(canvas, {
          x: 270 + i * 220,
          y,
          r: 106,
          turn: [i * 1.3 + row, row * 2 + i, i],
          color: i === 2 && row === 0 ? '#b5532a' : '#d9682a',
          ...(row === 1 && i === 1 ? { second: '#f0dfb8' } : {}),
        }),
      )
      .join(''),
  );
  return `${standingShadow(canvas, { x: 600, y: 836, width: 960 })}${sides}${rows[0]}${bars(444)}${rows[1]}${bars(724)}${wheels}`;
}

function netBag(canvas: Canvas): string {
  const spots = [
    [470, 330],
    [730, 320],
    [360, 540],
    [610, 520],
    [850, 545],
    [480, 690],
    [740, 690],
  ] as const;
  const balls = spots
    .map(([x, y], i) =>
      lying(canvas, {
        x,
        y,
        r: 132,
        turn: [i * 1.1, i * 0.7, i * 2],
        ...(i % 3 === 1 ? { color: '#b4502a' } : {}),
      }),
    )
    .join('');
  const sack =
    'M600 70C470 150 236 380 214 560C200 760 350 850 610 850C860 850 1004 760 992 560C966 380 730 150 600 70Z';
  const cords = Array.from({ length: 17 }, (_, i) => {
    const x = i * 92 - 140;
    return `M600 40Q${600 + (x - 600) * 0.9} 300 ${x - 300} 900M600 40Q${600 + (x - 600) * 0.9} 300 ${x + 300} 900`;
  }).join('');
  const mesh = `<path d="${cords}${sack}" stroke="#000" stroke-opacity=".45" stroke-width="7" transform="translate(4 7)"/><path d="${cords}${sack}" stroke="#b9ae98" stroke-width="6.5"/><path d="${cords}${sack}" stroke="#f8f3e6" stroke-width="4"/>`;
  const knot = `<path d="M600 60C560 10 520 -20 500 -60M600 60C640 20 700 0 720 -60" stroke="#1c2740" stroke-width="20" fill="none"/><path d="M570 40h60v50h-60Z" fill="#ee7a22"/>`;
  return `${balls}${inside(canvas, sack, `<g fill="none">${mesh}</g>`)}${knot}`;
}

export const ballScenes = {
  'ball-classic': (canvas: Canvas) =>
    room(canvas, {
      wall: 'plaster',
      ground: 'boards',
      wallColor: '#47685e',
      groundColor: '#c98d4c',
      horizon: 560,
    }) + standing(canvas, { x: 600, y: 480, r: 295, turn: [0.5, 0.6, 0.2] }),
  'ball-on-floor': (canvas: Canvas) =>
    boardsAbove(canvas, { line: '#f4ead6' }) +
    lying(canvas, { x: 660, y: 460, r: 285, color: '#c85a26', turn: [1.2, 0.2, 0.9] }),
  'ball-two-tone': (canvas: Canvas) =>
    room(canvas, { wall: 'stands', ground: 'boards', wallColor: '#2c3e60', groundColor: '#d3a062' }) +
    standing(canvas, { x: 560, y: 500, r: 280, color: '#c9622c', second: '#f2dfb4', turn: [1, 0.3, 0.6] }),
  'ball-outdoor': (canvas: Canvas) =>
    asphaltAbove(canvas, { color: '#54585f' }) +
    lying(canvas, { x: 640, y: 480, r: 270, color: '#b9562b', worn: 1, turn: [0.3, 1.1, 0.4] }),
  'balls-in-net': (canvas: Canvas) => boardsAbove(canvas, { color: '#c08a50', turn: 12 }) + netBag(canvas),
  'ball-rack': (canvas: Canvas) =>
    room(canvas, {
      wall: 'plaster',
      ground: 'boards',
      wallColor: '#9db4b0',
      groundColor: '#b9803f',
      horizon: 690,
    }) + rack(canvas),
  'ball-mini': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#5d7d8c', seam: false }) +
    lying(canvas, { x: 420, y: 520, r: 235, color: '#2f6bd0', second: '#f4e9d2', turn: [0.7, 0.8, 0.2] }) +
    lying(canvas, { x: 850, y: 370, r: 205, color: '#d8402f', second: '#f6c445', turn: [1.7, 0.1, 0.9] }),
  'ball-signed': (canvas: Canvas) =>
    room(canvas, {
      wall: 'plaster',
      ground: 'shelf',
      wallColor: '#70808c',
      groundColor: '#7d5232',
      horizon: 620,
    }) +
    standingShadow(canvas, { x: 600, y: 760, width: 460 }) +
    '<path d="M430 760L470 650H730L770 760Z" fill="#1a1c24"/><path d="M430 760L470 650H730" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>' +
    ball(canvas, {
      x: 600,
      y: 410,
      r: 272,
      color: '#d9682a',
      second: '#f7eeda',
      signed: true,
      turn: [1.15, 0.05, 0.75],
    }),
  'ball-dark': (canvas: Canvas) =>
    room(canvas, {
      wall: 'lockers',
      ground: 'concrete',
      wallColor: '#3d6475',
      groundColor: '#9a968e',
      horizon: 570,
    }) +
    standing(canvas, { x: 620, y: 500, r: 270, color: '#34363f', seam: '#ee7a22', turn: [0.2, 0.5, 1.1] }),
  'ball-by-wall': (canvas: Canvas) =>
    room(canvas, {
      wall: 'brick',
      ground: 'asphalt',
      wallColor: '#9c4f38',
      groundColor: '#62656b',
      horizon: 600,
    }) +
    standing(canvas, { x: 430, y: 560, r: 215, worn: 0.6, turn: [2, 0.6, 0.4] }) +
    placed(
      standing(canvas, { x: 0, y: 0, r: 180, color: '#2c4f8c', second: '#f0e4c8', turn: [0.4, 0.2, 1.3] }),
      { x: 820, y: 630 },
    ),
};
