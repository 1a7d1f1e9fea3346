// Locks people before rows that belong to them, in the same order as an erasure.
import { CompiledQuery } from 'kysely';
import type { Connection } from './connection.ts';

/**
 * A query that locks people until the transaction ends, as a foreign key does, and returns those who are not erased. An erasure
 * locks the person and then their rows, so a statement that writes rows of people locks the people first, to avoid a deadlock.
 *
 * @param ids SQL for the ids of the people
 */
export function lockingPeople(ids: string): string {
  return `select id from profiles where id in (${ids}) order by id for key share`;
}

/** Locks people as `lockingPeople` does, for an action whose statements lock rows of theirs and then refer to them. */
export async function lockPeople(transaction: Connection, ids: readonly string[]): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(lockingPeople('select unnest($1::uuid[])'), [ids]));
}
