// SQL about the geocoder: its rate limit, and the places it found.
import { sql } from 'kysely';
import { boxAround } from '#shared/places/distance.ts';
import type { Place } from '#shared/places/place.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { GEOCODER_DAYS } from '#shared/privacy/retention-times.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { SWEDISH_WEIGHT } from '../queries.ts';
import type { GeocodedPlace } from './request-places.ts';

/** Two places with the same name within this distance, in km, are the same place. */
const SAME_PLACE_KM = 15;

type Pool = Pick<Database, 'kysely'>;

/** The stored answer to a folded search; null when there is none of the last month. */
export async function readAnswer({ kysely }: Pool, folded: string): Promise<Place[] | null> {
  const { rows } = await sql<{ places: Place[] }>`
    select coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'county', county, 'country', country,
               'latitude', latitude, 'longitude', longitude) order by position)
        from unnest(place_ids) with ordinality as each (place_id, position) join places on id = place_id), '[]') as places
      from geocoder_answers where query = ${folded} and asked_at > now() - ${GEOCODER_DAYS} * interval '1 day'`.execute(
    kysely,
  );
  return rows[0]?.places ?? null;
}

/** Reserves the next request; returns the ms until it may be sent, at most 1,000; null when another request waits already. */
export async function reserveRequest({ kysely }: Pool): Promise<number | null> {
  const { rows } = await sql<{ delay: number }>`
    update geocoder_turn set next_at = greatest(next_at, clock_timestamp()) + interval '1 s'
     where next_at < clock_timestamp() + interval '1 s'
     returning greatest(0, extract(epoch from next_at - interval '1 s' - clock_timestamp()) * 1000)::integer as delay`.execute(
    kysely,
  );
  return rows[0]?.delay ?? null;
}

export async function pauseGeocoder({ kysely }: Pool, seconds: number): Promise<void> {
  await sql`update geocoder_turn set next_at = now() + make_interval(secs => ${seconds})`.execute(kysely);
}

/** Stores an answer, and its places that the table lacks. Returns the places as they are stored in the table. */
export function saveAnswer({ kysely }: Pool, folded: string, found: GeocodedPlace[]): Promise<Place[]> {
  return kysely.transaction().execute(async (tx) => {
    const places: Place[] = [];
    for (const each of found) {
      const place = (await findSame(tx, each)) ?? (await insertPlace(tx, each));
      if (!places.some(({ id }) => id === place.id)) places.push(place);
    }
    const ids = places.map(({ id }) => id);
    await sql`
      insert into geocoder_answers (query, place_ids) values (${folded}, ${ids}::integer[])
      on conflict (query) do update set place_ids = excluded.place_ids, asked_at = now()`.execute(tx);
    return places;
  });
}

async function findSame(connection: Connection, place: GeocodedPlace): Promise<Place | null> {
  const { south, north, west, east } = boxAround(place, SAME_PLACE_KM);
  const { rows } = await sql<Place>`
    select id, name, county, country, latitude, longitude
      from place_terms join places on id = place_id
     where term = ${foldPlaceName(place.name)}
       and (osm = ${place.osm} or latitude between ${south} and ${north} and longitude between ${west} and ${east})
     order by osm = ${place.osm} desc nulls last, weight desc, id limit 1`.execute(connection);
  return rows[0] ?? null;
}

async function insertPlace(connection: Connection, { osm, ...place }: GeocodedPlace): Promise<Place> {
  const { id } = await connection
    .insertInto('places')
    .values({ ...place, osm })
    .onConflict((conflict) => conflict.column('osm').doUpdateSet(place))
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = foldPlaceName(place.name).split(' ');
  const terms = words.map((_, first) => words.slice(first).join(' '));
  await sql`
    insert into place_terms (term, weight, place_id)
      select distinct term, ${place.country === 'Sverige' ? SWEDISH_WEIGHT : 0}::integer, ${id}::integer
        from unnest(${terms}::text[]) as term
    on conflict do nothing`.execute(connection);
  return { id, ...place };
}

export async function purgeAnswers({ kysely }: Pool): Promise<void> {
  await sql`delete from geocoder_answers where asked_at < now() - ${GEOCODER_DAYS} * interval '1 day'`.execute(
    kysely,
  );
}
