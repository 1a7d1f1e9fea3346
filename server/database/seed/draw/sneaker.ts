// A basketball shoe from the side, toe to the right, in a box of 1000 × 560; high or low.
import type { Canvas } from './paint.ts';
import { blur, gradient, inside, solid, tint } from './paint.ts';

export interface ShoeColors {
  upper: string;
  panel: string;
  accent: string;
  sole: string;
  outsole: string;
  lace: string;
}

export interface Sneaker extends ShoeColors {
  high: boolean;
  /** Which pattern it has: two fields, dots, or bands. */
  cut: 0 | 1 | 2;
}

const HIGH = {
  upper:
    'M84 452C58 396 92 318 96 250C100 180 76 110 80 40C110 14 142 22 166 50C222 86 276 60 326 22C362 0 410 4 428 34C444 120 500 216 606 278C676 312 770 310 846 350C904 382 934 424 936 470L928 492H100Z',
  tongue: 'M310 50C322 -2 344 -46 390 -46C436 -44 452 -8 460 40L540 226L420 210Z',
  lining: 'M98 48C132 76 168 100 220 92C272 84 318 48 356 34C312 14 282 2 218 22C170 36 130 34 98 48Z',
  stay: 'M310 60C342 36 386 22 414 44C436 128 496 226 604 284C640 304 640 330 604 338C500 344 404 312 356 240C322 180 300 110 310 60Z',
  tab: 'M76 46C62 10 74 -22 106 -22C130 -20 136 14 132 40C114 30 96 34 76 46Z',
  heel: 'M84 452C58 396 92 318 96 250C98 222 98 200 97 176C160 204 224 286 240 366C246 410 240 440 226 470L100 492Z',
  collar:
    'M92 156C86 112 76 76 80 40C110 14 142 22 166 50C222 86 276 60 312 32C304 70 304 104 316 138C250 178 160 186 92 156Z',
};
const LOW = {
  ...HIGH,
  upper:
    'M84 452C58 404 66 344 82 300C92 268 92 246 100 226C130 214 148 236 170 254C230 286 306 270 356 230C382 212 412 212 432 234C470 268 520 286 600 304C674 320 756 326 838 360C898 388 930 424 932 470L928 492H100Z',
  tongue: 'M346 246C352 206 366 172 404 168C444 168 458 196 466 226L540 274L440 290Z',
  lining:
    'M116 238C146 262 184 284 240 278C300 272 340 250 376 228C330 222 290 214 236 226C190 236 156 232 116 238Z',
  stay: 'M352 254C378 232 412 226 430 240C470 276 520 294 600 312C622 320 616 338 596 342C520 346 446 340 400 312C374 296 352 280 352 254Z',
  tab: 'M98 230C84 206 92 180 120 178C142 180 148 206 146 226C130 218 114 220 98 230Z',
  heel: 'M84 452C58 404 66 344 82 300C88 282 92 268 94 256C160 274 212 318 232 380C240 412 236 440 226 470L100 492Z',
  collar: '',
};
const MIDSOLE =
  'M70 436C52 462 46 508 66 532C150 552 300 536 470 536C640 540 770 548 872 528C934 514 962 488 948 448C900 458 860 456 800 458C680 462 560 452 430 436C300 420 180 416 70 436Z';
const OUTSOLE =
  'M62 520C58 540 66 552 92 554C240 562 380 552 500 552C660 556 800 562 884 542C930 530 958 506 952 482C930 512 890 526 850 530C700 540 600 530 470 528C300 528 170 542 62 520Z';
const TOE = 'M640 470C640 420 690 380 770 360C800 352 826 356 850 364C900 388 930 424 932 470L928 492H640Z';

/** The shoe without its shadow. */
export function sneaker(canvas: Canvas, shoe: Sneaker): string {
  const shape = shoe.high ? HIGH : LOW;
  return [
    solid(canvas, { d: shape.tab, fill: shoe.accent, round: 10 }),
    solid(canvas, { d: shape.lining, fill: tint(shoe.panel, -0.55), round: 12 }),
    solid(canvas, { d: shape.tongue, fill: shoe.panel, round: 18 }),
    solid(canvas, {
      d: shape.upper,
      fill: shoe.upper,
      round: 34,
      depth: 0.55,
      print: uppersPrint(canvas, shoe, shape.upper),
    }),
    raised(canvas, TOE, shoe.panel),
    raised(canvas, shape.heel, shoe.panel),
    shape.collar
      ? solid(canvas, { d: shape.collar, fill: tint(shoe.upper, -0.12), round: 30, depth: 0.6 })
      : '',
    raised(canvas, shape.stay, shoe.accent),
    laces(canvas, shoe),
    solid(canvas, { d: MIDSOLE, fill: shoe.sole, round: 20, depth: 0.5, print: soleLines(shoe) }),
    solid(canvas, { d: OUTSOLE, fill: shoe.outsole, round: 8, depth: 0.45 }),
  ].join('');
}

