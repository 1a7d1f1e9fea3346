// Basketball shoes from above and from below, toe upwards, about 300 × 760 round the middle.
import type { Canvas } from './paint.ts';
import { boxPath, circlePath, short } from './outlines.ts';
import { blur, inside, shadow, solid, tint } from './paint.ts';
import type { ShoeColors } from './sneaker.ts';

const SOLE =
  'M8 -370C96 -372 156 -300 156 -200C156 -100 118 -20 116 80C114 170 128 250 116 310C104 372 40 384 0 384C-48 384 -104 370 -112 306C-122 230 -108 160 -116 70C-126 -30 -146 -90 -138 -190C-128 -300 -76 -368 8 -370Z';
const UPPER =
  'M8 -346C84 -348 138 -284 138 -196C138 -100 102 -20 100 80C98 170 110 250 100 304C90 352 40 362 0 362C-46 362 -90 350 -96 300C-104 230 -92 160 -100 70C-110 -30 -128 -90 -120 -186C-112 -284 -68 -344 8 -346Z';
const TOE =
  'M8 -346C84 -348 138 -284 138 -196C110 -232 60 -250 8 -250C-46 -250 -96 -226 -120 -186C-112 -284 -68 -344 8 -346Z';
const OPENING = 'M0 40C56 40 76 100 78 180C80 262 62 326 0 328C-62 326 -78 262 -74 180C-72 100 -56 40 0 40Z';
const TONGUE =
  'M-62 -190C-30 -214 40 -214 70 -190C76 -100 70 0 66 84C40 122 -34 122 -62 84C-66 0 -70 -100 -62 -190Z';

/** One shoe; the left one is the right one mirrored. */
export function shoeAbove(canvas: Canvas, shoe: ShoeColors): string {
  const ribs = Array.from({ length: 44 }, (_, i) => `M-150 ${-350 + i * 16}H150`).join('');
  const knit = `<path d="${ribs}" stroke="${tint(shoe.upper, -0.5)}" stroke-opacity=".25" stroke-width="6" stroke-dasharray="6 9"/>`;
  const stripes = `<path d="M-140 -60L-70 -20V60L-140 20ZM-140 60L-76 96V150L-140 120ZM150 -60L84 -20V60L150 20ZM150 60L84 96V150L150 120Z" fill="${shoe.accent}"/>`;
  const insole = `<path d="${circlePath(2, 214, 50, 96)}" fill="${tint(shoe.accent, -0.25)}"/>`;
  return [
    shadow(canvas, SOLE, 26),
    solid(canvas, { d: SOLE, fill: shoe.sole, round: 12 }),
    solid(canvas, { d: UPPER, fill: shoe.upper, round: 44, depth: 0.6, print: knit + stripes }),
    solid(canvas, { d: TOE, fill: shoe.panel, round: 24, depth: 0.5 }),
    solid(canvas, { d: OPENING, fill: tint(shoe.panel, -0.6), round: 34, depth: 0.9, print: insole }),
    `<path d="${OPENING}" fill="none" stroke="${tint(shoe.upper, -0.25)}" stroke-width="22"/><path d="${OPENING}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="6" transform="translate(-4 -5)"/>`,
    solid(canvas, { d: TONGUE, fill: shoe.panel, round: 24 }),
    crossedLaces(canvas, shoe),
  ].join('');
}

function crossedLaces(canvas: Canvas, { lace, accent }: ShoeColors): string {
  const rows = Array.from({ length: 6 }, (_, i) => -180 + i * 40);
  const eyelets = rows
    .map((y) => `<circle cx="-76" cy="${y}" r="9"/><circle cx="82" cy="${y}" r="9"/>`)
    .join('');
  const cross = rows.map((y) => `M-76 ${y}L82 ${y + 34}M82 ${y}L-76 ${y + 34}`).join('');
  const bow =
    'M2 56C-70 0 -150 30 -120 76S-30 84 2 56C60 0 160 20 138 70S40 90 2 56M2 56C-30 96 -70 110 -80 160M6 58C40 96 50 120 92 150';
  const thread = (d: string, width: number): string =>
    blur(
      canvas,
      3,
      `<path d="${d}" stroke="#120a1e" stroke-opacity=".55" stroke-width="${width}" transform="translate(4 7)"/>`,
    ) +
    `<path d="${d}" stroke="${tint(lace, -0.32)}" stroke-width="${width}"/><path d="${d}" stroke="${lace}" stroke-width="${width - 5}"/>`;
  return `<g fill="${tint(accent, -0.5)}">${eyelets}</g><g fill="none" stroke-linecap="round">${thread(cross, 16)}${thread(bow, 14)}</g>`;
}

/** The sole from below: herringbone, a pivot under the ball of the foot, a heel of its own. */
export function soleBelow(canvas: Canvas, { outsole, accent, panel }: ShoeColors): string {
  const rows = Array.from({ length: 34 }, (_, row) => {
    const zigzag = Array.from(
      { length: 13 },
      (_tooth, n) => `L${-160 + n * 26} ${-380 + row * 23 + (n % 2) * 22}`,
    ).join('');
    return `M-170 ${-380 + row * 23}${zigzag}`;
  }).join('');
  const tread = `<path d="${rows}" fill="none" stroke="${tint(outsole, -0.36)}" stroke-width="8" stroke-linejoin="round"/><path d="${rows}" fill="none" stroke="${tint(outsole, 0.35)}" stroke-opacity=".7" stroke-width="3" transform="translate(-2 -6)"/>`;
  const rings = [84, 62, 40, 18]
    .map((r, i) => `<circle cx="30" cy="-180" r="${r}" fill="${i % 2 ? accent : panel}"/>`)
    .join('');
  const arch = `<path d="M-140 40C-40 76 40 76 140 40V150C40 116 -40 116 -140 150Z" fill="${accent}"/><path d="M-140 62C-40 96 40 96 140 62M-140 128C-40 96 40 96 140 128" fill="none" stroke="${panel}" stroke-width="10"/>`;
  const dust = Array.from(
    { length: 14 },
    () =>
      `<circle cx="${short((canvas.random.next() - 0.5) * 260)}" cy="${short((canvas.random.next() - 0.5) * 700)}" r="${canvas.random.between(14, 46)}"/>`,
  ).join('');
  const print = `${tread}${rings}${arch}${blur(canvas, 14, `<g fill="#cfc3b4" fill-opacity=".26">${dust}</g>`)}`;
  return shadow(canvas, SOLE, 26) + solid(canvas, { d: SOLE, fill: outsole, round: 22, depth: 0.5, print });
}

/** A plain shoe box with its lid askew, seen from above; 620 × 420 round the middle. */
export function shoeBox(canvas: Canvas, color: string, paper: string): string {
  const box = boxPath({ x: -330, y: -230, width: 660, height: 460, r: 10 });
  const inner = boxPath({ x: -304, y: -204, width: 608, height: 408, r: 6 });
  const sheets = Array.from({ length: 9 }, () => {
    const [x, y] = [canvas.random.between(-300, 200), canvas.random.between(-200, 120)];
    return `<path d="M${x} ${y}l140 -40l60 90l-90 80l-130 -40Z" fill="#fff" fill-opacity=".3"/><path d="M${x} ${y}l110 50l90 0" stroke="#000" stroke-opacity=".14" stroke-width="5" fill="none"/>`;
  }).join('');
  return [
    shadow(canvas, box, 34),
    solid(canvas, { d: box, fill: color, round: 10 }),
    solid(canvas, { d: inner, fill: paper, round: 50, depth: 0.9, print: inside(canvas, inner, sheets) }),
  ].join('');
}
