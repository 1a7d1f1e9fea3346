// Limits on notifications about deals.
import type { Limit } from '../../core/limits/limits.ts';

/** A day's limit: enough for ten reservations and their cancellations. */
export function dealNotificationLimit(userId: string, adId: string): Limit {
  return { key: `deal notifications about ${adId} to ${userId}`, tries: 20, minutes: 24 * 60 };
}