// A panel sewn on: its own thickness, a shadow below it, a row of stitches.
function raised(canvas: Canvas, d: string, color: string): string {
  return (
    blur(
      canvas,
      5,
      `<path d="${d}" fill="none" stroke="#120a1e" stroke-opacity=".4" stroke-width="9" transform="translate(3 5)"/>`,
    ) +
    solid(canvas, { d, fill: color, round: 14, depth: 0.42 }) +
    inside(
      canvas,
      d,
      `<path d="${d}" fill="none" stroke="${tint(color, 0.5)}" stroke-opacity=".65" stroke-width="24"/><path d="${d}" fill="none" stroke="${color}" stroke-width="20"/><path d="${d}" fill="none" stroke="${tint(color, 0.55)}" stroke-opacity=".8" stroke-width="17" stroke-dasharray="9 6"/><path d="${d}" fill="none" stroke="${color}" stroke-width="13"/>`,
    )
  );
}

function uppersPrint(canvas: Canvas, { cut, accent, panel, upper }: Sneaker, d: string): string {
  const mesh = Array.from({ length: 30 }, (_, i) => `M60 ${70 + i * 15}H940`).join('');
  const knit = `<path d="${mesh}" stroke="${tint(upper, -0.5)}" stroke-opacity=".28" stroke-width="5" stroke-dasharray="5 8"/>`;
  const shine = gradient(
    canvas,
    [
      [0, '#fff', 0.25],
      [1, '#fff', 0],
    ],
    90,
  );
  const edge = 'M190 452C310 430 350 366 460 350C560 336 640 404 770 352';
  const dots = Array.from({ length: 40 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return `<circle cx="${270 + column * 48 + (row % 2) * 24}" cy="${280 + row * 40}" r="${17 - column * 1.7}"/>`;
  });
  // Plain fields and dots: nothing that could be taken for a maker's mark.
  const cuts = [
    `<path d="${edge}L900 520H190Z" fill="${accent}"/><path d="${edge}" fill="none" stroke="${panel}" stroke-width="13"/>`,
    `<g fill="${accent}">${dots.join('')}</g>`,
    `<path d="M214 300L560 500H430L200 376Z" fill="${accent}"/><path d="M226 250L690 500H620L226 282Z" fill="${panel}"/>`,
  ];
  return `${knit}${cuts[cut] ?? ''}<path d="${d}" fill="${shine}"/>`;
}

function laces(canvas: Canvas, { high, lace, accent }: Sneaker): string {
  const [from, to, count]: [readonly [number, number], readonly [number, number], number] = high
    ? [[356, 74], [596, 308], 7]
    : [[400, 240], [570, 312], 4];
  const rows = Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    const [x, y] = [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part ** 0.9 + Math.sin(part * Math.PI) * (high ? 44 : 8),
    ];
    return { x, y };
  });
  const eyelets = rows
    .map(({ x, y }) => `<circle cx="${x - 12}" cy="${y + 14}" r="8" fill="${tint(accent, -0.6)}"/>`)
    .join('');
  const bars = rows.map(({ x, y }) => `M${x - 12} ${y + 12}q26 -34 62 -40`).join('');
  const [bx, by] = high ? [398, 50] : [432, 226];
  const bow = `M${bx} ${by}c-70 -30 -110 10 -70 34s60 -20 74 -32c40 -34 104 -30 92 2s-70 10 -90 0M${bx} ${by}c-10 40 -34 60 -30 96M${bx + 6} ${by}c24 30 50 44 58 84`;
  const thread = (d: string, width: number): string =>
    blur(
      canvas,
      3,
      `<path d="${d}" stroke="#120a1e" stroke-opacity=".5" stroke-width="${width}" transform="translate(3 6)"/>`,
    ) +
    `<path d="${d}" stroke="${tint(lace, -0.3)}" stroke-width="${width}"/><path d="${d}" stroke="${lace}" stroke-width="${width - 4}"/>`;
  return `${eyelets}<g fill="none" stroke-linecap="round">${thread(bars, 17)}${thread(bow, 13)}</g>`;
}

function soleLines({ accent, sole }: Sneaker): string {
  const grooves = Array.from({ length: 9 }, (_, i) => `M${610 + i * 34} 500l20 -22`).join('');
  return `<path d="M60 486C200 470 330 476 470 496C640 512 800 506 950 474" fill="none" stroke="${tint(sole, -0.22)}" stroke-width="6"/><path d="M84 500C120 476 220 480 300 492C260 520 140 528 84 500Z" fill="${accent}"/><path d="${grooves}" stroke="${tint(sole, -0.3)}" stroke-width="6" stroke-linecap="round"/>`;
}
