// The pictures of training gear, by motif.
import { asphaltAbove, boardsAbove, plainAbove, rubberAbove } from './floors.ts';
import { cone, goggles, jumpRope, kettlebell, ladder, rubberLoop, tacticBoard } from './gear.ts';
import type { Canvas } from './paint.ts';
import { placed, standingShadow } from './paint.ts';
import { room } from './rooms.ts';

const CONES = ['#ee7a22', '#f6c43a', '#2f7fd0', '#d8402f', '#4aa564'] as const;

export const gearScenes = {
  'cones-ladder': (canvas: Canvas) =>
    rubberAbove(canvas, { color: '#2f6f5c', key: '#276050', line: '#eef0e4' }) +
    placed(ladder(canvas, { rungs: 6, color: '#ffcf3a', strap: '#1d2230' }), {
      x: 560,
      y: 560,
      turn: -14,
      size: 0.98,
    }) +
    CONES.map((color, i) =>
      placed(cone(canvas, color), { x: 190 + i * 205, y: 240 - i * 24 + (i % 2) * 60, size: 0.94 }),
    ).join(''),
  'resistance-bands': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#b98a58' }) +
    ['#2b2d36', '#2f6bd0', '#3f9a5a', '#d8402f', '#f2b632']
      .map((color, i) =>
        placed(rubberLoop(canvas, { color, length: 640, width: 66 - i * 10 }), {
          x: 600 + (i % 2) * 50 - 20,
          y: 170 + i * 142,
          turn: -5 + i * 2.4,
        }),
      )
      .join(''),
  kettlebell: (canvas: Canvas) =>
    room(canvas, {
      wall: 'brick',
      ground: 'concrete',
      wallColor: '#6d7a80',
      groundColor: '#8b8880',
      horizon: 600,
    }) +
    standingShadow(canvas, { x: 860, y: 738, width: 330 }) +
    placed(kettlebell(canvas, { color: '#3a3d46', band: '#2f7fd0' }), { x: 850, y: 566, size: 0.72 }) +
    standingShadow(canvas, { x: 480, y: 800, width: 460 }) +
    placed(kettlebell(canvas, { color: '#26282f', band: '#ee7a22' }), {
      x: 470,
      y: 530,
      turn: -2,
      size: 1.1,
    }),
  'jump-rope': (canvas: Canvas) =>
    rubberAbove(canvas, { color: '#33415c', key: '#3c4c6b', line: '#e8a33d' }) +
    placed(jumpRope(canvas, { rope: '#f2ede2', grip: '#e8601c' }), { x: 600, y: 440, turn: -4, size: 1.08 }),
  'dribble-goggles': (canvas: Canvas) =>
    plainAbove(canvas, '#c9a77c') +
    placed(goggles(canvas, '#d8401f'), { x: 600, y: 500, turn: -9, size: 1.32 }),
  'tactic-board': (canvas: Canvas) =>
    boardsAbove(canvas, { color: '#7d5535', turn: 16 }) +
    placed(tacticBoard(canvas, { face: '#fbf8f0', line: '#2b4a7e', frame: '#20242e' }), {
      x: 600,
      y: 462,
      turn: 74,
      size: 1.08,
    }),
  cones: (canvas: Canvas) =>
    asphaltAbove(canvas, { color: '#6a6d73', line: '#f2ecdc', turn: -20 }) +
    Array.from({ length: 9 }, (_, i) =>
      placed(cone(canvas, CONES[(i * 2) % 5] ?? '#ee7a22'), {
        x: 150 + i * 118,
        y: 640 - i * 66 + Math.sin(i * 1.2) * 70,
        size: 0.86 + (8 - i) * 0.03,
      }),
    ).join(''),
};
