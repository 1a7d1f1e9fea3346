// SQL for the sitemap of tournaments.
import type { Database } from '../../database/connection.ts';

/** The first id of each sitemap file of `perFile` tournaments. */
export async function listSitemapStarts({ pool }: Database, perFile: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place from tournaments where deleted_at is null) as numbered
      where place % $1 = 1 order by id`,
    [perFile],
  );
  return rows.map(({ id }) => id);
}

/** Tournaments from this id on, ordered by id. */
export async function listAddresses(
  { pool }: Database,
  { start, limit }: { start: string; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await pool.query<{ id: string; updatedAt: Date }>(
    `select id, updated_at as "updatedAt" from tournaments where deleted_at is null and id >= $1 order by id limit $2`,
    [start, limit],
  );
  return rows;
}
