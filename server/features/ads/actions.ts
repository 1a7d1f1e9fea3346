// Writing, moderating and selling ads: each rule, its transaction, and what the rest of the house is told afterwards.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdCard } from '#shared/features/ads/ad.ts';
import type { NewAd } from '#shared/features/ads/new-ad.ts';
import { type AdStatus, mayDeleteAd, mayMove } from '#shared/features/ads/rules.ts';
import { adWords } from '#shared/features/ads/words.ts';
import { personalDataWords } from '#shared/features/personal-data/words.ts';
import { CITIES } from '#shared/places/cities.ts';
import { cityOfPostalCode, countyOfPlace } from '#shared/places/postal-codes.ts';
import { type Limit, mayTry } from '../../core/limits.ts';
import { refuse } from '../../core/refusal.ts';
import type { Doer, Services } from '../../core/request.ts';
import type { Connection } from '../../database/connection.ts';
import { requireAge } from '../accounts/actions.ts';
import { recordAct } from '../audit/actions.ts';
import { notify, tellNotified } from '../notifications/actions.ts';
import { attachPictures, removePictureFiles } from '../pictures/actions.ts';
import { announceAd } from '../saved-searches/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { readCursor } from './cursor.ts';
import { holdLeaving } from './leaving-queries.ts';
import { listPublicIdsOfUser, publicAdsOfUser, relatedAds } from './list-queries.ts';
import {
  type AdDetailRow,
  addFavorite,
  findAd,
  type HeldAd,
  holdCategory,
  insertAd,
  listSavers,
  lockOwnAd,
  setAdStatus,
  updateAd,
} from './queries.ts';
import { readReviewAd, type ReviewAdRow } from './review-queries.ts';

const NO_PLACE = 'Ej angiven';
const PAGE_SIZE = 24;

/**
 * Saves a new ad with its pictures. What an admin writes in the back office is approved at once; everything else waits
 * for review. Source: spec 1 §4 Ad status, spec 2 §4 "inserted directly as approved".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a category that is not offered or a picture that is not one's own, and for who
 * has not said how old they are; FORBIDDEN below the lowest age, and for somebody who is about to be erased
 */
export async function createAd(
  doer: Doer,
  { ad, status }: { ad: NewAd; status: AdStatus },
): Promise<{ id: string; status: AdStatus }> {
  const { pictureIds, ...text } = ad;
  const userId = doer.viewer.id;
  await requireAge(doer, doer.viewer);
  const { adDurationDays: days } = await readSiteSettings(doer);
  const id = await doer.database.kysely.transaction().execute(async (tx) => {
    await requireStaying(tx, userId);
    await requireCategory(tx, ad.category);
    const made = await insertAd(tx, { ...text, ...placeOf(ad), userId, status, days });
    await attachPictures(tx, { adId: made, userId, pictureIds });
    if (status === 'approved') {
      const after = { category: ad.category, status };
      await recordAct(tx, doer, { action: 'ad.create', target: { type: 'ad', id: made }, after });
      await announceAd(tx, made);
    }
    return made;
  });
  // One that waits for review is on no page yet: however many are sent in, visitors' pages stay kept.
  if (status === 'approved') await tellOfAd(doer, id);
  return { id, status };
}

/**
 * Changes one's own ad. New words or new pictures put an approved one back in line for review; nothing else does.
 *
 * @throws ORPCError NOT_FOUND for somebody else's ad; CONFLICT for one that staff has removed; as when an ad is written
 */
