// Where things stand when they are seen from the side: a wall, a floor, and the light between them.
import type { Canvas } from './paint.ts';
import { boxPath, short } from './outlines.ts';
import { blur, glow, gradient, HEIGHT, tint, WIDTH } from './paint.ts';

export type Wall = 'plaster' | 'brick' | 'lockers' | 'stands' | 'fence';
export type Ground = 'boards' | 'concrete' | 'asphalt' | 'shelf';

export interface Room {
  wall: Wall;
  ground: Ground;
  wallColor: string;
  groundColor: string;
  /** Where the floor meets the wall, in pixels from above. */
  horizon?: number;
}

/** The whole room, wall a little out of focus. */
export function room(canvas: Canvas, { wall, ground, wallColor, groundColor, horizon = 590 }: Room): string {
  const area = `M0 0H${WIDTH}V${horizon}H0Z`;
  const light = glow(
    canvas,
    [
      [0, '#fff1d0', 0.3],
      [0.5, '#fff1d0', 0.05],
      [1, '#0a0614', 0.34],
    ],
    [0.28, 0.2, 0.95],
  );
  const seam = blur(
    canvas,
    10,
    `<path d="M-20 ${horizon}H1220" stroke="#0b0608" stroke-opacity=".55" stroke-width="22"/>`,
  );
  const details = walls[wall](canvas, wallColor, horizon);
  return (
    `<path d="${area}" fill="${wallColor}"/>${blur(canvas, wall === 'stands' ? 9 : 1.8, details)}<path d="${area}" fill="${light}"/>` +
    floor(canvas, { ground, color: groundColor, horizon }) +
    seam
  );
}

const walls: Record<Wall, (canvas: Canvas, color: string, horizon: number) => string> = {
  plaster: (_canvas, color, horizon) =>
    `<path d="M0 ${horizon * 0.46}H1200V${horizon}H0Z" fill="${tint(color, -0.28)}"/><path d="M0 ${horizon * 0.46}H1200" stroke="${tint(color, 0.55)}" stroke-width="9"/><path d="M0 ${horizon - 22}H1200V${horizon}H0Z" fill="${tint(color, -0.55)}"/>`,
  brick: brickWall,
  lockers: (_canvas, color, horizon) =>
    Array.from({ length: 7 }, (_, i) => {
      const x = i * 190 - 60;
      const slits = [0, 1, 2, 3].map((n) => `M${x + 60} ${70 + n * 22}h70`).join('');
      return `<path d="${boxPath({ x: x + 5, y: -20, width: 180, height: horizon - 4, r: 8 })}" fill="${tint(color, i % 2 ? 0.05 : -0.05)}" stroke="${tint(color, -0.45)}" stroke-width="5"/><path d="M${x + 14} 0V${horizon - 34}" stroke="#fff" stroke-opacity=".18" stroke-width="6"/><path d="${slits}" stroke="${tint(color, -0.6)}" stroke-width="8" stroke-linecap="round"/><path d="M${x + 160} ${horizon * 0.5}v54" stroke="${tint(color, 0.55)}" stroke-width="11" stroke-linecap="round"/>`;
    }).join(''),
  stands: (canvas, color, horizon) => {
    const { random } = canvas;
    const rows = Array.from({ length: 6 }, (_, i) => {
      const y = (i * horizon) / 6;
      const seats = Array.from({ length: 16 }, (_seat, n) => {
        const tone = random.happens(0.3) ? '#ee8a3c' : tint(color, 0.1 + random.next() * 0.3);
        return `<path d="${boxPath({ x: n * 78 - 20 + (i % 2) * 34, y: y + 24, width: 56, height: 60, r: 14 })}" fill="${tone}" fill-opacity=".75"/>`;
      });
      return `<path d="M0 ${short(y)}H1200v30H0Z" fill="${tint(color, -0.35)}"/>${seats.join('')}`;
    });
    return rows.join('');
  },
  fence: (_canvas, color, horizon) => {
    const wires = Array.from(
      { length: 44 },
      (_, i) =>
        `M${i * 60 - 700} 0l${horizon} ${horizon}M${i * 60 - 700} ${horizon}L${i * 60 - 700 + horizon} 0`,
    ).join('');
    return `<path d="M0 0H1200V${horizon}H0Z" fill="${tint(color, 0.2)}"/><path d="M0 ${horizon}V${horizon - 190}q90 -120 210 -40q110 -130 260 -20q120 -90 230 10q130 -110 260 0q120 -60 240 40V${horizon}Z" fill="#3e6a4f"/><path d="${wires}" fill="none" stroke="#dfe3e6" stroke-opacity=".38" stroke-width="4"/><path d="M0 30H1200M240 0V${horizon}M980 0V${horizon}" stroke="#8d979e" stroke-width="14"/>`;
  },
};

