// Trading cards, 400 × 560 round the middle: a player in a made-up design, sleeves and cases about it.
import type { Canvas } from './paint.ts';
import { boxPath, circlePath } from './outlines.ts';
import { glow, gradient, inside, shadow, solid, tint } from './paint.ts';
import { numeral } from './numerals.ts';

export interface Card {
  color: string;
  second: string;
  number: number;
  /** Which movement the player makes. */
  move: number;
  foil?: boolean;
}

const MOVES = [
  // A shot with both hands, off the ground.
  {
    limbs: [
      'M-4 -30L6 70',
      'M-2 62L-44 128L-22 200',
      'M14 62L52 124L36 196',
      'M-26 -34L-46 -92L-14 -150',
      'M26 -36L48 -94L14 -152',
    ],
    head: [0, -78],
    ball: [0, -188],
  },
  // A drive to the right.
  {
    limbs: [
      'M-34 -30L0 62',
      'M-8 60L-70 112L-132 150',
      'M8 56L66 96L54 184',
      'M-52 -24L-92 26L-58 66',
      'M-12 -44L54 -18L96 34',
    ],
    head: [-22, -82],
    ball: [112, 84],
  },
  // A dunk, one arm high.
  {
    limbs: [
      'M-14 -24L2 76',
      'M-4 70L-70 98L-86 170',
      'M14 68L58 108L30 176',
      'M-34 -24L-84 14L-112 -20',
      'M14 -36L58 -98L82 -168',
    ],
    head: [-14, -76],
    ball: [92, -206],
  },
] as const;

const stroke = (d: string, tone: string, width: number): string =>
  `<path d="${d}" stroke="${tone}" stroke-width="${width}"/>`;

function player({ color, number, move }: Card): string {
  const { limbs, head, ball } = MOVES[move % 3] ?? MOVES[0];
  const [torso, left, right, ...arms] = limbs;
  const skin = ['#8d5a3b', '#d9a07a', '#5f3b26'][number % 3] ?? '#8d5a3b';
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${arms.map((d) => stroke(d, skin, 25)).join('')}${stroke(left, skin, 31)}${stroke(right, skin, 31)}` +
    `${stroke(shortLeg(left), tint(color, -0.18), 50)}${stroke(shortLeg(right), tint(color, -0.05), 50)}${stroke(torso, color, 78)}</g>` +
    `<circle cx="${head[0]}" cy="${head[1] - 22}" r="29" fill="${skin}"/><path d="M${head[0] - 30} ${head[1] - 26}a30 30 0 0 1 60 0q-30 -16 -60 0Z" fill="#1d1512"/>` +
    `${numeral(number, { x: (head[0] ?? 0) * 0.4, y: 14, height: 52, color: '#fff' })}<circle cx="${ball[0]}" cy="${ball[1]}" r="35" fill="#e0702c"/><path d="M${ball[0] - 35} ${ball[1]}h70M${ball[0]} ${ball[1] - 35}v70" stroke="#3a1606" stroke-width="4"/>`
  );
}

// The first part of a leg, down to the knee, is covered by shorts.
function shortLeg(leg: string): string {
  return leg.split('L').slice(0, 2).join('L');
}

/** A card lying on something; `lift` is how far above it. */
export function card(canvas: Canvas, picture: Card, lift = 9): string {
  const { color, second, number, foil = false } = picture;
  const d = boxPath({ x: -200, y: -280, width: 400, height: 560, r: 16 });
  const frame = boxPath({ x: -172, y: -252, width: 344, height: 420, r: 8 });
  const back = gradient(
    canvas,
    [
      [0, tint(second, 0.35), 1],
      [1, tint(second, -0.45), 1],
    ],
    70,
  );
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0 -20L${Math.cos((i * Math.PI) / 6) * 500} ${Math.sin((i * Math.PI) / 6) * 500}L${Math.cos((i * Math.PI) / 6 + 0.24) * 500} ${Math.sin((i * Math.PI) / 6 + 0.24) * 500}Z" fill="#fff" fill-opacity=".13"/>`,
  ).join('');
  const rainbow = gradient(
    canvas,
    [
      [0, '#ff6fae', 0.42],
      [0.25, '#ffe27a', 0.36],
      [0.45, '#7dffc0', 0.4],
      [0.65, '#6fb7ff', 0.42],
      [0.85, '#d48bff', 0.42],
      [1, '#fff', 0.2],
    ],
    50,
  );
  const halo = glow(
    canvas,
    [
      [0, '#fff', 0.6],
      [1, '#fff', 0],
    ],
    [0.5, 0.4, 0.5],
  );
  const scene = inside(
    canvas,
    frame,
    `<path d="${frame}" fill="${back}"/>${rays}<path d="${frame}" fill="${halo}"/><path d="M-200 150H200V190H-200Z" fill="${tint(color, -0.5)}"/><g transform="translate(-2 -26) scale(.88)">${player(picture)}</g>`,
  );
  const plate = `<path d="M-200 184L200 150V280H-200Z" fill="${color}"/><path d="M-200 178L200 144" stroke="#fff" stroke-opacity=".75" stroke-width="8"/><path d="M-150 226H40M-150 250H-30" stroke="#fff" stroke-opacity=".85" stroke-width="12"/><circle cx="132" cy="216" r="42" fill="${second}" stroke="#fff" stroke-width="6"/>${numeral(number, { x: 132, y: 216, height: 38, color: '#fff' })}`;
  const print = `${scene}${plate}${foil ? `<path d="${d}" fill="${rainbow}"/>` : ''}<path d="M-200 -280H-60L-200 60Z" fill="#fff" fill-opacity=".16"/>`;
  return shadow(canvas, d, lift) + solid(canvas, { d, fill: '#f7f3ea', round: 6, depth: 0.22, print });
}

