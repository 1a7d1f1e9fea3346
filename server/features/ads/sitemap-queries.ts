// All SQL for the sitemap of ads.
import { isListed } from '../../database/ad-visibility.ts';
import type { Database } from '../../database/connection.ts';

/** The first id of each sitemap file of `perFile` ads. Reads all public ads: called rarely. */
export async function listSitemapStarts(database: Database, perFile: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place from ads where ${isListed()}) as numbered
      where place % $1 = 1 order by id`,
    [perFile],
  );
  return rows.map(({ id }) => id);
}

/** Public ads from this id on, ordered by id. */
export async function listPublicAdAddresses(
  database: Database,
  { start, limit }: { start: string; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await database.pool.query<{ id: string; updatedAt: Date }>(
    `select id, updated_at as "updatedAt" from ads where ${isListed()} and id >= $1 order by id limit $2`,
    [start, limit],
  );
  return rows;
}
