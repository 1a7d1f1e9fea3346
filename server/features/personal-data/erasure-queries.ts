// All SQL about who has asked to be erased.
import { sql } from 'kysely';
import { REGRET_DAYS } from '#shared/features/personal-data/rules.ts';
import type { Connection } from '../../database/connection.ts';

/** The person, who neither changes nor asks for anything until the transaction ends; null when they are gone. */
export async function holdPerson(
  transaction: Connection,
  id: string,
): Promise<{ email: string; role: 'user' | 'admin' | 'superadmin' } | null> {
  const row = await transaction
    .selectFrom('profiles')
    .select(['email', 'role'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** When somebody is erased; null unless they have asked for it. */
export async function findErasure(connection: Connection, userId: string): Promise<Date | null> {
  const row = await connection
    .selectFrom('erasures')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

export async function insertErasure(transaction: Connection, userId: string): Promise<Date> {
  const { rows } = await sql<{ due_at: Date }>`
    insert into erasures (user_id, due_at) values (${userId}, now() + ${REGRET_DAYS} * interval '1 day')
    returning due_at`.execute(transaction);
  if (!rows[0]) throw new Error('An erasure was not written');
  return rows[0].due_at;
}

/** False when there was none. */
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
 * Whether a superadmin besides this one is left who can sign in and has not asked to be erased either. All are held until
 * the transaction ends, in the order that the rest of the house holds them, so that two do not each count on the other.
 */
export async function hasOtherSuperadmin(transaction: Connection, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from profiles where role = 'superadmin' and (blocked_until is null or blocked_until <= now())
     order by id for update`.execute(transaction);
  const others = rows.map(({ id }) => id).filter((id) => id !== userId);
  // Asked once they are held: who left while we waited is seen to have left.
  const leaving = await sql`
    select from erasures where user_id = any(${others}::uuid[])`.execute(transaction);
  return leaving.rows.length < others.length;
}

/** Some of those whose time is out, the earliest first, after the ones named. */
export async function listDue(connection: Connection, passed: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from erasures where due_at <= now() and user_id <> all(${passed}::uuid[])
     order by due_at, user_id limit ${limit}`.execute(connection);
  return rows.map((row) => row.user_id);
}

/** Whether the time is out and nobody has regretted. */
export async function isErasureDue(transaction: Connection, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from erasures where user_id = ${userId} and due_at <= now()`.execute(transaction);
  return rows.length === 1;
}

/** The person, and by foreign keys all that is theirs alone; what others have too keeps a place without a name. */
export async function deletePerson(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('profiles').where('id', '=', userId).execute();
}
