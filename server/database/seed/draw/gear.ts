// Training gear, each piece drawn round the middle.
import type { Canvas } from './paint.ts';
import { boxPath, circlePath, short } from './outlines.ts';
import { blur, glow, gradient, shadow, solid, tint } from './paint.ts';

/** A disc cone seen from above, at a slant. */
export function cone(canvas: Canvas, color: string): string {
  const [base, top] = [circlePath(0, 0, 92, 74), circlePath(-4, -32, 34, 25)];
  const body =
    'M-92 0C-92 40 -50 74 0 74C50 74 92 40 92 0C92 -16 44 -30 30 -36L-38 -36C-52 -28 -92 -18 -92 0Z';
  const rings = `<path d="M-72 10A74 52 0 0 0 72 10M-54 -6A56 36 0 0 0 52 -6" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6"/>`;
  return (
    shadow(canvas, base, 16) +
    solid(canvas, { d: base, fill: tint(color, -0.12), round: 14 }) +
    solid(canvas, { d: body, fill: color, round: 18, depth: 0.6, print: rings }) +
    solid(canvas, { d: top, fill: tint(color, -0.6), round: 10, depth: 0.8 })
  );
}

/** A speed ladder running from left to right: `rungs` flat bars between two straps. */
export function ladder(
  canvas: Canvas,
  { rungs, color, strap }: { rungs: number; color: string; strap: string },
): string {
  const width = rungs * 190;
  const bars = Array.from({ length: rungs + 1 }, (_, i) =>
    boxPath({ x: i * 190 - width / 2 - 20, y: -160, width: 40, height: 320, r: 8 }),
  );
  const straps = `M${-width / 2 - 60} -146C${-width / 4} -158 ${width / 4} -134 ${width / 2 + 60} -146M${-width / 2 - 60} 146C${-width / 4} 134 ${width / 4} 158 ${width / 2 + 60} 146`;
  return (
    `<g fill="none">${blur(canvas, 5, `<path d="${straps}" stroke="#140a04" stroke-opacity=".55" stroke-width="22" transform="translate(6 9)"/>`)}<path d="${straps}" stroke="${strap}" stroke-width="22"/><path d="${straps}" stroke="#fff" stroke-opacity=".3" stroke-width="3" stroke-dasharray="8 6"/></g>` +
    bars.map((d) => shadow(canvas, d, 8) + solid(canvas, { d, fill: color, round: 12, depth: 0.5 })).join('')
  );
}

/** A closed rubber band, a long loop. */
export function rubberLoop(
  canvas: Canvas,
  { color, length, width }: { color: string; length: number; width: number },
): string {
  const bend = canvas.random.between(-50, 50);
  const d = `M${-length / 2} -40C${-length / 4} ${-96 + bend} ${length / 4} ${-70 - bend} ${length / 2} -44C${length / 2 + 70} -30 ${length / 2 + 70} 40 ${length / 2} 46C${length / 4} ${84 - bend} ${-length / 4} ${66 + bend} ${-length / 2} 48C${-length / 2 - 64} 40 ${-length / 2 - 64} -30 ${-length / 2} -40Z`;
  const line = (stroke: string, thick: number, extra = ''): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(thick)}" ${extra}/>`;
  return (
    blur(canvas, 9, line('#140a04', width, 'stroke-opacity=".6" transform="translate(9 14)"')) +
    line(tint(color, -0.4), width) +
    line(color, width - 6) +
    blur(
      canvas,
      2,
      line(
        tint(color, 0.5),
        width * 0.22,
        `stroke-opacity=".8" transform="translate(${-width * 0.1} ${-width * 0.16})"`,
      ),
    )
  );
}

/** A kettlebell that stands, its foot at y = 250. */
export function kettlebell(canvas: Canvas, { color, band }: { color: string; band: string }): string {
  const handle =
    'M-150 -20C-190 -150 -150 -270 0 -274C150 -270 190 -150 150 -20L92 -40C120 -130 104 -206 0 -208C-104 -206 -120 -130 -92 -40Z';
  const bell =
    'M0 -90C150 -90 214 0 214 96C214 170 170 226 120 250H-120C-170 226 -214 170 -214 96C-214 0 -150 -90 0 -90Z';
  const plate = `<circle cx="0" cy="96" r="92" fill="${band}"/><circle cx="0" cy="96" r="92" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="8"/>`;
  return (
    solid(canvas, { d: handle, fill: color, round: 34, depth: 0.8 }) +
    solid(canvas, { d: bell, fill: color, round: 70, depth: 0.8, print: plate })
  );
}

