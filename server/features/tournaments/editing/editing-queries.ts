// SQL with which staff list and edit tournaments.
import { type Insertable, sql } from 'kysely';
import type { TournamentTable } from '#shared/features/tournaments/editing/contract.ts';
import type { TournamentTableAddress } from '#shared/features/tournaments/editing/address.ts';
import type { EditedTournament, TableTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { USUAL_COUNTRY } from '#shared/features/tournaments/rules.ts';
import { beyondCursorSql, cursorSql, readPage } from '../../../core/http/cursor.ts';
import type { NameWord } from '../../../core/search/name-search.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { matchNameSql } from '../../../database/name-terms.ts';
import type { Tables } from '../../../database/tables.ts';

const PAGE_SIZE = 25;

export type TournamentColumns = Insertable<Tables['tournaments']>;

/** A filter of the table with the words of its search, and the current day in Sweden, on which the status depends. */
export type TableFilter = Pick<TournamentTableAddress, 'type' | 'status' | 'featured'> & {
  words: readonly NameWord[];
  /** Only tournaments with these ids. */
  ids?: readonly string[];
  today: string;
};

const pictureSql = `case when picture.id is not null then json_build_object('id', picture.id, 'preview', picture.preview) end as picture`;
const joinPicture = 'left join ad_pictures as picture on picture.tournament_id = tournaments.id';
const dayColumns = `to_char(start_date, 'YYYY-MM-DD') as "startDate", to_char(end_date, 'YYYY-MM-DD') as "endDate"`;
const sharedColumns = `tournaments.id, name, type, level as levels, ${dayColumns}, location,
  coalesce(country, '${USUAL_COUNTRY}') as country, participants, max_participants as "maxParticipants", organizer, featured, ${pictureSql}`;
const editedColumns = `${sharedColumns}, description, address,
  tournaments.place_id as "placeId", latitude is not null as "isOnMap",
  case when not is_placed and latitude is not null
    then json_build_object('latitude', latitude, 'longitude', longitude) end as "townPosition",
  case when is_placed then latitude end as latitude, case when is_placed then longitude end as longitude,
  entry_fee as "entryFee", cost_per_team as "costPerTeam", prize_pool as "prizePool", website_url as "websiteUrl", tags, version,
  (select json_build_object('id', club.id, 'name', club.name) from associations as club
    where club.id = tournaments.association_id and club.deleted_at is null) as association`;

function conditionsOf(
  { words, ids, type, status, featured, today }: TableFilter,
  value: (input: unknown) => string,
): string {
  const conditions = ['tournaments.deleted_at is null'];
  if (type) conditions.push(`type = ${value(type)}`);
  if (featured) conditions.push(featured === 'yes' ? 'featured' : 'not featured');
  if (status === 'upcoming') conditions.push(`start_date > ${value(today)}::date`);
  if (status === 'ongoing') conditions.push(`${value(today)}::date between start_date and end_date`);
  if (status === 'completed') conditions.push(`end_date < ${value(today)}::date`);
  if (ids) conditions.push(`tournaments.id = any(${value(ids)}::uuid[])`);
  conditions.push(...words.map((word) => matchNameSql(word, ['search_text'], value)));
  return conditions.join(' and ');
}

/** One page by the first day, the latest first by default. Source: spec 2 §7 tournaments. */
export async function listForTable(
  { pool }: Pick<Database, 'pool'>,
  {
    sort,
    after,
    before,
    size = PAGE_SIZE,
    ...filter
  }: TableFilter & Pick<TournamentTableAddress, 'sort' | 'after' | 'before'> & { size?: number },
): Promise<Omit<TournamentTable, 'total'>> {
  const read = await readPage<TableTournament>({ after, before, size, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [];
    const value = (input: unknown): string => `$${values.push(input)}`;
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    const direction = isAscending ? 'asc' : 'desc';
    // The day as an instant, since cursors contain instants.
    const start = `(start_date::timestamp at time zone 'UTC')`;
    const place: [string, string] = [start, 'tournaments.id'];
    const beyond = from && beyondCursorSql({ cursor: from.cursor, isBackwards: isAscending }, place, value);
    const conditions = [conditionsOf(filter, value), beyond].filter(Boolean).join(' and ');
    const { rows } = await pool.query<TableTournament & { cursor: string }>(
      `select ${sharedColumns}, tournaments.is_sample as "isSample", ${cursorSql(...place)} as cursor
           from tournaments ${joinPicture} where ${conditions}
          order by start_date ${direction}, tournaments.id ${direction} limit ${value(limit)}`,
      values,
    );
    return rows;
  });
  return { tournaments: read.rows, next: read.next, previous: read.previous };
}

export async function countTournaments(
  { pool }: Pick<Database, 'pool'>,
  filter: TableFilter,
): Promise<number> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, (input) => `$${values.push(input)}`);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from tournaments where ${conditions}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** Null for an unknown or deleted tournament. */
export async function findEdited(connection: Connection, id: string): Promise<EditedTournament | null> {
  const { rows } = await sql<EditedTournament>`
    select ${sql.raw(editedColumns)} from tournaments ${sql.raw(joinPicture)}
     where tournaments.id = ${id} and tournaments.deleted_at is null`.execute(connection);
  return rows[0] ?? null;
}

/** False if a tournament with this id exists already. */
export async function insertTournament(
  connection: Connection,
  columns: TournamentColumns & { id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('tournaments')
    .values(columns)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks a tournament until the transaction ends; false if it does not exist or is deleted. */
export async function lockTournament(connection: Connection, id: string): Promise<boolean> {
  const found = await connection
    .selectFrom('tournaments')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateTournament(
  connection: Connection,
  id: string,
  columns: TournamentColumns,
): Promise<void> {
  await connection
    .updateTable('tournaments')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute();
}

/** Deletes or restores a tournament; false if it does not exist, or is deleted or restored already. */
export async function setDeleted(connection: Connection, id: string, isDeleted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('tournaments')
    .set({ deleted_at: isDeleted ? new Date() : null })
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Purges tournaments that were deleted this long ago and can no longer be restored. */
export async function purgeDeleted(connection: Connection, hours: number): Promise<void> {
  await sql`delete from tournaments where deleted_at < now() - ${hours} * interval '1 hour'`.execute(
    connection,
  );
}
