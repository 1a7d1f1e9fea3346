// SQL that lists associations by their distance from a place.
import { associationTexts } from '#shared/features/associations/texts.ts';
import { boxAround, type Coordinates } from '#shared/places/distance.ts';
import { type CursorPage, readPageFrom } from '../../../core/http/cursor.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Database } from '../../../database/connection.ts';
import {
  type AddValue,
  type AssociationFilter,
  conditionsOf,
  decodeId,
  joinLogo,
  type PageOptions,
} from './list-queries.ts';

/** Radii in km, read one after the other until a page is full: near a town, the first one is enough. */
const RADII = [30, 120, 480, 3000];

/** Distance in km of the row `associations` (haversine). */
const distanceSql = (latitude: string, longitude: string) =>
  `6371 * 2 * asin(least(1, sqrt(sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
     + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;

/**
 * One page of the associations with a known place, the nearest first; a cursor is the id of a row.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listByDistance<Row extends { id: string }>(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  { columns, center, ...page }: PageOptions & { center: Coordinates },
): Promise<CursorPage<Row & { kilometres: number }>> {
  type Found = Row & { kilometres: number; cursor: string };
  return readPageFrom<Row & { kilometres: number }, string>(
    { ...page, decode: decodeId },
    async (from, limit) => {
      const start = from && (await findDistance({ pool }, from.cursor, center));
      if (from && start === null) return refuse('UNPROCESSABLE_CONTENT', associationTexts.noSuchPage);
      const beyond = from && start !== null ? { ...from, kilometres: start } : null;
      let rows: Found[] = [];
      for (const radius of radiiFor(beyond)) {
        const { text, values } = statementOf({ filter, columns, center, radius, beyond, limit });
        ({ rows } = await pool.query<Found>(text, values));
        if (rows.length >= limit) break;
      }
      return rows;
    },
  );
}

interface Beyond {
  cursor: string;
  isBackwards: boolean;
  kilometres: number;
}

/** For a page backwards, a single radius: all that is nearer than the cursor. */
function radiiFor(beyond: Beyond | null): number[] {
  if (beyond?.isBackwards) return [beyond.kilometres];
  return RADII.filter((radius) => radius > (beyond?.kilometres ?? 0));
}

interface Statement {
  filter: AssociationFilter;
  columns: string;
  center: Coordinates;
  radius: number;
  beyond: Beyond | null;
  limit: number;
}

function statementOf({ filter, columns, center, radius, beyond, limit }: Statement) {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  // The box is a little wider than the radius, since the exact distance is compared below.
  const box = boxAround(center, radius + 1);
  const distance = distanceSql(value(center.latitude), value(center.longitude));
  const conditions = `${conditionsOf(filter, value)}
    and latitude between ${value(box.south)} and ${value(box.north)}
    and longitude between ${value(box.west)} and ${value(box.east)}`;
  const direction = beyond?.isBackwards ? 'desc' : 'asc';
  const place = beyond
    ? `(kilometres, id) ${beyond.isBackwards ? '<' : '>'} (${value(beyond.kilometres)}::float8, ${value(beyond.cursor)}::uuid)`
    : 'true';
  return {
    // The subquery has the name of the table, so that the columns are the same as in the list by name.
    text: `with near as (select associations.*, ${distance} as kilometres from associations where ${conditions}),
      associations as (
        select * from near where kilometres <= ${value(radius)} and ${place} order by kilometres ${direction}, id ${direction} limit ${value(limit)})
      select ${columns}, kilometres, associations.id as cursor
        from associations ${joinLogo} order by kilometres ${direction}, associations.id ${direction}`,
    values,
  };
}

/** Null for a row without a place. */
async function findDistance(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { latitude, longitude }: Coordinates,
): Promise<number | null> {
  const { rows } = await pool.query<{ kilometres: number | null }>(
    `select ${distanceSql('$2', '$3')} as kilometres from associations where id = $1`,
    [id, latitude, longitude],
  );
  return rows[0]?.kilometres ?? null;
}
