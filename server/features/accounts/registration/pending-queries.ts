// All SQL for registrations that are not confirmed yet.
import type { Connection } from '../../../database/connection.ts';

export interface PendingRegistration {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
}

export async function insertPending(
  connection: Connection,
  pending: Omit<PendingRegistration, 'id'> & { expiresAt: Date },
): Promise<string> {
  const { id } = await connection
    .insertInto('pending_registrations')
    .values({
      email: pending.email,
      name: pending.name,
      password_hash: pending.passwordHash,
      expires_at: pending.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findPending(connection: Connection, id: string): Promise<PendingRegistration | null> {
  const row = await connection
    .selectFrom('pending_registrations')
    .select(['id', 'email', 'name', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}

/** Pending registrations of this address, latest first. */
export async function listLatestPending(
  connection: Connection,
  { email, limit }: { email: string; limit: number },
): Promise<PendingRegistration[]> {
  return connection
    .selectFrom('pending_registrations')
    .select(['id', 'email', 'name', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Extends a pending registration; false if it has expired. */
export async function prolongPending(
  connection: Connection,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('pending_registrations')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends the pending registrations of an address. They are not deleted here: that would delete their links, which
 * another transaction may be using, and the two would wait for each other.
 */
export async function expirePendingOf(connection: Connection, email: string): Promise<void> {
  const now = new Date();
  await connection
    .updateTable('pending_registrations')
    .set({ expires_at: now })
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes their links too (cascade). */
export async function deleteExpiredPending(connection: Connection): Promise<void> {
  await connection.deleteFrom('pending_registrations').where('expires_at', '<', new Date()).execute();
}
