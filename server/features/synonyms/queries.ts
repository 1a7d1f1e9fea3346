// SQL about synonyms.
import type { NewSynonyms, Synonyms } from '#shared/features/synonyms/contract.ts';
import type { Connection } from '../../database/connection.ts';

const columns = ['id', 'words', 'direction'] as const;

/** The newest first. */
export function listSynonyms(connection: Connection): Promise<Synonyms[]> {
  return connection.selectFrom('search_synonyms').select(columns).orderBy('id', 'desc').execute();
}

/** Locks a row of synonyms until the transaction ends. */
export async function lockSynonyms(connection: Connection, id: number): Promise<NewSynonyms | null> {
  const row = await connection
    .selectFrom('search_synonyms')
    .select(['words', 'direction'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export function insertSynonyms(connection: Connection, synonyms: NewSynonyms): Promise<Synonyms> {
  return connection
    .insertInto('search_synonyms')
    .values(synonyms)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateSynonyms(connection: Connection, id: number, synonyms: NewSynonyms): Promise<Synonyms> {
  return connection
    .updateTable('search_synonyms')
    .set(synonyms)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteSynonymsRow(connection: Connection, id: number): Promise<void> {
  await connection.deleteFrom('search_synonyms').where('id', '=', id).execute();
}
