// The terms of towns within a distance of a place, by which ads are found there.
import { sql } from 'kysely';
import { type Distance, kmWithin } from '#shared/features/ads/list/near.ts';
import type { AnswerCache } from '../core/answer-cache.ts';
import type { Connection } from './connection.ts';
import { townTerm } from './filter-terms.ts';

export interface Near {
  /** The id of a place. */
  near: string;
  within?: Distance | undefined;
}

/** The terms of which an ad in such a town has one. Empty for an unknown place. */
export async function readTownTerms(connection: Connection, { near, within }: Near): Promise<string[]> {
  const km = kmWithin(within);
  const { rows } = await sql<{ name: string; county: string; isOnlyOne: boolean }>`
    with towns as (
      select name, county, latitude, longitude, count(*) over (partition by name) = 1 as is_only_one
        from places where country = 'Sverige' and county is not null)
    select towns.name, towns.county, is_only_one as "isOnlyOne"
      from towns, places as centre
     where centre.id = ${near}::bigint
       and 12742 * asin(sqrt(power(sind((towns.latitude - centre.latitude) / 2), 2) + cosd(towns.latitude)
             * cosd(centre.latitude) * power(sind((towns.longitude - centre.longitude) / 2), 2))) <= ${km}
     order by towns.name, towns.county`.execute(connection);
  const inCounty = rows.map(({ name, county }) => townTerm(name, county));
  // An ad may lack its county.
  const alone = rows.filter(({ isOnlyOne }) => isOnlyOne).map(({ name }) => townTerm(name, ''));
  return [...new Set([...inCounty, ...alone])];
}

/** The same from the cache: places hardly ever change. */
export function loadTownTerms(connection: Connection, memory: AnswerCache, near: Near): Promise<string[]> {
  return memory.getOrLoad(`towns ${near.near} ${near.within ?? ''}`, 'places', () =>
    readTownTerms(connection, near),
  );
}
