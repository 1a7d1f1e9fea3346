// A basketball as a turned sphere: seams follow its surface, pebbles catch the light.
import type { Canvas } from './paint.ts';
import { circlePath, short } from './outlines.ts';
import { blur, glow, inside, placed, tint } from './paint.ts';

export interface Ball {
  x: number;
  y: number;
  r: number;
  color?: string;
  /** The other colour of a two-toned ball; its panels take turns. */
  second?: string;
  seam?: string;
  /** Radians about the three axes: which side is seen. */
  turn?: readonly [number, number, number];
  /** 0 new, 1 worn grey by asphalt. */
  worn?: number;
  /** Signatures in ink across the light panels. */
  signed?: boolean;
}

type Spot = readonly [number, number, number];

/** A ball without its shadow. */
export function ball(
  canvas: Canvas,
  {
    x,
    y,
    r,
    color = '#d9682a',
    second,
    seam = '#221510',
    turn = [0.5, 0.5, 0.3],
    worn = 0,
    signed = false,
  }: Ball,
): string {
  const outline = circlePath(0, 0, r);
  const light = glow(
    canvas,
    [
      [0, tint(color, 0.42), 1],
      [0.34, tint(color, 0.08), 1],
      [0.72, tint(color, -0.24), 1],
      [1, tint(color, -0.62), 1],
    ],
    [0.36, 0.28, 0.78],
  );
  const seams = seamCurves().map((curve) => visiblePath(curve, turn, r));
  const lines =
    `<path d="${seams.join('')}" stroke="#fff" stroke-opacity=".2" stroke-width="${short(r * 0.05)}" transform="translate(${short(r * 0.012)} ${short(r * 0.014)})"/>` +
    `<path d="${seams.join('')}" stroke="${seam}" stroke-width="${short(r * 0.042)}"/>`;
  const panels = second ? secondPanels(canvas, second, turn, r) : '';
  const round = glow(
    canvas,
    [
      [0, '#fff6e4', 0.46],
      [0.28, '#fff6e4', 0.08],
      [0.62, '#12060c', 0.06],
      [0.88, '#12060c', 0.5],
      [1, '#12060c', 0.72],
    ],
    [0.34, 0.26, 0.8],
  );
  const bounce = blur(
    canvas,
    r * 0.09,
    `<path d="M${-r * 0.55} ${r * 0.74}A${r * 0.92} ${r * 0.92} 0 0 0 ${r * 0.72} ${r * 0.58}" fill="none" stroke="#ffc98a" stroke-opacity=".34" stroke-width="${r * 0.07}"/>`,
  );
  const scuffs = worn > 0 ? wear(canvas, r, worn) : '';
  const ink = signed ? signatures(r) : '';
  return placed(
    inside(
      canvas,
      outline,
      `<path d="${outline}" fill="${light}"/>${panels}${pebbles(turn, r)}${scuffs}<g fill="none" stroke-linecap="round">${lines}</g>${ink}<path d="${outline}" fill="${round}"/>${bounce}`,
    ),
    { x, y },
  );
}

function seamCurves(): Spot[][] {
  const steps = Array.from({ length: 97 }, (_, i) => (i / 96) * Math.PI * 2);
  return [
    steps.map((a) => [0, Math.cos(a), Math.sin(a)]),
    steps.map((a) => [Math.cos(a), 0, Math.sin(a)]),
    ...[-1, 1].map((side) => steps.map((a): Spot => sideSeam(a, side))),
  ];
}

function sideSeam(angle: number, side: number): Spot {
  const x = side * (0.63 + 0.17 * Math.cos(2 * angle));
  const s = Math.sqrt(1 - x * x);
  return [x, s * Math.cos(angle), s * Math.sin(angle)];
}

function turned([x, y, z]: Spot, [a, b, c]: Spot): Spot {
  const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  const [x2, z2] = [x * Math.cos(b) + z1 * Math.sin(b), z1 * Math.cos(b) - x * Math.sin(b)];
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2];
}