function brickWall(canvas: Canvas, color: string, horizon: number): string {
  const parts = [`<path d="M0 0H1200V${horizon}H0Z" fill="${tint(color, -0.42)}"/>`];
  for (let row = 0; row * 52 < horizon; row += 1) {
    for (let n = -1; n < 9; n += 1) {
      const tone = tint(color, (canvas.random.next() - 0.5) * 0.22);
      parts.push(
        `<rect x="${n * 148 + (row % 2) * 74}" y="${row * 52}" width="141" height="46" rx="4" fill="${tone}"/>`,
      );
    }
  }
  return parts.join('');
}

function floor(
  canvas: Canvas,
  { ground, color, horizon }: { ground: Ground; color: string; horizon: number },
): string {
  const area = `M0 ${horizon}H${WIDTH}V${HEIGHT}H0Z`;
  const shade = gradient(
    canvas,
    [
      [0, '#0b0610', 0.3],
      [0.3, '#0b0610', 0],
      [0.7, '#fff3d8', 0.14],
      [1, '#0b0610', 0.1],
    ],
    90,
  );
  const gleam = glow(
    canvas,
    [
      [0, '#fff6e2', 0.4],
      [1, '#fff6e2', 0],
    ],
    [0.3, 0.2, 0.6],
  );
  return `<path d="${area}" fill="${color}"/>${grounds[ground](canvas, color, horizon)}<path d="${area}" fill="${shade}"/><path d="${area}" fill="${gleam}"/>`;
}

const grounds: Record<Ground, (canvas: Canvas, color: string, horizon: number) => string> = {
  boards: (canvas, color, horizon) => {
    const vanish = horizon - 330;
    const at = (x: number, y: number): string =>
      `${short(600 + ((x - 600) * (y - vanish)) / (HEIGHT - vanish))} ${short(y)}`;
    return Array.from({ length: 34 }, (_, i) => {
      const x = i * 120 - 1440;
      const tone = tint(color, (canvas.random.next() - 0.5) * 0.16);
      const joint = horizon + 20 + canvas.random.next() * 260;
      return `<path d="M${at(x, horizon)}L${at(x + 120, horizon)}L${at(x + 120, HEIGHT)}L${at(x, HEIGHT)}Z" fill="${tone}" stroke="#3a1d08" stroke-opacity=".4" stroke-width="2.2"/><path d="M${at(x, joint)}L${at(x + 120, joint)}" stroke="#3a1d08" stroke-opacity=".4" stroke-width="2.2"/>`;
    }).join('');
  },
  concrete: (canvas, _color, horizon) => grains(canvas, horizon, 160),
  asphalt: (canvas, _color, horizon) => grains(canvas, horizon, 700),
  shelf: (_canvas, color, horizon) =>
    `<path d="M0 ${horizon}H1200V${horizon + 210}H0Z" fill="${tint(color, 0.12)}"/><path d="M0 ${horizon + 210}H1200V900H0Z" fill="${tint(color, -0.34)}"/><path d="M0 ${horizon + 210}H1200" stroke="${tint(color, 0.5)}" stroke-width="5"/>`,
};

function grains(canvas: Canvas, horizon: number, count: number): string {
  const { random } = canvas;
  const some = (): string =>
    Array.from(
      { length: count / 2 },
      () => `M${random.between(0, WIDTH)} ${random.between(horizon, HEIGHT)}h${random.between(2, 7)}`,
    ).join('');
  return `<path d="${some()}" stroke="#fff" stroke-opacity=".17" stroke-width="3"/><path d="${some()}" stroke="#000" stroke-opacity=".22" stroke-width="3"/>`;
}
