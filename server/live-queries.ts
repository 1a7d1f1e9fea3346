// How much waits for somebody, of every feature, in one question: it is asked again with all that they are told.
import type { Database } from './database/connection.ts';
import { unreadMessages } from './features/messages/inbox/queries.ts';
import { unreadNews } from './features/notifications/queries.ts';

export interface Waiting {
  messages: number;
  notifications: number;
}

export async function countWaiting({ lookups }: Pick<Database, 'lookups'>, userId: string): Promise<Waiting> {
  const { rows } = await lookups.query<Waiting>({
    name: 'all-unread',
    text: `select (${unreadMessages}) as messages, (${unreadNews}) as notifications`,
    values: [userId],
  });
  return rows[0] ?? { messages: 0, notifications: 0 };
}
