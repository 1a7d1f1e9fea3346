// SQL of the words in ads, for correcting searches.
import { sql } from 'kysely';
import { isShort, type KnownWord } from '../../../core/search/spelling.ts';
import type { Connection } from '../../../database/connection.ts';

/** Of the nearest words by trigrams, how many are compared letter by letter. */
const NEAREST = 200;

/**
 * Counts the words of public ads' titles, descriptions and categories again, and adds those that have synonyms: they find
 * something too. Takes minutes for a million ads, in the database.
 */
export async function countSearchWords(connection: Connection): Promise<void> {
  // The dictionary 'simple' neither stems nor leaves out words. Nested quotes: the query is a parameter of ts_stat.
  await sql`
    with found as (
      select word, ndoc from ts_stat($query$
        select array_to_tsvector(array(
          select distinct word from regexp_split_to_table(search || ' ' || lower(category collate "und-x-icu"),
            '[^[:alpha:]]+' collate "und-x-icu") as word where length(word) between 3 and 40))
          from ads where is_public$query$)
      union all
      select word, 1 from search_synonyms, unnest(words) as word where word ~ '^[[:alpha:]]{3,40}$'),
    counted as materialized (select word, max(ndoc) as ndoc from found group by word),
    gone as (
      delete from search_words where not exists (select from counted where counted.word = search_words.word))
    insert into search_words (word, docs) select word, ndoc from counted
    on conflict (word) do update set docs = excluded.docs where search_words.docs <> excluded.docs`.execute(
    connection,
  );
}

export async function areWordsCounted(connection: Connection): Promise<boolean> {
  return (
    (await connection.selectFrom('search_words').select('docs').limit(1).executeTakeFirst()) !== undefined
  );
}

/** Known words that may replace one. */
export async function findNearWords(connection: Connection, folded: string): Promise<KnownWord[]> {
  const words = connection.selectFrom('search_words').select(['word', 'folded', 'docs']);
  if (isShort(folded)) {
    return words
      .where('folded', 'like', `${folded.charAt(0)}%`)
      .where(sql`length(folded)`, '>=', folded.length - 1)
      .where(sql`length(folded)`, '<=', folded.length + 1)
      .execute();
  }
  return words
    .orderBy(sql`folded <-> ${folded}`)
    .limit(NEAREST)
    .execute();
}

/** Those of these words that are known. */
export function findKnownWords(connection: Connection, folded: readonly string[]): Promise<KnownWord[]> {
  return connection
    .selectFrom('search_words')
    .select(['word', 'folded', 'docs'])
    .where(sql<boolean>`folded = any(${folded}::text[])`)
    .execute();
}
