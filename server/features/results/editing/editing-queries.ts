// SQL of results in the back office: their table, and writing them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ResultsAddress } from '#shared/features/results/editing/address.ts';
import type { ResultStatus } from '#shared/features/results/rules.ts';
import type { ScoreState } from '#shared/features/results/scoring/state.ts';
import { beyondCursorSql, cursorSql, readPage } from '../../../core/http/cursor.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { resultColumns, resultJoins, type ResultRow } from '../result-queries.ts';

const PAGE_SIZE = 24;

export type EditedRow = ResultRow & { scorers: number };

const columns = `${resultColumns}, (select count(*)::integer from result_scorers where result_id = result.id) as scorers`;

/** A page of results by date, the latest first by default. */
export async function listRows(
  { pool }: Pick<Database, 'pool'>,
  { after, before, search, status, league, sort, size = PAGE_SIZE }: ResultsAddress & { size?: number },
): Promise<{ rows: EditedRow[]; next: string | null; previous: string | null }> {
  const isOldestFirst = sort === 'oldest';
  return readPage<EditedRow>({ after, before, size, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [];
    const value = (input: unknown): string => `$${values.push(input)}`;
    const isAscending = (from?.isBackwards ?? false) !== isOldestFirst;
    const order = isAscending ? 'asc' : 'desc';
    const pattern = search && value(likePattern(search));
    const conditions = [
      'deleted_at is null',
      ...(status ? [`status = ${value(status)}`] : []),
      ...(league ? [`league_id = (select id from leagues where slug = ${value(league)})`] : []),
      ...(pattern
        ? [
            `(home_team ilike ${pattern} or away_team ilike ${pattern} or league ilike ${pattern} or venue ilike ${pattern})`,
          ]
        : []),
      ...(from
        ? [beyondCursorSql({ cursor: from.cursor, isBackwards: isAscending }, ['game_date', 'id'], value)]
        : []),
    ];
    const { rows } = await pool.query<EditedRow & { cursor: string }>(
      `select ${columns}, ${cursorSql('game_date', 'result.id')} as cursor
         from (select * from basketball_results where ${conditions.join(' and ')}
                order by game_date ${order}, id ${order} limit ${value(limit)}) as result ${resultJoins}
        order by game_date ${order}, result.id ${order}`,
      values,
    );
    return rows;
  });
}

export type StatusCounts = Record<ResultStatus | 'total', number>;

export async function countRows({ pool }: Pick<Database, 'pool'>): Promise<StatusCounts> {
  const { rows } = await pool.query<StatusCounts>(
    `select count(*)::integer as total, count(*) filter (where status = 'scheduled')::integer as scheduled,
            count(*) filter (where status = 'live')::integer as live,
            count(*) filter (where status = 'finished')::integer as finished
       from basketball_results where deleted_at is null`,
  );
  return rows[0] ?? { total: 0, scheduled: 0, live: 0, finished: 0 };
}

/** A result; null if it does not exist or is deleted. */
export async function findRow(connection: Connection, id: string): Promise<EditedRow | null> {
  const { rows } = await sql<EditedRow>`
    select ${sql.raw(columns)} from basketball_results as result ${sql.raw(resultJoins)}
     where result.id = ${id}::uuid and deleted_at is null`.execute(connection);
  return rows[0] ?? null;
}

/** A match in the form in which it is written. */
export interface WrittenResult extends ScoreState {
  id: string;
  homeTeam: string;
  homeTeamId: string;
  awayTeam: string;
  awayTeamId: string;
  league: string;
  leagueId: string;
  season: string;
  gameDate: string;
  venue: string | null;
  isForfeit: boolean;
}

/** A stored match, locked until the transaction ends. */
export type LockedResult = Omit<WrittenResult, 'homeTeamId' | 'awayTeamId' | 'leagueId'>;

