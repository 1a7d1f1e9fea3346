// The part of a picture that is left when it is cropped, in percent of the whole.
export interface Crop {
  /** `x` and `y`: position of the left and the top edge, from 0 to 100. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 100, height: 100 };

export function isWhole({ width, height }: Crop): boolean {
  return width === 100 && height === 100;
}

/** Minimum length of a side in percent, so that the handles stay apart. */
export const SHORTEST_SIDE = 10;

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];
/** How much is cut off at each edge. */
export type Insets = Record<Edge, number>;

export function insetsOf({ x, y, width, height }: Crop): Insets {
  return { left: x, right: 100 - x - width, top: y, bottom: 100 - y - height };
}

/** Sets how much is cut off at one edge, within the limits of the picture and the shortest side. */
export function moveEdge(crop: Crop, edge: Edge, inset: number): Crop {
  const insets = insetsOf(crop);
  const most = 100 - SHORTEST_SIDE - insets[oppositeEdges[edge]];
  return cropOf({ ...insets, [edge]: clamp(inset, most) });
}

/** Moves the part without changing its size, within the picture. */
export function moveCrop({ x, y, width, height }: Crop, right: number, down: number): Crop {
  return { x: clamp(x + right, 100 - width), y: clamp(y + down, 100 - height), width, height };
}

/** The same part of the picture after a quarter turn. */
export function turnCrop(crop: Crop, turn: Turn): Crop {
  const { left, right, top, bottom } = insetsOf(crop);
  return turn === 'right'
    ? cropOf({ left: bottom, top: left, right: top, bottom: right })
    : cropOf({ left: top, top: right, right: bottom, bottom: left });
}

export type Turn = 'left' | 'right';

const oppositeEdges: Record<Edge, Edge> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

function cropOf({ left, right, top, bottom }: Insets): Crop {
  return { x: left, y: top, width: 100 - left - right, height: 100 - top - bottom };
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}
