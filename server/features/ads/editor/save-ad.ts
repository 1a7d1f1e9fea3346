// Saves a new or changed ad: rules, transaction, and the events after it.
import { keysOf } from '#shared/feature.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { findInAd, refusalOf } from '#shared/contact-details.ts';
import { editedAdTexts } from '#shared/features/ads/editor/edited-ad-texts.ts';
import type { CreatedAd, NewAd } from '#shared/features/ads/editor/new-ad.ts';
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import type { KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import { type AdStatus, isPublic, NO_PLACE, picturesAllowed } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { canonicalCity } from '#shared/places/canonical-city.ts';
import { CITIES } from '#shared/places/cities.ts';
import { cityOfPostalCode, countyOfPlace } from '#shared/places/postal-codes.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { requireAge } from '../../accounts/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { listActiveBrands } from '../../brands/actions.ts';
import { lockCategoryByName } from '../../categories/actions.ts';
import { publishAdToMembers } from '../../messages/actions.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { isUniqueViolation } from '../../../database/violations.ts';
import { publishNotificationCounts } from '../../notifications/actions.ts';
import { attachPictures, removePictureFiles } from '../../pictures/actions.ts';
import { enqueueSearchAlerts } from '../../saved-searches/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { requireNotBeingErased, publishAdChanged } from '../actions.ts';
import { notifyOfLowerPrice } from '../favorites/lower-price.ts';
import { adChangeLimits, newAdLimits } from '../limits.ts';
import { versionOf } from './ad-version.ts';
import { resolveAttributes } from './resolve-attributes.ts';
import { type LockedAd, findOwner, insertAd, lockOwnAd, updateAd } from '../queries.ts';

type SavedAd = Omit<NewAd, keyof AdAttributes> & AdAttributes & { county: string };

/**
 * Saves a new ad with its pictures. An ad that an admin creates in the back office is approved at once; any other waits
 * for moderation. Idempotent for an ad with an id. Source: spec 1 §4 Ad status, spec 2 §4 "inserted directly as approved".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a category that is not offered, a picture of another user, or a viewer
 * without a birth year; FORBIDDEN below the minimum age, and for a viewer about to be erased; CONFLICT for an id that
 * another user has used; TOO_MANY_REQUESTS
 */
export async function createAd(
  actor: Actor,
  { ad, status }: { ad: CreatedAd; status: AdStatus },
): Promise<{ id: string; status: AdStatus }> {
  const earlier = ad.id === undefined ? null : await findEarlier(actor, ad.id);
  if (earlier) return earlier;
  await requireAge(actor, actor.viewer);
  await countAttempt(actor.database, newAdLimits(actor.viewer));
  try {
    return await insertNewAd(actor, { ad, status });
  } catch (error) {
    // A concurrent request with the same id has created the ad.
    const other = ad.id !== undefined && isUniqueViolation(error) && (await findEarlier(actor, ad.id));
    if (other) return other;
    throw error;
  }
}

/**
 * The ad that an earlier request with this id has created.
 *
 * @throws ORPCError CONFLICT for the id of another user's ad
 */
async function findEarlier(
  { database, viewer }: Actor,
  id: string,
): Promise<{ id: string; status: AdStatus } | null> {
  const earlier = await findOwner(database.kysely, id);
  if (earlier && earlier.userId !== viewer.id) refuse('CONFLICT', adTexts.idTaken);
  return earlier && { id, status: earlier.status };
}

async function insertNewAd(
  actor: Actor,
  { ad, status }: { ad: CreatedAd; status: AdStatus },
): Promise<{ id: string; status: AdStatus }> {
  const { pictureIds, ...text } = ad;
  const userId = actor.viewer.id;
  const { adDurationDays: days, picturesPerAd } = await readSiteSettings(actor);
  requirePictureRoom(ad, picturesPerAd);
  const brands = await listActiveBrands(actor.database);
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    await requireNotBeingErased(tx, userId);
    const { attributes } = await requireCategory(tx, ad.category, null);
    const resolved = { ...resolveAttributes(ad, attributes, brands), ...contactChoiceOf(ad, actor.viewer) };
    requireNoContactData(actor.viewer, { ...ad, ...resolved });
    const created = await insertAd(tx, { ...text, ...resolved, ...resolvePlace(ad), userId, status, days });
    await attachPictures(tx, { adId: created, userId, pictureIds });
    if (status === 'approved') {
      const after = { category: ad.category, status };
      await writeAuditEntry(tx, actor, { action: 'ad.create', target: { type: 'ad', id: created }, after });
      await enqueueSearchAlerts(tx, created);
    }
    return created;
  });
  // No page shows a pending ad, so a new one invalidates no cached pages.
  if (status === 'approved') await publishAdChanged(actor, id);
  else {
    publishAdToMembers(actor, id);
    publishWaitingChanged(actor);
  }
  return { id, status };
}