/** Locks these results in the order of their ids, to avoid deadlocks; deleted ones are left out. */
export async function lockRows(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, LockedResult>> {
  const { rows } = await sql<LockedResult>`
    select result.id, coalesce(home.name, home_team) as "homeTeam", coalesce(away.name, away_team) as "awayTeam",
           coalesce(league.name, result.league) as league, season, ${sql.raw(isoTime('game_date'))} as "gameDate", venue,
           is_forfeit as "isForfeit", status, home_score as "homeScore", away_score as "awayScore", period,
           home_periods as "homePeriods", away_periods as "awayPeriods"
      from basketball_results as result ${sql.raw(resultJoins)}
     where result.id = any(${ids}::uuid[]) and deleted_at is null order by result.id for update of result`.execute(
    connection,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const inputColumns = `as input (id uuid, "homeTeam" text, "homeTeamId" uuid, "awayTeam" text, "awayTeamId" uuid, league text,
  "leagueId" uuid, season text, "gameDate" timestamptz, venue text, "isForfeit" boolean, status text, "homeScore" integer,
  "awayScore" integer, period integer, "homePeriods" integer[], "awayPeriods" integer[], "isCorrected" boolean)`;

export async function insertRows(
  connection: Connection,
  { userId, rows }: { userId: string; rows: readonly Omit<WrittenResult, 'id'>[] },
): Promise<string[]> {
  const created = rows.map((row) => ({ ...row, id: randomUUID() }));
  await sql`
    insert into basketball_results (id, home_team, home_team_id, away_team, away_team_id, league, league_id, season, game_date,
      venue, is_forfeit, status, home_score, away_score, period, home_periods, away_periods, user_id)
    select id, "homeTeam", "homeTeamId", "awayTeam", "awayTeamId", league, "leagueId", season, "gameDate", venue, "isForfeit",
           status, "homeScore", "awayScore", period, "homePeriods", "awayPeriods",
           (select id from profiles where id = ${userId}::uuid)
      from jsonb_to_recordset(${JSON.stringify(created)}::jsonb) ${sql.raw(inputColumns)}`.execute(
    connection,
  );
  return created.map(({ id }) => id);
}

/**
 * Writes locked results. If the match has been scored, a score or status entered by staff is stored as an event after those of
 * the scorers, who can then no longer undo earlier events.
 */
export async function updateRows(
  connection: Connection,
  { userId, rows }: { userId: string; rows: readonly (WrittenResult & { isCorrected: boolean })[] },
): Promise<void> {
  const input = JSON.stringify(rows);
  await sql`
    update basketball_results as result set home_team = "homeTeam", home_team_id = "homeTeamId", away_team = "awayTeam",
      away_team_id = "awayTeamId", league = input.league, league_id = "leagueId", season = input.season,
      game_date = "gameDate", venue = input.venue, is_forfeit = "isForfeit", status = input.status,
      home_score = "homeScore", away_score = "awayScore", period = input.period, home_periods = "homePeriods",
      away_periods = "awayPeriods", version = version + 1, updated_at = now()
     from jsonb_to_recordset(${input}::jsonb) ${sql.raw(inputColumns)} where result.id = input.id`.execute(
    connection,
  );
  await sql`
    insert into result_events (id, result_id, number, kind, period, home_score, away_score, user_id)
    select gen_random_uuid(), input.id, last + 1, 'correction', coalesce(input.period, 1), "homeScore", "awayScore",
           (select id from profiles where id = ${userId}::uuid)
      from jsonb_to_recordset(${input}::jsonb) ${sql.raw(inputColumns)}
      cross join lateral (select max(number) as last from result_events where result_id = input.id) as scored
     where "isCorrected" and last is not null`.execute(connection);
}

/** Deletes or restores a result; false when it is deleted or restored already. */
export async function setDeleted(
  connection: Connection,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('basketball_results')
    .set({ deleted_at: isDeleted ? sql<Date>`now()` : null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Purges results that were deleted this long ago and can no longer be restored. */
export async function purgeDeleted(connection: Connection, minutes: number): Promise<void> {
  await sql`delete from basketball_results where deleted_at < now() - ${minutes} * interval '1 minute'`.execute(
    connection,
  );
}
