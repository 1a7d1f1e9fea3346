// Which places are from OpenStreetMap. Apart from their schema, so that fields do not load zod.
import type { Place } from './place.ts';

/** The first id of a place that the geocoder has found, in OpenStreetMap. */
const FIRST_GEOCODED_ID = 1_000_000_000;

/** Whether the place is from OpenStreetMap, whose licence (ODbL) requires that it is named. Others are from GeoNames. */
export function isFromOpenStreetMap({ id }: Pick<Place, 'id'>): boolean {
  return id >= FIRST_GEOCODED_ID;
}
