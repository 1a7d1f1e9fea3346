// All SQL for re-authentication: session age, address and password hash.
import type { Connection } from '../../../database/connection.ts';

/** A sign-in within this time needs no further proof. */
const FRESH_MINUTES = 10;

export async function isSessionFresh(connection: Connection, token: string): Promise<boolean> {
  const row = await connection
    .selectFrom('sessions')
    .select('id')
    .where('token', '=', token)
    .where('created_at', '>', new Date(Date.now() - FRESH_MINUTES * 60_000))
    .executeTakeFirst();
  return row !== undefined;
}

export async function findEmail(connection: Connection, userId: string): Promise<string> {
  const { email } = await connection
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** The user with this address, and their password hash if they have one. */
export async function findByAddress(
  connection: Connection,
  email: string,
): Promise<{ id: string; isConfirmed: boolean; passwordHash: string | null } | null> {
  const row = await connection
    .selectFrom('profiles')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'profiles.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select(['profiles.id', 'profiles.email_verified', 'accounts.password'])
    .where('profiles.email', '=', email)
    .executeTakeFirst();
  return row ? { id: row.id, isConfirmed: row.email_verified, passwordHash: row.password } : null;
}
