// SQL about places.
import { sql } from 'kysely';
import { MAX_FOUND_PLACES } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import type { Database } from '../../database/connection.ts';

/** Added to the weight of a Swedish place; more than any population. */
export const SWEDISH_WEIGHT = 1_000_000_000;

/** Greater than the number of places with any one name. */
const MAX_SAME_NAMES = 100;

/** Places with a name that has the folded text at the beginning of a word: Swedish ones, exact names and larger places first. */
export async function findPlaces({ kysely }: Pick<Database, 'kysely'>, folded: string): Promise<Place[]> {
  // The upper bound of the prefix ends with the last code point, which sorts after every letter of a name.
  const { rows } = await sql<Place>`
    with found as (
      select place_id, bool_or(term = ${folded}) as is_exact, max(weight) as weight
        from place_terms where term >= ${folded} and term < ${`${folded}\u{10ffff}`}
       group by place_id order by max(weight) >= ${SWEDISH_WEIGHT} desc, is_exact desc, weight desc, place_id
       limit ${MAX_FOUND_PLACES}
    )
    select id, name, county, country, latitude, longitude
      from found join places on id = place_id 
     order by weight >= ${SWEDISH_WEIGHT} desc, is_exact desc, weight desc, id`.execute(kysely);
  return rows;
}

/** Places with the folded text as their name or as its last words: Swedish and larger ones first. */
export async function findPlacesNamed(
  { kysely }: Pick<Database, 'kysely'>,
  folded: string,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, name, county, country, latitude, longitude
      from place_terms join places on id = place_id where term = ${folded}
     order by weight desc, id limit ${MAX_SAME_NAMES}`.execute(kysely);
  return rows;
}

/** Null for an unknown id. */
export async function findPlace({ kysely }: Pick<Database, 'kysely'>, id: number): Promise<Place | null> {
  const place = await kysely
    .selectFrom('places')
    .select(['id', 'name', 'county', 'country', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
  return place ?? null;
}
