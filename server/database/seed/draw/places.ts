// Whole places: an arena by night, a court indoors, one outdoors.
import { basket } from './hoop.ts';
import type { Canvas } from './paint.ts';
import { boxPath, short } from './outlines.ts';
import { blur, glow, gradient, placed, tint } from './paint.ts';
import { specks } from './floors.ts';

/** Court lines in perspective on the ground below `horizon`; the far baseline lies there. */
function courtLines(horizon: number, color: string, width = 9): string {
  const depth = 900 - horizon;
  const at = (x: number, z: number): string =>
    `${short(600 + x * (0.42 + z * 0.9))} ${short(horizon + 26 + depth * z * z)}`;
  const arc = Array.from({ length: 31 }, (_, i) => {
    const a = Math.PI * (i / 30);
    return `${i ? 'L' : 'M'}${at(Math.cos(a) * 610, Math.sin(a) * 0.86)}`;
  }).join('');
  const key = `M${at(-190, 0)}L${at(-190, 0.56)}L${at(190, 0.56)}L${at(190, 0)}Z`;
  return `<path d="${key}" fill="${color}" fill-opacity=".16"/><path d="M${at(-1300, 0)}L${at(1300, 0)}${arc}${key}" fill="none" stroke="${color}" stroke-opacity=".85" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** An arena seen from a seat: crowd in the dark, lamps, the lit floor. */
export function arena(canvas: Canvas, tone = '#1a2444'): string {
  const { random } = canvas;
  const crowd = Array.from({ length: 420 }, () => {
    const y = 130 + random.next() * 420;
    const color = random.pick(['#e9b27a', '#c86a3a', '#5b78b8', '#d8d3c6', '#a8343a', '#2f4778']);
    return `<circle cx="${short(random.next() * 1200)}" cy="${short(y)}" r="${short(6 + random.next() * 7)}" fill="${color}" fill-opacity="${short(0.25 + random.next() * 0.5)}"/>`;
  }).join('');
  const lamps = Array.from({ length: 6 }, (_, i) => {
    const [x, light] = [
      90 + i * 204,
      glow(
        canvas,
        [
          [0, '#fff8e0', 1],
          [0.25, '#ffe9b0', 0.55],
          [1, '#ffe9b0', 0],
        ],
        [0.5, 0.5, 0.5],
      ),
    ];
    return `<circle cx="${x}" cy="64" r="120" fill="${light}"/><path d="M${x - 40} 64L${x - 240} 900H${x + 240}L${x + 40} 64Z" fill="#fff2cc" fill-opacity=".045"/>`;
  }).join('');
  const wood = gradient(
    canvas,
    [
      [0, '#8f5a2a', 1],
      [0.4, '#d99a55', 1],
      [1, '#b87838', 1],
    ],
    90,
  );
  const rails = [0, 1, 2]
    .map((i) => `<path d="M0 ${250 + i * 120}H1200v12H0Z" fill="#0b1022" fill-opacity=".55"/>`)
    .join('');
  const heads = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [i * 150 + random.between(-30, 30), 850 + random.between(-24, 40)];
    return `<path d="M${x - 100} 960C${x - 96} ${y + 40} ${x - 40} ${y + 36} ${x - 34} ${y + 20}A50 56 0 1 1 ${x + 34} ${y + 20}C${x + 40} ${y + 36} ${x + 96} ${y + 40} ${x + 100} 960Z" fill="#0a0d18"/>`;
  }).join('');
  return [
    `<path d="M0 0H1200V900H0Z" fill="${tone}"/>`,
    blur(canvas, 3.5, crowd + rails),
    `<path d="M0 0H1200V560H0Z" fill="${gradient(
      canvas,
      [
        [0, '#05070f', 0.75],
        [1, '#05070f', 0.1],
      ],
      90,
    )}"/>${blur(canvas, 5, lamps)}`,
    `<path d="M0 540H1200V900H0Z" fill="${wood}"/>${courtLines(540, '#fff6e2', 8)}`,
    `<path d="M0 500H1200V546H0Z" fill="#e4691f"/><path d="M0 500H1200" stroke="#ffd7ae" stroke-width="4"/>`,
    `<path d="M592 330H608V540H592Z" fill="#20283f"/>${placed(basket(canvas, { r: 46, glass: true, shadowed: false, edge: '#f2efe6', square: '#e4691f' }), { x: 600, y: 404 })}`,
    blur(canvas, 5, heads),
  ].join('');
}

