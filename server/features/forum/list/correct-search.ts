// Corrects a search in the forum that found nothing, by the words of the forum.
import { sql } from 'kysely';
import { PHRASE, type SearchWord } from '../../../core/search/search-words.ts';
import {
  chooseSplit,
  chooseWord,
  isShort,
  type KnownWord,
  lettersAlike,
  mayCorrect,
  splitsOf,
} from '../../../core/search/spelling.ts';
import type { Connection } from '../../../database/connection.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { fold } from '#shared/search/tokens.ts';

/** Of the nearest words by trigrams, how many are compared letter by letter. */
const NEAREST = 200;
/** Of the newest posts, and as many comments: counting ten million would take minutes. */
const COUNTED = 100_000;

/** A part of a search that is corrected as a whole, or left alone: a phrase, or a run of letters. */
const PART = new RegExp(`${PHRASE.source}|\\p{L}+`, 'gu');

/** The text with each word that the forum does not have replaced by one that it has; null if there is none. */
export async function correctSearch(
  query: Query,
  typed: string,
  words: readonly SearchWord[],
): Promise<string | null> {
  const candidates = words.map(({ text }) => text).filter(mayCorrect);
  const known = new Set((await findKnown(query, candidates.map(fold))).map(({ folded }) => folded));
  const corrections = new Map<string, string>();
  for (const text of candidates) {
    const corrected = known.has(fold(text)) ? null : await correctWord(query, fold(text));
    if (corrected !== null) corrections.set(text, corrected);
  }
  if (corrections.size === 0) return null;
  return typed.replace(PART, (part) => corrections.get(part.toLowerCase()) ?? part);
}

async function correctWord(query: Query, folded: string): Promise<string | null> {
  const split = chooseSplit(folded, await findKnown(query, splitsOf(folded).flat()));
  // Two words that both exist are likelier than a misspelling of a third.
  if (split) return split.map(({ word }) => word).join(' ');
  return chooseWord(folded, await findNear(query, folded))?.word ?? null;
}

function findKnown(query: Query, folded: readonly string[]): Promise<KnownWord[]> {
  return readTerms(query, 'where folded = any($1::text[])', [folded]);
}

function findNear(query: Query, folded: string): Promise<KnownWord[]> {
  if (!isShort(folded)) return readTerms(query, `order by folded <-> $1 limit ${NEAREST}`, [folded]);
  return readTerms(query, 'where left(folded, 1) = any($1::text[]) and length(folded) between $2 and $3', [
    lettersAlike(folded.charAt(0)),
    folded.length - 1,
    folded.length + 1,
  ]);
}

async function readTerms(query: Query, condition: string, values: unknown[]): Promise<KnownWord[]> {
  const { rows } = await query<KnownWord>({
    text: `select word, folded, docs from forum_search_words ${condition}`,
    values,
  });
  return rows;
}

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

/** Counts them on a site where they never were. */
export async function countFirstForumTerms(connection: Connection): Promise<void> {
  const { rows } = await sql`select from forum_search_words limit 1`.execute(connection);
  if (rows.length === 0) await countForumTerms(connection);
}
