// Tickets, prizes, boards and books: what is left when the gear is put away. Drawn round the middle.
import type { Canvas } from './paint.ts';
import { boxPath, circlePath } from './outlines.ts';
import { glow, gradient, shadow, solid, tint } from './paint.ts';
import { numeral } from './numerals.ts';

export interface Ticket {
  color: string;
  second: string;
  row: number;
  seat: number;
}

/** A printed ticket with a stub, 820 × 320. */
export function ticket(canvas: Canvas, { color, second, row, seat }: Ticket): string {
  const torn = 'a12 12 0 0 0 0 24v12'.repeat(8);
  const d = `M-410 -160H196a14 14 0 0 0 28 0H410v16${torn}V160H224a14 14 0 0 0 -28 0H-410Z`;
  const arcs = `<path d="M-410 -40A160 160 0 0 1 -410 120M-410 -110A230 230 0 0 1 -410 190M-250 40H-410" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7"/>`;
  const back = gradient(
    canvas,
    [
      [0, tint(color, 0.16), 1],
      [1, tint(color, -0.4), 1],
    ],
    30,
  );
  const ball = `<circle cx="-250" cy="16" r="104" fill="#e57a30"/><path d="M-354 16H-146M-250 -88V120M-322 -58C-272 -20 -272 52 -322 90M-178 -58C-228 -20 -228 52 -178 90" fill="none" stroke="#35150a" stroke-width="7"/>`;
  const bars = Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M270 ${-128 + i * 10}h${94}" stroke="#17141c" stroke-width="${canvas.random.between(2, 8)}"/>`,
  ).join('');
  const lines = `<path d="M-116 -104H150M-116 -70H70" stroke="#fff" stroke-opacity=".92" stroke-width="16"/><path d="M-116 -34H10" stroke="#fff" stroke-opacity=".55" stroke-width="9"/>`;
  const plates = [row, seat]
    .map(
      (value, i) =>
        `<path d="${boxPath({ x: -116 + i * 142, y: 10, width: 124, height: 104, r: 12 })}" fill="#f8f3e8"/>${numeral(value, { x: -54 + i * 142, y: 62, height: 64, color: '#1a2238' })}`,
    )
    .join('');
  const print = `<path d="M-410 -160H210V160H-410Z" fill="${back}"/>${arcs}${ball}${lines}${plates}<path d="M-410 136H210V160H-410Z" fill="${second}"/><path d="M210 -150V150" stroke="#5a5148" stroke-width="5" stroke-dasharray="9 9"/>${bars}`;
  return shadow(canvas, d, 14) + solid(canvas, { d, fill: '#f8f3e8', round: 6, depth: 0.26, print });
}

/** A cup on its foot; the ground is y = 0, height about 620. */
export function cup(canvas: Canvas, { metal, foot }: { metal: string; foot: string }): string {
  const bowl =
    'M-170 -600H170C172 -440 120 -320 40 -286V-210C40 -180 70 -160 96 -150H-96C-70 -160 -40 -180 -40 -210V-286C-120 -320 -172 -440 -170 -600Z';
  const ears = 'M-168 -560C-290 -570 -290 -390 -120 -364M168 -560C290 -570 290 -390 120 -364';
  const base = boxPath({ x: -120, y: -150, width: 240, height: 150, r: 10 });
  const round = gradient(
    canvas,
    [
      [0, '#3a2206', 0.55],
      [0.2, '#fff', 0.75],
      [0.32, '#fff', 0.05],
      [0.6, '#3a2206', 0.3],
      [0.82, '#fff', 0.25],
      [1, '#3a2206', 0.6],
    ],
    0,
  );
  return [
    `<g fill="none" stroke-linecap="round"><path d="${ears}" stroke="${tint(metal, -0.5)}" stroke-width="32"/><path d="${ears}" stroke="${metal}" stroke-width="22"/><path d="${ears}" stroke="#fff" stroke-opacity=".55" stroke-width="6" transform="translate(-3 -5)"/></g>`,
    solid(canvas, { d: bowl, fill: metal, round: 14, depth: 0.3 }),
    `<path d="${bowl}" fill="${round}"/><path d="M-172 -560H172M-44 -286H44" stroke="${tint(metal, -0.4)}" stroke-width="7"/>`,
    `<path d="${circlePath(0, -600, 170, 24)}" fill="${tint(metal, -0.55)}" stroke="${tint(metal, 0.4)}" stroke-width="8"/>`,
    numeral(1, { x: 0, y: -450, height: 120, color: tint(metal, -0.5), trim: tint(metal, 0.5) }),
    solid(canvas, { d: base, fill: foot, round: 16, depth: 0.6 }),
    `<path d="${boxPath({ x: -76, y: -108, width: 152, height: 62, r: 5 })}" fill="${tint(metal, 0.1)}"/><path d="M-54 -86H54M-54 -68H20" stroke="#5a4212" stroke-width="6"/>`,
  ].join('');
}

/** A medal on its ribbon, lying, about 240 × 520. */
export function medal(
  canvas: Canvas,
  { metal, ribbon, place }: { metal: string; ribbon: string; place: number },
): string {
  const band = 'M-120 -330L-50 -330L36 40H-36ZM120 -330L50 -330L-36 40H36Z';
  const disc = circlePath(0, 130, 116);
  const rim = `<circle cx="0" cy="130" r="94" fill="none" stroke="${tint(metal, -0.4)}" stroke-width="8"/>${numeral(place, { x: 0, y: 130, height: 100, color: tint(metal, -0.55), trim: tint(metal, 0.5) })}`;
  return (
    shadow(canvas, band, 8) +
    solid(canvas, {
      d: band,
      fill: ribbon,
      round: 12,
      print: `<path d="M-85 -330L0 40M85 -330L0 40" stroke="#fff" stroke-opacity=".7" stroke-width="16"/>`,
    }) +
    shadow(canvas, disc, 16) +
    solid(canvas, { d: disc, fill: metal, round: 24, depth: 0.7, print: rim })
  );
}

