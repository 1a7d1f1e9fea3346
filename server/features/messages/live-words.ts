// Messages and receipts as the live line tells them.
import type { LiveEventRow } from '../../core/live/queries.ts';
import type { TellTopic, WordedEvent } from '../../core/live/words.ts';
import type { Database } from '../../database/connection.ts';
import { findMessages } from './queries.ts';
import { listReceipts, markDelivered } from './receipt-queries.ts';
import { sayMessage, sayReceipt } from './view.ts';

/** By topic, for `openLive`. */
export function messageTopics(database: Database): Record<'message' | 'receipt', TellTopic> {
  return {
    async message(userId, ids) {
      const rows = await findMessages(database, userId, ids);
      return new Map(rows.map((row) => [row.id, sayMessage(row)]));
    },
    async receipt(userId, threadIds) {
      const receipts = await listReceipts(database, userId, threadIds);
      return new Map(receipts.map((receipt) => [receipt.threadId, receipt]));
    },
  };
}

/** Notes that messages have come to a browser of somebody's. Returns what others are to hear of that. */
export async function noteDelivered(
  database: Database,
  userId: string,
  events: readonly LiveEventRow[],
): Promise<WordedEvent[]> {
  const messageIds = events.filter(({ topic }) => topic === 'message').map(({ ref }) => ref);
  if (messageIds.length === 0) return [];
  return (await markDelivered(database, { userId, messageIds })).map((event) => sayReceipt(event, userId));
}
