// All SQL for sessions: finding, prolonging and ending them.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { deleteSecondStepsOf } from '../two-step/two-step-queries.ts';

export interface SessionRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  avatar_url: string | null;
  verified: boolean;
  created_at: Date;
  birth_year: number | null;
  has_two_step: boolean;
  /** Whether a day has passed since the session was last prolonged. */
  is_due: boolean;
  /** Whether `last_seen_at` is at least an hour old or null. */
  is_last_seen_due: boolean;
  is_suspended: boolean;
}

/** Condition on a session `s` and its profile `p`: not expired, and the user is not suspended. */
const IS_LIVE = 's.expires_at > now() and (p.blocked_until is null or p.blocked_until <= now())';

/** The user of a session, in one query; null if the session is unknown or expired. */
export async function findSession(
  { lookups }: Pick<Database, 'lookups'>,
  token: string,
): Promise<SessionRow | null> {
  const { rows } = await lookups.query<SessionRow>({
    name: 'find-session',
    text: `select p.id, p.email, p.name, p.role, p.avatar_url, p.verified, p.created_at, p.birth_year,
                  exists (select from two_step t where t.user_id = p.id and t.confirmed_at is not null) as has_two_step,
                  s.updated_at < now() - interval '1 day' as is_due,
                  p.last_seen_at is null or p.last_seen_at < now() - interval '1 hour' as is_last_seen_due,
                  coalesce(p.blocked_until > now(), false) as is_suspended
             from sessions s join profiles p on p.id = s.user_id
            where s.token = $1 and s.expires_at > now()`,
    values: [token],
  });
  return rows[0] ?? null;
}

/** The tokens among these whose session is live. */
export async function findOpenSessions(
  { lookups }: Pick<Database, 'lookups'>,
  tokens: string[],
): Promise<Set<string>> {
  const { rows } = await lookups.query<{ token: string }>({
    name: 'find-open-sessions',
    text: `select s.token from sessions s join profiles p on p.id = s.user_id
            where s.token = any($1::text[]) and ${IS_LIVE}`,
    values: [tokens],
  });
  return new Set(rows.map(({ token }) => token));
}

/** The users of these sessions that are live, by token. */
export async function findUsersOfSessions(
  { lookups }: Pick<Database, 'lookups'>,
  tokens: string[],
): Promise<Map<string, string>> {
  const { rows } = await lookups.query<{ token: string; userId: string }>({
    name: 'find-users-of-sessions',
    text: `select s.token, p.id as "userId" from sessions s join profiles p on p.id = s.user_id
            where s.token = any($1::text[]) and ${IS_LIVE}`,
    values: [tokens],
  });
  return new Map(rows.map(({ token, userId }) => [token, userId]));
}

/** Updates `last_seen_at`; of concurrent requests, one writes. */
export async function updateLastSeen(database: Database, userId: string): Promise<void> {
  await database.pool.query(
    `update profiles set last_seen_at = now()
      where id = $1 and (last_seen_at is null or last_seen_at < now() - interval '1 hour')`,
    [userId],
  );
}

/** Extends a session by `days` from now, but never beyond `maxDays` after its start. */
export async function prolongSession(
  database: Database,
  { token, days, maxDays }: { token: string; days: number; maxDays: number },
): Promise<void> {
  await database.pool.query(
    `update sessions set updated_at = now(),
            expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
      where token = $1`,
    [token, days, maxDays],
  );
}

export async function deleteSession({ kysely }: Database, token: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('token', '=', token).execute();
}

export async function insertSession(
  connection: Connection,
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
 * Ends all sessions of a user but the one with this token, and unfinished sign-ins; returns how many sessions ended.
 */
export async function endOtherSessions(
  { kysely }: Pick<Database, 'kysely'>,
  { userId, token }: { userId: string; token: string },
): Promise<number> {
  await deleteSecondStepsOf(kysely, userId);
  const { numDeletedRows } = await kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token', '!=', token)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all sessions of a user, and unfinished sign-ins. */
export async function endAllSessions(connection: Connection, userId: string): Promise<void> {
  await deleteSecondStepsOf(connection, userId);
  await connection.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database.kysely.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
}
