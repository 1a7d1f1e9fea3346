// What things lie on when they are seen from above: boards, asphalt, tables, cloth.
import type { Canvas } from './paint.ts';
import { boxPath, short } from './outlines.ts';
import { blur, glow, gradient, HEIGHT, placed, tint, WIDTH } from './paint.ts';

const SHEET = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

export interface Boards {
  color?: string;
  turn?: number;
  /** A painted court line across the boards. */
  line?: string;
  /** Width of a board in pixels. */
  board?: number;
}

/** A wooden floor or table top. */
export function boardsAbove(
  canvas: Canvas,
  { color = '#cf9a5c', turn = -8, line, board = 78 }: Boards = {},
): string {
  const { random } = canvas;
  const parts: string[] = [];
  for (let y = -900; y < 900; y += board) {
    for (let x = -1000 - random.next() * 500; x < 1000;) {
      const width = 420 + random.next() * 480;
      const tone = tint(color, (random.next() - 0.55) * 0.2);
      parts.push(`<rect x="${short(x)}" y="${y}" width="${short(width)}" height="${board}" fill="${tone}"/>`);
      parts.push(woodGrain(canvas, { x, y, width, height: board }));
      parts.push(
        `<path d="M${short(x)} ${y}v${board}" stroke="#3a1d08" stroke-opacity=".5" stroke-width="2.5"/>`,
      );
      x += width;
    }
    parts.push(`<path d="M-1000 ${y}h2000" stroke="#3a1d08" stroke-opacity=".5" stroke-width="2.5"/>`);
    parts.push(`<path d="M-1000 ${y + 2.5}h2000" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`);
  }
  if (line) parts.push(courtLine(canvas, line));
  return placed(parts.join(''), { x: WIDTH / 2, y: HEIGHT / 2, turn }) + sheen(canvas);
}

function woodGrain(
  canvas: Canvas,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const { random } = canvas;
  const streaks = Array.from({ length: 3 }, () => {
    const [from, down] = [x + random.next() * width * 0.5, y + 8 + random.next() * (height - 16)];
    return `M${short(from)} ${short(down)}q${short(width * 0.12)} ${short((random.next() - 0.5) * 14)} ${short(width * 0.4)} ${short((random.next() - 0.5) * 6)}`;
  });
  return `<path d="${streaks.join('')}" fill="none" stroke="#4a2608" stroke-opacity=".13" stroke-width="2.6"/>`;
}

function courtLine(canvas: Canvas, color: string): string {
  const { random } = canvas;
  const [x, r] = [-380 - random.next() * 120, 760 + random.next() * 160];
  return `<path d="M${short(x)} -900v1800M${short(x)} -200a${short(r)} ${short(r)} 0 0 0 ${short(r)} ${short(r)}" fill="none" stroke="${color}" stroke-opacity=".86" stroke-width="42"/>`;
}

function sheen(canvas: Canvas): string {
  const light = gradient(
    canvas,
    [
      [0, '#fff4dc', 0.34],
      [0.4, '#fff4dc', 0],
      [0.6, '#160b1c', 0],
      [1, '#160b1c', 0.34],
    ],
    48,
  );
  return `<path d="${SHEET}" fill="${light}"/>`;
}

/** Asphalt or concrete: specks, stains and perhaps a painted line. */
export function asphaltAbove(
  canvas: Canvas,
  { color = '#5c6068', line = '#f0e9d8', turn = 14 } = {},
): string {
  const { random } = canvas;
  const stains = Array.from({ length: 12 }, () => {
    const [cx, cy, r] = [random.next() * WIDTH, random.next() * HEIGHT, 60 + random.next() * 170];
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${random.happens(0.5) ? '#fff' : '#000'}" fill-opacity=".055"/>`;
  });
  const paint = line
    ? placed(
        `<path d="M-1000 -300H2200M-200 -300V1400" stroke="${line}" stroke-opacity=".78" stroke-width="54" fill="none"/>`,
        { x: 330, y: 420, turn },
      )
    : '';
  return `<path d="${SHEET}" fill="${color}"/>${blur(canvas, 30, stains.join(''))}${paint}${specks(canvas, 900)}${sheen(canvas)}`;
}

/** Small light and dark grains over the whole picture. */
export function specks(canvas: Canvas, count: number): string {
  const { random } = canvas;
  const grains = (): string =>
    Array.from(
      { length: count / 2 },
      () => `M${random.between(0, WIDTH)} ${random.between(0, HEIGHT)}h${random.between(2, 5)}`,
    ).join('');
  return (
    `<path d="${grains()}" stroke="#fff" stroke-opacity=".16" stroke-width="3.4"/>` +
    `<path d="${grains()}" stroke="#000" stroke-opacity=".24" stroke-width="3.4"/>`
  );
}

/** Cloth seen from above: a sofa seat with its seam, or a bedspread with waves. */
export function clothAbove(canvas: Canvas, { color = '#3f5a63', seam = true } = {}): string {
  const { random } = canvas;
  const waves = Array.from({ length: 9 }, (_, i) => {
    const y = i * 110 + random.next() * 60;
    const d = `M-60 ${short(y)}C300 ${short(y - 120 + random.next() * 200)} 800 ${short(y - 90 + random.next() * 200)} 1260 ${short(y + random.next() * 80)}`;
    return `<path d="${d}" stroke="#000" stroke-opacity=".16" stroke-width="26"/><path d="${d}" stroke="#fff" stroke-opacity=".13" stroke-width="24" transform="translate(-6 -24)"/>`;
  });
  const weave = Array.from({ length: 75 }, (_, i) => `M0 ${i * 12}H${WIDTH}`).join('');
  const cushions = seam
    ? `<path d="M726 -10C716 300 722 600 740 910" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="16"/>` +
      `<path d="M710 -10C700 300 706 600 724 910M746 -10C736 300 742 600 760 910" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="6"/>`
    : '';
  return (
    `<path d="${SHEET}" fill="${color}"/>${blur(canvas, 24, `<g fill="none">${waves.join('')}</g>`)}` +
    `<path d="${weave}" stroke="#fff" stroke-opacity=".05" stroke-width="3"/>${seam ? blur(canvas, 5, cushions) : ''}${sheen(canvas)}`
  );
}

/** A plain painted surface with a pool of light, like a studio table. */
export function plainAbove(canvas: Canvas, color = '#e6dccb'): string {
  const light = glow(
    canvas,
    [
      [0, tint(color, 0.3), 1],
      [0.6, color, 1],
      [1, tint(color, -0.22), 1],
    ],
    [0.32, 0.25, 0.95],
  );
  return `<path d="${SHEET}" fill="${light}"/>`;
}

/** A rubber gym floor in two colours, the border of a key across it. */
export function rubberAbove(
  canvas: Canvas,
  { color = '#2c5f7c', key = '#d9702e', line = '#f4ead6' } = {},
): string {
  const area = placed(
    `<path d="${boxPath({ x: 0, y: -900, width: 1600, height: 1500 })}" fill="${key}" stroke="${line}" stroke-width="36"/>`,
    { x: 470, y: 120, turn: -9 },
  );
  return `<path d="${SHEET}" fill="${color}"/>${area}${specks(canvas, 420)}${sheen(canvas)}`;
}
