// Who is told what of a deal. Pure: the actions hand it on in their transaction.
import type { DealState } from '#shared/features/deals/rules.ts';
import type { Notification } from '../notifications/actions.ts';

export interface StruckDeal {
  dealId: string;
  adId: string;
  state: DealState;
  sellerId: string;
  buyerId: string | null;
  /** Who has saved the ad, but for the buyer; none of them if they have been told of this before. */
  savers: readonly string[];
}

/** The buyer, both for the reviews that they may write, and whoever has saved the ad. */
export function newsOfDeal({ state, savers, ...deal }: StruckDeal): Notification[] {
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
    ...savers.map((userId) => ({ userId, event: saved, adId })),
  ];
}
