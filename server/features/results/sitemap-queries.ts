// SQL for the sitemap of matches, teams and leagues.
import type { Database } from '../../database/connection.ts';

/** All indexed records. The pages of teams and leagues have the slug in their address. */
const LISTED = `(
  select id, 'match' as kind, id::text as key, updated_at from basketball_results where deleted_at is null
  union all select id, 'team', slug, created_at from teams
  union all select id, 'league', slug, created_at from leagues) as listed`;

export interface ListedAddress {
  kind: 'match' | 'team' | 'league';
  /** The id of a match, the slug of the others. */
  key: string;
  updatedAt: Date;
}

/** The first id of each sitemap file of `perFile` records. Reads all: called rarely. */
export async function listSitemapStarts({ pool }: Database, perFile: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place from ${LISTED}) as numbered
      where place % $1 = 1 order by id`,
    [perFile],
  );
  return rows.map(({ id }) => id);
}

/** Records from this id on, ordered by id. */
export async function listAddresses(
  { pool }: Database,
  { start, limit }: { start: string; limit: number },
): Promise<ListedAddress[]> {
  const { rows } = await pool.query<ListedAddress>(
    `select kind, key, updated_at as "updatedAt" from ${LISTED} where id >= $1 order by id limit $2`,
    [start, limit],
  );
  return rows;
}
