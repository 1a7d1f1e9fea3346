// All SQL for accounts linked to Google.
import type { Connection } from '../../../database/connection.ts';

const GOOGLE = 'google';
const PASSWORD = 'credential';

/** The user whose account is linked to this Google account. */
export async function findByGoogle(connection: Connection, subject: string): Promise<string | null> {
  const row = await connection
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', GOOGLE)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * The owner of an address, locked until the transaction ends, so that concurrent sign-ins are handled one at a time.
 */
export async function lockOwner(
  connection: Connection,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const row = await connection
    .selectFrom('profiles')
    .select(['id', 'email_verified'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, isConfirmed: row.email_verified } : null;
}

/** Inserts a user with a confirmed address and no password; null if the address is taken. */
export async function insertConfirmedPerson(
  connection: Connection,
  person: { name: string; email: string },
): Promise<string | null> {
  const created = await connection
    .insertInto('profiles')
    .values({ ...person, email_verified: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

export async function hasGoogle(connection: Connection, userId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', GOOGLE)
    .executeTakeFirst();
  return row !== undefined;
}

export async function linkGoogle(connection: Connection, userId: string, subject: string): Promise<void> {
  await connection
    .insertInto('accounts')
    .values({ user_id: userId, account_id: subject, provider_id: GOOGLE, password: null })
    .execute();
}

export async function deletePassword(connection: Connection, userId: string): Promise<void> {
  await connection
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD)
    .execute();
}
