// Jersey, shorts, hoodie and socks lying flat, drawn round the middle.
import type { Canvas } from './paint.ts';
import { boxPath } from './outlines.ts';
import { folds, inside, shadow, solid, tint } from './paint.ts';
import { numeral } from './numerals.ts';

export interface ClothColors {
  color: string;
  trim: string;
  second: string;
}

const JERSEY =
  'M-150 -400C-130 -290 -64 -250 0 -250C64 -250 130 -290 150 -400L232 -404C236 -300 250 -180 332 -118C318 40 328 240 346 424C200 450 -200 450 -346 424C-328 240 -318 40 -332 -118C-250 -180 -236 -300 -232 -404Z';
const NECK = 'M-150 -400C-130 -290 -64 -250 0 -250C64 -250 130 -290 150 -400';
const ARMS = 'M232 -404C236 -300 250 -180 332 -118M-232 -404C-236 -300 -250 -180 -332 -118';
const BACK = 'M-160 -404C-90 -366 90 -366 160 -404C130 -290 64 -244 0 -244C-64 -244 -130 -290 -160 -404Z';

/** A sleeveless jersey, about 690 × 850. */
export function jersey(
  canvas: Canvas,
  { color, trim, second, number, striped = false }: ClothColors & { number: number; striped?: boolean },
): string {
  const sides = `<path d="M-340 -130C-300 -60 -272 100 -300 460H-380ZM340 -130C300 -60 272 100 300 460H380Z" fill="${second}"/><path d="M-336 -118C-296 -50 -266 110 -294 460M336 -118C296 -50 266 110 294 460" fill="none" stroke="${trim}" stroke-width="12"/>`;
  const bars = striped
    ? Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M${-320 + i * 80} -420V460" stroke="${trim}" stroke-opacity=".35" stroke-width="7"/>`,
      ).join('')
    : '';
  const edges = `<g fill="none"><path d="${NECK}${ARMS}" stroke="${trim}" stroke-width="54"/><path d="${NECK}${ARMS}" stroke="${second}" stroke-width="30"/><path d="${NECK}${ARMS}" stroke="${trim}" stroke-width="6" stroke-dasharray="10 6"/></g>`;
  const hem = `<path d="M-350 402C-200 426 200 426 350 402" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4" stroke-dasharray="9 6"/>`;
  const print = `${holes(color, 460)}${bars}${sides}${numeral(number, { x: 0, y: 40, height: 300, color: trim, trim: second })}${edges}${hem}${folds(canvas, { x: -330, y: -260, width: 660, height: 640, count: 15 })}`;
  const label = `<path d="${boxPath({ x: -34, y: -366, width: 68, height: 44, r: 4 })}" fill="#f4efe4"/><path d="M-20 -352h40M-20 -340h26" stroke="#777" stroke-width="5"/>`;
  return [
    shadow(canvas, JERSEY, 18),
    solid(canvas, { d: BACK, fill: tint(color, -0.35), round: 20, depth: 0.6, print: label }),
    solid(canvas, { d: JERSEY, fill: color, round: 18, depth: 0.4, print }),
  ].join('');
}

// The little holes of sports cloth.
function holes(color: string, reach: number): string {
  const rows = Array.from({ length: Math.floor(reach / 9) }, (_, i) => `M-400 ${-reach + i * 18}H400`).join(
    '',
  );
  return `<path d="${rows}" stroke="${tint(color, -0.45)}" stroke-opacity=".2" stroke-width="5" stroke-dasharray="5 13"/>`;
}

const SHORTS =
  'M-286 -280H286C304 -100 346 100 376 296C280 330 160 340 58 322L14 30H-14L-58 322C-160 340 -280 330 -376 296C-346 100 -304 -100 -286 -280Z';

/** Shorts, about 750 × 640. */
export function shorts(
  canvas: Canvas,
  { color, trim, second, number }: ClothColors & { number: number },
): string {
  const sides = `<path d="M-290 -280L-236 -280C-262 -80 -300 120 -312 340H-420ZM290 -280L236 -280C262 -80 300 120 312 340H420Z" fill="${second}"/><path d="M-236 -280C-262 -80 -300 120 -312 340M236 -280C262 -80 300 120 312 340" fill="none" stroke="${trim}" stroke-width="10"/>`;
  const hems = `<path d="M376 268C280 302 160 312 54 294M-376 268C-280 302 -160 312 -54 294" fill="none" stroke="${trim}" stroke-width="12"/>`;
  const middle = `<path d="M0 -216V30" stroke="#000" stroke-opacity=".4" stroke-width="5"/>`;
  const band = boxPath({ x: -290, y: -296, width: 580, height: 76, r: 12 });
  const ribs = Array.from({ length: 46 }, (_, i) => `M${-288 + i * 13} -296v76`).join('');
  const cord = 'M-22 -236C-40 -170 -52 -120 -44 -60M22 -236C40 -180 30 -130 52 -84';
  return [
    shadow(canvas, SHORTS, 18),
    solid(canvas, {
      d: SHORTS,
      fill: color,
      round: 20,
      depth: 0.42,
      print: `${holes(color, 460)}${sides}${hems}${middle}${numeral(number, { x: 178, y: 190, height: 92, color: trim })}${folds(canvas, { x: -300, y: -240, width: 600, height: 520, count: 14 })}`,
    }),
    solid(canvas, {
      d: band,
      fill: tint(color, -0.12),
      round: 12,
      print: `<path d="${ribs}" stroke="#000" stroke-opacity=".26" stroke-width="5"/>`,
    }),
    `<g fill="none" stroke-linecap="round"><path d="${cord}" stroke="#000" stroke-opacity=".4" stroke-width="13" transform="translate(4 6)"/><path d="${cord}" stroke="${trim}" stroke-width="11"/></g>`,
  ].join('');
}

