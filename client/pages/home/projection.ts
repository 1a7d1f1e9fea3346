// Draws a hall in perspective: metres on the floor become places in a picture. Pure.

export type Point = readonly [number, number];

/**
 * A place in the hall as a place in the picture. The camera stands on the court's long axis, level, and looks at the
 * basket; the picture's middle is straight ahead, at the height of the eye.
 *
 * @param x metres to the right of the axis
 * @param y metres from the baseline towards the camera
 * @param z metres above the floor
 */
export function project(x: number, y: number, z = 0): Point {
  const scale = FOCUS / (CAMERA_Y - y);
  return [round(MIDDLE_X + x * scale), round(MIDDLE_Y - (z - EYE) * scale)];
}

/** The size of the picture, and what it was taken with: the camera stands 22 m from the baseline, eyes at 2.3 m. */
export const PICTURE = { width: 2400, height: 700 };
const MIDDLE_X = PICTURE.width / 2;
const MIDDLE_Y = 350;
const FOCUS = 2000;
const CAMERA_Y = 22;
const EYE = 2.3;

/** The outline through places in the hall, as svg path data; closed unless told. */
export function outline(places: ReadonlyArray<readonly [number, number, number?]>, isOpen = false): string {
  const points = places.map(([x, y, z]) => project(x, y, z).join(' '));
  return `M${points.join('L')}${isOpen ? '' : 'z'}`;
}

/** Part of a circle lying on the floor, or at a height, from one angle to another in degrees; 0 is to the right. */
export function arc(
  centre: readonly [number, number, number?],
  radius: number,
  [from, to]: readonly [number, number],
): string {
  const [x, y, z] = centre;
  const steps = Math.ceil(Math.abs(to - from) / 3);
  const places = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z] as const;
  });
  return outline(places, true);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
