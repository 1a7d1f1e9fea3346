// Computes the notifications of deals: the difference between the current deals and what people have been notified of.
import type { DealState } from '#shared/features/deals/rules.ts';
import type { Notification } from '../notifications/actions.ts';
import type { DealsOfAd, NotifiedDeal } from './notification-queries.ts';

type OpenDeal = NotifiedDeal & { state: DealState };
type AgreedDeal = Pick<OpenDeal, 'id' | 'state' | 'sellerId' | 'buyerId' | 'reviewerIds'>;

/** The current deal: a reservation or a sale. */
export function findOpen(deals: readonly NotifiedDeal[]): OpenDeal | undefined {
  return deals.find((deal): deal is OpenDeal => deal.state !== 'released');
}

/** The deals whose state their buyers can be notified of. Nobody is notified that a deleted ad is reserved. */
export function notifiableDeals({ ad, deals }: DealsOfAd): NotifiedDeal[] {
  return ad ? deals : deals.filter(({ state }) => state !== 'reserved');
}

/** Notifications to the buyers of an ad, and to both sides about writing a review. */
export function buyerNotifications(adId: string, found: DealsOfAd): Notification[] {
  const deals = notifiableDeals(found);
  const linkedAdId = found.ad && adId;
  const open = findOpen(deals);
  const former = deals.filter(({ state, notifiedState }) => state === 'released' && isAgreed(notifiedState));
  const lost = former.filter(({ buyerId }) => buyerId !== open?.buyerId);
  // A deal that was cancelled and then agreed again with the same buyer is nothing new to them.
  const renewed = former.findLast(({ buyerId }) => buyerId === open?.buyerId);
  const known = open?.notifiedState ?? renewed?.notifiedState;
  return [
    ...lost.flatMap((deal) => cancellationNotification(linkedAdId, deal)),
    ...(open && open.state !== known ? agreementNotifications(linkedAdId, open) : []),
  ];
}

/** Whether those who saved the ad are to be notified of this deal: once for each state, while they can see it on the ad. */
export function concernsFollowers(open: OpenDeal, { ad, deals }: DealsOfAd): boolean {
  if (!ad?.isApproved || ad.saleState !== open.state) return false;
  return !deals.some(({ followersNotified }) => followersNotified.includes(open.state));
}

export function followerNotifications(
  adId: string,
  state: DealState,
  followers: readonly string[],
): Notification[] {
  const event = state === 'sold' ? ('favorite.sold' as const) : ('favorite.reserved' as const);
  return followers.map((userId) => ({ userId, event, adId }));
}

function isAgreed(state: NotifiedDeal['notifiedState']): boolean {
  return state === 'reserved' || state === 'sold';
}

function cancellationNotification(
  adId: string | null,
  { id, buyerId, sellerId }: NotifiedDeal,
): Notification[] {
  return buyerId ? [{ userId: buyerId, event: 'deal.released', adId, dealId: id, actorId: sellerId }] : [];
}

/** To the buyer, and to both sides about writing a review unless they have written one. */
export function agreementNotifications(
  adId: string | null,
  { id: dealId, state, sellerId, buyerId, reviewerIds }: AgreedDeal,
): Notification[] {
  if (!buyerId) return [];
  const about = { adId, dealId };
  if (state === 'reserved') return [{ ...about, userId: buyerId, event: 'deal.reserved', actorId: sellerId }];
  const sides = [
    { ...about, userId: buyerId, event: 'review.wanted' as const, actorId: sellerId },
    { ...about, userId: sellerId, event: 'review.wanted' as const, actorId: buyerId },
  ];
  return [
    { ...about, userId: buyerId, event: 'deal.sold', actorId: sellerId },
    ...sides.filter(({ userId }) => !reviewerIds.includes(userId)),
  ];
}
