// Projects a hall in perspective: metres on the floor to coordinates in a picture. Pure.

export type Point = readonly [number, number];

/**
 * Projects a point of the hall. The camera is level on the long axis of the court, facing the basket; the centre of
 * the picture is straight ahead at eye height.
 *
 * @param x metres to the right of the axis
 * @param y metres from the baseline towards the camera
 * @param z metres above the floor
 */
export function project(x: number, y: number, z = 0): Point {
  const scale = FOCUS / (CAMERA_Y - y);
  return [round(MIDDLE_X + x * scale), round(MIDDLE_Y - (z - EYE) * scale)];
}

/** The size of the picture. The camera is 22 m from the baseline, at a height of 2.3 m. */
export const PICTURE = { width: 2400, height: 700 };
const MIDDLE_X = PICTURE.width / 2;
const MIDDLE_Y = 350;
const FOCUS = 2000;
const CAMERA_Y = 22;
const EYE = 2.3;

/** The outline through these points as SVG path data; closed unless `isOpen`. */
export function outline(places: ReadonlyArray<readonly [number, number, number?]>, isOpen = false): string {
  const points = places.map(([x, y, z]) => project(x, y, z).join(' '));
  return `M${points.join('L')}${isOpen ? '' : 'z'}`;
}

/** A horizontal arc at height z, from one angle to another in degrees; 0 is to the right. */
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
