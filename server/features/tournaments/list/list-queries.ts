// SQL that lists tournaments by their first day, with filters.
import * as z from 'zod';
import type {
  TournamentFilter,
  TournamentOnMap,
  TournamentRow,
} from '#shared/features/tournaments/list/contract.ts';
import { daysOfMonth, MAX_DAYS, regionCountries, USUAL_COUNTRY } from '#shared/features/tournaments/rules.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { boxAround, type Coordinates } from '#shared/places/distance.ts';
import type { PinRow } from '#shared/places/pins.ts';
import { addDays } from '#shared/stockholm-time.ts';
import { type CursorPage, readPageFrom } from '../../../core/http/cursor.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { NameWord } from '../../../core/search/name-search.ts';
import type { Database } from '../../../database/connection.ts';
import { matchNameSql } from '../../../database/name-terms.ts';

/** A filter with the words of its search, the coordinates of its place, and the current day. */
export interface ListFilter extends Omit<TournamentFilter, 'search' | 'exact' | 'near' | 'within'> {
  words?: readonly NameWord[] | undefined;
  /** The current day in Sweden. */
  today: string;
  circle?: (Coordinates & { km: number }) | undefined;
}

type AddValue = (value: unknown) => string;

export const pictureSql = `case when picture.id is not null then json_build_object('id', picture.id, 'preview', picture.preview) end as picture`;
export const joinPicture = 'left join ad_pictures as picture on picture.tournament_id = tournaments.id';

/** Columns of a row, without its distance. */
export const rowColumns = `tournaments.id, tournaments.name, type, level as levels, to_char(start_date, 'YYYY-MM-DD') as "startDate",
  to_char(end_date, 'YYYY-MM-DD') as "endDate", location, coalesce(country, '${USUAL_COUNTRY}') as country, organizer,
  entry_fee as "entryFee", cost_per_team as "costPerTeam", participants, max_participants as "maxParticipants", featured,
  ${pictureSql}, tournaments.is_sample as "isSample"`;

function conditionsOf(filter: ListFilter, value: AddValue): string {
  const { today, words = [], region, type, level, month, price, circle, when, association } = filter;
  const conditions = ['deleted_at is null'];
  // The first day is bounded too: otherwise the index would be read through all coming tournaments.
  if (when === 'past')
    conditions.push(`end_date < ${value(today)}::date`, `start_date < ${value(today)}::date`);
  else conditions.push(...overlapping(today, null, value));
  if (month) {
    const { first, last } = daysOfMonth(month);
    conditions.push(...overlapping(first, last, value));
  }
  if (region)
    conditions.push(`coalesce(country, '${USUAL_COUNTRY}') = any(${value(regionCountries[region])}::text[])`);
  if (type) conditions.push(`type = ${value(type)}`);
  // A tournament without a level is for all levels.
  if (level) conditions.push(`(level = '{}' or level @> array[${value(level)}])`);
  // Where the fee is empty, staff may have written that it is free as the cost.
  if (price)
    conditions.push(
      `coalesce(entry_fee, case when lower(cost_per_team) = 'gratis' then 0 end) <= ${value(Number(price))}`,
    );
  if (association) conditions.push(`tournaments.association_id = ${value(association)}::uuid`);
  if (circle) conditions.push(inCircle(circle, value));
  conditions.push(...words.map((word) => matchNameSql(word, ['search_text'], value)));
  return conditions.join(' and ');
}

/** Conditions for tournaments with a day in the range. The index needs bounds of the first day. */
function overlapping(first: string, last: string | null, value: AddValue): string[] {
  return [
    `end_date >= ${value(first)}::date`,
    `start_date >= ${value(addDays(first, -MAX_DAYS))}::date`,
    ...(last === null ? [] : [`start_date <= ${value(last)}::date`]),
  ];
}

function inCircle(circle: Coordinates & { km: number }, value: AddValue): string {
  // The box, which the index needs, is a little wider than the circle; the exact distance decides.
  const box = boxAround(circle, circle.km + 1);
  return `latitude between ${value(box.south)} and ${value(box.north)}
    and longitude between ${value(box.west)} and ${value(box.east)}
    and ${distanceSql(circle, value)} <= ${value(circle.km)}`;
}

