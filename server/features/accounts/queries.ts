// All SQL about people, their sessions and human checks.
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { deleteSecondStepsOf } from './two-step-queries.ts';

/** The query builder of the database, or of a transaction on it. */
type Queryable = Pick<Database, 'kysely'>;
/** The database or a transaction on it. */
export type Connection = Database['kysely'];

export interface SessionRow {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin' | 'superadmin';
  avatar_url: string | null;
  verified: boolean;
  created_at: Date;
  birth_year: number | null;
  has_two_step: boolean;
  /** Whether a day has passed since the session was last prolonged. */
  is_due: boolean;
  /** Whether the person was last noted as here an hour ago or more. */
  is_unnoted: boolean;
}

/** Of a session `s` and its person `p`. */
const STANDS = 's.expires_at > now() and (p.blocked_until is null or p.blocked_until <= now())';
const IS_DUE = "s.updated_at < now() - interval '1 day'";
const IS_UNNOTED = "p.last_seen_at is null or p.last_seen_at < now() - interval '1 hour'";

/** The person behind a live session, in one read; null when the session is unknown or over, or the person blocked. */
export async function findSession(
  { lookups }: Pick<Database, 'lookups'>,
  token: string,
): Promise<SessionRow | null> {
  const { rows } = await lookups.query<SessionRow>({
    name: 'find-session',
    text: `select p.id, p.email, p.name, p.role, p.avatar_url, p.verified, p.created_at, p.birth_year,
                  exists (select from two_step t where t.user_id = p.id and t.confirmed_at is not null) as has_two_step,
                  ${IS_DUE} as is_due,
                  ${IS_UNNOTED} as is_unnoted
             from sessions s join profiles p on p.id = s.user_id
            where s.token = $1 and ${STANDS}`,
    values: [token],
  });
  return rows[0] ?? null;
}

/**
 * The beginning of a statement that goes on by itself: after it there is a row in `standing` when `findSession` would find just
 * this person, as old as they were known to be, and nothing to note of them.
 *
 * @param first the number of the first of its three parameters: the token, the person's id and birth year
 */
export function standingSession(first: number): string {
  return `standing as (
    select from sessions s join profiles p on p.id = s.user_id
     where s.token = $${first} and p.id = $${first + 1} and p.birth_year = $${first + 2}
       and ${STANDS} and not (${IS_DUE}) and not (${IS_UNNOTED}))`;
}

/** Those of these sessions, by their tokens, that are not over and whose person is not blocked. */
export async function findOpenSessions(
  { lookups }: Pick<Database, 'lookups'>,
  tokens: string[],
): Promise<Set<string>> {
  const { rows } = await lookups.query<{ token: string }>({
    name: 'find-open-sessions',
    text: `select s.token from sessions s join profiles p on p.id = s.user_id
            where s.token = any($1::text[]) and ${STANDS}`,
    values: [tokens],
  });
  return new Set(rows.map(({ token }) => token));
}

/** Notes that somebody is here; of many requests at once, one writes. */
export async function noteSeen(database: Database, userId: string): Promise<void> {
  await database.pool.query(
    `update profiles set last_seen_at = now()
      where id = $1 and (last_seen_at is null or last_seen_at < now() - interval '1 hour')`,
    [userId],
  );
}

export interface BlockRow {
  /** Null for until further notice. */
  until: Date | null;
  reason: string;
}

/** What keeps somebody out just now; null when nothing does. */
export async function findBlock({ kysely }: Queryable, userId: string): Promise<BlockRow | null> {
  const { rows } = await sql<BlockRow>`
    select case when isfinite(blocked_until) then blocked_until end as until, blocked_reason as reason
      from profiles where id = ${userId} and blocked_until > now()`.execute(kysely);
  return rows[0] ?? null;
}

/** Never beyond the days a session may last in all. */
export async function prolongSession(
  database: Database,
  { token, days, longestDays }: { token: string; days: number; longestDays: number },
): Promise<void> {
  await database.pool.query(
    `update sessions set updated_at = now(),
            expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
      where token = $1`,
    [token, days, longestDays],
  );
}

export async function deleteSession({ kysely }: Database, token: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('token', '=', token).execute();
}

export async function insertSession(
  connection: Database['kysely'],
  session: { userId: string; token: string; expiresAt: Date; ip: string; userAgent: string },
): Promise<void> {
  await connection
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token: session.token,
      expires_at: session.expiresAt,
      ip_address: session.ip,
      user_agent: session.userAgent,
    })
    .execute();
}

/**
 * From where a person has come in before this session, newest first; the registration counts.
 *
 * `is_recent`: within 90 days.
 */
