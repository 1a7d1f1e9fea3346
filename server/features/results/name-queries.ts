// SQL that finds leagues and teams by any of their names.
import type { Connection } from '../../database/connection.ts';

/** The id of the league or team with this name, alias or slug, in any case; null for an unknown one. */
export async function findIdByName(
  connection: Connection,
  table: 'leagues' | 'teams',
  name: string,
): Promise<string | null> {
  const plain = name.trim().toLowerCase();
  const row = await connection
    .selectFrom(table)
    .select('id')
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['name']), '=', plain),
        eb('slug', '=', plain),
        eb('aliases', '@>', eb.val([plain])),
      ]),
    )
    // A match by name is preferred to a match by alias.
    .orderBy(({ eb, fn }) => eb(fn<string>('lower', ['name']), '=', plain), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
