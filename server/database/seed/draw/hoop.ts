// Backboard, rim and net seen from the front; the rim's middle is the origin.
import type { Canvas } from './paint.ts';
import { boxPath, short } from './outlines.ts';
import { blur, gradient, shadow, solid } from './paint.ts';

export interface Net {
  /** Half the rim's width, and how flat the rim is seen (0.1 straight on, 0.4 from below). */
  r: number;
  flat?: number;
  color?: string;
  /** Links of steel instead of cord. */
  chain?: boolean;
  rows?: number;
}

/** The net, back cords first. Hangs about 1.5 r below the origin. */
export function net(
  canvas: Canvas,
  { r, flat = 0.18, color = '#f5f1e8', chain = false, rows = 5 }: Net,
): string {
  const knots = 12;
  const spot = (n: number, row: number): { x: number; y: number; front: boolean } => {
    const part = row / rows;
    const angle = ((n + (row % 2) / 2) / knots) * Math.PI * 2;
    const radius = r * (1 - 0.46 * Math.sin(part * 1.5));
    return {
      x: Math.cos(angle) * radius,
      y: Math.sin(angle) * radius * flat + part * r * 1.5,
      front: Math.sin(angle) > -0.05,
    };
  };
  const [front, back]: [string[], string[]] = [[], []];
  for (let row = 0; row < rows; row += 1) {
    for (let n = 0; n < knots; n += 1) {
      const from = spot(n, row);
      const shift = row % 2 ? 1 : 0;
      for (const to of [spot(n + shift - 1, row + 1), spot(n + shift, row + 1)]) {
        const cord = `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
        (from.front ? front : back).push(cord);
      }
    }
  }
  const thick = r * (chain ? 0.05 : 0.042);
  const dash = chain ? ` stroke-dasharray="${short(r * 0.075)} ${short(r * 0.052)}"` : '';
  const layer = (cords: string[], stroke: string, width: number): string =>
    `<path d="${cords.join('')}" stroke="${stroke}" stroke-width="${short(width)}"${dash}/>`;
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g opacity=".62">${layer(back, '#8d877e', thick)}</g>` +
    blur(
      canvas,
      3,
      `<g transform="translate(3 5)" stroke-opacity=".4">${layer(front, '#1a1010', thick)}</g>`,
    ) +
    `${layer(front, chain ? '#6f7780' : '#b9b1a2', thick)}${layer(front, color, thick * 0.6)}</g>`
  );
}

/** The ring: its far half is drawn by `half` 'back', its near half by 'front', so that a ball fits between. */
export function rim(
  { r, flat = 0.18, color = '#e8601c' }: { r: number; flat?: number; color?: string },
  half: 'back' | 'front',
): string {
  const sweep = half === 'back' ? 1 : 0;
  const arc = `M${-r} 0A${r} ${r * flat} 0 0 ${sweep} ${r} 0`;
  const dark = half === 'back' ? '#7c2d0c' : '#a33f0e';
  return `<g fill="none" stroke-linecap="round"><path d="${arc}" stroke="${dark}" stroke-width="${r * 0.11}"/><path d="${arc}" stroke="${color}" stroke-width="${r * 0.075}"/><path d="${arc}" stroke="#ffd2a6" stroke-opacity="${half === 'front' ? 0.7 : 0.2}" stroke-width="${r * 0.02}" transform="translate(0 ${-r * 0.02})"/></g>`;
}

export interface Board {
  /** Half the rim's width decides every other size. */
  r: number;
  face?: string;
  edge?: string;
  square?: string;
  glass?: boolean;
  chain?: boolean;
  shadowed?: boolean;
}

/** The whole basket: board, square, bracket, rim and net. */
export function basket(
  canvas: Canvas,
  {
    r,
    face = '#f6f2e9',
    edge = '#d8541c',
    square = edge,
    glass = false,
    chain = false,
    shadowed = true,
  }: Board,
): string {
  const board = boxPath({ x: -r * 2, y: -r * 2.25, width: r * 4, height: r * 2.7, r: r * 0.12 });
  const target = boxPath({ x: -r * 0.68, y: -r * 1.25, width: r * 1.36, height: r * 1.02 });
  const gloss = gradient(
    canvas,
    [
      [0, '#fff', 0.5],
      [0.34, '#fff', 0.08],
      [0.36, '#fff', 0.28],
      [0.5, '#fff', 0.04],
      [1, '#fff', 0],
    ],
    38,
  );
  const frame = `<path d="${board}" fill="none" stroke="${edge}" stroke-width="${r * 0.16}"/><path d="${target}" fill="none" stroke="${square}" stroke-width="${r * 0.1}"/>`;
  const bracket = boxPath({ x: -r * 0.34, y: -r * 0.2, width: r * 0.68, height: r * 0.34, r: 6 });
  return [
    shadowed ? shadow(canvas, board, r * 0.2) : '',
    glass
      ? `<path d="${board}" fill="#cfe2ea" fill-opacity=".42"/><path d="${board}" fill="${gloss}"/>${frame}`
      : solid(canvas, { d: board, fill: face, round: 14, depth: 0.35, print: frame }),
    solid(canvas, { d: bracket, fill: '#a8430f', round: 8 }),
    rim({ r }, 'back'),
    net(canvas, { r: r * 0.97, chain }),
    rim({ r }, 'front'),
  ].join('');
}
