// Saves a new or changed ad: its rules, its transaction, and the events that follow.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { NewAd } from '#shared/features/ads/editor/new-ad.ts';
import { deletedAdWords } from '#shared/features/ads/owner/deleted-ad-words.ts';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/words.ts';
import { CITIES } from '#shared/places/cities.ts';
import { cityOfPostalCode, countyOfPlace } from '#shared/places/postal-codes.ts';
import { type Limit, isWithinLimits } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { requireAge } from '../../accounts/actions.ts';
import { recordAct } from '../../audit/actions.ts';
import { lockActiveCategory } from '../../categories/actions.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { attachPictures, removePictureFiles } from '../../pictures/actions.ts';
import { announceAd } from '../../saved-searches/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { requireStaying, publishAdChanged } from '../actions.ts';
import { listFollowers } from '../favourites/favorite-queries.ts';
import { type HeldAd, insertAd, lockOwnAd, updateAd } from '../queries.ts';

const NO_PLACE = 'Ej angiven';

/**
 * Saves a new ad with its pictures. What an admin writes in the back office is approved at once; everything else waits
 * for review. Source: spec 1 §4 Ad status, spec 2 §4 "inserted directly as approved".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a category that is not offered or a picture that is not one's own, and for who
 * has not said how old they are; FORBIDDEN below the lowest age, and for somebody who is about to be erased
 */
export async function createAd(
  actor: Actor,
  { ad, status }: { ad: NewAd; status: AdStatus },
): Promise<{ id: string; status: AdStatus }> {
  const { pictureIds, ...text } = ad;
  const userId = actor.viewer.id;
  await requireAge(actor, actor.viewer);
  const { adDurationDays: days } = await readSiteSettings(actor);
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    await requireStaying(tx, userId);
    await requireCategory(tx, ad.category);
    const made = await insertAd(tx, { ...text, ...placeOf(ad), userId, status, days });
    await attachPictures(tx, { adId: made, userId, pictureIds });
    if (status === 'approved') {
      const after = { category: ad.category, status };
      await recordAct(tx, actor, { action: 'ad.create', target: { type: 'ad', id: made }, after });
      await announceAd(tx, made);
    }
    return made;
  });
  // One that waits for review is on no page yet: however many are sent in, visitors' pages stay kept.
  if (status === 'approved') await publishAdChanged(actor, id);
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
  const { status, dropped, followers } = await services.database.kysely.transaction().execute(async (tx) => {
    // Held until it is saved: a moderator who decides meanwhile decides before or after, and is never overruled.
    const before = await lockOwnAd(tx, { id, userId: viewer.id });
    if (!before) return refuse('NOT_FOUND', adTexts.notFound);
    if (before.status === 'removed') refuse('CONFLICT', deletedAdWords.byStaff);
    if (ad.category !== before.category) await requireCategory(tx, ad.category);
    const after = { ...ad, location: place.location };
    const next = needsModeration(before, after) ? 'pending' : before.status;
    await updateAd(tx, id, { ...text, ...place, status: next });
    const removed = await attachPictures(tx, { adId: id, userId: viewer.id, pictureIds });
    const isCheaper = before.isPublic && next === 'approved' && ad.price < before.price;
    const isNews = isCheaper && (await isWithinLimits(services.database, [cheaperLimit(id)]));
    const told = isNews ? await listFollowers(tx, { adId: id, sellerId: viewer.id }) : [];
    await notify(
      tx,
      told.map((userId) => ({ userId, event: 'favorite.cheaper', adId: id, data: { price: ad.price } })),
    );
    return { status: next, dropped: removed, followers: told };
  });
  await publishAdChanged(services, id);
  await publishNotificationCounts(services, followers);
  await removePictureFiles(services, dropped);
  return { id, status };
}

/** A krona at a time would be a push at a time, to everyone who has saved it. */
function cheaperLimit(adId: string): Limit {
  return { key: `lower price of ${adId}`, tries: 5, minutes: 24 * 60 };
}

async function requireCategory(transaction: Connection, category: string): Promise<void> {
  if (await lockActiveCategory(transaction, category)) return;
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
function needsModeration(before: HeldAd, after: NewAd): boolean {
  const isOwnPlace = after.location !== NO_PLACE && !(CITIES as readonly string[]).includes(after.location);
  return (
    before.title !== after.title ||
    before.description !== after.description ||
    before.pictureIds.join() !== after.pictureIds.join() ||
    (before.location !== after.location && isOwnPlace) ||
    (before.category !== after.category && before.status !== 'approved')
  );
}
