// The pictures of accessories, by motif.
import { backpack, bottle, duffel } from './bags.ts';
import { ball } from './ball.ts';
import { boardsAbove, clothAbove, plainAbove, rubberAbove } from './floors.ts';
import type { Canvas } from './paint.ts';
import { placed, standingShadow } from './paint.ts';
import { room } from './rooms.ts';
import { ankleBrace, pump, sleeve, sweatband, whistle } from './wearables.ts';

export const accessoryScenes = {
  'bag-backpack': (canvas: Canvas) =>
    room(canvas, {
      wall: 'lockers',
      ground: 'boards',
      wallColor: '#4f7a86',
      groundColor: '#b9803f',
      horizon: 620,
    }) +
    standingShadow(canvas, { x: 600, y: 812, width: 560 }) +
    placed(backpack(canvas, { color: '#27324e', trim: '#ee7a22', second: '#e8601c' }), {
      x: 600,
      y: 812,
      size: 1.06,
    }),
  'bag-duffel': (canvas: Canvas) =>
    room(canvas, { wall: 'plaster', ground: 'boards', wallColor: '#a8674a', groundColor: '#c9935a' }) +
    standingShadow(canvas, { x: 600, y: 790, width: 960 }) +
    placed(duffel(canvas, { color: '#2d3340', trim: '#f0a03c', second: '#4a5262' }), {
      x: 600,
      y: 790,
      size: 1.06,
    }),
  bottle: (canvas: Canvas) =>
    room(canvas, {
      wall: 'stands',
      ground: 'shelf',
      wallColor: '#33504a',
      groundColor: '#a8743f',
      horizon: 640,
    }) +
    standingShadow(canvas, { x: 760, y: 782, width: 190 }) +
    placed(bottle(canvas, { color: '#e8601c', cap: '#20242e', level: 0.5 }), { x: 760, y: 782, size: 0.98 }) +
    standingShadow(canvas, { x: 470, y: 818, width: 220 }) +
    placed(bottle(canvas, { color: '#3aa0b8', cap: '#f2efe6' }), { x: 470, y: 818, size: 1.14 }),
  whistle: (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#c08a50', line: '#2a4f8f' }) +
    placed(whistle(canvas, { color: '#22252e', cord: '#ee7a22' }), { x: 590, y: 424, turn: -6, size: 1.14 }),
  kneepads: (canvas: Canvas) =>
    plainAbove(canvas, '#b9c2b8') +
    placed(sleeve(canvas, { color: '#2a2d38', trim: '#ee7a22', pad: true }), {
      x: 420,
      y: 456,
      turn: -9,
      size: 1.24,
    }) +
    placed(sleeve(canvas, { color: '#2a2d38', trim: '#ee7a22', pad: true }), {
      x: 790,
      y: 452,
      turn: 8,
      size: 1.24,
    }),
  'ankle-brace': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#9a8a78', turn: 6 }) +
    placed(`<g transform="scale(-1 1)">${ankleBrace(canvas, { color: '#31405e', trim: '#f2ede2' })}</g>`, {
      x: 410,
      y: 440,
      turn: -6,
      size: 1.12,
    }) +
    placed(ankleBrace(canvas, { color: '#31405e', trim: '#f2ede2' }), {
      x: 790,
      y: 460,
      turn: 6,
      size: 1.12,
    }),
  sleeve: (canvas: Canvas) =>
    rubberAbove(canvas, { color: '#8c3f2c', key: '#a34c34' }) +
    placed(sleeve(canvas, { color: '#f2eee5', trim: '#1f4fa3', pad: false, length: 720 }), {
      x: 440,
      y: 450,
      turn: 24,
      size: 0.98,
    }) +
    placed(sweatband(canvas, { color: '#1f4fa3', trim: '#f2eee5', width: 380, height: 112 }), {
      x: 830,
      y: 270,
      turn: -8,
    }) +
    placed(sweatband(canvas, { color: '#f2eee5', trim: '#1f4fa3', width: 240, height: 130 }), {
      x: 850,
      y: 590,
      turn: 6,
    }),
  headbands: (canvas: Canvas) =>
    clothAbove(canvas, { color: '#6a7f6c', seam: false }) +
    (['#c4242d', '#2b5fae', '#f2b632'] as const)
      .map((color, i) =>
        placed(sweatband(canvas, { color, trim: '#f7f2e8', width: 470, height: 116 }), {
          x: 420 + (i % 2) * 60,
          y: 170 + i * 236,
          turn: -6 + i * 5,
        }),
      )
      .join('') +
    (['#1f222c', '#ee7a22'] as const)
      .map((color, i) =>
        placed(sweatband(canvas, { color, trim: '#f7f2e8', width: 236, height: 128 }), {
          x: 870,
          y: 270 + i * 270,
          turn: 8 - i * 12,
        }),
      )
      .join(''),
  'ball-pump': (canvas: Canvas) =>
    rubberAbove(canvas, { color: '#3c5a4c', key: '#34503f' }) +
    placed(pump(canvas, { color: '#d8401f', grip: '#22252e' }), { x: 380, y: 430, turn: -16, size: 1.06 }) +
    ball(canvas, { x: 880, y: 500, r: 240, turn: [0.9, 0.4, 1.2] }),
};
