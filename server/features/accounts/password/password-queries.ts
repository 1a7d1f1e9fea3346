// All SQL for passwords and accounts with a password.
import type { Connection } from '../../../database/connection.ts';

/** `accounts.provider_id` of an account with a password. */
const PASSWORD = 'credential';

/** Inserts a user with a password and an unconfirmed address; null if the address is taken. */
export async function insertPerson(
  connection: Connection,
  person: { name: string; email: string; passwordHash: string },
): Promise<string | null> {
  const created = await connection
    .insertInto('profiles')
    .values({ name: person.name, email: person.email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) await insertPassword(connection, created.id, person.passwordHash);
  return created?.id ?? null;
}

/** The hash; null if the user has no password. */
export async function findPassword(connection: Connection, userId: string): Promise<string | null> {
  const row = await connection
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Inserts the password if the user has none yet. */
export async function setPassword(
  connection: Connection,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const { numUpdatedRows } = await connection
    .updateTable('accounts')
    .set({ password: passwordHash, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await insertPassword(connection, userId, passwordHash);
}

export async function renamePerson(connection: Connection, userId: string, name: string): Promise<void> {
  await connection
    .updateTable('profiles')
    .set({ name, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/**
 * @returns whether the address was unconfirmed before
 */
export async function markEmailConfirmed(connection: Connection, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('profiles')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function insertPassword(connection: Connection, userId: string, password: string): Promise<void> {
  await connection
    .insertInto('accounts')
    // An account with a password has no id at a provider: the column holds the user's own id.
    .values({ user_id: userId, account_id: userId, provider_id: PASSWORD, password })
    .execute();
}