/**
 * Changes one of the viewer's own ads. New texts or pictures send an approved ad back to moderation, and any change a
 * rejected one.
 *
 * @param change.version the version that the change began with; undefined to save in any case
 * @throws ORPCError NOT_FOUND for another user's ad; CONFLICT for one that staff have taken down or that was edited since;
 * and as `createAd`
 */
export async function changeAd(
  services: Services,
  viewer: Viewer,
  { id, version, ad }: { id: string; version: string | undefined; ad: NewAd },
): Promise<{ id: string; status: AdStatus }> {
  const { pictureIds } = ad;
  await requireAge(services, viewer);
  await countAttempt(services.database, adChangeLimits(viewer.id));
  const { picturesPerAd } = await readSiteSettings(services);
  const place = resolvePlace(ad);
  const brands = await listActiveBrands(services.database);
  const { status, wasPublic, dropped, followers } = await services.database.kysely
    .transaction()
    .execute(async (tx) => {
      // Locked until it is saved: a concurrent decision is made before or after, and never overwritten.
      const before = await lockOwnAd(tx, { id, userId: viewer.id });
      if (!before) return refuse('NOT_FOUND', adTexts.notFound);
      if (before.status === 'removed') refuse('CONFLICT', deletedAdTexts.byStaff);
      requirePictureRoom(ad, picturesAllowed(picturesPerAd, before.pictureIds.length));
      const { attributes } = await requireCategory(tx, ad.category, before.category);
      const resolved = resolveAttributes(ad, attributes, brands);
      requireNoContactData(viewer, { ...ad, ...resolved });
      const after = { ...ad, ...resolved, ...contactChoiceOf(ad, viewer), ...place };
      const isNewer = version !== undefined && version !== versionOf(before);
      // A repeated request, whose first answer was lost, changes nothing.
      if (isNewer && isChanged(before, after)) refuse('CONFLICT', editedAdTexts.changedMeanwhile);
      const next = needsModeration(before, after, brands) ? 'pending' : before.status;
      const lastPublicPrice = lastPublicPriceOf(before, next);
      await updateAd(tx, id, { ...after, status: next, userId: viewer.id, lastPublicPrice });
      const removed = await attachPictures(tx, { adId: id, userId: viewer.id, pictureIds });
      const prices = { price: ad.price, oldPrice: before.lastPublicPrice ?? before.price };
      const recipients =
        isOnSale(before) && next === 'approved'
          ? await notifyOfLowerPrice(services, tx, { adId: id, sellerId: viewer.id, ...prices })
          : [];
      return { status: next, wasPublic: isPublic(before), dropped: removed, followers: recipients };
    });
  // No change makes an ad public, and no page shows an ad that is not public, so changes of it invalidate no cached pages.
  if (wasPublic) await publishAdChanged(services, id);
  else publishAdToMembers(services, id);
  if (status === 'pending') publishWaitingChanged(services);
  await publishNotificationCounts(services, followers);
  await removePictureFiles(services, dropped);
  return { id, status };
}

