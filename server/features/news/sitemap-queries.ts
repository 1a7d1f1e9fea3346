// SQL for the sitemap of articles: the site's own, since fetched ones are not indexed.
import type { Database } from '../../database/connection.ts';

const INDEXED = 'from news where is_public and not auto_generated';

/** The first id of each sitemap file of `perFile` articles. Reads all: called rarely. */
export async function listSitemapStarts({ pool }: Database, perFile: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place ${INDEXED}) as numbered
      where place % $1 = 1 order by id`,
    [perFile],
  );
  return rows.map(({ id }) => id);
}

/** Articles from this id on, ordered by id. */
export async function listArticleAddresses(
  { pool }: Database,
  { start, limit }: { start: string; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await pool.query<{ id: string; updatedAt: Date }>(
    `select id, updated_at as "updatedAt" ${INDEXED} and id >= $1 order by id limit $2`,
    [start, limit],
  );
  return rows;
}
