// The maps: their geometry, and where coordinates are on them. make-maps.js writes the data.
import type { Coordinates } from '#shared/places/distance.ts';
import europe from './geometry/europe.svg?url';
import nordics from './geometry/nordics.svg?url';
import sweden from './geometry/sweden.svg?url';
import world from './geometry/world.svg?url';
import data from './regions.json';

/** The width for which the labels of towns were chosen, in px. */
export const LABELLED_WIDTH = 360;

export type RegionName = keyof typeof data;

/** A part of the world in the Mercator projection. The circumference of the world is `size` units. */
export interface Region {
  name: RegionName;
  size: number;
  /** The upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  towns: readonly Town[];
  /** The address of the geometry; each shape has an id. */
  url: string;
}

export interface Town {
  name: string;
  x: number;
  y: number;
  /** The level of magnification (a power of two) from which there is room for the name. */
  level: number;
}

/** A point on a map, in its units. */
export interface MapPoint {
  x: number;
  y: number;
}

const urls: Record<RegionName, string> = { sweden, nordics, europe, world };

export function regionOf(name: RegionName): Region {
  const towns = data[name].towns.map(([town, x, y, level]) => ({
    name: String(town),
    x: Number(x),
    y: Number(y),
    level: Number(level),
  }));
  return { ...data[name], name, towns, url: urls[name] };
}

export function project({ size, x, y }: Region, { latitude, longitude }: Coordinates): MapPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (size * (longitude + 180)) / 360 - x,
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) - y,
  };
}

/** A part of a map, in its units. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** The rectangle, larger on each side by this share of its size. */
export function widen({ left, top, right, bottom }: Rectangle, share: number): Rectangle {
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** The coordinates of a point, as [degrees east, degrees north]. */
export function coordinatesAt({ size, x, y }: Region, point: MapPoint): [number, number] {
  const north = Math.PI * (1 - (2 * (point.y + y)) / size);
  return [((point.x + x) / size) * 360 - 180, (Math.atan(Math.sinh(north)) * 180) / Math.PI];
}

export function isInside({ width, height }: Region, { x, y }: MapPoint): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** The points of these places; null for one outside the region. */
export function projectInside(region: Region, places: readonly Coordinates[]): readonly (MapPoint | null)[] {
  return places.map((place) => {
    const point = project(region, place);
    return isInside(region, point) ? point : null;
  });
}

/** Custom properties that place an element on the map (place-map.css). */
export function placeOf({ width, height }: Region, { x, y }: MapPoint): Record<`--${string}`, string> {
  return { '--left': String(x / width), '--top': String(y / height) };
}

/** The data of one path for all points: with round line ends, a line without length is a dot. */
export function dotsOf(points: readonly (MapPoint | null)[]): string {
  return points.map((point) => (point ? `M${Math.round(point.x)} ${Math.round(point.y)}h0` : '')).join('');
}
