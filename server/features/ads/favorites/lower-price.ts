// Notifies the users who have saved an ad, and its conversations, of a lower price.
import type { Services } from '../../../core/http/request.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import type { Connection } from '../../../database/connection.ts';
import { publishAdToMembers, recordAdEvent } from '../../messages/actions.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { loweredPriceLimit } from '../limits.ts';
import { listFollowers, takeLastPublicPrice } from './favorite-queries.ts';

/** Prices in kronor. */
export interface PriceChange {
  adId: string;
  sellerId: string;
  price: number;
  oldPrice: number;
}

/**
 * Notifies of a public price that is lower than the last one, within the limit. Returns the recipients, for
 * `publishNotificationCounts` after the commit; empty if the price is not lower.
 */
export async function notifyOfLowerPrice(
  { database }: Pick<Services, 'database'>,
  tx: Connection,
  { adId, sellerId, price, oldPrice }: PriceChange,
): Promise<string[]> {
  if (price >= oldPrice) return [];
  if (!(await isWithinLimits(database, [loweredPriceLimit(adId)]))) return [];
  await recordAdEvent(tx, { adId, kind: 'cheaper', price, oldPrice });
  const followers = await listFollowers(tx, { adId, sellerId });
  await notify(
    tx,
    followers.map((userId) => ({ userId, event: 'favorite.cheaper', adId, data: { price, oldPrice } })),
  );
  return followers;
}

/** Notifies, once, of a price that was lowered while the ad was not on sale. Does nothing for an ad that is still not on sale. */
export async function notifyOfPublishedPrice(services: Services, adId: string): Promise<void> {
  const recipients = await services.database.kysely.transaction().execute(async (tx) => {
    const change = await takeLastPublicPrice(tx, adId);
    return change ? notifyOfLowerPrice(services, tx, { adId, ...change }) : null;
  });
  if (!recipients) return;
  publishAdToMembers(services, adId);
  await publishNotificationCounts(services, recipients);
}