/** A card in a sealed case with a grade on its label; 480 × 780. */
export function gradedCard(canvas: Canvas, picture: Card, grade: number): string {
  const box = boxPath({ x: -244, y: -420, width: 488, height: 780, r: 26 });
  const label = boxPath({ x: -206, y: -390, width: 412, height: 106, r: 8 });
  const gloss = gradient(
    canvas,
    [
      [0, '#fff', 0.5],
      [0.3, '#fff', 0.1],
      [0.32, '#fff', 0.34],
      [0.46, '#fff', 0.02],
      [1, '#fff', 0.12],
    ],
    52,
  );
  const bars = Array.from({ length: 16 }, (_, i) => `M${-186 + i * 8} -318v22`).join('');
  return [
    shadow(canvas, box, 24),
    solid(canvas, { d: box, fill: '#dfe6ea', round: 16, depth: 0.4 }),
    `<g transform="translate(0 30) scale(.94)">${card(canvas, picture, 5)}</g>`,
    `<path d="${label}" fill="#fdfbf5" stroke="#c3242e" stroke-width="9"/><path d="M-186 -362H30M-186 -340H-50" stroke="#333" stroke-width="9"/><path d="${bars}" stroke="#333" stroke-width="4"/>${numeral(grade, { x: 142, y: -338, height: 72, color: '#c3242e' })}`,
    `<path d="${box}" fill="${gloss}"/><path d="${boxPath({ x: -222, y: -398, width: 444, height: 736, r: 16 })}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5"/>`,
  ].join('');
}

/** A binder page with nine pockets, 1000 × 1300 at full size. */
export function binderPage(canvas: Canvas, pictures: readonly Card[]): string {
  const page = boxPath({ x: -520, y: -680, width: 1040, height: 1360, r: 20 });
  const pockets = pictures.map((picture, i) => {
    const [x, y] = [(i % 3) * 330 - 330, Math.floor(i / 3) * 440 - 440];
    return `<g transform="translate(${x} ${y})"><g transform="scale(.73)">${card(canvas, picture, 4)}</g><path d="M-158 -214H158V214H-158Z" fill="#fff" fill-opacity=".08" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="M-158 -214H30L-158 60Z" fill="#fff" fill-opacity=".14"/></g>`;
  });
  return (
    shadow(canvas, page, 18) +
    solid(canvas, { d: page, fill: '#b9c3c8', round: 12, depth: 0.3 }) +
    pockets.join('')
  );
}

const teeth = (y: number, way: number): string =>
  Array.from({ length: 18 }, (_, i) => `L${-170 + i * 20} ${y + way * (i % 2 ? 12 : 0)}`).join('');

/** A sealed packet of cards, 360 × 580. */
export function cardPack(canvas: Canvas, { color, second, number }: Card): string {
  const d = `M-180 -290${teeth(-290, 1)}L180 -290V290${teeth(290, -1)
    .split('L')
    .slice(1)
    .toReversed()
    .map((p) => `L${p}`)
    .join('')}L-180 290Z`;
  const back = gradient(
    canvas,
    [
      [0, tint(color, 0.35), 1],
      [0.5, color, 1],
      [1, tint(color, -0.35), 1],
    ],
    60,
  );
  const print = `<path d="M-200 110L200 -60V290H-200Z" fill="${second}"/><path d="M-200 96L200 -74" stroke="#fff" stroke-width="10"/><path d="${circlePath(0, -20, 108)}" fill="#e0702c"/><path d="M-108 -20H108M0 -128V88M-78 -94C-24 -60 -24 20 -78 54M78 -94C24 -60 24 20 78 54" stroke="#33140a" stroke-width="7" fill="none"/>${numeral(number, { x: 0, y: 196, height: 90, color: '#fff', trim: color })}<path d="M-200 -252H200M-200 252H200" stroke="#fff" stroke-opacity=".5" stroke-width="16" stroke-dasharray="5 5"/><path d="M-120 -300L-60 300M90 -300L60 300" stroke="#fff" stroke-opacity=".22" stroke-width="26"/>`;
  return shadow(canvas, d, 14) + solid(canvas, { d, fill: back, round: 26, depth: 0.5, print });
}