export async function changeAd(
  services: Services,
  viewer: Viewer,
  { id, ad }: { id: string; ad: NewAd },
): Promise<{ id: string; status: AdStatus }> {
  const { pictureIds, ...text } = ad;
  await requireAge(services, viewer);
  const place = placeOf(ad);
  const { status, dropped, savers } = await services.database.kysely.transaction().execute(async (tx) => {
    // Held until it is saved: a moderator who decides meanwhile decides before or after, and is never overruled.
    const before = await lockOwnAd(tx, { id, userId: viewer.id });
    if (!before) return refuse('NOT_FOUND', adWords.notFound);
    if (before.status === 'removed') refuse('CONFLICT', adWords.removedByStaff);
    if (ad.category !== before.category) await requireCategory(tx, ad.category);
    const after = { ...ad, location: place.location };
    const next = needsReview(before, after) ? 'pending' : before.status;
    await updateAd(tx, id, { ...text, ...place, status: next });
    const removed = await attachPictures(tx, { adId: id, userId: viewer.id, pictureIds });
    const isCheaper = before.isPublic && next === 'approved' && ad.price < before.price;
    const isNews = isCheaper && (await mayTry(services.database, [cheaperLimit(id)]));
    const told = isNews ? await listSavers(tx, { adId: id, sellerId: viewer.id }) : [];
    await notify(
      tx,
      told.map((userId) => ({ userId, event: 'favorite.cheaper', adId: id, data: { price: ad.price } })),
    );
    return { status: next, dropped: removed, savers: told };
  });
  await tellOfAd(services, id);
  await tellNotified(services, savers);
  await removePictureFiles(services, dropped);
  return { id, status };
}

/** A krona at a time would be a push at a time, to everyone who has saved it. */
function cheaperLimit(adId: string): Limit {
  return { key: `lower price of ${adId}`, tries: 5, minutes: 24 * 60 };
}

/** An ad as a moderator saw it. */
type SeenAd = Pick<AdDetailRow, 'status' | 'updatedAt'>;

/**
 * Approves or rejects an ad. Source: spec 2 §4 Ad.
 *
 * @param decision.seen the ad the decision is about, so that nobody lets through a text they have not read
 * @throws ORPCError NOT_FOUND, or CONFLICT when the ad has been changed or decided on since it was seen
 */
export async function reviewAd(
  doer: Doer,
  { id, status, seen }: { id: string; status: AdStatus; seen?: SeenAd | undefined },
): Promise<{ id: string; status: AdStatus }> {
  const ad = await requireAd(doer, id);
  const { status: from, updatedAt } = seen ?? ad;
  const { role, id: reviewerId } = doer.viewer;
  // One's own decision is no news.
  const toldIds = ad.seller.id === reviewerId ? [] : [ad.seller.id];
  const event = status === 'approved' ? 'ad.approved' : 'ad.rejected';
  const { adDurationDays: days } = await readSiteSettings(doer);
  const isMoved =
    mayMove(from, status, role) &&
    (await doer.database.kysely.transaction().execute(async (tx) => {
      if (!(await setAdStatus(tx, { id, from, updatedAt, to: status, reviewerId, days }))) return false;
      await recordAct(tx, doer, {
        action: status === 'approved' ? 'ad.approve' : 'ad.reject',
        target: { type: 'ad', id },
        before: { status: from },
        after: { status },
      });
      await notify(
        tx,
        toldIds.map((userId) => ({ userId, event, adId: id })),
      );
      if (status === 'approved') await announceAd(tx, id);
      return true;
    }));
  if (!isMoved) {
    await requireAd(doer, id);
    refuse('CONFLICT');
  }
  await tellOfAd(doer, id);
  await tellNotified(doer, toldIds);
  return { id, status };
}

/**
 * An ad as moderators see it, whatever its status.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findReviewAd({ database }: Services, id: string): Promise<ReviewAdRow> {
  return (await readReviewAd(database, id)) ?? refuse('NOT_FOUND', adWords.notFound);
}

/**
 * An ad as far as this viewer may see it: strangers see approved ads that their seller has not hidden, also those that have
 * expired; owners and staff see theirs in any state.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findVisibleAd(
  services: Services,
  viewer: Viewer | null,
  id: string,
): Promise<AdDetailRow> {
  const ad = await requireAd(services, id);
  return isReadable(ad) || mayDeleteAd(viewer, { sellerId: ad.seller.id })
    ? ad
    : refuse('NOT_FOUND', adWords.notFound);
}

/** Favourites and conversations lead to one that has expired, though no list does. */
function isReadable({ status, saleState }: AdDetailRow): boolean {
  return status === 'approved' && saleState !== 'hidden';
}

