// The brushes every drawn sample picture shares: light from the upper left, soft shadows, curves in cloth.
import type { Random } from '../random.ts';
import { startRandom } from '../random.ts';
import { short } from './outlines.ts';

/** What one picture is painted on: its definitions (gradients, filters, clips) gather here. */
export interface Canvas {
  random: Random;
  definitions: string[];
}

export type Point = readonly [number, number];

export const WIDTH = 1200;
export const HEIGHT = 900;

/** A clean canvas; the same seed paints the same picture. */
export function startCanvas(seed: number): Canvas {
  return { random: startRandom(seed), definitions: [] };
}

/** Adds a definition and answers its id. */
export function define(canvas: Canvas, make: (id: string) => string): string {
  const id = `d${canvas.definitions.length}`;
  // The place is taken before `make` runs, so that it may define more itself.
  canvas.definitions.push('');
  canvas.definitions[Number(id.slice(1))] = make(id);
  return id;
}

/** A colour made lighter (amount above 0, to 1) or darker (below 0, to -1). `color` is `#rrggbb`. */
export function tint(color: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const part = (at: number): string => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** `url(#…)` of a straight gradient; each stop is [place 0–1, colour, opacity 0–1], `angle` in degrees. */
export function gradient(
  canvas: Canvas,
  stops: readonly (readonly [number, string, number])[],
  angle = 60,
): string {
  const list = stops.map(
    ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  const id = define(
    canvas,
    (own) =>
      `<linearGradient id="${own}" x1="0" y1="0" x2="1" y2="0" gradientTransform="rotate(${angle} .5 .5)">${list.join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** `url(#…)` of a round gradient about a point given in parts of the painted thing's box. */
export function glow(
  canvas: Canvas,
  stops: readonly (readonly [number, string, number])[],
  [x, y, r]: readonly [number, number, number],
): string {
  const list = stops.map(
    ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  const id = define(
    canvas,
    (own) => `<radialGradient id="${own}" cx="${x}" cy="${y}" r="${r}">${list.join('')}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Markup softened by `size` pixels. */
export function blur(canvas: Canvas, size: number, markup: string): string {
  const id = define(
    canvas,
    (own) =>
      `<filter id="${own}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  );
  return `<g filter="url(#${id})">${markup}</g>`;
}

/** Markup seen only inside the outline `d`. */
export function inside(canvas: Canvas, d: string, markup: string): string {
  const id = define(canvas, (own) => `<clipPath id="${own}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${markup}</g>`;
}

/** The shadow a flat thing throws on what it lies on. */
export function shadow(canvas: Canvas, d: string, lift = 14): string {
  const cast = (size: number, opacity: number, shift: Point): string =>
    blur(
      canvas,
      size,
      `<path d="${d}" fill="#140a04" fill-opacity="${opacity}" transform="translate(${short(shift[0])} ${short(shift[1])})"/>`,
    );
  return cast(lift * 0.9, 0.5, [lift * 1.2, lift * 1.6]) + cast(lift * 0.3, 0.55, [lift * 0.35, lift * 0.5]);
}

/** The shadow of something that stands: dark where it touches, wide and faint to the right. */
export function standingShadow(
  canvas: Canvas,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const ellipse = (cx: number, rx: number, ry: number, opacity: number): string =>
    `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="#100804" fill-opacity="${opacity}"/>`;
  return (
    blur(canvas, 24, ellipse(x + width * 0.08, width * 0.55, width * 0.06 + 16, 0.62)) +
    blur(canvas, 7, ellipse(x + 6, width * 0.47, 17, 0.75))
  );
}

export interface Body {
  d: string;
  fill: string;
  /** How far in the edges are rounded off, in pixels. */
  round?: number;
  /** How strong its light and shade are, 0–1. */
  depth?: number;
  /** Markup lying on the body and lit with it. */
  print?: string;
}

/** A body with volume: its colour, what is printed on it, then light upper left and shade lower right. */
export function solid(canvas: Canvas, { d, fill, round = 16, depth = 0.5, print = '' }: Body): string {
  const light = gradient(canvas, [
    [0, '#fff6e0', depth * 0.42],
    [0.45, '#fff6e0', 0],
    [0.55, '#120a1e', 0],
    [1, '#120a1e', depth * 0.62],
  ]);
  const rim = (color: string, opacity: number, shift: number): string =>
    blur(
      canvas,
      round * 0.5,
      `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${round}" transform="translate(${shift} ${shift * 1.2})"/>`,
    );
  return inside(
    canvas,
    d,
    `<path d="${d}" fill="${fill}"/>${print}<path d="${d}" fill="${light}"/>` +
      rim('#120a1e', depth, -round * 0.28) +
      rim('#fff6e0', depth * 0.6, round * 0.3),
  );
}

/** Turned, moved and sized markup. */
export function placed(markup: string, at: { x: number; y: number; turn?: number; size?: number }): string {
  return `<g transform="translate(${at.x} ${at.y}) rotate(${at.turn ?? 0}) scale(${at.size ?? 1})">${markup}</g>`;
}

/** The whole picture as an SVG document: a pool of light from the upper left and darker corners lie over everything. */
export function finishPicture(canvas: Canvas, markup: string): string {
  const pool = glow(
    canvas,
    [
      [0, '#fff3d6', 0.2],
      [0.55, '#fff3d6', 0],
      [1, '#fff3d6', 0],
    ],
    [0.3, 0.18, 0.85],
  );
  const corners = glow(
    canvas,
    [
      [0, '#0c0714', 0],
      [0.6, '#0c0714', 0.03],
      [1, '#0c0714', 0.36],
    ],
    [0.46, 0.44, 0.78],
  );
  const sheet = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${canvas.definitions.join('')}</defs>${markup}${sheet}${pool}"/>${sheet}${corners}"/></svg>`
  );
}

/** Folds of soft cloth, to be laid inside its outline: pairs of a dark and a light curve from top to bottom. */
export function folds(
  canvas: Canvas,
  { x, y, width, height, count }: { x: number; y: number; width: number; height: number; count: number },
): string {
  const { random } = canvas;
  const lines = Array.from({ length: count }, () => {
    const [startX, lean] = [x + random.next() * width, (random.next() - 0.5) * width * 0.35];
    const [from, length] = [y + random.next() * height * 0.5, height * (0.35 + random.next() * 0.5)];
    const bend = (random.next() - 0.5) * width * 0.3;
    const d = `M${short(startX)} ${short(from)}q${short(bend)} ${short(length * 0.5)} ${short(lean)} ${short(length)}`;
    const thick = 8 + random.next() * 20;
    return (
      `<path d="${d}" stroke="#120a1e" stroke-opacity=".22" stroke-width="${short(thick)}"/>` +
      `<path d="${d}" stroke="#fff" stroke-opacity=".16" stroke-width="${short(thick * 0.8)}" transform="translate(${short(-thick)} -2)"/>`
    );
  });
  return blur(canvas, 9, `<g fill="none" stroke-linecap="round">${lines.join('')}</g>`);
}
