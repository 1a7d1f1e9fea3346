// Filters the recipients of deal notifications: no blocked pairs, and a daily limit.
import { isWithinLimits } from '../../core/limits/limits.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { isBlockedBetween } from '../messages/actions.ts';
import type { Notification } from '../notifications/actions.ts';
import { dealNotificationLimit } from './limits.ts';

/**
 * The notifications to send: none between two people of whom one has blocked the other, and a limited number per recipient
 * and ad, because each may be a mail and a seller may change their mind as often as they like.
 */
export async function filterRecipients(
  { database }: Pick<Services, 'database'>,
  tx: Connection,
  notifications: readonly Notification[],
): Promise<Notification[]> {
  const allowed: Notification[] = [];
  for (const one of notifications) if (await isRecipient(one)) allowed.push(one);
  return allowed;

  async function isRecipient({ userId, actorId, adId }: Notification): Promise<boolean> {
    if (actorId && (await isBlockedBetween(tx, userId, actorId))) return false;
    return !actorId || !adId || isWithinLimits(database, [dealNotificationLimit(userId, adId)]);
  }
}