/** Ads like this one; none for an ad that not everyone may see or is not there, so that the answer is the same for all. */
export async function findRelatedAds({ database }: Services, id: string, limit: number): Promise<AdCard[]> {
  const ad = await findAd(database, id);
  return ad && isReadable(ad) ? relatedAds(database, ad, limit) : [];
}

/**
 * A person's public ads, a page at a time.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a place in the list that is none of ours
 */
export async function findPublicAds(
  { database }: Services,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ ads: AdCard[]; next: string | null }> {
  const place = after === undefined ? null : readCursor(after);
  if (after !== undefined && place?.sort !== 'newest') refuse('UNPROCESSABLE_CONTENT', adWords.noSuchPage);
  return publicAdsOfUser(database, { userId: id, after: place, limit: PAGE_SIZE });
}

/** A seller looks or is called otherwise than before: each of their ads' pages says so. */
export async function tellOfSeller({ database, bus }: Services, userId: string): Promise<void> {
  const ids = await listPublicIdsOfUser(database, userId);
  await Promise.all(ids.map((id) => bus.publish({ topic: `ad:${id}`, id })));
}

/** @throws ORPCError NOT_FOUND for an ad that is not public */
export async function saveFavorite(
  { database }: Services,
  viewer: Viewer,
  adId: string,
): Promise<{ isFavorite: boolean }> {
  const isSaved = await addFavorite(database, { userId: viewer.id, adId });
  return isSaved ? { isFavorite: true } : refuse('NOT_FOUND', adWords.notFound);
}

/** @throws ORPCError NOT_FOUND */
async function requireAd(services: Services, id: string): Promise<AdDetailRow> {
  return (await findAd(services.database, id)) ?? refuse('NOT_FOUND', adWords.notFound);
}

/**
 * Who is about to be erased has nothing on the marketplace.
 *
 * @throws ORPCError FORBIDDEN
 */
export async function requireStaying(transaction: Connection, userId: string): Promise<void> {
  if (await holdLeaving(transaction, userId)) refuse('FORBIDDEN', personalDataWords.leaving);
}

async function requireCategory(transaction: Connection, category: string): Promise<void> {
  if (await holdCategory(transaction, category)) return;
  refuse('UNPROCESSABLE_CONTENT', undefined, { category: 'Välj en kategori i listan' });
}

/** The city the person wrote, else the one their postal code tells; and the län either of them lies in. */
function placeOf({ location, postalCode }: NewAd): { location: string; county: string } {
  const city = location || cityOfPostalCode(postalCode);
  return { location: city || NO_PLACE, county: countyOfPlace({ postalCode, city }) ?? '' };
}

/**
 * What an approved ad says in its owner's own words, and shows, has to be read again: a place that is on our list says
 * nothing that anyone has to read. One that was not let through may have stood in the wrong category.
 */
function needsReview(before: HeldAd, after: NewAd): boolean {
  const isOwnPlace = after.location !== NO_PLACE && !(CITIES as readonly string[]).includes(after.location);
  return (
    before.title !== after.title ||
    before.description !== after.description ||
    before.pictureIds.join() !== after.pictureIds.join() ||
    (before.location !== after.location && isOwnPlace) ||
    (before.category !== after.category && before.status !== 'approved')
  );
}

/** Every list may show the ad, and its own page does. */
export async function tellOfAd({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  await Promise.all([bus.publish({ topic: 'ads', id }), bus.publish({ topic: `ad:${id}`, id })]);
}

export { listPublicAdAddresses, listSitemapStarts } from './sitemap-queries.ts';
export { hideAdsOf, showAdsOf } from './leaving-queries.ts';
export { listLatestAds } from './list-queries.ts';
export { countAdsByStatus } from './review-queries.ts';
