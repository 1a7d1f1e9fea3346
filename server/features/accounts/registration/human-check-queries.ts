// All SQL for the human check before registration: each puzzle is answered once, and its solution used once.
import type { Database } from '../../../database/connection.ts';

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

/** The right answer of an open puzzle; null if it is unknown, expired or solved. */
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

/** Called on a wrong answer, so that not every selection can be tried on one puzzle. */
export async function deleteHumanCheck(database: Database, id: string): Promise<void> {
  await database.kysely.deleteFrom('human_checks').where('id', '=', id).execute();
}

/** Uses a solved check; false if it is not solved, expired or used. */
export async function consumeHumanCheck(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('human_checks')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('solved_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a used check valid again when its registration failed. */
export async function restoreHumanCheck(database: Database, id: string): Promise<void> {
  await database.kysely.updateTable('human_checks').set({ used_at: null }).where('id', '=', id).execute();
}

export async function deleteExpiredHumanChecks(database: Database): Promise<void> {
  await database.kysely.deleteFrom('human_checks').where('expires_at', '<', new Date()).execute();
}
