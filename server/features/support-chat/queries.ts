// SQL of the support chat.
import type { ChatReplies, StoredReplies } from '#shared/features/support-chat/contract.ts';
import type { Connection } from '../../database/connection.ts';

/** The latest version; null before the first change. */
export async function findReplies(connection: Connection): Promise<StoredReplies | null> {
  const row = await connection
    .selectFrom('support_chat_versions')
    .select(['version', 'content'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, ...row.content } : null;
}

/** Adds a version; false if this version exists already. */
export async function insertReplies(
  transaction: Connection,
  { version, changedBy, ...content }: ChatReplies & { version: number; changedBy: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('support_chat_versions')
    .values({ version, content: JSON.stringify(content), changed_by: changedBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
