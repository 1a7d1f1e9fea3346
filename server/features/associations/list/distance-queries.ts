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
  Name,
  type PageOptions,
} from './list-queries.ts';

/** Radii in km, read one after the other until a page is full: near a town, the first one is enough. */
const RADII = [30, 120, 480, Infinity];

/** Distance in km of the row `associations` (haversine). */
const distanceSql = (latitude: string, longitude: string) =>
  `6371 * 2 * asin(least(1, sqrt(sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
     + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;

/**
 * One page of the associations, the nearest first; those without a known place come last, by name. A cursor is the id of a row.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listByDistance<Row extends { id: string }>(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  { columns, center, ...page }: PageOptions & { center: Coordinates },
): Promise<CursorPage<Row & { kilometres: number | null }>> {
  type Found = Row & { kilometres: number | null; cursor: string };
  const options = { ...page, decode: decodeId };
  return readPageFrom<Row & { kilometres: number | null }, string>(options, async (from, limit) => {
    const start = from && (await findStart({ pool }, from.cursor, center));
    if (from && start === null) return refuse('UNPROCESSABLE_CONTENT', associationTexts.noSuchPage);
    const beyond = from && start && { ...from, ...start };
    const read = async ({ text, values }: { text: string; values: unknown[] }): Promise<Found[]> =>
      (await pool.query<Found>(text, values)).rows;
    const isBackwards = beyond?.isBackwards ?? false;
    const isBeyondPlaced = beyond !== null && beyond.kilometres === null;

    const readPlaced = async (most: number): Promise<Found[]> => {
      if (isBeyondPlaced && !isBackwards) return [];
      let rows: Found[] = [];
      for (const radius of radiiFor(beyond)) {
        rows = await read(placedStatement({ filter, columns, center, radius, beyond, limit: most }));
        if (rows.length >= most) break;
      }
      return rows;
    };
    const readUnplaced = async (most: number): Promise<Found[]> =>
      isBackwards && !isBeyondPlaced ? [] : read(unplacedStatement({ filter, columns, beyond, limit: most }));

    const [first, second] = isBackwards ? [readUnplaced, readPlaced] : [readPlaced, readUnplaced];
    const rows = await first(limit);
    return rows.length < limit ? [...rows, ...(await second(limit - rows.length))] : rows;
  });
}

interface Beyond {
  cursor: string;
  isBackwards: boolean;
  name: string;
  /** Null for a row without a place. */
  kilometres: number | null;
}

/** For a page backwards, a single radius: all that is nearer than the cursor. */
function radiiFor(beyond: Beyond | null): number[] {
  const { kilometres = 0, isBackwards = false } = beyond ?? {};
  if (isBackwards) return [kilometres ?? Infinity];
  return RADII.filter((radius) => radius > (kilometres ?? 0));
}

interface Statement {
  filter: AssociationFilter;
  columns: string;
  center: Coordinates;
  radius: number;
  beyond: Beyond | null;
  limit: number;
}

function placedStatement({ filter, columns, center, radius, beyond, limit }: Statement) {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const distance = distanceSql(value(center.latitude), value(center.longitude));
  const conditions = [conditionsOf(filter, value), 'latitude is not null'];
  if (radius !== Infinity) {
    // The box is a little wider than the radius, since the exact distance is compared below.
    const box = boxAround(center, radius + 1);
    conditions.push(
      `latitude between ${value(box.south)} and ${value(box.north)}`,
      `longitude between ${value(box.west)} and ${value(box.east)}`,
    );
  }
  const direction = beyond?.isBackwards ? 'desc' : 'asc';
  const place =
    beyond && beyond.kilometres !== null
      ? `(kilometres, id) ${beyond.isBackwards ? '<' : '>'} (${value(beyond.kilometres)}::float8, ${value(beyond.cursor)}::uuid)`
      : 'true';
  return {
    // The subquery has the name of the table, so that the columns are the same as in the list by name.
    text: `with near as (select associations.*, ${distance} as kilometres from associations where ${conditions.join(' and ')}),
      associations as (
        select * from near where kilometres <= ${value(radius)}::float8 and ${place} order by kilometres ${direction}, id ${direction} limit ${value(limit)})
      select ${columns}, kilometres, associations.id as cursor
        from associations ${joinLogo} order by kilometres ${direction}, associations.id ${direction}`,
    values,
  };
}

function unplacedStatement({ filter, columns, beyond, limit }: Omit<Statement, 'center' | 'radius'>) {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const conditions = [conditionsOf(filter, value), 'latitude is null'];
  if (beyond && beyond.kilometres === null)
    conditions.push(
      `(${Name}, associations.id) ${beyond.isBackwards ? '<' : '>'} (${value(beyond.name)}, ${value(beyond.cursor)}::uuid)`,
    );
  const direction = beyond?.isBackwards ? 'desc' : 'asc';
  return {
    text: `select ${columns}, null::float8 as kilometres, associations.id as cursor from associations ${joinLogo}
      where ${conditions.join(' and ')} order by ${Name} ${direction}, associations.id ${direction} limit ${value(limit)}`,
    values,
  };
}

/** Where the list has an association; null for an unknown one. */
async function findStart(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { latitude, longitude }: Coordinates,
): Promise<Pick<Beyond, 'name' | 'kilometres'> | null> {
  const { rows } = await pool.query<Pick<Beyond, 'name' | 'kilometres'>>(
    // `least` ignores null, so the distance of a row without a place is not null by itself.
    `select name, case when latitude is not null then ${distanceSql('$2', '$3')} end as kilometres
       from associations where id = $1`,
    [id, latitude, longitude],
  );
  return rows[0] ?? null;
}
