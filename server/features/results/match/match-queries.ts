// SQL of a match, and of the thread that discusses it.
import type { Connection, Database } from '../../../database/connection.ts';
import { resultColumns, resultJoins, type ResultRow } from '../result-queries.ts';

export type MatchRow = ResultRow & { forumPostId: string | null; updatedAt: Date };

export async function readMatch(
  { lookups }: Pick<Database, 'lookups'>,
  id: string,
): Promise<MatchRow | null> {
  const { rows } = await lookups.query<MatchRow>({
    name: 'result',
    text: `select ${resultColumns}, forum_post_id as "forumPostId", result.updated_at as "updatedAt"
      from basketball_results as result ${resultJoins} where result.id = $1 and result.deleted_at is null`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** SQL of whether everyone may read this match. */
export function isPublicMatchSql(id: string): string {
  return `exists (select from basketball_results where id = ${id} and deleted_at is null)`;
}

/** Locks a match and returns the id of its thread; null without a thread, undefined for a deleted match. */
export async function lockThreadOf(connection: Connection, id: string): Promise<string | null | undefined> {
  const row = await connection
    .selectFrom('basketball_results')
    .select('forum_post_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.forum_post_id;
}

export async function saveThreadOf(
  connection: Connection,
  { id, forumPostId }: { id: string; forumPostId: string },
): Promise<void> {
  await connection
    .updateTable('basketball_results')
    .set({ forum_post_id: forumPostId })
    .where('id', '=', id)
    .execute();
}
