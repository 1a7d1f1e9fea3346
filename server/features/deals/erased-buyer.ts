// Ends what waits for a buyer whose account is erased: reservations, and requests to review the buyer.
import type { AfterCommit, ErasedPerson } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';
import { publishAdChanged } from '../ads/actions.ts';
import { recordAdEvent } from '../messages/actions.ts';
import {
  notify,
  publishNotificationCounts,
  publishNotificationsChanged,
  withdrawOfActor,
} from '../notifications/actions.ts';
import { endReservation, lockReservationsFor } from './notification-queries.ts';
import { cancelDeal } from './queries.ts';

/** Puts the ads that are reserved for the person on sale again and notifies their sellers. Sales remain, without a buyer. */
export async function endDealsOf(tx: Connection, { userId: buyerId }: ErasedPerson): Promise<AfterCommit> {
  const reservations = await lockReservationsFor(tx, buyerId);
  for (const { id, adId } of reservations) {
    await cancelDeal(tx, id);
    await endReservation(tx, adId);
    await recordAdEvent(tx, { adId, kind: 'available', kindForBuyer: 'buyer-erased', buyerId });
  }
  // A deleted ad that its seller restores is on sale.
  const existing = reservations.filter(({ isDeleted }) => !isDeleted);
  // Without the actor, since notifications never name an erased person.
  const notifications = existing.map(
    ({ id: dealId, adId, sellerId: userId }) =>
      ({ userId, event: 'deal.buyer-erased', adId, dealId }) as const,
  );
  await notify(tx, notifications);
  const unrequested = await withdrawOfActor(tx, { actorId: buyerId, event: 'review.wanted' });
  return async (services) => {
    for (const { adId } of existing) await publishAdChanged(services, adId);
    publishNotificationsChanged(services, unrequested);
    await publishNotificationCounts(
      services,
      notifications.map(({ userId }) => userId),
    );
  };
}
