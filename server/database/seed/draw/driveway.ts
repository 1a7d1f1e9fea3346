// A house wall with a garage door, where a basket hangs.
import { boxPath } from './outlines.ts';
import type { Canvas } from './paint.ts';
import { blur, glow, gradient, solid, tint } from './paint.ts';

/** The wall, the door and the gravel before it. */
export function driveway(canvas: Canvas, { wood, door }: { wood: string; door: string }): string {
  const boards = Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M${i * 48} 0h46v640h-46Z" fill="${tint(wood, (canvas.random.next() - 0.5) * 0.12)}"/><path d="M${i * 48 + 36} 0v640" stroke="${tint(wood, -0.35)}" stroke-width="11"/>`,
  ).join('');
  const leaf = boxPath({ x: 240, y: 330, width: 720, height: 330, r: 4 });
  const panels = Array.from({ length: 3 }, (_, i) => `M250 ${426 + i * 82}H950`).join('');
  const frame = `<path d="M214 306H986V660H214Z" fill="#f7f3ea"/>`;
  const gravel = gradient(
    canvas,
    [
      [0, '#6a6660', 1],
      [1, '#8d8880', 1],
    ],
    90,
  );
  return [
    `<path d="M0 0H1200V640H0Z" fill="${tint(wood, -0.5)}"/>${boards}<path d="M0 0H1200V640H0Z" fill="${glow(
      canvas,
      [
        [0, '#fff2d4', 0.35],
        [1, '#150a10', 0.35],
      ],
      [0.25, 0.1, 1],
    )}"/>`,
    frame +
      solid(canvas, {
        d: leaf,
        fill: door,
        round: 10,
        print: `<path d="${panels}" stroke="#000" stroke-opacity=".28" stroke-width="6"/><path d="${panels}" stroke="#fff" stroke-opacity=".3" stroke-width="3" transform="translate(0 5)"/>`,
      }),
    `<path d="M0 640H1200V900H0Z" fill="${gravel}"/>${blur(canvas, 8, '<path d="M-20 642H1220" stroke="#0d0808" stroke-opacity=".6" stroke-width="18"/>')}`,
    Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M${i * 260 - 200} 900L${340 + i * 104} 645" stroke="#3d3a36" stroke-opacity=".35" stroke-width="4"/>`,
    ).join(''),
    '<path d="M0 700H1200M0 790H1200" stroke="#3d3a36" stroke-opacity=".3" stroke-width="4"/>',
  ].join('');
}
