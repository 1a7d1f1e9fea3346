// SQL of requested erasures.
import { sql } from 'kysely';
import { ERASURE_DELAY_DAYS } from '#shared/features/personal-data/rules.ts';
import type { Connection } from '../../database/connection.ts';

/** Locks a person until the transaction ends; null when there is none. */
export async function lockPerson(
  transaction: Connection,
  id: string,
): Promise<{ email: string; isEmailConfirmed: boolean } | null> {
  const row = await transaction
    .selectFrom('profiles')
    .select(['email', 'email_verified as isEmailConfirmed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** When and how the person will be erased; null without a pending erasure. */
export async function findErasure(
  connection: Connection,
  userId: string,
): Promise<{ dueAt: Date; deletesTexts: boolean } | null> {
  const row = await connection
    .selectFrom('erasures')
    .select(['due_at as dueAt', 'deletes_texts as deletesTexts'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertErasure(
  transaction: Connection,
  { userId, deletesTexts }: { userId: string; deletesTexts: boolean },
): Promise<Date> {
  const { rows } = await sql<{ due_at: Date }>`
    insert into erasures (user_id, due_at, deletes_texts)
    values (${userId}, now() + ${ERASURE_DELAY_DAYS} * interval '1 day', ${deletesTexts})
    returning due_at`.execute(transaction);
  if (!rows[0]) throw new Error('The erasure was not inserted');
  return rows[0].due_at;
}

/** Deletes a pending erasure; false when there was none. */
export async function deleteErasure(transaction: Connection, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('erasures')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function isSuperadmin(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'superadmin')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether another superadmin remains who can sign in and has no pending erasure. Locks all superadmins until the
 * transaction ends, in the same order as elsewhere, so that two concurrent requests do not count on each other.
 */
export async function hasOtherSuperadmin(transaction: Connection, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from profiles where role = 'superadmin' and (blocked_until is null or blocked_until <= now())
     order by id for update`.execute(transaction);
  const others = rows.map(({ id }) => id).filter((id) => id !== userId);
  // Read after the locks, to see requests that were committed while waiting.
  const pendingErasures = await sql`
    select from erasures where user_id = any(${others}::uuid[])`.execute(transaction);
  return pendingErasures.rows.length < others.length;
}

/** A batch of people whose waiting period has ended, earliest first, without those in `passed`. */
export async function listDue(connection: Connection, passed: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from erasures where due_at <= now() and user_id <> all(${passed}::uuid[])
     order by due_at, user_id limit ${limit}`.execute(connection);
  return rows.map((row) => row.user_id);
}

/** Whether the waiting period has ended and the erasure was not cancelled. */
export async function isErasureDue(transaction: Connection, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from erasures where user_id = ${userId} and due_at <= now()`.execute(transaction);
  return rows.length === 1;
}

/** Deletes the person, and by foreign keys their own rows; rows shared with others remain without a name. */
export async function deletePerson(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('profiles').where('id', '=', userId).execute();
}

/** The ids that belong to an existing person. */
export async function listExisting(connection: Connection, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from profiles where id = any(${ids}::uuid[])`.execute(connection);
  return rows.map((row) => row.id);
}
