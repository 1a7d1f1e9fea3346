// SQL about synonyms.
import { sql } from 'kysely';
import type { NewSynonyms, Synonyms, SynonymSearch } from '#shared/features/synonyms/contract.ts';
import { type CursorPage, idDecoder, readPageFrom } from '../../core/http/cursor.ts';
import type { Connection } from '../../database/connection.ts';
import { likePattern } from '../../database/like-pattern.ts';

const columns = ['id', 'words', 'direction'] as const;

/**
 * One page, the newest first by default. A cursor is the id of a row.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listSynonyms(
  connection: Connection,
  { search, direction, sort, ...page }: SynonymSearch & { size: number },
): Promise<CursorPage<Synonyms>> {
  const decode = idDecoder('number');
  return readPageFrom<Synonyms, string>({ ...page, decode }, (from, limit) => {
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    let query = connection
      .selectFrom('search_synonyms')
      .select([...columns, sql<string>`id::text`.as('cursor')])
      .orderBy('id', isAscending ? 'asc' : 'desc')
      .limit(limit);
    if (search) query = query.where(sql<boolean>`array_to_string(words, ', ') ilike ${likePattern(search)}`);
    if (direction) query = query.where('direction', '=', direction);
    if (from) query = query.where('id', isAscending ? '>' : '<', Number(from.cursor));
    return query.execute();
  });
}

export async function findSynonyms(connection: Connection, id: number): Promise<Synonyms | null> {
  const row = await connection
    .selectFrom('search_synonyms')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
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

/** Inserts a deleted row with its old id, since searches read the rows in the order of their ids. */
export async function restoreSynonymsRow(
  connection: Connection,
  id: number,
  { words, direction }: NewSynonyms,
): Promise<void> {
  await sql`insert into search_synonyms (id, words, direction) overriding system value
            values (${id}, ${words}, ${direction})`.execute(connection);
}
