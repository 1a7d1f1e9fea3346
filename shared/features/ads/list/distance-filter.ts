// The filter by distance: ads in towns within so many mil (10 km) of a place.

/** Distances in mil (10 km). */
export const DISTANCES = ['1', '2', '5', '10'] as const;
export type Distance = (typeof DISTANCES)[number];
/** The distance when the URL has no parameter for it. */
export const USUAL_DISTANCE: Distance = '5';
const KM_PER_MIL = 10;

export function kmWithin(distance: Distance = USUAL_DISTANCE): number {
  return Number(distance) * KM_PER_MIL;
}

/** @param place its name; by default unnamed */
export function describeDistance(distance: Distance = USUAL_DISTANCE, place = 'vald ort'): string {
  return `Inom ${distance} mil från ${place}`;
}
