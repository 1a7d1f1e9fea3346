// Bags and bottles, standing; the ground is y = 0 and the middle x = 0.
import type { Canvas } from './paint.ts';
import { boxPath } from './outlines.ts';
import { folds, gradient, solid, tint } from './paint.ts';

/** A backpack with a mesh pocket for the ball, about 520 × 680. */
export function backpack(
  canvas: Canvas,
  { color, trim, second }: { color: string; trim: string; second: string },
): string {
  const straps =
    'M-216 -440C-300 -400 -310 -160 -250 -60L-196 -70C-240 -200 -230 -360 -180 -430ZM216 -440C300 -400 310 -160 250 -60L196 -70C240 -200 230 -360 180 -430Z';
  const body =
    'M-234 -30C-262 -190 -258 -420 -196 -560C-160 -630 -90 -662 0 -664C90 -662 160 -630 196 -560C258 -420 262 -190 234 -30C150 6 -150 6 -234 -30Z';
  const pocket =
    'M-180 -40C-196 -120 -196 -200 -176 -280C-60 -310 60 -310 176 -280C196 -200 196 -120 180 -40C80 -18 -80 -18 -180 -40Z';
  const handle = 'M-60 -650C-64 -720 64 -720 60 -650';
  const zip = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#15131a" stroke-width="17"/><path d="${d}" fill="none" stroke="${trim}" stroke-width="7" stroke-dasharray="7 5"/>`;
  const mesh = Array.from(
    { length: 40 },
    (_, i) => `M${-560 + i * 26} -320l320 320M${-560 + i * 26} 0l320 -320`,
  ).join('');
  const seams = `<path d="M-120 -650C-170 -480 -176 -200 -160 0M120 -650C170 -480 176 -200 160 0" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="6"/><path d="M-262 -440L262 -520V-440L-262 -360Z" fill="${second}"/>`;
  return [
    `<path d="${handle}" fill="none" stroke="${tint(color, -0.4)}" stroke-width="24" stroke-linecap="round"/>`,
    solid(canvas, { d: straps, fill: tint(color, -0.35), round: 16 }),
    solid(canvas, {
      d: body,
      fill: color,
      round: 60,
      depth: 0.6,
      print: `${seams}${folds(canvas, { x: -200, y: -600, width: 400, height: 560, count: 9 })}`,
    }),
    zip('M-204 -330C-200 -480 -150 -600 0 -606C150 -600 200 -480 204 -330'),
    solid(canvas, {
      d: pocket,
      fill: tint(color, -0.16),
      round: 34,
      depth: 0.6,
      print: `<path d="${mesh}" stroke="#000" stroke-opacity=".28" stroke-width="4"/>`,
    }),
    zip('M-172 -262C-60 -290 60 -290 172 -262'),
    `<path d="M150 -258v60" stroke="${trim}" stroke-width="14" stroke-linecap="round"/><path d="M198 -350v54" stroke="${trim}" stroke-width="14" stroke-linecap="round"/>`,
  ].join('');
}

