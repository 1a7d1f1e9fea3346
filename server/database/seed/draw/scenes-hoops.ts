// The pictures of hoops, nets and courts, by motif.
import { ball } from './ball.ts';
import { driveway } from './driveway.ts';
import { basket, net, rim } from './hoop.ts';
import type { Canvas } from './paint.ts';
import { boxPath } from './outlines.ts';
import { blur, glow, gradient, placed, shadow, solid, standingShadow, tint } from './paint.ts';
import { courtIndoors, courtOutdoors } from './places.ts';
import { room } from './rooms.ts';

// A stand on wheels, its water tank on the ground.
function stand(canvas: Canvas, r: number): string {
  const steel = gradient(
    canvas,
    [
      [0, '#20242e', 1],
      [0.3, '#8d95a2', 1],
      [1, '#171a22', 1],
    ],
    0,
  );
  const tank = 'M-170 0C-176 -40 -160 -86 -120 -92H150C190 -86 206 -40 200 0Z';
  return [
    standingShadow(canvas, { x: 0, y: 4, width: 420 }),
    `<path d="M-14 -90V-560H14V-90Z" fill="${steel}"/><path d="M-6 -110L-120 -60" stroke="#2a303d" stroke-width="12"/>`,
    solid(canvas, {
      d: tank,
      fill: '#262a36',
      round: 26,
      depth: 0.7,
      print: '<path d="M-180 -50H220" stroke="#ee7a22" stroke-width="12"/>',
    }),
    '<circle cx="-150" cy="-6" r="24" fill="#101116"/><circle cx="-150" cy="-6" r="9" fill="#aab0ba"/>',
    placed(basket(canvas, { r, glass: true, edge: '#1d2230', square: '#f4f1e8' }), { x: 0, y: -480 }),
  ].join('');
}

// Seen from below, against the sky: only ring and net.
function closeUp(
  canvas: Canvas,
  { sky, low, chain, withBall }: { sky: string; low: string; chain: boolean; withBall: boolean },
): string {
  const clouds = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${canvas.random.between(0, 1200)}" cy="${canvas.random.between(0, 900)}" rx="${canvas.random.between(130, 300)}" ry="${canvas.random.between(28, 74)}" fill="#fff" fill-opacity=".3"/>`,
  ).join('');
  const plate = boxPath({ x: 60, y: -160, width: 1080, height: 330, r: 20 });
  return [
    `<path d="M0 0H1200V900H0Z" fill="${gradient(
      canvas,
      [
        [0, sky, 1],
        [1, low, 1],
      ],
      90,
    )}"/>${blur(canvas, 34, clouds)}`,
    solid(canvas, {
      d: plate,
      fill: '#f4efe4',
      round: 26,
      depth: 0.4,
      print: `<path d="${boxPath({ x: 90, y: -200, width: 1020, height: 340, r: 8 })}" fill="none" stroke="#d8541c" stroke-width="20"/>`,
    }),
    placed(
      `${solid(canvas, { d: boxPath({ x: -110, y: -110, width: 220, height: 90, r: 8 }), fill: '#8d3a10', round: 16 })}${rim({ r: 330, flat: 0.3 }, 'back')}${net(canvas, { r: 322, flat: 0.3, chain, rows: 6 })}${withBall ? ball(canvas, { x: 30, y: 130, r: 190, turn: [1.4, 0.3, 0.2] }) : ''}${withBall ? `<g opacity=".96">${net(canvas, { r: 322, flat: 0.3, chain, rows: 6 })}</g>` : ''}${rim({ r: 330, flat: 0.3 }, 'front')}`,
      { x: 600, y: 270 },
    ),
  ].join('');
}

function onDoor(canvas: Canvas): string {
  const door = '#efe9dc';
  const panel = (x: number, y: number, width: number, height: number): string =>
    solid(canvas, {
      d: boxPath({ x, y, width, height, r: 8 }),
      fill: tint(door, -0.05),
      round: 12,
      depth: 0.3,
    });
  const hooks = [500, 660]
    .map(
      (x) =>
        `<path d="${boxPath({ x, y: -20, width: 40, height: 190, r: 6 })}" fill="#2a303d"/><path d="M${x + 9} -20v180" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>`,
    )
    .join('');
  return [
    `<path d="M0 0H1200V900H0Z" fill="#7f9aa0"/><path d="M0 0H1200V900H0Z" fill="${glow(
      canvas,
      [
        [0, '#fff2d4', 0.4],
        [1, '#0a0a18', 0.35],
      ],
      [0.2, 0.1, 1],
    )}"/>`,
    `<path d="M150 0H1050V900H150Z" fill="#fbf7ee"/>${solid(canvas, { d: 'M196 -20H1004V920H196Z', fill: door, round: 20, depth: 0.3 })}`,
    panel(270, 40, 300, 360) +
      panel(630, 40, 300, 360) +
      panel(270, 470, 300, 500) +
      panel(630, 470, 300, 500),
    '<circle cx="946" cy="600" r="26" fill="#b98a3c"/><circle cx="940" cy="592" r="10" fill="#f4dca6"/>',
    hooks,
    placed(basket(canvas, { r: 132, face: '#20345e', edge: '#f2b632' }), { x: 600, y: 360 }),
    `<path d="M0 820H1200V900H0Z" fill="#a9743f"/><path d="M0 820H1200V832H0Z" fill="#2a1a10" fill-opacity=".5"/>`,
    standingShadow(canvas, { x: 330, y: 858, width: 150 }),
    ball(canvas, { x: 326, y: 764, r: 96, color: '#e0702c', turn: [0.3, 0.8, 0.5] }),
  ].join('');
}

export const hoopScenes = {
  'hoop-portable': (canvas: Canvas) =>
    room(canvas, {
      wall: 'fence',
      ground: 'asphalt',
      wallColor: '#9cc0d6',
      groundColor: '#74777c',
      horizon: 640,
    }) + placed(stand(canvas, 92), { x: 590, y: 830, size: 1.1 }),
  'hoop-driveway': (canvas: Canvas) =>
    driveway(canvas, { wood: '#9a3a2c', door: '#e8e2d4' }) +
    placed(basket(canvas, { r: 116 }), { x: 600, y: 296 }),
  'hoop-wall': (canvas: Canvas) =>
    room(canvas, {
      wall: 'brick',
      ground: 'asphalt',
      wallColor: '#b06a4a',
      groundColor: '#5d6168',
      horizon: 870,
    }) +
    placed(
      shadow(canvas, boxPath({ x: -340, y: -382, width: 680, height: 459, r: 20 }), 50) +
        basket(canvas, { r: 172, edge: '#1d2230', square: '#d8541c' }),
      { x: 600, y: 510 },
    ),
  'hoop-mini': onDoor,
  'net-new': (canvas: Canvas) =>
    closeUp(canvas, { sky: '#3f7fb8', low: '#cfe2ea', chain: false, withBall: true }),
  'net-chain': (canvas: Canvas) =>
    closeUp(canvas, { sky: '#3a3f6b', low: '#f0a46a', chain: true, withBall: false }),
  'court-outdoor': (canvas: Canvas) =>
    courtOutdoors(canvas, { sky: '#4c7fb4', low: '#f6d9b0', ground: '#5f7f8f', key: '#d8662a' }),
  'court-dusk': (canvas: Canvas) =>
    courtOutdoors(canvas, { sky: '#2a2c56', low: '#f08a4e', ground: '#5a4a58', key: '#2f6f7f', chain: true }),
  'hoop-hall': (canvas: Canvas) => courtIndoors(canvas),
};
