// Distances between coordinates, and the box around a circle.

export interface Coordinates {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** In km along the surface (haversine). */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The smallest box of coordinates that holds all points within so many km. Not for the poles or the date line. */
export function boxAround({ latitude, longitude }: Coordinates, km: number) {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos(radians(Math.min(Math.abs(latitude) + north, 89)));
  return {
    south: latitude - north,
    north: latitude + north,
    west: longitude - east,
    east: longitude + east,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
