// Counts the words of articles, by which searches are corrected.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { LISTED } from '../article-sql.ts';

/** How many of the newest articles are counted. */
const COUNTED = 100_000;

/** Counts the words of the newest listed articles again. */
export async function countNewsTerms(connection: Connection): Promise<void> {
  // The dictionary 'simple' neither stems nor leaves out words. Nested quotes: the query is a parameter of ts_stat.
  await sql`
    with counted as materialized (
      select word, ndoc as docs from ts_stat($query$
        select array_to_tsvector(array(
          select distinct word from regexp_split_to_table(lower(title || ' ' || excerpt || ' ' || content collate "und-x-icu"),
            '[^[:alpha:]]+' collate "und-x-icu") as word where length(word) between 3 and 40))
          from (select title, excerpt, content from news where ${sql.raw(LISTED)}
            order by published_at desc, id desc limit ${sql.raw(String(COUNTED))}) as texts$query$)),
    gone as (
      delete from news_search_words where not exists (select from counted where counted.word = news_search_words.word))
    insert into news_search_words (word, docs) select word, docs from counted
    on conflict (word) do update set docs = excluded.docs where news_search_words.docs <> excluded.docs`.execute(
    connection,
  );
}

/** Counts the words if they have never been counted. */
export async function countFirstNewsTerms(connection: Connection): Promise<void> {
  const { rows } = await sql`select from news_search_words limit 1`.execute(connection);
  if (rows.length === 0) await countNewsTerms(connection);
}