const darkPane = (x: number, y: number, width: number, height: number): string =>
  `<path d="${boxPath({ x, y, width, height, r: 10 })}" fill="#07080c" stroke="#39415a" stroke-width="6"/>`;

/** An arena board with lit digits, 960 × 480: points left and right, the clock between. */
export function scoreboard(
  canvas: Canvas,
  { home, guests, clock }: { home: number; guests: number; clock: readonly [number, number] },
): string {
  const box = boxPath({ x: -480, y: -250, width: 960, height: 500, r: 26 });
  const lit = (value: number, x: number, y: number, height: number, color: string): string => {
    const halo = glow(
      canvas,
      [
        [0, color, 0.42],
        [1, color, 0],
      ],
      [0.5, 0.5, 0.5],
    );
    return `<ellipse cx="${x}" cy="${y}" rx="${height}" ry="${height * 0.86}" fill="${halo}"/>${numeral(value, { x, y, height, color, weight: 13 })}`;
  };
  const dots = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<circle cx="${-388 + i * 40}" cy="176" r="12" fill="${i < 3 ? '#ff5a3c' : '#2a1512'}"/><circle cx="${228 + i * 40}" cy="176" r="12" fill="${i < 4 ? '#ff5a3c' : '#2a1512'}"/>`,
    )
    .join('');
  return [
    shadow(canvas, box, 30),
    solid(canvas, { d: box, fill: '#1b2236', round: 22, depth: 0.5 }),
    darkPane(-440, -120, 300, 250) +
      darkPane(140, -120, 300, 250) +
      darkPane(-116, -196, 232, 130) +
      darkPane(-60, 0, 120, 130),
    lit(home, -290, 4, 170, '#ffb02e') + lit(guests, 290, 4, 170, '#ffb02e'),
    `${lit(clock[0], -62, -131, 70, '#ff5238')}${lit(clock[1], 50, -131, 70, '#ff5238')}<circle cx="-24" cy="-146" r="7" fill="#ff5238"/><circle cx="-24" cy="-116" r="7" fill="#ff5238"/>`,
    lit(4, 0, 65, 84, '#7dff9a'),
    `<path d="M-400 -176H-190M190 -176H400" stroke="#e9e4d6" stroke-width="24" stroke-linecap="round"/>${dots}`,
  ].join('');
}

/** A framed poster, 520 × 700. */
export function poster(canvas: Canvas, { color, second }: { color: string; second: string }): string {
  const frame = boxPath({ x: -290, y: -380, width: 580, height: 760, r: 4 });
  const paper = boxPath({ x: -262, y: -352, width: 524, height: 704 });
  const sun = `<circle cx="40" cy="-60" r="196" fill="${second}"/><path d="M-156 -60H236M40 -256V136M-100 -200C0 -120 0 0 -100 80M180 -200C80 -120 80 0 180 80" fill="none" stroke="${tint(second, -0.65)}" stroke-width="11"/>`;
  const ring = `<path d="M-120 190A160 34 0 0 0 200 190" fill="none" stroke="#f6ead2" stroke-width="15"/><path d="M-112 206L-60 340M-56 216L10 345M40 224V350M136 216L70 345M192 206L140 340M-112 206L10 345M-56 216L70 345M40 224L140 340M192 206L70 345M136 216L10 345M40 224L-60 340" fill="none" stroke="#f6ead2" stroke-width="6"/>`;
  const court = `<path d="M-262 190L262 90V352H-262Z" fill="${tint(color, -0.45)}"/><path d="M-262 250L262 150M-120 352L-40 216L120 186L240 352" fill="none" stroke="#f6ead2" stroke-width="9"/>`;
  const gloss = gradient(
    canvas,
    [
      [0, '#fff', 0.34],
      [0.3, '#fff', 0.04],
      [0.32, '#fff', 0.16],
      [0.42, '#fff', 0],
      [1, '#fff', 0],
    ],
    40,
  );
  return [
    shadow(canvas, frame, 26),
    solid(canvas, { d: frame, fill: '#2a1c14', round: 12 }),
    solid(canvas, {
      d: paper,
      fill: color,
      round: 10,
      depth: 0.3,
      print: `${court}${sun}${ring}${numeral(95, { x: -160, y: -280, height: 74, color: '#f6ead2' })}`,
    }),
    `<path d="${paper}" fill="${gloss}"/>`,
  ].join('');
}

/** A pile of books or magazines with their backs towards us; the ground is y = 0. */
export function books(canvas: Canvas, colors: readonly string[]): string {
  let y = 0;
  return colors
    .map((color, i) => {
      const [height, width] = [62 + ((i * 37) % 34), 560 + ((i * 83) % 120)];
      y -= height;
      const x = -width / 2 + (((i * 53) % 60) - 30);
      const d = boxPath({ x, y, width, height, r: 9 });
      const back = `<path d="M${x + 44} ${y}v${height}M${x + width - 44} ${y}v${height}" stroke="#fff" stroke-opacity=".6" stroke-width="7"/><path d="M${x + 90} ${y + height / 2}h${width * (0.3 + (i % 3) * 0.12)}" stroke="#fff" stroke-opacity=".82" stroke-width="${height * 0.24}"/><circle cx="${x + width - 92}" cy="${y + height / 2}" r="${height * 0.27}" fill="${i % 2 ? '#f3e6c8' : '#ee7a22'}"/>`;
      return solid(canvas, { d, fill: color, round: 16, depth: 0.5, print: back });
    })
    .join('');
}
