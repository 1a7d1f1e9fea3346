// What is worn besides clothes, and small tools of a hall; each drawn round the middle.
import type { Canvas } from './paint.ts';
import { boxPath, circlePath } from './outlines.ts';
import { blur, folds, glow, gradient, shadow, solid, tint } from './paint.ts';
import { numeral } from './numerals.ts';

/** A padded knee or leg sleeve, about 300 × 560; `pad` draws the honeycomb. */
export function sleeve(
  canvas: Canvas,
  { color, trim, pad, length = 560 }: { color: string; trim: string; pad: boolean; length?: number },
): string {
  const h = length / 2;
  const d = `M-136 ${-h}C-60 ${-h + 14} 60 ${-h + 14} 136 ${-h}C144 ${-h * 0.3} 118 ${h * 0.3} 108 ${h}C50 ${h + 14} -50 ${h + 14} -108 ${h}C-118 ${h * 0.3} -144 ${-h * 0.3} -136 ${-h}Z`;
  const cells = [
    [0, -92],
    [-72, -46],
    [72, -46],
    [0, -4],
    [-72, 40],
    [72, 40],
    [0, 84],
  ].map(([x = 0, y = 0]) => hexagon(x, y, 44));
  const pads = pad
    ? cells
        .map(
          (cell) =>
            blur(canvas, 3, `<path d="${cell}" fill="#000" fill-opacity=".5" transform="translate(5 7)"/>`) +
            solid(canvas, { d: cell, fill: tint(color, 0.14), round: 14, depth: 0.6 }),
        )
        .join('')
    : `<path d="M-150 -30L150 -110V30L-150 110ZM-150 130L150 50V74L-150 154Z" fill="${trim}"/>`;
  const bands = `<path d="M-150 ${-h + 30}C-60 ${-h + 46} 60 ${-h + 46} 150 ${-h + 30}M-120 ${h - 24}C-50 ${h - 8} 50 ${h - 8} 120 ${h - 24}" fill="none" stroke="${trim}" stroke-width="22"/>`;
  const mouth = `<path d="M-136 ${-h}C-60 ${-h + 14} 60 ${-h + 14} 136 ${-h}C60 ${-h - 22} -60 ${-h - 22} -136 ${-h}Z" fill="${tint(color, -0.55)}"/>`;
  return (
    shadow(canvas, d, 18) +
    mouth +
    solid(canvas, {
      d,
      fill: color,
      round: 34,
      depth: 0.6,
      print: bands + folds(canvas, { x: -120, y: -h, width: 240, height: length, count: 6 }) + pads,
    })
  );
}

function hexagon(x: number, y: number, r: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => `${x + Math.cos((i * Math.PI) / 3) * r} ${y + Math.sin((i * Math.PI) / 3) * r * 0.94}`).join('L')}Z`;
}

/** A laced ankle brace, about 460 × 560. */
export function ankleBrace(canvas: Canvas, { color, trim }: { color: string; trim: string }): string {
  const d =
    'M-150 -270C-90 -256 20 -256 80 -270C90 -150 90 -60 120 0C170 60 250 90 270 150C274 190 250 214 210 220C110 236 -60 240 -130 214C-180 170 -170 60 -156 -30C-146 -110 -152 -190 -150 -270Z';
  const straps = `<path d="M-190 -60L140 80L150 150L-190 20Z" fill="${tint(color, 0.25)}"/><path d="M120 -120L-190 120V190L120 -40Z" fill="${tint(color, 0.16)}" stroke="${trim}" stroke-width="6"/>`;
  const rows = Array.from(
    { length: 5 },
    (_, i) => `M${20 + i * 4} ${-230 + i * 40}l56 22M${76 + i * 4} ${-236 + i * 40}l-56 26`,
  ).join('');
  return (
    shadow(canvas, d, 18) +
    solid(canvas, {
      d,
      fill: color,
      round: 34,
      depth: 0.6,
      print: `${straps}<path d="${rows}" stroke="${trim}" stroke-width="11" stroke-linecap="round"/><path d="M-160 -244C-90 -230 20 -230 90 -244" fill="none" stroke="${trim}" stroke-width="20"/>`,
    })
  );
}

/** A terry band seen at a slant: a head or wrist band, `width` wide. */
export function sweatband(
  canvas: Canvas,
  { color, trim, width, height }: { color: string; trim: string; width: number; height: number },
): string {
  const [r, flat] = [width / 2, width * 0.13];
  const d = `M${-r} 0A${r} ${flat} 0 0 1 ${r} 0V${height}A${r} ${flat} 0 0 1 ${-r} ${height}Z`;
  const loops = Array.from(
    { length: Math.floor(height / 9) },
    (_, i) => `M${-r} ${i * 9 + 6}A${r} ${flat} 0 0 0 ${r} ${i * 9 + 6}`,
  ).join('');
  const terry = `<path d="${loops}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-dasharray="4 5"/><path d="M${-r} ${height * 0.5}A${r} ${flat} 0 0 0 ${r} ${height * 0.5}" fill="none" stroke="${trim}" stroke-width="${height * 0.2}"/>`;
  return (
    shadow(canvas, d, 14) +
    solid(canvas, { d, fill: color, round: 30, depth: 0.7, print: terry }) +
    solid(canvas, { d: circlePath(0, 0, r, flat), fill: tint(color, -0.5), round: 16, depth: 0.8 })
  );
}

