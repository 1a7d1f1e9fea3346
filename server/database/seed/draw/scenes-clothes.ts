// The pictures of clothes, by motif.
import { hoodie, jersey, shorts, sock } from './clothes.ts';
import { boardsAbove, clothAbove, plainAbove, rubberAbove } from './floors.ts';
import type { Canvas } from './paint.ts';
import { blur, placed } from './paint.ts';
import { room } from './rooms.ts';

const red = { color: '#b3202a', trim: '#f5efe2', second: '#1b1b22' };
const white = { color: '#f2eee5', trim: '#1f3f86', second: '#c4242d' };
const sweden = { color: '#1f56a8', trim: '#ffcd2e', second: '#163f80' };
const green = { color: '#1f6a4c', trim: '#f3e6c6', second: '#123f30' };
const black = { color: '#1f222c', trim: '#ee7a22', second: '#363b49' };
const blue = { color: '#2b5fae', trim: '#f3efe6', second: '#17356e' };
const purple = { color: '#5a3a8c', trim: '#ffc93c', second: '#38215f' };

const hanger =
  'M0 -440V-470C0 -500 46 -500 46 -532C46 -566 -10 -570 -22 -540M-270 -352L-20 -440Q0 -448 20 -440L270 -352';

const line = (stroke: string, width: number, extra = ''): string =>
  `<path d="${hanger}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;

function hung(canvas: Canvas, shirt: string): string {
  return (
    blur(canvas, 8, line('#140a04', 20, 'stroke-opacity=".5" transform="translate(12 16)"')) +
    line('#5a3a1e', 22) +
    line('#c08a52', 14) +
    shirt
  );
}

export const clothesScenes = {
  'jersey-red': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#476772' }) +
    placed(jersey(canvas, { ...red, number: 23 }), { x: 600, y: 446, turn: -5, size: 0.93 }),
  'jersey-white': (canvas: Canvas) =>
    room(canvas, {
      wall: 'plaster',
      ground: 'boards',
      wallColor: '#6f8f88',
      groundColor: '#b9803f',
      horizon: 1100,
    }) +
    '<path d="M0 60H1200" stroke="#3a2a1c" stroke-width="26"/><path d="M0 52H1200" stroke="#b58d5c" stroke-width="8"/>' +
    placed(hung(canvas, jersey(canvas, { ...white, number: 11, striped: true })), {
      x: 600,
      y: 510,
      turn: 1.5,
      size: 0.83,
    }),
  'jersey-blue-yellow': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#c9965a' }) +
    placed(jersey(canvas, { ...sweden, number: 8 }), { x: 600, y: 448, turn: 5, size: 0.93 }),
  'shorts-black': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#a9743f', turn: 20 }) +
    placed(shorts(canvas, { ...black, number: 7 }), { x: 600, y: 440, turn: 5, size: 1.18 }),
  'shorts-blue': (canvas: Canvas) =>
    plainAbove(canvas, '#d9cbb4') +
    placed(shorts(canvas, { ...blue, number: 15 }), { x: 600, y: 440, turn: -8, size: 1.16 }),
  'warmup-set': (canvas: Canvas) =>
    rubberAbove(canvas, { color: '#7b3a2a', key: '#8f4a34' }) +
    placed(shorts(canvas, { ...green, number: 4 }), { x: 880, y: 560, turn: 12, size: 0.86 }) +
    placed(hoodie(canvas, { ...green, zip: true }), { x: 440, y: 462, turn: -6, size: 0.9 }),
  'hoodie-grey': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#4c4f66', seam: false }) +
    placed(hoodie(canvas, { color: '#9aa0a8', trim: '#ee7a22', second: '#20242e' }), {
      x: 600,
      y: 478,
      turn: -4,
      size: 0.96,
    }),
  socks: (canvas: Canvas) => {
    const colors = { color: '#f3efe6', trim: '#1f4fa3', second: '#f2b632' };
    return (
      rubberAbove(canvas) +
      placed(sock(canvas, colors), { x: 430, y: 446, turn: -12, size: 1.24 }) +
      placed(sock(canvas, colors), { x: 730, y: 450, turn: 8, size: 1.24 })
    );
  },
  'jersey-purple': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#6b4a30' }) +
    placed(shorts(canvas, { ...purple, number: 24 }), { x: 806, y: 536, turn: 9, size: 0.9 }) +
    placed(jersey(canvas, { ...purple, number: 24 }), { x: 430, y: 446, turn: -9, size: 0.88 }),
};
