// The terms of tables that are searched by short texts, such as the names of clubs: their columns, conditions, and a job.
import { sql } from 'kysely';
import { quoteTerm } from '../core/search/conditions.ts';
import { documentTerms, type TextLevel, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { NameWord } from '../core/search/name-search.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';
import { likePattern } from './like-pattern.ts';

/** How the terms of a table are computed from its rows. */
export interface NamedTable<Row> {
  table: 'associations' | 'tournaments';
  /** The columns of `Row`. */
  columns: readonly (keyof Row & string)[];
  /** To be raised when `textsOf` changes. */
  textVersion: number;
  textsOf: (row: Row) => { text: string; level: TextLevel }[];
}

/** The columns that are computed from the texts of a row. */
export function nameTermColumns<Row>({ textsOf, textVersion }: NamedTable<Row>, row: Row) {
  return {
    words: documentTerms(textsOf(row)).map(quoteTerm).join(' '),
    words_version: versionOf(textVersion),
  };
}

/** Computes the terms of rows whose terms are missing, or were computed by older rules. */
export async function fillInNameTerms<Row>(database: Database, named: NamedTable<Row>): Promise<void> {
  await inBatches(database, (tx) => fillInBatch(tx, named));
}

async function fillInBatch<Row>(transaction: Connection, named: NamedTable<Row>): Promise<number> {
  const [table, columns] = [sql.table(named.table), sql.join(named.columns.map((column) => sql.ref(column)))];
  const version = versionOf(named.textVersion);
  const { rows } = await sql<Row & { id: string }>`
    select id, ${columns} from ${table} where words_version < ${version} limit ${BATCH_SIZE} for update skip locked`.execute(
    transaction,
  );
  const found = JSON.stringify(rows.map((row) => ({ id: row.id, words: nameTermColumns(named, row).words })));
  await sql`update ${table} as named set words = found.words::tsvector, words_version = ${version}
    from json_to_recordset(${found}) as found (id uuid, words text) where named.id = found.id`.execute(
    transaction,
  );
  return rows.length;
}

function versionOf(textVersion: number): number {
  return 100 * WORDS_VERSION + textVersion;
}

type AddValue = (value: unknown) => string;

/** Condition: the row has the word in some form, or one of the text columns contains its parts. */
export function matchNameSql(
  { anywhere, parts }: NameWord,
  columns: readonly string[],
  value: AddValue,
): string {
  const patterns = parts.map((part) => value(likePattern(part)));
  const contains = columns.map(
    (column) => `(${patterns.map((pattern) => `${column} like ${pattern}`).join(' and ')})`,
  );
  return `(${[`words @@ ${value(anywhere)}::tsquery`, ...contains].join(' or ')})`;
}

/** Condition: the title or group of the row has every word. */
export function matchNamesStronglySql(words: readonly NameWord[], value: AddValue): string {
  return `(${words.map(({ strongly }) => `words @@ ${value(strongly)}::tsquery`).join(' and ')})`;
}
