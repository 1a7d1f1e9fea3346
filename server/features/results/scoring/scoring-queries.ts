// SQL of live scoring: the match of a scorer, its events, and who may score it.
import { sql } from 'kysely';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { Scorer, ScoringEvent } from '#shared/features/results/scoring/contract.ts';
import type { ScoreState } from '#shared/features/results/scoring/state.ts';
import type { Connection } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { resultColumns, resultJoins, type ResultRow } from '../result-queries.ts';

type Person = Pick<Viewer, 'id' | 'role'>;

/** How many of the latest events a scorer sees. */
const SHOWN_EVENTS = 12;

/** Condition on `result`: whether this person may score the match. */
const mayScore = ({ id, role }: Person) =>
  isStaff(role)
    ? sql`true`
    : sql`exists (select from result_scorers where result_id = result.id and user_id = ${id}::uuid)`;

/** Locks a match until the transaction ends; null unless this person may score it. */
export async function lockScored(
  connection: Connection,
  { id, person }: { id: string; person: Person },
): Promise<ScoreState | null> {
  const { rows } = await sql<ScoreState>`
    select status, home_score as "homeScore", away_score as "awayScore", period,
           home_periods as "homePeriods", away_periods as "awayPeriods"
      from basketball_results as result
     where id = ${id}::uuid and deleted_at is null and ${mayScore(person)} for update`.execute(connection);
  return rows[0] ?? null;
}

/** Whether a match is deleted; null if there is none with this id. */
export async function findMatch(connection: Connection, id: string): Promise<{ isDeleted: boolean } | null> {
  const { rows } = await sql<{ isDeleted: boolean }>`
    select deleted_at is not null as "isDeleted" from basketball_results where id = ${id}::uuid`.execute(
    connection,
  );
  return rows[0] ?? null;
}

/** Writes the state of a locked match; returns the whole result. */
export async function saveState(
  connection: Connection,
  { id, state }: { id: string; state: ScoreState },
): Promise<ResultRow> {
  const { rows } = await sql<ResultRow>`
    with result as (
      update basketball_results set status = ${state.status}, home_score = ${state.homeScore}, away_score = ${state.awayScore},
        period = ${state.period}, home_periods = ${state.homePeriods}::integer[],
        away_periods = ${state.awayPeriods}::integer[], version = version + 1, updated_at = now()
      where id = ${id}::uuid returning *)
    select ${sql.raw(resultColumns)} from result ${sql.raw(resultJoins)}`.execute(connection);
  const [row] = rows;
  if (!row) throw new Error('A locked match was not found');
  return row;
}

export interface StoredEvent {
  id: string;
  resultId: string;
  number: number;
  kind: ScoringEvent['kind'];
  side: 'home' | 'away' | null;
  points: number | null;
  period: number;
  isUndone: boolean;
}

/** The stored events that decide how new events of a locked match are counted. */
export interface StoredEvents {
  /** The stored events with these ids, of any match. */
  events: StoredEvent[];
  /** The number of the latest event, and of the latest correction; 0 without one. */
  last: number;
  corrected: number;
}

export async function readEvents(
  connection: Connection,
  { resultId, ids }: { resultId: string; ids: readonly string[] },
): Promise<StoredEvents> {
  const { rows } = await sql<StoredEvents>`
    select coalesce(max(number), 0) as last, coalesce(max(number) filter (where kind = 'correction'), 0) as corrected,
           coalesce((select json_agg(json_build_object('id', id, 'resultId', result_id, 'number', number, 'kind', kind,
               'side', side, 'points', points, 'period', period, 'isUndone', is_undone))
             from result_events where id = any(${ids}::uuid[])), '[]') as events
      from result_events where result_id = ${resultId}::uuid`.execute(connection);
  return rows[0] ?? { events: [], last: 0, corrected: 0 };
}

export interface NewEventRow {
  id: string;
  number: number;
  kind: ScoringEvent['kind'];
  side?: 'home' | 'away';
  points?: number;
  period: number;
  undoes?: string;
}

/** Stores events of a locked match, and marks the events that they undo. */
export async function insertEvents(
  connection: Connection,
  { resultId, userId, events }: { resultId: string; userId: string; events: readonly NewEventRow[] },
): Promise<void> {
  await sql`
    insert into result_events (id, result_id, number, kind, side, points, period, undoes, user_id)
    select id, ${resultId}::uuid, number, kind, side, points, period, undoes,
           (select id from profiles where id = ${userId}::uuid)
      from jsonb_populate_recordset(null::result_events, ${JSON.stringify(events)}::jsonb)`.execute(
    connection,
  );
  const undone = events.flatMap(({ undoes }) => undoes ?? []);
  if (undone.length > 0)
    await connection
      .updateTable('result_events')
      .set({ is_undone: true })
      .where('id', 'in', undone)
      .execute();
}

const events = ({ id, userId }: { id: string; userId: string }) => sql`
  coalesce((select json_agg(json_build_object('id', entry.id, 'kind', kind, 'side', side, 'points', points, 'period', period,
      'isUndone', is_undone, 'undoes', undoes, 'homeScore', home_score, 'awayScore', away_score, 'by', name,
      'isOwn', entry.user_id is not distinct from ${userId}::uuid, 'at', ${sql.raw(isoTime('entry.created_at'))}) order by number desc)
    from (select * from result_events where result_id = ${id}::uuid order by number desc limit ${SHOWN_EVENTS}) as entry
    left join profiles on profiles.id = entry.user_id), '[]')`;

/** A match and its events, read in one statement so that they agree; null unless this person may score it. */
export async function findScored(
  connection: Connection,
  { id, person }: { id: string; person: Person },
): Promise<{ result: ResultRow; events: ScoringEvent[] } | null> {
  const { rows } = await sql<ResultRow & { events: ScoringEvent[] }>`
    select ${sql.raw(resultColumns)}, ${events({ id, userId: person.id })} as events
      from basketball_results as result ${sql.raw(resultJoins)}
     where result.id = ${id}::uuid and deleted_at is null and ${mayScore(person)}`.execute(connection);
  const [row] = rows;
  if (!row) return null;
  const { events: listed, ...result } = row;
  return { result, events: listed };
}

/** The unfinished matches to which a user is assigned, the next first. */
export async function listAssigned(connection: Connection, userId: string): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select ${sql.raw(resultColumns)}
      from result_scorers join basketball_results as result on result.id = result_id ${sql.raw(resultJoins)}
     where result_scorers.user_id = ${userId}::uuid and deleted_at is null and status <> 'finished'
     order by game_date, result.id limit 50`.execute(connection);
  return rows;
}

export async function hasResult(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('basketball_results')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listScorers(connection: Connection, resultId: string): Promise<Scorer[]> {
  return connection
    .selectFrom('result_scorers')
    .innerJoin('profiles', 'profiles.id', 'result_scorers.user_id')
    .select(['profiles.id', 'profiles.name'])
    .where('result_id', '=', resultId)
    .orderBy('result_scorers.created_at')
    .orderBy('profiles.id')
    .execute();
}

/** Assigns a user; false if they are assigned already, null for an unknown user. */
export async function insertScorer(
  connection: Connection,
  { resultId, userId }: { resultId: string; userId: string },
): Promise<boolean | null> {
  const person = await connection
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) return null;
  const added = await connection
    .insertInto('result_scorers')
    .values({ result_id: resultId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteScorer(
  connection: Connection,
  { resultId, userId }: { resultId: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('result_scorers')
    .where('result_id', '=', resultId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
