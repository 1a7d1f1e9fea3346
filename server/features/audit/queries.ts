// All SQL about the log of privileged acts.
import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** The database or a transaction on it. */
export type Connection = Database['kysely'];

export async function insertAct(connection: Connection, act: Insertable<Tables['audit_log']>): Promise<void> {
  await connection.insertInto('audit_log').values(act).execute();
}
