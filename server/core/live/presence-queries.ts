// SQL for the users and visitors who are online on each node.
import type { Database } from '../../database/connection.ts';

export interface OnlinePart {
  /** Number of visitors and of users who are not listed. */
  unlisted: number;
  /** Ids of users who have chosen to be listed. */
  listed: string[];
}

/** Further users are counted but not listed. */
const MAX_LISTED = 500;

/** Stores the users and visitors of a node; returns the ids of users who have chosen to be listed. */
export async function writePart(
  { pool }: Pick<Database, 'pool'>,
  { node, users, visitors }: { node: string; users: readonly string[]; visitors: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ listed: string[] }>(
    `insert into online_parts (node, unlisted, listed, written_at)
     select $1, $2::integer + $3::integer - cardinality(listed), listed, now()
       from (select array(select id from profiles where id = any($4::uuid[]) and shows_online limit ${MAX_LISTED}))
         as found (listed)
     on conflict (node) do update
       set unlisted = excluded.unlisted, listed = excluded.listed, written_at = excluded.written_at
     returning listed`,
    [node, visitors, users.length, users],
  );
  return rows[0]?.listed ?? [];
}

/** The parts of other nodes; those that a killed node has left are deleted. */
export async function readOtherParts({ pool }: Pick<Database, 'pool'>, node: string): Promise<OnlinePart[]> {
  await pool.query(`delete from online_parts where written_at < now() - interval '1 minute'`);
  const { rows } = await pool.query<OnlinePart>(
    'select unlisted, listed from online_parts where node <> $1',
    [node],
  );
  return rows;
}

export async function deletePart({ pool }: Pick<Database, 'pool'>, node: string): Promise<void> {
  await pool.query('delete from online_parts where node = $1', [node]);
}