/** A jump rope in loose loops, with two handles. */
export function jumpRope(canvas: Canvas, { rope, grip }: { rope: string; grip: string }): string {
  const d =
    'M-330 -210C-120 -330 330 -260 360 -20C380 190 60 270 -140 210C-330 150 -330 -60 -120 -110C100 -160 280 -30 220 110C170 230 -60 170 -60 60C-60 -40 150 -60 330 260';
  const handles = [
    { x: -400, y: -168, turn: -31 },
    { x: 372, y: 336, turn: 60 },
  ].map(({ x, y, turn }) => {
    const body = boxPath({ x: -96, y: -23, width: 192, height: 46, r: 20 });
    const ribs = Array.from({ length: 9 }, (_, i) => `M${-60 + i * 15} -30v60`).join('');
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${shadow(canvas, body, 10)}${solid(canvas, { d: body, fill: grip, round: 18, depth: 0.65, print: `<path d="${ribs}" stroke="#000" stroke-opacity=".35" stroke-width="6"/>` })}</g>`;
  });
  return (
    `<g fill="none" stroke-linecap="round">${blur(canvas, 6, `<path d="${d}" stroke="#140a04" stroke-opacity=".6" stroke-width="15" transform="translate(7 12)"/>`)}<path d="${d}" stroke="${tint(rope, -0.45)}" stroke-width="15"/><path d="${d}" stroke="${rope}" stroke-width="10"/><path d="${d}" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(-2 -3)"/></g>` +
    handles.join('')
  );
}

/** Goggles that hide the ball: clear above, black below; about 620 wide. */
export function goggles(canvas: Canvas, color: string): string {
  const strap = 'M-300 -30C-420 -230 420 -230 300 -30';
  const frame =
    'M-306 -60C-310 -110 -250 -120 -170 -122C-90 -124 -40 -96 0 -96C40 -96 90 -124 170 -122C250 -120 310 -110 306 -60C300 40 250 110 160 108C90 106 50 30 0 28C-50 30 -90 106 -160 108C-250 110 -300 40 -306 -60Z';
  const lens =
    'M-266 -54C-264 -84 -220 -88 -160 -88C-90 -88 -52 -66 -52 -34C-54 20 -100 74 -156 74C-220 74 -262 20 -266 -54Z';
  const glass = gradient(
    canvas,
    [
      [0, '#bfe0ea', 0.95],
      [0.55, '#58808f', 0.9],
      [1, '#1b2b36', 1],
    ],
    62,
  );
  const shine = `<path d="M-230 -60L-150 -80L-210 40L-240 0Z" fill="#fff" fill-opacity=".45"/>`;
  const oneLens = `${solid(canvas, { d: lens, fill: glass, round: 18, depth: 0.5, print: shine })}`;
  return (
    `<g fill="none">${blur(canvas, 8, `<path d="${strap}" stroke="#140a04" stroke-opacity=".5" stroke-width="44" transform="translate(10 16)"/>`)}<path d="${strap}" stroke="#22242c" stroke-width="46"/><path d="${strap}" stroke="${color}" stroke-width="10"/></g>` +
    `${shadow(canvas, frame, 20)}${solid(canvas, { d: frame, fill: color, round: 22, depth: 0.6 })}${oneLens}<g transform="scale(-1 1)">${oneLens}</g>`
  );
}

/** A coach's board: half a court, magnets, arrows and a pen; 620 × 800. */
export function tacticBoard(
  canvas: Canvas,
  { face, line, frame }: { face: string; line: string; frame: string },
): string {
  const board = boxPath({ x: -310, y: -400, width: 620, height: 800, r: 30 });
  const court = `<path d="M-250 -340H250V340H-250ZM-90 340V70H90V340M-70 70A70 70 0 0 0 70 70A70 70 0 0 0 -70 70M-210 340V210A222 222 0 0 1 210 210V340M-90 -340A90 90 0 0 0 90 -340M-30 312H30" fill="none" stroke="${line}" stroke-width="8"/>`;
  const plays = `<path d="M-160 -60C-130 40 -60 60 -30 150M170 -110C190 20 120 60 150 200M0 -190L-110 -110" fill="none" stroke="#d8401f" stroke-width="10" stroke-linecap="round" stroke-dasharray="26 18"/><path d="M-52 128l24 30l14 -38M130 178l22 30l20 -34M-86 -142l-30 38l46 -6" fill="none" stroke="#d8401f" stroke-width="10" stroke-linecap="round"/>`;
  const magnets = [
    [-165, -90],
    [175, -140],
    [0, -210],
    [-190, 110],
    [80, 20],
  ].map(([x = 0, y = 0], i) => {
    const d = circlePath(x, y, 34);
    return (
      shadow(canvas, d, 7) + solid(canvas, { d, fill: i < 3 ? '#ee7a22' : '#24406e', round: 12, depth: 0.6 })
    );
  });
  const clip = boxPath({ x: -110, y: -430, width: 220, height: 66, r: 16 });
  const steel = glow(
    canvas,
    [
      [0, '#f4f6f8', 1],
      [1, '#7f8890', 1],
    ],
    [0.4, 0.2, 0.9],
  );
  return [
    shadow(canvas, board, 26),
    solid(canvas, { d: board, fill: frame, round: 12 }),
    solid(canvas, {
      d: boxPath({ x: -284, y: -374, width: 568, height: 748, r: 14 }),
      fill: face,
      round: 8,
      depth: 0.25,
      print: court + plays,
    }),
    ...magnets,
    shadow(canvas, clip, 8),
    solid(canvas, { d: clip, fill: steel, round: 12 }),
  ].join('');
}