/** A referee's whistle on a cord, about 520 wide. */
export function whistle(canvas: Canvas, { color, cord }: { color: string; cord: string }): string {
  const d =
    'M-70 -110H250C262 -110 268 -100 268 -88V-20C268 -8 260 -2 248 -2H108C112 20 112 40 106 66C84 150 -10 194 -96 164C-176 134 -208 44 -172 -32C-152 -74 -116 -102 -70 -110Z';
  const rope =
    'M-140 -80C-260 -190 -420 -130 -380 40C-350 200 -240 330 20 330C280 330 480 250 440 90C410 -20 320 -180 60 -250C-120 -290 -220 -240 -168 -100';
  const slot = boxPath({ x: -26, y: -116, width: 92, height: 56, r: 8 });
  const steel = glow(
    canvas,
    [
      [0, '#fdfdfd', 1],
      [1, '#8b929a', 1],
    ],
    [0.3, 0.3, 0.8],
  );
  const rings = `<circle cx="-60" cy="44" r="92" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="10"/><circle cx="-60" cy="44" r="46" fill="${tint(color, -0.28)}"/><path d="M120 -56H262" stroke="#fff" stroke-opacity=".4" stroke-width="8"/>`;
  return [
    `<g fill="none" stroke-linecap="round">${blur(canvas, 7, `<path d="${rope}" stroke="#140a04" stroke-opacity=".55" stroke-width="24" transform="translate(8 14)"/>`)}<path d="${rope}" stroke="${tint(cord, -0.35)}" stroke-width="24"/><path d="${rope}" stroke="${cord}" stroke-width="18"/><path d="${rope}" stroke="#fff" stroke-opacity=".35" stroke-width="16" stroke-dasharray="5 15"/></g>`,
    shadow(canvas, d, 22),
    solid(canvas, { d, fill: color, round: 40, depth: 0.62, print: rings }),
    solid(canvas, { d: slot, fill: tint(color, -0.75), round: 10 }),
    `<circle cx="-166" cy="-86" r="34" fill="none" stroke="${steel}" stroke-width="13"/>`,
  ].join('');
}

/** A hand pump with a gauge and a needle, upright, about 300 × 700. */
export function pump(canvas: Canvas, { color, grip }: { color: string; grip: string }): string {
  const tube = boxPath({ x: -58, y: -210, width: 116, height: 470, r: 22 });
  const rod = boxPath({ x: -15, y: -320, width: 30, height: 130, r: 4 });
  const handle = boxPath({ x: -150, y: -372, width: 300, height: 66, r: 33 });
  const steel = gradient(
    canvas,
    [
      [0, '#7f868e', 1],
      [0.35, '#fafbfc', 1],
      [1, '#767d86', 1],
    ],
    0,
  );
  const round = gradient(
    canvas,
    [
      [0, '#000', 0.45],
      [0.28, '#fff', 0.4],
      [0.45, '#fff', 0],
      [1, '#000', 0.5],
    ],
    0,
  );
  const face = circlePath(0, 40, 84);
  const marks = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.8 + i * 0.175);
    return `M${Math.cos(a) * 54} ${40 + Math.sin(a) * 54}L${Math.cos(a) * 68} ${40 + Math.sin(a) * 68}`;
  }).join('');
  return [
    shadow(canvas, tube + handle, 18),
    solid(canvas, { d: rod, fill: steel, round: 4, depth: 0.2 }),
    solid(canvas, { d: handle, fill: grip, round: 24, depth: 0.6 }),
    `${solid(canvas, { d: tube, fill: color, round: 10, depth: 0.3 })}<path d="${tube}" fill="${round}"/>`,
    `<path d="M-9 260V360H9V260Z" fill="${steel}"/><path d="M-4 360V452H4V360Z" fill="${steel}"/>`,
    shadow(canvas, face, 7),
    solid(canvas, { d: face, fill: '#20242e', round: 8 }),
    `<circle cx="0" cy="40" r="72" fill="#f7f3ea"/><path d="${marks}" stroke="#20242e" stroke-width="6"/><path d="M0 40L44 2" stroke="#d8401f" stroke-width="9" stroke-linecap="round"/><circle cx="0" cy="40" r="10" fill="#20242e"/>${numeral(8, { x: 0, y: 80, height: 24, color: '#20242e' })}`,
  ].join('');
}