export async function listEarlierSignIns(
  { pool }: Database,
  { userId, token }: { userId: string; token: string },
): Promise<{ ip_address: string; user_agent: string; is_recent: boolean }[]> {
  const { rows } = await pool.query<{ ip_address: string; user_agent: string; is_recent: boolean }>(
    `select ip_address, left(coalesce(user_agent, ''), 500) as user_agent,
            max(created_at) > now() - interval '90 days' as is_recent
       from (select ip_address, user_agent, created_at from sessions where user_id = $1 and token <> $2
             union all
             (select ip_address, user_agent, created_at from security_events
               where user_id = $1 and event in ('registered', 'signed_in', 'email_confirmed', 'password_reset')
               order by created_at desc limit 500)) as earlier
      -- Empty where no browser was at hand: the server made the session by itself.
      where ip_address <> ''
      group by 1, 2`,
    [userId, token],
  );
  return rows;
}

export interface DeviceRow {
  id: string;
  user_agent: string | null;
  ip_address: string | null;
  created_at: Date;
  updated_at: Date;
  is_this: boolean;
}

/** The live sessions of a person: the one with this token first, then those seen last. */
export async function listDevices(
  database: Database,
  { userId, token }: { userId: string; token: string },
): Promise<DeviceRow[]> {
  return database.kysely
    .selectFrom('sessions')
    .select((eb) => [
      'id',
      'user_agent',
      'ip_address',
      'created_at',
      'updated_at',
      eb('token', '=', token).$castTo<boolean>().as('is_this'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('is_this', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of a person; false when they have no such session. */
export async function endSession(
  database: Database,
  session: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends all sessions of a person but the one with this token; gives how many. Whoever still owes a code begins anew. */
export async function endOtherSessions(
  database: Queryable,
  { userId, token }: { userId: string; token: string },
): Promise<number> {
  await deleteSecondStepsOf(database.kysely, userId);
  const { numDeletedRows } = await database.kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token', '!=', token)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whoever still owes a code begins anew. */
export async function endAllSessions(connection: Connection, userId: string): Promise<void> {
  await deleteSecondStepsOf(connection, userId);
  await connection.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function insertHumanCheck(
  database: Database,
  answer: number[],
  expiresAt: Date,
): Promise<string> {
  const { id } = await database.kysely
    .insertInto('human_checks')
    .values({ answer, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The right answer of a puzzle that is still open; null when it is unknown, too old or already solved. */
export async function findOpenHumanCheck(
  database: Database,
  id: string,
): Promise<{ answer: number[] } | null> {
  const row = await database.kysely
    .selectFrom('human_checks')
    .select('answer')
    .where('id', '=', id)
    .where('solved_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}

export async function markHumanCheckSolved(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('human_checks')
    .set({ solved_at: new Date() })
    .where('id', '=', id)
    .where('solved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A wrong answer ends the puzzle, so that nobody can try all selections on one. */
export async function deleteHumanCheck(database: Database, id: string): Promise<void> {
  await database.kysely.deleteFrom('human_checks').where('id', '=', id).execute();
}

/** Spends a solved check; false when it was not solved, is too old or is already spent. */
export async function spendHumanCheck(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('human_checks')
    .set({ spent_at: new Date() })
    .where('id', '=', id)
    .where('solved_at', 'is not', null)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a spent check back when the registration it was spent on did not go through. */
export async function restoreHumanCheck(database: Database, id: string): Promise<void> {
  await database.kysely.updateTable('human_checks').set({ spent_at: null }).where('id', '=', id).execute();
}

export async function deleteExpiredHumanChecks(database: Database): Promise<void> {
  await database.kysely.deleteFrom('human_checks').where('expires_at', '<', new Date()).execute();
}

export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database.kysely.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
}

export async function setRole(
  connection: Connection,
  userId: string,
  role: SessionRow['role'],
): Promise<void> {
  await connection
    .updateTable('profiles')
    .set({ role, email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function findProfileByEmail(
  database: Queryable,
  email: string,
): Promise<{ id: string; role: string } | null> {
  const row = await database.kysely
    .selectFrom('profiles')
    .select(['id', 'role'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function hasSuperadmin(database: Database): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'superadmin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countProfiles(database: Database): Promise<number> {
  const { people } = await database.kysely
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  return people;
}

export interface SecurityEvent {
  event: string;
  userId?: string | null;
  ip: string;
  userAgent: string;
  details?: Record<string, unknown>;
}

export async function insertSecurityEvent(database: Queryable, event: SecurityEvent): Promise<void> {
  await database.kysely
    .insertInto('security_events')
    .values({
      event: event.event,
      user_id: event.userId ?? null,
      ip_address: event.ip,
      user_agent: event.userAgent.slice(0, 500),
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
