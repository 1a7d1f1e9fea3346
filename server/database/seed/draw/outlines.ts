// Outlines of plain shapes, as the `d` of an SVG path.

/** One decimal is enough for an outline, and keeps the documents small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The outline of a circle or ellipse. */
export function circlePath(x: number, y: number, rx: number, ry = rx): string {
  return `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** The outline of a box, its corners rounded by `r`. */
export function boxPath({
  x,
  y,
  width,
  height,
  r = 0,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  r?: number;
}): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}Z`;
}
