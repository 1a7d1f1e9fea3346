// The filter by distance: tournaments within so many mil (10 km) of a place. Teams travel farther than buyers.

/** Distances in mil (10 km). */
export const DISTANCES = ['5', '10', '20', '40'] as const;
export type Distance = (typeof DISTANCES)[number];
/** The distance when the URL has no parameter for it. */
export const USUAL_DISTANCE: Distance = '10';
const KM_PER_MIL = 10;

export function kmWithin(distance: Distance = USUAL_DISTANCE): number {
  return Number(distance) * KM_PER_MIL;
}
