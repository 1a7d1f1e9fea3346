// Counts the words of all texts of a kind, by which searches are corrected.
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';
import type { Job } from '../jobs/jobs.ts';
import type { WordTable } from './correct-search.ts';

/** The texts of a kind, and the table of their words. */
export interface CountedTexts {
  table: WordTable;
  /** A query with the column `text`, of no more than some 100,000 texts: counting ten million would take minutes. */
  texts: string;
}

/** Counts the words again. */
export async function countWords(connection: Connection, counted: CountedTexts): Promise<void> {
  const [table, texts] = [sql.table(counted.table), sql.raw(counted.texts)];
  // The dictionary 'simple' neither stems nor leaves out words. Nested quotes: the query is a parameter of ts_stat.
  await sql`
    with counted as materialized (
      select word, ndoc as docs from ts_stat($query$
        select array_to_tsvector(array(
          select distinct word from regexp_split_to_table(lower(text collate "und-x-icu"),
            '[^[:alpha:]]+' collate "und-x-icu") as word where length(word) between 3 and 40))
          from (${texts}) as texts$query$)),
    gone as (
      delete from ${table} as known where not exists (select from counted where counted.word = known.word))
    insert into ${table} as known (word, docs) select word, docs from counted
    on conflict (word) do update set docs = excluded.docs where known.docs <> excluded.docs`.execute(
    connection,
  );
}

/** Jobs that count the words every hour, and within a minute on a site where they have never been counted. */
export function wordJobs(
  { kysely }: Pick<Database, 'kysely'>,
  { name, minute, ...counted }: CountedTexts & { name: string; minute: number },
): Job[] {
  return [
    {
      name: `count-${name}-words`,
      schedule: `${minute} * * * *`,
      run: () => countWords(kysely, counted),
    },
    {
      name: `count-first-${name}-words`,
      schedule: '* * * * *',
      run: async () => {
        const { rows } = await sql`select from ${sql.table(counted.table)} limit 1`.execute(kysely);
        if (rows.length === 0) await countWords(kysely, counted);
      },
    },
  ];
}
