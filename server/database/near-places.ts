// Distances: the terms of towns near a place, by which ads are found, and the places near an ad's town, by which saved searches
// are.
import { sql } from 'kysely';
import { type Distance, DISTANCES, kmWithin } from '#shared/features/ads/list/distance-filter.ts';
import { boxAround, type Coordinates } from '#shared/places/distance.ts';
import type { AnswerCache } from '../core/answer-cache.ts';
import type { Connection } from './connection.ts';
import { nearTerm, townTerm } from './filter-terms.ts';

/** The distance from `towns` to `centre` in km, by the haversine formula. */
const kilometres =
  sql.raw(`12742 * asin(sqrt(power(sind((towns.latitude - centre.latitude) / 2), 2) + cosd(towns.latitude)
  * cosd(centre.latitude) * power(sind((towns.longitude - centre.longitude) / 2), 2)))`);

export interface Near {
  /** The id of a place. */
  near: string;
  within?: Distance | undefined;
}

/** The terms of the towns within the distance. An ad in one of the towns has one of the terms. Empty for an unknown place. */
export async function readTownTerms(connection: Connection, { near, within }: Near): Promise<string[]> {
  const km = kmWithin(within);
  const { rows } = await sql<{ name: string; county: string; isOnlyOne: boolean }>`
    with towns as (
      select name, county, latitude, longitude, count(*) over (partition by name) = 1 as is_only_one
        from places where country = 'Sverige' and county is not null)
    select towns.name, towns.county, is_only_one as "isOnlyOne"
      from towns, places as centre
     where centre.id = ${near}::bigint and ${kilometres} <= ${km}
     order by towns.name, towns.county`.execute(connection);
  const inCounty = rows.map(({ name, county }) => townTerm(name, county));
  // An ad may lack its county; then its town is known only if no other town has the same name.
  const alone = rows.filter(({ isOnlyOne }) => isOnlyOne).map(({ name }) => townTerm(name, ''));
  return [...new Set([...inCounty, ...alone])];
}

/** Like `readTownTerms`, but cached, since places rarely change. */
export function loadTownTerms(
  connection: Connection,
  answerCache: AnswerCache,
  near: Near,
): Promise<string[]> {
  return answerCache.getOrLoad(`towns ${near.near} ${near.within ?? ''}`, 'places', () =>
    readTownTerms(connection, near),
  );
}

/**
 * The terms of the saved searches by distance that an ad with these terms matches. The number of statements does not grow with
 * the number of searches.
 */
export async function readNearTerms(connection: Connection, adTerms: readonly string[]): Promise<string[]> {
  const towns = await readTownsOf(connection, adTerms);
  const around = await Promise.all(towns.map((town) => readPlacesAround(connection, town)));
  const terms = around
    .flat()
    .flatMap(({ id, km }) =>
      DISTANCES.filter((distance) => km <= kmWithin(distance)).map((distance) => nearTerm(id, distance)),
    );
  return [...new Set(terms)];
}

/** The town of an ad with these terms. If its term has no county, the town is known only if no other town has the same name. */
async function readTownsOf(connection: Connection, adTerms: readonly string[]): Promise<Coordinates[]> {
  const own = new Set(adTerms.filter((term) => term.startsWith(townTerm('', ''))));
  if (own.size === 0) return [];
  const names = [...own].map((term) => term.slice(townTerm('', '').length).split(',')[0]);
  const { rows } = await sql<Coordinates & { name: string; county: string; isOnlyOne: boolean }>`
    select name, county, latitude, longitude, not exists (
             select from places as other
              where other.name = places.name and other.id <> places.id and country = 'Sverige' and county is not null
           ) as "isOnlyOne"
      from place_terms join places on id = place_id
     where term = any(${names}::text[]) and country = 'Sverige' and county is not null`.execute(connection);
  return rows.filter(
    ({ name, county, isOnlyOne }) =>
      own.has(townTerm(name, county)) || (isOnlyOne && own.has(townTerm(name, ''))),
  );
}

/** Places within the longest distance of a town. */
async function readPlacesAround(
  connection: Connection,
  town: Coordinates,
): Promise<{ id: number; km: number }[]> {
  const longest = Math.max(...DISTANCES.map(kmWithin));
  // A little wider than needed, because the exact distance is compared later.
  const { south, north, west, east } = boxAround(town, longest + 1);
  const { rows } = await sql<{ id: number; km: number }>`
    select centre.id, ${kilometres} as km
      from places as centre,
           (select ${town.latitude}::float8 as latitude, ${town.longitude}::float8 as longitude) as towns
     where centre.latitude between ${south} and ${north} and centre.longitude between ${west} and ${east}`.execute(
    connection,
  );
  return rows;
}
