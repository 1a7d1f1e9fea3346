// The notifications of a deal. Pure: the actions send them in their transaction.
import type { DealState } from '#shared/features/deals/rules.ts';
import type { Notification } from '../notifications/actions.ts';
import type { OpenDeal } from './queries.ts';

export interface AgreedDeal {
  dealId: string;
  adId: string;
  state: DealState;
  sellerId: string;
  buyerId: string | null;
  /** People who saved the ad, except the buyer; empty if they were notified of this state before. */
  followers: readonly string[];
}

/** Notifications to the buyer, to both sides about writing a review, and to everyone who saved the ad. */
export function dealNotifications({ state, followers, ...deal }: AgreedDeal): Notification[] {
  const { dealId, adId, sellerId, buyerId } = deal;
  const about = { adId, dealId };
  const event = state === 'sold' ? ('deal.sold' as const) : ('deal.reserved' as const);
  const saved = state === 'sold' ? ('favorite.sold' as const) : ('favorite.reserved' as const);
  return [
    ...(buyerId ? [{ ...about, userId: buyerId, event, actorId: sellerId }] : []),
    ...(buyerId && state === 'sold'
      ? [
          { ...about, userId: buyerId, event: 'review.wanted' as const, actorId: sellerId },
          { ...about, userId: sellerId, event: 'review.wanted' as const, actorId: buyerId },
        ]
      : []),
    ...followers.map((userId) => ({ userId, event: saved, adId })),
  ];
}

/** To the buyer of a deal that is cancelled. */
export function cancellationNotification(
  { id: dealId, buyerId }: OpenDeal,
  { id: adId, sellerId }: { id: string; sellerId: string },
): Notification[] {
  return buyerId ? [{ userId: buyerId, event: 'deal.released', adId, dealId, actorId: sellerId }] : [];
}
