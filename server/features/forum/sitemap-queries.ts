// SQL for the sitemap of posts.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import type { Database } from '../../database/connection.ts';

/** Posts of people who are treated as minors are not indexed. */
const LISTED = `from forum_states join forum_posts on id = post_id
  where is_public and deleted_at is null
    and exists (select from profiles where profiles.id = user_id and birth_year <= $1::integer)`;

/** The first id of each sitemap file of `perFile` posts. Reads all: called rarely. */
export async function listSitemapStarts(database: Database, perFile: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place ${LISTED}) as numbered
      where place % $2 = 1 order by id`,
    [latestAdultYear(new Date()), perFile],
  );
  return rows.map(({ id }) => id);
}

/** Public posts from this id on, ordered by id. */
export async function listPostAddresses(
  database: Database,
  { start, limit }: { start: string; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await database.pool.query<{ id: string; updatedAt: Date }>(
    `select id, last_at as "updatedAt" ${LISTED} and id >= $2 order by id limit $3`,
    [latestAdultYear(new Date()), start, limit],
  );
  return rows;
}