const BODY =
  'M-170 -330C-230 -312 -296 -290 -324 -236L-436 326C-404 354 -352 360 -318 348L-258 70L-266 400H266L258 70L318 348C352 360 404 354 436 326L324 -236C296 -290 230 -312 170 -330Z';
const HOOD =
  'M-184 -316C-206 -420 -120 -474 0 -474C120 -474 206 -420 184 -316C130 -240 60 -214 0 -172C-60 -214 -130 -240 -184 -316Z';
const FACE =
  'M-112 -346C-100 -420 -50 -438 0 -438C50 -438 100 -420 112 -346C72 -296 30 -262 0 -222C-30 -262 -72 -296 -112 -346Z';
const RIBBING =
  'M-266 356H266V402H-266ZM-436 328L-426 280L-304 306L-318 350ZM436 328L426 280L304 306L318 350Z';

/** A hoodie, or with `zip` the jacket of a warm-up set; about 870 × 880. */
export function hoodie(
  canvas: Canvas,
  { color, trim, second, zip = false }: ClothColors & { zip?: boolean },
): string {
  const chest = zip
    ? `<path d="M-340 -200L0 -60L340 -200V-90L0 50L-340 -90Z" fill="${second}"/><path d="M-340 -84L0 56L340 -84" fill="none" stroke="${trim}" stroke-width="12"/><path d="M0 -180V400" stroke="${trim}" stroke-width="12" stroke-dasharray="6 5"/>`
    : `<circle cx="0" cy="-40" r="86" fill="${trim}"/><path d="M-86 -40H86M0 -126V46M-62 -100C-20 -70 -20 -10 -62 20M62 -100C20 -70 20 -10 62 20" fill="none" stroke="${color}" stroke-width="10"/>`;
  const arms = `<path d="M-258 90C-270 -20 -262 -110 -240 -190M258 90C270 -20 262 -110 240 -190" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7"/>`;
  const pocket = zip
    ? ''
    : `<path d="M-150 150H150L196 290V330H-196V290Z" fill="${tint(color, -0.1)}" stroke="#000" stroke-opacity=".28" stroke-width="6"/>`;
  const ribbing = `<path d="${RIBBING}" fill="${tint(color, -0.18)}"/>`;
  const cords = `<path d="M-44 -200C-54 -130 -58 -90 -50 -30M44 -200C54 -140 62 -100 54 -50" fill="none" stroke="${trim}" stroke-width="11" stroke-linecap="round"/>`;
  return [
    shadow(canvas, BODY + HOOD, 20),
    solid(canvas, {
      d: BODY,
      fill: color,
      round: 24,
      depth: 0.46,
      print: `${chest}${pocket}${arms}${ribbing}${folds(canvas, { x: -400, y: -260, width: 800, height: 600, count: 18 })}`,
    }),
    solid(canvas, { d: HOOD, fill: tint(color, 0.04), round: 30, depth: 0.55 }),
    solid(canvas, { d: FACE, fill: zip ? second : tint(color, -0.45), round: 30, depth: 0.9 }),
    cords,
  ].join('');
}

const SOCK =
  'M-64 -310C-20 -322 30 -322 66 -310V70C66 130 96 158 152 186C226 224 222 304 140 308C60 312 -34 296 -62 220C-74 180 -60 60 -64 -310Z';

/** One sock, foot to the right, about 290 × 630. */
export function sock(canvas: Canvas, { color, trim, second }: ClothColors): string {
  const stripes = `<path d="M-80 -190H80M-80 -110H80" stroke="${trim}" stroke-width="38"/><path d="M-80 -150H80" stroke="${second}" stroke-width="26"/>`;
  const ends = `<path d="M-90 130C-20 150 -10 220 -40 330H-120ZM120 150C190 180 150 260 160 330H260V150Z" fill="${second}"/>`;
  const ribs = Array.from({ length: 12 }, (_, i) => `M${-60 + i * 12} -320V-210`).join('');
  return (
    shadow(canvas, SOCK, 14) +
    solid(canvas, {
      d: SOCK,
      fill: color,
      round: 22,
      depth: 0.45,
      print: `${stripes}${ends}${inside(canvas, SOCK, `<path d="${ribs}" stroke="#000" stroke-opacity=".18" stroke-width="4"/>`)}${folds(canvas, { x: -60, y: -200, width: 120, height: 420, count: 5 })}`,
    })
  );
}
