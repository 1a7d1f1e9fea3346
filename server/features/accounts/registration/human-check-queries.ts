// All SQL of the puzzle before registering: each is answered once, and its answer used once.
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

/** The right answer of a puzzle that is still open; null when it is unknown, too old or already solved. */
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

/** A wrong answer ends the puzzle, so that nobody can try all selections on one. */
export async function deleteHumanCheck(database: Database, id: string): Promise<void> {
  await database.kysely.deleteFrom('human_checks').where('id', '=', id).execute();
}

/** Spends a solved check; false when it was not solved, is too old or is already spent. */
export async function spendHumanCheck(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('human_checks')
    .set({ spent_at: new Date() })
    .where('id', '=', id)
    .where('solved_at', 'is not', null)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a spent check back when the registration it was spent on did not go through. */
export async function restoreHumanCheck(database: Database, id: string): Promise<void> {
  await database.kysely.updateTable('human_checks').set({ spent_at: null }).where('id', '=', id).execute();
}

export async function deleteExpiredHumanChecks(database: Database): Promise<void> {
  await database.kysely.deleteFrom('human_checks').where('expires_at', '<', new Date()).execute();
}
