// Messages and receipts as the live line tells them.
import { appendEvents, type LiveEventRow } from '../../core/live/queries.ts';
import type { TellTopic } from '../../core/live/live.ts';
import type { Database } from '../../database/connection.ts';
import { receiptsFor } from './actions.ts';
import { findMessages, listReceipts } from './queries.ts';
import { markDelivered } from './sending-queries.ts';
import { viewMessage } from './view.ts';

/** By topic, for `openLive`. */
export function messageTopics(database: Database): Record<'message' | 'receipt', TellTopic> {
  return {
    async message(userId, ids) {
      const rows = await findMessages(database, userId, ids);
      return new Map(
        rows.map((row) => [row.id, { message: viewMessage(row), key: row.otherId ?? row.threadId }]),
      );
    },
    async receipt(userId, threadIds) {
      const receipts = await listReceipts(database, userId, threadIds);
      return new Map(receipts.map((receipt) => [receipt.threadId, receipt]));
    },
  };
}

/** Notes that messages have come to a browser of somebody's. Returns who is to hear of that. */
export async function noteDelivered(
  database: Database,
  userId: string,
  events: readonly LiveEventRow[],
): Promise<string[]> {
  const messageIds = events.filter(({ topic }) => topic === 'message').map(({ ref }) => ref);
  if (messageIds.length === 0) return [];
  return database.kysely.transaction().execute(async (tx) => {
    const news = await markDelivered(tx, { userId, messageIds });
    await appendEvents(
      tx,
      news.flatMap(({ otherId, threadId }) => receiptsFor([otherId], threadId)),
    );
    return news.map(({ otherId }) => otherId);
  });
}
