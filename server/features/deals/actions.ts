// Sale states and deals: an ad is active, reserved, sold or hidden, and a deal names its buyer.
import type { ChosenSaleState } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import type { DealState, UndoneState } from '#shared/features/deals/rules.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { adChangeLimits } from '../ads/actions.ts';
import { listAdCorrespondents, recordAdEvent } from '../messages/actions.ts';
import { enqueueSearchAlerts } from '../saved-searches/actions.ts';
import { requireLockedAd } from './locked-ad.ts';
import { queueDealNotifications } from './notify-of-deals.ts';
import {
  findBuyer,
  findOpenDeal,
  type LockedAd,
  insertDeal,
  isOwnAd,
  moveDeal,
  type OpenDeal,
  cancelDeal,
  setSaleState,
} from './queries.ts';
import { activateAd, hideAd, publishSaleState, type SaleStateResult } from './sale-states.ts';

/**
 * @throws ORPCError NOT_FOUND for another user's ad
 */
export async function findCorrespondents(
  actor: Actor,
  id: string,
): Promise<{ people: Correspondent[]; buyerId: string | null }> {
  const { kysely } = actor.database;
  if (!(await isOwnAd(kysely, { id, userId: actor.viewer.id }))) refuse('NOT_FOUND', adTexts.notFound);
  const people = await listAdCorrespondents(kysely, id);
  const buyerId = await findBuyer(kysely, id);
  return { buyerId, people: people.map(viewCorrespondent) };
}

function viewCorrespondent({
  lastAt,
  ...person
}: Awaited<ReturnType<typeof listAdCorrespondents>>[number]): Correspondent {
  return { ...person, lastAt: lastAt.toISOString() };
}

/**
 * Changes the sale state of the user's ad without a buyer on the site: reserved or sold outside it, active, or hidden.
 * A hidden ad returns to its previous state.
 *
 * @param change.undoes with active: the state to undo, refused if another change was made since
 * @throws ORPCError NOT_FOUND for another user's ad; CONFLICT when a deal prevents it; FORBIDDEN for a user with a
 * pending erasure, except for hiding; TOO_MANY_REQUESTS
 */
export async function changeSaleState(
  actor: Actor,
  { id, saleState, undoes }: { id: string; saleState: ChosenSaleState; undoes?: UndoneState | undefined },
): Promise<SaleStateResult> {
  if (saleState === 'reserved' || saleState === 'sold')
    return agreeDeal(actor, { id, state: saleState, buyerId: null });
  await countAttempt(actor.database, adChangeLimits(actor.viewer.id));
  return saleState === 'hidden' ? hideAd(actor, id) : activateAd(actor, { id, undoes });
}

/**
 * Reserves the user's ad for a person or sells it to them. Of two concurrent requests, one succeeds. People are notified when
 * it can no longer be undone.
 *
 * @param deal.buyerId a user who has written about the ad; null for a buyer outside the site
 * @throws ORPCError as `changeSaleState`; UNPROCESSABLE_CONTENT for a user who has not written about it
 */
export async function agreeDeal(
  actor: Actor,
  { id, state, buyerId }: { id: string; state: DealState; buyerId: string | null },
): Promise<SaleStateResult> {
  await countAttempt(actor.database, adChangeLimits(actor.viewer.id));
  const isApproved = await actor.database.kysely.transaction().execute(async (tx) => {
    const ad = await requireLockedAd(actor, tx, id);
    if (buyerId && !(await isCorrespondent(tx, id, buyerId)))
      refuse('UNPROCESSABLE_CONTENT', dealTexts.notACorrespondent, { buyerId: dealTexts.notACorrespondent });
    const open = await findOpenDeal(tx, id);
    refuseIfTaken(ad, open, { state, buyerId });
    await saveDeal(actor, tx, { id, ad, open, state, buyerId });
    return ad.isApproved;
  });
  await publishSaleState(actor, { id, isApproved });
  return { id, saleState: state };
}

/** The first request wins. Only the same two people may change the deal, and only until one of them writes a review. */
function refuseIfTaken(
  ad: LockedAd,
  open: OpenDeal | null,
  { state, buyerId }: { state: DealState; buyerId: string | null },
): void {
  if (state === 'reserved' && ad.saleState === 'expired') refuse('CONFLICT', dealTexts.expired);
  if (!open) return;
  const isSame = open.buyerId === buyerId;
  if (open.state === 'sold') {
    if (!isSame) refuse('CONFLICT', dealTexts.alreadySold);
    if (state === 'reserved' && open.isReviewed) refuse('CONFLICT', dealTexts.alreadyReviewed);
  }
  if (open.state === 'reserved' && state === 'reserved' && !isSame)
    refuse('CONFLICT', dealTexts.alreadyReserved);
}

interface DealChange {
  id: string;
  ad: LockedAd;
  /** The deal that it replaces. */
  open: OpenDeal | null;
  state: DealState;
  buyerId: string | null;
}

/** Stores a deal on an ad that the caller has locked, and shows it in the conversations about the ad. */
export async function saveDeal(actor: Actor, tx: Connection, change: DealChange): Promise<void> {
  const { id, ad, open, state, buyerId } = change;
  // An ad that was approved or became cheaper while hidden or sold has not been announced yet. A sold ad is not announced.
  const returns = ad.saleState === 'hidden' || ad.saleState === 'sold';
  if (returns && state === 'reserved') await enqueueSearchAlerts(tx, id);
  await queueDealNotifications(tx, id);
  // The same deal on a hidden ad only shows the ad again: a new time of sale would extend the period for reviews.
  if (open?.state === state && open.buyerId === buyerId) {
    if (ad.saleState !== state) await setSaleState(tx, id, state);
    return;
  }
  await writeDeal(tx, { ...change, sellerId: actor.viewer.id });
  await setSaleState(tx, id, state);
  await recordAdEvent(tx, { adId: id, kind: state, buyerId });
}

/** Updates the open deal if its buyer is the same; otherwise cancels it and inserts a new deal. */
async function writeDeal(
  tx: Connection,
  { id, ad, open, state, sellerId, buyerId }: DealChange & { sellerId: string },
): Promise<void> {
  const { title, price } = ad;
  if (open && open.buyerId === buyerId) return moveDeal(tx, { id: open.id, state, price });
  if (open) await cancelDeal(tx, open.id);
  await insertDeal(tx, { adId: id, title, price, sellerId, buyerId, state });
}

/** Whether the user has written about the ad. */
export async function isCorrespondent(tx: Connection, adId: string, userId: string): Promise<boolean> {
  const people = await listAdCorrespondents(tx, adId);
  return people.some(({ id }) => id === userId);
}

export { queueReleases, queueReleasesOf, relinkDeals } from './notify-of-deals.ts';