function visiblePath(curve: readonly Spot[], turn: Spot, r: number): string {
  let drawing = false;
  const parts = curve.map((spot) => {
    const [x, y, z] = turned(spot, turn);
    const command = drawing ? 'L' : 'M';
    drawing = z > -0.02;
    return drawing ? `${command}${short(x * r)} ${short(y * r)}` : '';
  });
  return parts.join('');
}

// Each of 1400 spots spread evenly over the sphere is a pebble; those on the far side are left out.
function pebbles(turn: Spot, r: number): string {
  const spots = Array.from({ length: 1400 }, (_, i) => {
    const height = 1 - (2 * i + 1) / 1400;
    const [radius, angle] = [Math.sqrt(1 - height * height), i * 2.399963];
    const [x, y, z] = turned([radius * Math.cos(angle), height, radius * Math.sin(angle)], turn);
    return z > 0.12 ? `M${short(x * r)} ${short(y * r)}h.1` : '';
  }).join('');
  const size = short(r * 0.021);
  return `<g stroke-linecap="round" stroke-width="${size}"><path d="${spots}" stroke="#2a0f04" stroke-opacity=".3" transform="translate(1.2 1.5)"/><path d="${spots}" stroke="#fff" stroke-opacity=".13"/></g>`;
}

function secondPanels(canvas: Canvas, color: string, turn: Spot, r: number): string {
  const dots: string[] = [];
  const cell = r / 44;
  for (let y = -r; y < r; y += cell) {
    for (let x = -r; x < r; x += cell) {
      const z = Math.sqrt(Math.max(0, r * r - x * x - y * y));
      if (z > 0 && isSecondPanel([x / r, y / r, z / r], turn))
        dots.push(
          `M${short(x)} ${short(y)}h${short(cell + 0.6)}v${short(cell + 0.6)}h${short(-cell - 0.6)}z`,
        );
    }
  }
  const light = glow(
    canvas,
    [
      [0, tint(color, 0.4), 1],
      [0.5, color, 1],
      [1, tint(color, -0.5), 1],
    ],
    [0.36, 0.28, 0.8],
  );
  return `<path d="${dots.join('')}" fill="${light}"/>`;
}

function isSecondPanel(spot: Spot, [a, b, c]: Spot): boolean {
  // Back to the ball's own axes: the turns undone in the opposite order.
  const [x1, y1, z1] = turned(spot, [0, 0, -c]);
  const [x2, y2, z2] = turned([x1, y1, z1], [0, -b, 0]);
  const [x, y, z] = turned([x2, y2, z2], [-a, 0, 0]);
  const middle = Math.abs(x) < 0.63 + 0.17 * Math.cos(2 * Math.atan2(z, y));
  return middle === x * y > 0;
}

function wear(canvas: Canvas, r: number, worn: number): string {
  const { random } = canvas;
  const marks = Array.from({ length: 26 }, () => {
    const [cx, cy] = [(random.next() - 0.5) * 2 * r, (random.next() - 0.5) * 2 * r];
    return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(r * (0.05 + random.next() * 0.2))}" ry="${short(r * (0.03 + random.next() * 0.09))}" transform="rotate(${random.between(-40, 40)} ${short(cx)} ${short(cy)})"/>`;
  });
  return blur(canvas, r * 0.035, `<g fill="#d8cfc6" fill-opacity="${worn * 0.3}">${marks.join('')}</g>`);
}

function signatures(r: number): string {
  const names = [
    'M-62 -20c10 -40 30 -50 26 -10s-20 60 -4 50s20 -60 34 -50s-10 50 6 44s18 -34 30 -30s2 30 40 10',
    'M-58 50c20 -30 40 -10 20 6s-10 20 6 10s22 -36 26 -16s-2 22 10 12s30 -30 54 -6',
    'M-20 -66c-20 30 10 30 14 6s10 -20 10 2s18 6 24 -8s14 10 34 -2',
  ];
  return `<path d="${names.join('')}" transform="scale(${r / 110})" fill="none" stroke="#14203c" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`;
}
