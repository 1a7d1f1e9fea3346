// SQL of the words in ads, for correcting searches.
import { sql } from 'kysely';
import type { TypedBeginning } from '../../../core/search/completion.ts';
import type { KnownWord } from '../../../core/search/spelling.ts';
import { isListed } from '../../../database/ad-visibility.ts';
import type { Connection } from '../../../database/connection.ts';
import type { Query } from '../../../database/statement-timeout.ts';

/**
 * Counts again the words in titles, descriptions and categories of public ads, and separately those in titles and
 * categories, and the towns of sellers who are not minors, which are suggested. Adds the words of synonyms, since a search finds ads by them too. Takes minutes for a million ads,
 * in the database.
 */
export async function countSearchTerms(connection: Connection): Promise<void> {
  // The dictionary 'simple' neither stems nor leaves out words. Nested quotes: the query is a parameter of ts_stat.
  await sql`
    with found as (
      select word, ndoc from ts_stat($query$
        select array_to_tsvector(array(
          select distinct word from regexp_split_to_table(search || ' ' || lower(category collate "und-x-icu"),
            '[^[:alpha:]]+' collate "und-x-icu") as word where length(word) between 3 and 40
          union all
          select distinct '^' || word from regexp_split_to_table(lower((title || ' ' || category || case when town is null then '' else ' ' || location end) collate "und-x-icu"),
            '[^[:alpha:]]+' collate "und-x-icu") as word where length(word) between 3 and 40))
          from ads where ${sql.raw(isListed())}$query$)
      union all
      select word, 1 from search_synonyms, unnest(words) as name, regexp_split_to_table(name, ' ') as word
       where word ~ '^[[:alpha:]]{3,40}$'),
    counted as materialized (
      select ltrim(word, '^') as word, max(ndoc) as docs, coalesce(max(ndoc) filter (where word like '^%'), 0) as titles
        from found group by 1),
    gone as (
      delete from search_words where not exists (select from counted where counted.word = search_words.word))
    insert into search_words (word, docs, titles) select word, docs, titles from counted
    on conflict (word) do update set docs = excluded.docs, titles = excluded.titles
     where (search_words.docs, search_words.titles) <> (excluded.docs, excluded.titles)`.execute(connection);
}

export async function areTermsCounted(query: Query): Promise<boolean> {
  const { rows } = await query({ text: 'select from search_words limit 1', values: [] });
  return rows.length > 0;
}

/** The words read for a beginning; the best of them are suggested. Less frequent ones are forms of them, or insignificant. */
const MOST_FREQUENT = 30;
/** Beginnings of at most this many letters have an index of their own; longer ones have few words. */
const INDEXED_LETTERS = 3;

/** The words of titles with a beginning, the most frequent first. Accents are ignored, unless the beginning itself has any. */
export function findWordsBeginning(
  query: Query,
  { typed, folded }: Pick<TypedBeginning, 'typed' | 'folded'>,
): Promise<KnownWord[]> {
  const order = `and titles > 0 order by titles desc limit ${MOST_FREQUENT}`;
  if (typed !== folded) return readTerms(query, `where word like $1 ${order}`, [`${typed}%`]);
  const { length } = folded;
  // The number is part of the statement, since it chooses the index.
  if (length <= INDEXED_LETTERS)
    return readTerms(query, `where left(folded, ${length}) = $1 ${order}`, [folded]);
  return readTerms(query, `where folded like $1 ${order}`, [`${folded}%`]);
}

/** The titles and brands of ads, and the town of each unless its seller is treated as a minor, whose ads show only their county. */
export async function readTitles(
  query: Query,
  ids: readonly string[],
): Promise<{ title: string; brand: string; town: string }[]> {
  const { rows } = await query<{ title: string; brand: string; town: string }>({
    text: `select title, brand, case when town is null then '' else location end as town from ads where id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

async function readTerms(query: Query, condition: string, values: unknown[]): Promise<KnownWord[]> {
  const { rows } = await query<KnownWord>({
    text: `select word, folded, docs from search_words ${condition}`,
    values,
  });
  return rows;
}
