// All SQL for a user's own view of their sessions: devices and earlier sign-ins.
import { RECENT_SIGN_IN_DAYS } from '#shared/features/accounts/sessions/session-lifetime.ts';
import type { Database } from '../../../database/connection.ts';

/**
 * The IP addresses and browsers from which a user has signed in before this session; registering counts as signing in.
 *
 * `is_recent`: whether the last of these sign-ins was within `RECENT_SIGN_IN_DAYS`.
 */
export async function listEarlierSignIns(
  { pool }: Database,
  { userId, token }: { userId: string; token: string },
): Promise<{ ip_address: string; user_agent: string; is_recent: boolean }[]> {
  const { rows } = await pool.query<{ ip_address: string; user_agent: string; is_recent: boolean }>(
    `select ip_address, left(coalesce(user_agent, ''), 500) as user_agent,
            max(created_at) > now() - interval '${RECENT_SIGN_IN_DAYS} days' as is_recent
       from (select ip_address, user_agent, created_at from sessions where user_id = $1 and token <> $2
             union all
             (select ip_address, user_agent, created_at from security_events
               where user_id = $1 and event in ('registered', 'signed_in', 'email_confirmed', 'password_reset')
               order by created_at desc limit 500)) as earlier
      -- Empty if the server created the session without a request from a browser.
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

/** A user's live sessions: the one with this token first, then the most recently used. */
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

/** Ends one session of a user; false if they have no such session. */
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
