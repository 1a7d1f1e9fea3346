// Sale states that need no buyer: an ad is put on sale again or hidden.
import type { SaleState } from '#shared/features/ads/rules.ts';
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { UndoneState } from '#shared/features/deals/rules.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import { publishAdChanged } from '../ads/actions.ts';
import { publishAdToMembers, recordAdEvent } from '../messages/actions.ts';
import { enqueueSearchAlerts } from '../saved-searches/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { requireLockedAd } from './locked-ad.ts';
import { queueDealNotifications } from './notify-of-deals.ts';
import {
  cancelDeal,
  findOpenDeal,
  type LockedAd,
  lockOwnAd,
  type OpenDeal,
  resetSaleState,
  setSaleState,
} from './queries.ts';

export interface SaleStateResult {
  id: string;
  saleState: SaleState;
}

/**
 * Puts an ad on sale again: a hidden one returns to its previous state, a reserved or sold one loses its buyer, and its
 * period restarts if it is nearly over. The buyer is notified when this can no longer be undone.
 *
 * @param change.undoes the state to undo. It leaves the period as it was, so an expired ad is expired again.
 */
export async function activateAd(
  actor: Actor,
  { id, undoes }: { id: string; undoes?: UndoneState | undefined },
): Promise<SaleStateResult> {
  const { adDurationDays: days } = await readSiteSettings(actor);
  const { isApproved, saleState } = await actor.database.kysely.transaction().execute(async (tx) => {
    const ad = await requireLockedAd(actor, tx, id);
    const open = await findOpenDeal(tx, id);
    if (undoes && !isUnchanged(undoes, ad, open)) refuse('CONFLICT', dealTexts.changedSince);
    if (ad.saleState === 'expired') refuse('CONFLICT', dealTexts.expired);
    if (ad.saleState === 'active') return { isApproved: false, saleState: ad.saleState };
    const next: SaleState = undoes && ad.isPeriodOver ? 'expired' : 'active';
    // The ad may have been approved or become cheaper while hidden or sold: that has not been announced yet.
    if (next === 'active') await enqueueSearchAlerts(tx, id);
    if (open) await queueDealNotifications(tx, id);
    if (ad.saleState === 'hidden' && open) {
      await setSaleState(tx, id, open.state);
      return { isApproved: ad.isApproved, saleState: open.state };
    }
    if (open?.isReviewed) refuse('CONFLICT', dealTexts.alreadyReviewed);
    if (open) await cancelDeal(tx, open.id);
    if (undoes) await setSaleState(tx, id, next);
    else await resetSaleState(tx, { id, days });
    // Conversations about the ad get no event when it is hidden, nor when it is shown again.
    if (ad.saleState !== 'hidden' && next === 'active')
      await recordAdEvent(tx, { adId: id, kind: 'available', buyerId: open?.buyerId ?? null });
    return { isApproved: ad.isApproved, saleState: next };
  });
  await publishSaleState(actor, { id, isApproved });
  return { id, saleState };
}

/** False when the ad was hidden, sold or put on sale after the change that is to be undone. */
export function isUnchanged(undone: UndoneState, ad: LockedAd, open: OpenDeal | null): boolean {
  const isDeal =
    undone.state === 'hidden' || (open?.state === undone.state && open.buyerId === undone.buyerId);
  return ad.saleState === undone.state && isDeal;
}

/** Also allowed for users with a pending erasure. */
export async function hideAd(actor: Actor, id: string): Promise<SaleStateResult> {
  const wasPublic = await actor.database.kysely.transaction().execute(async (tx) => {
    const ad = await lockOwnAd(tx, { id, userId: actor.viewer.id });
    if (!ad) return refuse('NOT_FOUND', adTexts.notFound);
    if (ad.isTakenDown) refuse('CONFLICT', deletedAdTexts.byStaff);
    await setSaleState(tx, id, 'hidden');
    return ad.isApproved && ad.saleState !== 'hidden';
  });
  await publishSaleState(actor, { id, isApproved: wasPublic });
  return { id, saleState: 'hidden' };
}

/** Visitors see approved ads only, so a change of another ad leaves cached pages valid. Called after the commit. */
export async function publishSaleState(
  actor: Actor,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<void> {
  if (isApproved) await publishAdChanged(actor, id);
  else publishAdToMembers(actor, id);
}
