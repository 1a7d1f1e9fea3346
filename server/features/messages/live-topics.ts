// The live topics of messages: messages, receipts of how far a thread has been delivered and read, and changed ads.
import type { StoredEvent } from '../../core/live/queries.ts';
import type { LoadPayloads } from '../../core/live/topics.ts';
import type { Database } from '../../database/connection.ts';
import { findMessages } from './thread/queries.ts';
import { listReceipts, markDelivered } from './thread/receipt-queries.ts';
import { messagePayload } from './view.ts';

export function messageTopics(database: Database): Record<'message' | 'receipt' | 'ad', LoadPayloads> {
  return {
    async message(userId, ids) {
      const rows = await findMessages(database, userId, ids);
      return new Map(rows.map((row) => [row.id, messagePayload(row)]));
    },
    async receipt(userId, threadIds) {
      const receipts = await listReceipts(database, userId, threadIds);
      return new Map(receipts.map((receipt) => [receipt.threadId, receipt]));
    },
    // Only the ad's id: the browser then fetches the ad, as the user may see it at that time.
    ad: async (_userId, adIds) => new Map(adIds.map((adId) => [adId, { adId }])),
  };
}

/** Stores that messages have reached a browser of the user. Returns the senders, each of whom gets a receipt. */
export async function recordDelivered(
  database: Database,
  userId: string,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const messageIds = events.filter(({ topic }) => topic === 'message').map(({ ref }) => ref);
  return messageIds.length === 0 ? [] : markDelivered(database, { userId, messageIds });
}
