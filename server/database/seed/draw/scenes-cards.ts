// The pictures of trading cards, by motif.
import type { Card } from './cards.ts';
import { binderPage, card, cardPack, gradedCard } from './cards.ts';
import { boardsAbove, clothAbove, plainAbove } from './floors.ts';
import type { Canvas } from './paint.ts';
import { placed } from './paint.ts';

const PLAYERS: readonly Card[] = [
  { color: '#c4242d', second: '#2a2f45', number: 23, move: 2 },
  { color: '#1f56a8', second: '#e8a33d', number: 8, move: 0 },
  { color: '#1f6a4c', second: '#d9c08a', number: 34, move: 1 },
  { color: '#5a3a8c', second: '#e3a32f', number: 24, move: 0 },
  { color: '#e8701f', second: '#27406e', number: 15, move: 2 },
  { color: '#1d8f99', second: '#8a2f4e', number: 7, move: 1 },
  { color: '#2a2d38', second: '#c04a2a', number: 11, move: 0 },
  { color: '#b03a6a', second: '#3a6f8f', number: 3, move: 1 },
  { color: '#2c7fc4', second: '#5a9a58', number: 30, move: 2 },
];
const [first = { color: '#c4242d', second: '#2a2f45', number: 23, move: 2 }] = PLAYERS;
const pick = (i: number): Card => PLAYERS[i % PLAYERS.length] ?? first;

export const cardScenes = {
  'card-graded': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#6f4a2c', turn: 10 }) +
    placed(gradedCard(canvas, pick(1), 9), { x: 600, y: 476, turn: -6, size: 1.02 }),
  'card-fan': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#34596a', seam: false }) +
    [4, 6, 2, 5, 0]
      .map(
        (n, i) =>
          `<g transform="translate(600 1010) rotate(${-38 + i * 19}) translate(0 -560)">${card(canvas, pick(n), 12)}</g>`,
      )
      .join(''),
  'card-binder': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#a87b4c' }) +
    placed(binderPage(canvas, PLAYERS), { x: 610, y: 470, turn: -7, size: 0.83 }),
  'card-single': (canvas: Canvas) =>
    plainAbove(canvas, '#3a4a5e') +
    placed(card(canvas, { ...pick(3), foil: true }, 20), { x: 600, y: 450, turn: 7, size: 1.3 }),
  'card-pack': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#c7a272', turn: -16 }) +
    [0, 1, 2]
      .map((i) =>
        placed(
          cardPack(canvas, {
            ...pick(1),
            ...(i === 1 ? { color: '#c4242d', second: '#e8a33d' } : { second: '#16305f' }),
            number: 24 + i,
          }),
          { x: 290 + i * 305, y: 450 + (i % 2) * 26, turn: -13 + i * 12, size: 1.06 },
        ),
      )
      .join(''),
  'card-pile': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#7a4a3c' }) +
    Array.from({ length: 11 }, (_, i) =>
      placed(card(canvas, pick(i), 8), {
        x: canvas.random.between(190, 1010),
        y: canvas.random.between(200, 700),
        turn: canvas.random.between(-55, 55),
        size: 0.78,
      }),
    ).join(''),
};