/** A sports bag, about 900 × 430. */
export function duffel(
  canvas: Canvas,
  { color, trim, second }: { color: string; trim: string; second: string },
): string {
  const body =
    'M-440 -60C-470 -180 -450 -320 -350 -352C-200 -380 200 -380 350 -352C450 -320 470 -180 440 -60C420 -6 360 0 300 2C100 10 -100 10 -300 2C-360 0 -420 -6 -440 -60Z';
  const ends =
    'M-440 -60C-470 -180 -450 -320 -350 -352C-310 -240 -310 -100 -350 0C-390 -4 -424 -18 -440 -60ZM440 -60C470 -180 450 -320 350 -352C310 -240 310 -100 350 0C390 -4 424 -18 440 -60Z';
  const back = 'M-190 -366C-170 -560 170 -560 190 -366';
  const front = 'M-210 -6C-220 -300 -180 -500 0 -504C180 -500 220 -300 210 -6';
  const strap = (d: string, dark: number): string =>
    `<g fill="none"><path d="${d}" stroke="#0f0c12" stroke-opacity=".4" stroke-width="44" transform="translate(5 7)"/><path d="${d}" stroke="${tint(second, dark)}" stroke-width="40"/><path d="${d}" stroke="${trim}" stroke-width="5" stroke-dasharray="11 8" transform="translate(0 2)"/></g>`;
  const band = `<path d="M-470 -196H470V-128H-470Z" fill="${trim}"/><path d="M-470 -118H470" stroke="${second}" stroke-width="10"/>`;
  const grip = boxPath({ x: -74, y: -536, width: 148, height: 58, r: 22 });
  return [
    strap(back, -0.45),
    solid(canvas, {
      d: body,
      fill: color,
      round: 70,
      depth: 0.62,
      print: `${band}${folds(canvas, { x: -400, y: -330, width: 800, height: 300, count: 14 })}`,
    }),
    solid(canvas, { d: ends, fill: second, round: 26, depth: 0.5 }),
    `<path d="M-330 -332C-200 -350 200 -350 330 -332" fill="none" stroke="#15131a" stroke-width="18"/><path d="M-330 -332C-200 -350 200 -350 330 -332" fill="none" stroke="#c9ccd2" stroke-width="8" stroke-dasharray="7 5"/>`,
    strap(front, -0.1),
    solid(canvas, { d: grip, fill: tint(second, -0.2), round: 18 }),
  ].join('');
}

/** A drinking bottle, about 210 × 640. */
export function bottle(
  canvas: Canvas,
  { color, cap, level = 0.7 }: { color: string; cap: string; level?: number },
): string {
  const body =
    'M-92 -6C-104 -30 -104 -160 -98 -220C-92 -250 -92 -270 -98 -300C-106 -380 -104 -420 -84 -456C-70 -476 -62 -484 -60 -500H60C62 -484 70 -476 84 -456C104 -420 106 -380 98 -300C92 -270 92 -250 98 -220C104 -160 104 -30 92 -6C50 8 -50 8 -92 -6Z';
  const collar = boxPath({ x: -78, y: -556, width: 156, height: 66, r: 12 });
  const spout = 'M-34 -556C-40 -590 -36 -610 -26 -640H26C36 -610 40 -590 34 -556Z';
  const round = gradient(
    canvas,
    [
      [0, '#000', 0.5],
      [0.2, '#fff', 0.34],
      [0.34, '#fff', 0.04],
      [0.75, '#000', 0.06],
      [1, '#000', 0.55],
    ],
    0,
  );
  const scale = Array.from({ length: 6 }, (_, i) => `M40 ${-100 - i * 56}h${i % 2 ? 26 : 40}`).join('');
  const print = `<path d="M-120 ${-480 * level}C-40 ${-480 * level - 12} 40 ${-480 * level + 10} 120 ${-480 * level}V20H-120Z" fill="${tint(color, -0.25)}"/><path d="${scale}" stroke="#fff" stroke-opacity=".85" stroke-width="7"/><path d="M-60 -190L-10 -110L-60 -60L-34 -60L24 -112L-30 -190Z" fill="#fff" fill-opacity=".9"/>`;
  const ribs = Array.from({ length: 12 }, (_, i) => `M${-72 + i * 13} -552v58`).join('');
  return [
    solid(canvas, { d: body, fill: color, round: 12, depth: 0.2, print }),
    `<path d="${body}" fill="${round}"/>`,
    solid(canvas, { d: spout, fill: tint(cap, 0.2), round: 12 }),
    solid(canvas, {
      d: collar,
      fill: cap,
      round: 12,
      print: `<path d="${ribs}" stroke="#000" stroke-opacity=".3" stroke-width="5"/>`,
    }),
    `<path d="${collar}" fill="${round}"/>`,
  ].join('');
}