/** A school hall: windows, ribs along the wall, a shining floor. */
export function courtIndoors(canvas: Canvas, wall = '#d9cdb8'): string {
  const panes = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="${boxPath({ x: 26 + i * 196, y: 40, width: 164, height: 120, r: 4 })}" fill="#eef6fa"/><path d="M${108 + i * 196} 40v120" stroke="${tint(wall, -0.3)}" stroke-width="7"/>`,
  ).join('');
  const ribs = Array.from({ length: 13 }, (_, i) => `M${i * 96 + 24} 330V570`).join('');
  const wood = gradient(
    canvas,
    [
      [0, '#a66c34', 1],
      [0.5, '#d59a58', 1],
      [1, '#bd8042', 1],
    ],
    90,
  );
  const shine = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${60 + i * 196} 580L${-160 + i * 250} 900H${20 + i * 250}L${160 + i * 196} 580Z" fill="#fff" fill-opacity=".13"/>`,
  ).join('');
  return [
    `<path d="M0 0H1200V580H0Z" fill="${wall}"/><path d="M0 330H1200V580H0Z" fill="#b98a55"/><path d="${ribs}" stroke="#5a3814" stroke-opacity=".5" stroke-width="7"/><path d="M0 330H1200" stroke="#6d471f" stroke-width="10"/>${panes}`,
    `<path d="M0 0H1200V580H0Z" fill="${gradient(
      canvas,
      [
        [0, '#fff', 0.18],
        [1, '#1b0e06', 0.4],
      ],
      70,
    )}"/>`,
    `<path d="M0 576H1200V900H0Z" fill="${wood}"/>${courtLines(576, '#2a4f8f')}${blur(canvas, 16, shine)}`,
    `<path d="M0 566H1200V584H0Z" fill="#3a2410" fill-opacity=".6"/><path d="M440 -10L560 210M760 -10L640 210" stroke="#3b4456" stroke-width="14"/>`,
    placed(basket(canvas, { r: 84, glass: true, edge: '#f4f1e8', square: '#f4f1e8' }), { x: 600, y: 330 }),
  ].join('');
}

/** A court in a park, at dusk or by day. */
export function courtOutdoors(
  canvas: Canvas,
  {
    sky,
    low,
    ground,
    key,
    chain = false,
  }: { sky: string; low: string; ground: string; key: string; chain?: boolean },
): string {
  const { random } = canvas;
  const air = gradient(
    canvas,
    [
      [0, sky, 1],
      [1, low, 1],
    ],
    90,
  );
  const trees = Array.from(
    { length: 13 },
    (_, i) =>
      `<circle cx="${i * 104 - 20}" cy="${430 + random.between(-34, 34)}" r="${random.between(78, 120)}" fill="${tint('#2f5a44', (random.next() - 0.6) * 0.4)}"/>`,
  ).join('');
  const houses = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M${i * 190 - 40} 560V${270 + random.between(0, 110)}h150V560Z" fill="${tint(low, -0.42)}" fill-opacity=".75"/>`,
  ).join('');
  const wires = Array.from(
    { length: 40 },
    (_, i) => `M${i * 50 - 500} 300l270 270M${i * 50 - 500} 570l270 -270`,
  ).join('');
  const fence = `<path d="${wires}" fill="none" stroke="#e9ecec" stroke-opacity=".3" stroke-width="3"/><path d="M0 300H1200M120 300V570M440 300V570M760 300V570M1080 300V570" stroke="#4b555c" stroke-width="10"/>`;
  const area = 'M0 560H1200V900H0Z';
  const asphalt = gradient(
    canvas,
    [
      [0, tint(ground, -0.25), 1],
      [0.4, ground, 1],
      [1, tint(ground, -0.2), 1],
    ],
    90,
  );
  return [
    `<path d="M0 0H1200V600H0Z" fill="${air}"/>${blur(canvas, 6, houses + trees)}${blur(canvas, 1.4, fence)}`,
    specks(canvas, 300),
    `<path d="${area}" fill="${asphalt}"/>${courtLines(560, '#f6efdd')}<path d="M520 586H680L780 700H420Z" fill="${key}" fill-opacity=".5"/>`,
    `<path d="M584 240H616V592H584Z" fill="#333b45"/><path d="M584 240H594V592H584Z" fill="#fff" fill-opacity=".25"/><ellipse cx="640" cy="596" rx="120" ry="12" fill="#000" fill-opacity=".3"/>`,
    placed(basket(canvas, { r: 92, chain, edge: '#c8441a' }), { x: 600, y: 320 }),
  ].join('');
}
