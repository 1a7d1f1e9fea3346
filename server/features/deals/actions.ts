// Sale states and deals: an ad is active, reserved, sold or hidden, and with whom it is agreed.
import type { ChosenSaleState, SaleState } from '#shared/features/ads/rules.ts';
import { deletedAdWords } from '#shared/features/ads/owner/deleted-ad-words.ts';
import { adWords } from '#shared/features/ads/words.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import type { DealState } from '#shared/features/deals/rules.ts';
import { dealWords } from '#shared/features/deals/words.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Doer } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { requireStaying, tellOfAd } from '../ads/actions.ts';
import { listAdCorrespondents } from '../messages/actions.ts';
import { type Notification, notify, tellNotified } from '../notifications/actions.ts';
import { announceAd } from '../saved-searches/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { keepHeard } from './recipients.ts';
import { newsOfDeal } from './deal-notifications.ts';
import {
  findBuyer,
  findOpenDeal,
  type HeldAd,
  insertDeal,
  isOwnAd,
  listSavers,
  lockOwnAd,
  moveDeal,
  type OpenDeal,
  putOnSale,
  releaseDeal,
  setSaleState,
  wasOnce,
} from './queries.ts';

export interface Struck {
  id: string;
  saleState: SaleState;
}

/** @throws ORPCError NOT_FOUND for somebody else's ad */
export async function findCorrespondents(
  doer: Doer,
  id: string,
): Promise<{ people: Correspondent[]; buyerId: string | null }> {
  const { kysely } = doer.database;
  if (!(await isOwnAd(kysely, { id, userId: doer.viewer.id }))) refuse('NOT_FOUND', adWords.notFound);
  const people = await listAdCorrespondents(kysely, id);
  const buyerId = await findBuyer(kysely, id);
  return { buyerId, people: people.map(viewCorrespondent) };
}

function viewCorrespondent({
  id,
  name,
  avatarUrl,
  lastAt,
}: Awaited<ReturnType<typeof listAdCorrespondents>>[number]): Correspondent {
  return { id, name, avatarUrl, lastAt: lastAt.toISOString() };
}

/**
 * Changes the sale state of the user's ad without a buyer on the site: reserved or sold outside it, active, or hidden. A hidden ad
 * returns to its previous state.
 *
 * @throws ORPCError NOT_FOUND for somebody else's ad; CONFLICT when a deal stands in the way; FORBIDDEN to somebody who is about
 * to be erased, but for hiding
 */
export async function changeSaleState(
  doer: Doer,
  { id, saleState }: { id: string; saleState: ChosenSaleState },
): Promise<Struck> {
  if (saleState === 'reserved' || saleState === 'sold')
    return strikeDeal(doer, { id, state: saleState, buyerId: null });
  return saleState === 'hidden' ? hideAd(doer, id) : freeAd(doer, id);
}

/**
 * Reserves the user's ad for a person or sells it to them. Of two concurrent requests, one succeeds.
 *
 * @param deal.buyerId somebody who has written about the ad; null for somebody outside the site
 * @throws ORPCError as `changeSaleState`; UNPROCESSABLE_CONTENT for somebody who has not written about it
 */
export async function strikeDeal(
  doer: Doer,
  { id, state, buyerId }: { id: string; state: DealState; buyerId: string | null },
): Promise<Struck> {
  const news = await doer.database.kysely.transaction().execute(async (tx) => {
    const ad = await holdOwnAd(doer, tx, id);
    if (buyerId) await requireCorrespondent(tx, id, buyerId);
    const open = await findOpenDeal(tx, id);
    refuseIfTaken(ad, open, { state, buyerId });
    // While hidden it may have been approved without being announced. A sold ad is not announced.
    if (ad.saleState === 'hidden' && state === 'reserved') await announceAd(tx, id);
    // For a hidden ad it is the same deal: a new time of sale would extend the period for reviews.
    if (open?.state === state && open.buyerId === buyerId) {
      if (ad.saleState !== state) await setSaleState(tx, id, state);
      return [];
    }
    const isTold = await wasOnce(tx, id, state);
    const { dealId, released } = await writeDeal(tx, {
      id,
      ad,
      open,
      state,
      buyerId,
      sellerId: doer.viewer.id,
    });
    await setSaleState(tx, id, state);
    const parts = [doer.viewer.id, ...(buyerId ? [buyerId] : [])];
    const savers = ad.isApproved && !isTold ? await listSavers(tx, id, parts) : [];
    const told = await keepHeard(doer, tx, [
      ...released,
      ...newsOfDeal({ dealId, adId: id, state, sellerId: doer.viewer.id, buyerId, savers }),
    ]);
    await notify(tx, told);
    return told;
  });
  await tellOfAd(doer, id);
  await tellNotified(
    doer,
    news.map(({ userId }) => userId),
  );
  return { id, saleState: state };
}