/** An active category, or the one that the ad has already. */
async function requireCategory(transaction: Connection, name: string, before: string | null) {
  const category = await lockCategoryByName(transaction, name);
  if (category && (category.active || name === before)) return category;
  return refuse('UNPROCESSABLE_CONTENT', undefined, { category: 'Välj en kategori i listan' });
}

function requirePictureRoom({ pictureIds }: NewAd, max: number): void {
  if (pictureIds.length > max)
    refuse('UNPROCESSABLE_CONTENT', undefined, { pictureIds: pictureTexts.tooManyInAd(max) });
}

/** Refuses phone numbers, e-mail addresses and streets in an ad of a person treated as a minor. */
function requireNoContactData({ birthYear }: Viewer, ad: Parameters<typeof findInAd>[0]): void {
  if (!isTreatedAsMinor(birthYear, new Date())) return;
  const found = findInAd(ad).map(({ field, kinds }) => [field, refusalOf(kinds, birthYear)] as const);
  if (found.length > 0) refuse('UNPROCESSABLE_CONTENT', undefined, Object.fromEntries(found));
}

/** Both choices are off for a minor, so that an ad does not show contact data from the day its seller comes of age. */
function contactChoiceOf({ showsPhone, showsEmail }: NewAd, { birthYear }: Viewer) {
  const mayShow = !isTreatedAsMinor(birthYear, new Date());
  return { showsPhone: mayShow && showsPhone, showsEmail: mayShow && showsEmail };
}

/** The city the seller typed, or else the city of the postal code; and its county. */
function resolvePlace({ location, postalCode }: NewAd): { location: string; county: string } {
  const city = canonicalCity(location) || cityOfPostalCode(postalCode);
  return { location: city || NO_PLACE, county: countyOfPlace({ postalCode, city }) ?? '' };
}

/**
 * A new text or picture of an approved ad must be moderated again; a city or brand from the lists need not, since it is not
 * free text. A rejected ad is moderated again after any change, since only a moderator can decide whether its fault is corrected.
 */
function needsModeration(before: LockedAd, after: SavedAd, brands: readonly KnownBrand[]): boolean {
  if (before.status === 'rejected') return isChanged(before, after);
  const isOwnBrand = after.brand !== '' && !brands.some(({ name }) => name === after.brand);
  const isOwnPlace = after.location !== NO_PLACE && !(CITIES as readonly string[]).includes(after.location);
  return (
    before.title !== after.title ||
    before.description !== after.description ||
    before.pictureIds.join() !== after.pictureIds.join() ||
    (before.brand !== after.brand && isOwnBrand) ||
    (before.model !== after.model && after.model !== '') ||
    (before.meetingPlace !== after.meetingPlace && after.meetingPlace !== '') ||
    (before.location !== after.location && isOwnPlace)
  );
}

function isChanged(before: LockedAd, after: SavedAd): boolean {
  const names = keysOf(after);
  // Compared as strings, because pictures and ways of delivery are arrays.
  return names.some((name) => `${before[name]}` !== `${after[name]}`);
}

function isOnSale({ status, saleState }: LockedAd): boolean {
  return status === 'approved' && (saleState === 'active' || saleState === 'reserved');
}

/** The price that those who saved the ad know, until the changed ad is on sale; null if it is now, or never was. */
function lastPublicPriceOf(before: LockedAd, next: AdStatus): number | null {
  // Nobody is notified of a price that a moderator has rejected.
  if (before.status === 'rejected') return null;
  if (isOnSale(before) && next === 'approved') return null;
  // An expired ad is not announced when it is renewed (decision 22).
  const wasKnown = before.status === 'approved' && before.saleState !== 'expired';
  return before.lastPublicPrice ?? (wasKnown ? before.price : null);
}