/** Distance in km (haversine). */
function distanceSql({ latitude, longitude }: Coordinates, value: AddValue): string {
  const [north, east] = [`${value(latitude)}::float8`, `${value(longitude)}::float8`];
  return `6371 * 2 * asin(least(1, sqrt(sin(radians(latitude - ${north}) / 2) ^ 2
     + cos(radians(${north})) * cos(radians(latitude)) * sin(radians(longitude - ${east}) / 2) ^ 2)))`;
}

interface PageOptions {
  size: number;
  after?: string | undefined;
  before?: string | undefined;
}

/**
 * One page by the first day, past tournaments latest first. A cursor is the id of a row.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listTournaments(
  { pool }: Pick<Database, 'pool'>,
  filter: ListFilter,
  page: PageOptions,
): Promise<CursorPage<TournamentRow>> {
  const read = await readPageFrom<TournamentRow, string>(
    { ...page, decode: decodeId },
    async (from, limit) => {
      const values: unknown[] = [];
      const value: AddValue = (input) => `$${values.push(input)}`;
      const isDescending = (filter.when === 'past') !== (from?.isBackwards ?? false);
      let conditions = conditionsOf(filter, value);
      if (from) {
        const start = await findStart({ pool }, from.cursor);
        if (start === null) return [];
        conditions += ` and (start_date, tournaments.id) ${isDescending ? '<' : '>'} (${value(start)}::date, ${value(from.cursor)}::uuid)`;
      }
      const direction = isDescending ? 'desc' : 'asc';
      const { rows } = await pool.query<TournamentRow & { cursor: string }>(
        `select ${rowColumns}, ${kilometresSql(filter, value)}, tournaments.id as cursor from tournaments ${joinPicture}
        where ${conditions} order by start_date ${direction}, tournaments.id ${direction} limit ${value(limit)}`,
        values,
      );
      return rows;
    },
  );
  return { ...read, rows: read.rows.map(withoutCursor) };
}

/** SQL of the distance in km, rounded to hundreds of metres. */
function kilometresSql({ circle }: ListFilter, value: AddValue): string {
  return circle
    ? `round((${distanceSql(circle, value)})::numeric, 1)::float8 as kilometres`
    : 'null::float8 as kilometres';
}

function withoutCursor(row: TournamentRow & { cursor?: string }): TournamentRow {
  const { cursor: _cursor, ...columns } = row;
  return columns;
}

const Id = z.guid();

/** @throws ORPCError UNPROCESSABLE_CONTENT */
function decodeId(text: string): string {
  const { data } = Id.safeParse(text);
  return data ?? refuse('UNPROCESSABLE_CONTENT', tournamentTexts.noSuchPage);
}

/** The first day of a tournament, also of a deleted one, since its id may be a cursor. */
async function findStart({ pool }: Pick<Database, 'pool'>, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ start: string }>(
    `select to_char(start_date, 'YYYY-MM-DD') as start from tournaments where id = $1`,
    [id],
  );
  return rows[0]?.start ?? null;
}

/** The next featured tournaments. */
export async function listFeatured(
  { pool }: Pick<Database, 'pool'>,
  filter: ListFilter,
  limit: number,
): Promise<TournamentRow[]> {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const { rows } = await pool.query<TournamentRow>(
    `select ${rowColumns}, ${kilometresSql(filter, value)} from tournaments ${joinPicture}
      where featured and ${conditionsOf(filter, value)} order by start_date, tournaments.id limit ${value(limit)}`,
    values,
  );
  return rows;
}

export async function hasTournament({ pool }: Pick<Database, 'pool'>, filter: ListFilter): Promise<boolean> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, (input) => `$${values.push(input)}`);
  const { rows } = await pool.query(`select from tournaments where ${conditions} limit 1`, values);
  return rows.length > 0;
}

export interface TournamentPinRow extends PinRow, Pick<TournamentOnMap, 'id' | 'location' | 'startDate'> {}

/** Tournaments with coordinates, at most `limit`, in the order of the list. */
export async function listPins(
  { pool }: Pick<Database, 'pool'>,
  filter: ListFilter,
  limit: number,
): Promise<TournamentPinRow[]> {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const direction = filter.when === 'past' ? 'desc' : 'asc';
  const { rows } = await pool.query<TournamentPinRow>(
    `select id, number, name, latitude, longitude, location, to_char(start_date, 'YYYY-MM-DD') as "startDate"
       from tournaments where ${conditionsOf(filter, value)} and latitude is not null
      order by start_date ${direction}, id ${direction} limit ${value(limit)}`,
    values,
  );
  return rows;
}
