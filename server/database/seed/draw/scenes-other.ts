// The pictures of tickets, prizes and places, by motif.
import { ball } from './ball.ts';
import { boardsAbove, clothAbove, plainAbove } from './floors.ts';
import { tacticBoard } from './gear.ts';
import type { Canvas } from './paint.ts';
import { boxPath } from './outlines.ts';
import { blur, placed, shadow, solid, standingShadow } from './paint.ts';
import { arena, courtIndoors } from './places.ts';
import { room } from './rooms.ts';
import { books, cup, medal, poster, scoreboard, ticket } from './things.ts';
import { whistle } from './wearables.ts';

const blueTicket = { color: '#1f4f9a', second: '#f2b632' };
const redTicket = { color: '#a8242c', second: '#1b2338' };

// A card for the whole season on a ribbon.
function seasonCard(canvas: Canvas): string {
  const d = boxPath({ x: -230, y: -150, width: 460, height: 620, r: 26 });
  const ribbon = 'M-60 -150C-200 -360 -260 -420 -330 -600M60 -150C200 -360 260 -420 330 -600';
  const print = `<path d="M-230 120C-80 40 80 240 230 120V480H-230Z" fill="#e8601c"/><path d="M-230 100C-80 20 80 220 230 100" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8"/><path d="${boxPath({ x: -60, y: -126, width: 120, height: 28, r: 14 })}" fill="#0d1122"/><path d="M-180 360H100M-180 400H20" stroke="#fff" stroke-opacity=".9" stroke-width="20"/>`;
  return [
    `<g fill="none">${blur(canvas, 6, `<path d="${ribbon}" stroke="#140a04" stroke-opacity=".5" stroke-width="42" transform="translate(8 12)"/>`)}<path d="${ribbon}" stroke="#ee7a22" stroke-width="42"/><path d="${ribbon}" stroke="#fff" stroke-opacity=".5" stroke-width="5"/></g>`,
    shadow(canvas, d, 20),
    solid(canvas, { d, fill: '#1b2a50', round: 16, depth: 0.4, print }),
    ball(canvas, { x: 0, y: 60, r: 120, turn: [0.6, 0.5, 0.3] }),
  ].join('');
}

export const ticketScenes = {
  'ticket-pair': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#7a5233', turn: 8 }) +
    placed(ticket(canvas, { ...blueTicket, row: 12, seat: 45 }), { x: 570, y: 350, turn: -17, size: 1.06 }) +
    placed(ticket(canvas, { ...blueTicket, row: 12, seat: 46 }), { x: 640, y: 560, turn: -6, size: 1.06 }),
  'ticket-one': (canvas: Canvas) =>
    clothAbove(canvas, { color: '#2f4a44', seam: false }) +
    placed(ticket(canvas, { ...redTicket, row: 3, seat: 18 }), { x: 600, y: 450, turn: 9, size: 1.24 }),
  arena: (canvas: Canvas) => arena(canvas),
  'season-card': (canvas: Canvas) =>
    plainAbove(canvas, '#d8c7a8') + placed(seasonCard(canvas), { x: 600, y: 370, turn: -5 }),
  'ticket-family': (canvas: Canvas) =>
    plainAbove(canvas, '#c98a52') +
    [0, 1, 2, 3]
      .map((i) =>
        placed(
          ticket(canvas, { color: i % 2 ? '#1d6a55' : '#22604f', second: '#f2c14e', row: 7, seat: 21 + i }),
          { x: 560 + i * 26, y: 240 + i * 140, turn: -12 + i * 5, size: 0.98 },
        ),
      )
      .join(''),
};

export const otherScenes = {
  'coach-clipboard': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#c4935c', line: '#f4ead6' }) +
    placed(tacticBoard(canvas, { face: '#f0e6cf', line: '#7a3a1c', frame: '#6a4424' }), {
      x: 470,
      y: 480,
      turn: -11,
      size: 0.96,
    }) +
    placed(whistle(canvas, { color: '#d8a02c', cord: '#20242e' }), { x: 930, y: 470, turn: 24, size: 0.6 }),
  'court-indoor': (canvas: Canvas) => courtIndoors(canvas, '#cdd5cf'),
  books: (canvas: Canvas) =>
    room(canvas, {
      wall: 'plaster',
      ground: 'shelf',
      wallColor: '#587a74',
      groundColor: '#9a6a3c',
      horizon: 640,
    }) +
    standingShadow(canvas, { x: 520, y: 786, width: 680 }) +
    placed(books(canvas, ['#27406e', '#b4402c', '#2d6a55', '#d09a3a', '#4a3a6a', '#3a6a84']), {
      x: 510,
      y: 786,
    }) +
    standingShadow(canvas, { x: 980, y: 806, width: 240 }) +
    ball(canvas, { x: 980, y: 680, r: 130, turn: [1, 0.5, 0.4] }),
  poster: (canvas: Canvas) =>
    room(canvas, {
      wall: 'brick',
      ground: 'shelf',
      wallColor: '#b8aa98',
      groundColor: '#7d5534',
      horizon: 860,
    }) +
    placed(poster(canvas, { color: '#1c4a5e', second: '#ee8a3a' }), {
      x: 600,
      y: 426,
      turn: -0.8,
      size: 0.99,
    }),
  scoreboard: (canvas: Canvas) =>
    room(canvas, {
      wall: 'brick',
      ground: 'boards',
      wallColor: '#54617a',
      groundColor: '#b9803f',
      horizon: 830,
    }) + placed(scoreboard(canvas, { home: 78, guests: 75, clock: [2, 14] }), { x: 600, y: 420, size: 1.06 }),
  trophy: (canvas: Canvas) =>
    room(canvas, {
      wall: 'stands',
      ground: 'shelf',
      wallColor: '#3a3150',
      groundColor: '#6d4526',
      horizon: 660,
    }) +
    standingShadow(canvas, { x: 830, y: 776, width: 220 }) +
    placed(cup(canvas, { metal: '#c8ccd4', foot: '#2a2c36' }), { x: 830, y: 776, size: 0.8 }) +
    standingShadow(canvas, { x: 500, y: 806, width: 280 }) +
    placed(cup(canvas, { metal: '#e8b43a', foot: '#3a2416' }), { x: 500, y: 806, size: 1.08 }),
  medals: (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#5f4430', turn: 4 }) +
    (['#c8ccd4', '#e8b43a', '#c07a44'] as const)
      .map((metal, i) =>
        placed(
          medal(canvas, {
            metal,
            ribbon: ['#2b5fae', '#c4242d', '#1f6a4c'][i] ?? '#c4242d',
            place: [2, 1, 3][i] ?? 1,
          }),
          { x: 290 + i * 310, y: 470 + (i === 1 ? -30 : 34), turn: -7 + i * 7, size: 1.26 },
        ),
      )
      .join(''),
};
