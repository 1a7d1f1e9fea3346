// Undoes a deal that its seller has just agreed on: the ad is on sale again, or reserved as before.
import type { AgreedState } from '#shared/features/deals/rules.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import { adChangeLimits } from '../ads/actions.ts';
import { isCorrespondent, saveDeal } from './actions.ts';
import { requireLockedAd } from './locked-ad.ts';
import { findOpenDeal } from './queries.ts';
import { activateAd, isUnchanged, publishSaleState, type SaleStateResult } from './sale-states.ts';

/**
 * All or nothing: without the earlier reservation, the ad would be on sale to others.
 *
 * @param deal.reservation the reservation that the deal replaced; null without one
 * @throws ORPCError NOT_FOUND for another user's ad; CONFLICT if it was changed since, the deal has a review, or the
 * person it was reserved for is erased;
 * FORBIDDEN for a user with a pending erasure; TOO_MANY_REQUESTS
 */
export async function undoDeal(
  actor: Actor,
  {
    id,
    reservation,
    ...agreed
  }: AgreedState & { id: string; reservation: Pick<AgreedState, 'buyerId'> | null },
): Promise<SaleStateResult> {
  await countAttempt(actor.database, adChangeLimits(actor.viewer.id));
  if (!reservation) return activateAd(actor, { id, undoes: agreed });
  const { buyerId } = reservation;
  const isApproved = await actor.database.kysely.transaction().execute(async (tx) => {
    const ad = await requireLockedAd(actor, tx, id);
    const open = await findOpenDeal(tx, id);
    if (!isUnchanged(agreed, ad, open)) refuse('CONFLICT', dealTexts.changedSince);
    if (open?.isReviewed) refuse('CONFLICT', dealTexts.alreadyReviewed);
    if (buyerId && !(await isCorrespondent(tx, id, buyerId))) refuse('CONFLICT', dealTexts.personUnavailable);
    await saveDeal(actor, tx, { id, ad, open, state: 'reserved', buyerId });
    return ad.isApproved;
  });
  await publishSaleState(actor, { id, isApproved });
  return { id, saleState: 'reserved' };
}
