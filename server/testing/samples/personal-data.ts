// Searches every row of every table and every stored file for a person's data.
import type { Services } from '../../core/http/request.ts';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where a text was found: the table or the file. */
export type Finding = string;

/**
 * Returns all tables of every schema but the system's, read row by row as text, and all files under the data folder that contain
 * one of these texts, ignoring case.
 */
export async function findTraces(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  texts: readonly string[],
): Promise<Record<string, Finding[]>> {
  const tables = await listTables(database.pool);
  const files = await readFiles(settings.dataDir);
  const found: Record<string, Finding[]> = Object.fromEntries(texts.map((text) => [text, []]));
  for (const table of tables) {
    // Each row is converted once for all texts, since conversion takes most of the time.
    const { rows } = await database.pool.query<{ text: string }>(
      `with rows as materialized (select lower(line::text) as content from ${table} as line)
       select text from unnest($1::text[]) as text
        where exists (select from rows where position(lower(text) in content) > 0)`,
      [texts],
    );
    for (const { text } of rows) found[text]?.push(table);
  }
  for (const text of texts) {
    const wanted = Buffer.from(text);
    found[text]?.push(...files.filter(({ bytes }) => bytes.includes(wanted)).map(({ name }) => name));
  }
  return found;
}

async function listTables(pool: Services['database']['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function readFiles(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      // The file name counts too.
      const relative = path.relative(folder, file);
      return { name: relative, bytes: Buffer.concat([Buffer.from(relative), await readFile(file)]) };
    }),
  );
}
