// Counts the words of the forum, by which searches are corrected.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

/** Posts that are counted, the newest, and as many comments: counting ten million would take minutes. */
const COUNTED = 100_000;

/** Counts the words of the newest public posts and comments again. */
export async function countForumTerms(connection: Connection): Promise<void> {
  // The dictionary 'simple' neither stems nor leaves out words. Nested quotes: the query is a parameter of ts_stat.
  await sql`
    with counted as materialized (
      select word, ndoc as docs from ts_stat($query$
        select array_to_tsvector(array(
          select distinct word from regexp_split_to_table(lower(text collate "und-x-icu"),
            '[^[:alpha:]]+' collate "und-x-icu") as word where length(word) between 3 and 40))
          from (
            (select title || ' ' || content as text from forum_states join forum_posts on id = post_id
              where is_public order by forum_states.is_pinned desc, forum_states.created_at desc, post_id desc
              limit ${sql.raw(String(COUNTED))})
            union all
            (select content from forum_comments where status = 'approved' and deleted_at is null
              order by created_at desc limit ${sql.raw(String(COUNTED))})) as texts$query$)),
    gone as (
      delete from forum_search_words where not exists (select from counted where counted.word = forum_search_words.word))
    insert into forum_search_words (word, docs) select word, docs from counted
    on conflict (word) do update set docs = excluded.docs where forum_search_words.docs <> excluded.docs`.execute(
    connection,
  );
}

/** Counts the words if they have never been counted. */
export async function countFirstForumTerms(connection: Connection): Promise<void> {
  const { rows } = await sql`select from forum_search_words limit 1`.execute(connection);
  if (rows.length === 0) await countForumTerms(connection);
}