/** The first request wins; only the same two people may continue, or undo what nobody has reviewed. */
function refuseIfTaken(
  ad: HeldAd,
  open: OpenDeal | null,
  { state, buyerId }: { state: DealState; buyerId: string | null },
): void {
  if (state === 'reserved' && ad.saleState === 'expired') refuse('CONFLICT', dealWords.expired);
  if (!open) return;
  const isSame = open.buyerId === buyerId;
  if (open.state === 'sold') {
    if (!isSame) refuse('CONFLICT', dealWords.alreadySold);
    if (state === 'reserved' && open.isReviewed) refuse('CONFLICT', dealWords.alreadyReviewed);
  }
  if (open.state === 'reserved' && state === 'reserved' && !isSame)
    refuse('CONFLICT', dealWords.alreadyReserved);
}

interface Striking {
  id: string;
  ad: HeldAd;
  open: OpenDeal | null;
  state: DealState;
  sellerId: string;
  buyerId: string | null;
}

/** Updates the open deal if it is with the same person; otherwise cancels it, notifies that person, and creates a new one. */
async function writeDeal(
  tx: Connection,
  { id, ad, open, state, sellerId, buyerId }: Striking,
): Promise<{ dealId: string; released: Notification[] }> {
  const { title, price } = ad;
  if (open && open.buyerId === buyerId) {
    await moveDeal(tx, { id: open.id, state, price });
    return { dealId: open.id, released: [] };
  }
  if (open) await releaseDeal(tx, open.id);
  const dealId = await insertDeal(tx, { adId: id, title, price, sellerId, buyerId, state });
  return { dealId, released: open ? newsOfRelease(open, { id, sellerId }) : [] };
}

async function freeAd(doer: Doer, id: string): Promise<Struck> {
  const { adDurationDays: days } = await readSiteSettings(doer);
  const { saleState, news } = await doer.database.kysely.transaction().execute(async (tx) => {
    const ad = await holdOwnAd(doer, tx, id);
    const open = await findOpenDeal(tx, id);
    if (ad.saleState === 'expired') refuse('CONFLICT', dealWords.expired);
    if (ad.saleState === 'active') return { saleState: ad.saleState, news: [] };
    // It may have been approved while hidden, and sold before it was shown.
    await announceAd(tx, id);
    if (ad.saleState === 'hidden' && open) {
      await setSaleState(tx, id, open.state);
      return { saleState: open.state, news: [] };
    }
    if (open?.isReviewed) refuse('CONFLICT', dealWords.alreadyReviewed);
    if (open) await releaseDeal(tx, open.id);
    await putOnSale(tx, { id, days });
    const released = open
      ? await keepHeard(doer, tx, newsOfRelease(open, { id, sellerId: doer.viewer.id }))
      : [];
    await notify(tx, released);
    return { saleState: 'active' as const, news: released };
  });
  await tellOfAd(doer, id);
  await tellNotified(
    doer,
    news.map(({ userId }) => userId),
  );
  return { id, saleState };
}

/** Also for users with a pending erasure. */
async function hideAd(doer: Doer, id: string): Promise<Struck> {
  await doer.database.kysely.transaction().execute(async (tx) => {
    const ad = await lockOwnAd(tx, { id, userId: doer.viewer.id });
    if (!ad) return refuse('NOT_FOUND', adWords.notFound);
    if (ad.isRemoved) refuse('CONFLICT', deletedAdWords.byStaff);
    await setSaleState(tx, id, 'hidden');
  });
  await tellOfAd(doer, id);
  return { id, saleState: 'hidden' };
}

function newsOfRelease(
  { id: dealId, buyerId }: OpenDeal,
  { id: adId, sellerId }: { id: string; sellerId: string },
): Notification[] {
  return buyerId ? [{ userId: buyerId, event: 'deal.released', adId, dealId, actorId: sellerId }] : [];
}

async function holdOwnAd(doer: Doer, tx: Connection, id: string): Promise<HeldAd> {
  const owned = { id, userId: doer.viewer.id };
  if (!(await isOwnAd(tx, owned))) refuse('NOT_FOUND', adWords.notFound);
  // Locks the person before the ad, in the same order as erasure, to avoid a deadlock.
  await requireStaying(tx, doer.viewer.id);
  const ad = (await lockOwnAd(tx, owned)) ?? refuse('NOT_FOUND', adWords.notFound);
  return ad.isRemoved ? refuse('CONFLICT', deletedAdWords.byStaff) : ad;
}

async function requireCorrespondent(tx: Connection, adId: string, buyerId: string): Promise<void> {
  const people = await listAdCorrespondents(tx, adId);
  if (people.some(({ id }) => id === buyerId)) return;
  refuse('UNPROCESSABLE_CONTENT', dealWords.notOneOfThem, { buyerId: dealWords.notOneOfThem });
}

export { retieDeals } from './queries.ts';
