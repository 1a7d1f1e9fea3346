// Sends one notification to many people.
import type { LiveEvent } from '../../../core/live/topics.ts';
import type { Connection } from '../../../database/connection.ts';
import { notify, type Notification } from '../../notifications/actions.ts';

/** Number of people in one statement. */
const BATCH = 500;

/** Notifies these people in the caller's transaction; the caller publishes the returned events after the commit. */
export async function notifyAll(
  transaction: Connection,
  userIds: readonly string[],
  notification: Omit<Notification, 'userId'>,
): Promise<LiveEvent[]> {
  const live: LiveEvent[] = [];
  for (let start = 0; start < userIds.length; start += BATCH) {
    const notifications: Notification[] = [];
    for (const userId of userIds.slice(start, start + BATCH)) notifications.push({ userId, ...notification });
    live.push(...(await notify(transaction, notifications)));
  }
  return live;
}
