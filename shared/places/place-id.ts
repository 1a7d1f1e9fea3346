// The rule for ids of places in addresses. Without the schema library, since the marketplace reads them too.

/** Ids are stored as 32-bit integers; those from 1,000,000,000 are of places that the geocoder found. */
export const MAX_PLACE_ID = 2_147_483_647;

/** Whether a parameter is the id of a place as addresses have it: without zeros before it. */
export function isPlaceId(param: string): boolean {
  return /^[1-9]\d{0,9}$/.test(param) && Number(param) <= MAX_PLACE_ID;
}
