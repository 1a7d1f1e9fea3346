// Deleting an ad, restoring it within a minute, and purging it after that.
import { type AdStatus, isPublic } from '#shared/features/ads/rules.ts';
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockCategoryOrFallback } from '../../categories/actions.ts';
import { queueReleases, relinkDeals } from '../../deals/actions.ts';
import { publishAdToMembers, relinkThreads } from '../../messages/actions.ts';
import { publishNotificationsChanged, relinkNotifications } from '../../notifications/actions.ts';
import { type PictureServices, removePictureFiles } from '../../pictures/actions.ts';
import { clearRejectionsOf } from '../../reports/actions.ts';
import { requireNotBeingErased, publishAdChanged } from '../actions.ts';
import { findAd } from '../queries.ts';
import { requireAd } from '../page/read-ads.ts';
import {
  BELONGING_TABLES,
  purgeExpiredDeletions,
  lockExistingUsers,
  insertCopies,
  moveToDeleted,
  type DeletedRow,
  claimDeleted,
} from './deletion-queries.ts';

/**
 * Deletes the viewer's own ad, its pictures and all rows that belong to it; it can be restored within a minute. Staff take
 * down ads of others with a reason (moderation/moderate-ad.ts).
 *
 * @throws ORPCError NOT_FOUND, also for another user's ad
 */
export async function deleteAd(actor: Actor, id: string): Promise<{ id: string; removedUntil: string }> {
  const ad = await requireAd(actor, id);
  const { viewer } = actor;
  if (viewer.id !== ad.seller.id) refuse('NOT_FOUND', adTexts.notFound);
  const { until, notifiedIds } = await actor.database.kysely.transaction().execute(async (tx) => {
    // Deleting one's own ad is not logged.
    return (await moveToDeleted(tx, { id, deletedBy: viewer.id })) ?? refuse('NOT_FOUND', adTexts.notFound);
  });
  publishNotificationsChanged(actor, notifiedIds);
  if (isPublic(ad)) await publishAdChanged(actor, id);
  else publishAdToMembers(actor, id);
  return { id, removedUntil: until.toISOString() };
}

/**
 * Restores an ad that the viewer has just deleted, with all its rows. Restoring it again does nothing, so two
 * concurrent requests both succeed.
 *
 * @throws ORPCError NOT_FOUND for an ad that another user deleted, and after the minute
 */
export async function restoreAd(actor: Actor, id: string): Promise<{ id: string; status: AdStatus }> {
  const { viewer } = actor;
  const restored = await actor.database.kysely.transaction().execute(async (tx) => {
    const removed = await claimDeleted(tx, { id, deletedBy: viewer.id });
    if (!removed) return null;
    if (removed.ad.sale_state !== 'hidden') await requireNotBeingErased(tx, removed.userId);
    await insertDeleted(tx, removed);
    const unread = removed.belongings.notifications.filter((entry) => entry.read_at === null);
    return {
      status: removed.ad.status,
      saleState: removed.ad.sale_state,
      notifiedIds: [...new Set(unread.map((entry) => entry.user_id))],
    };
  });
  if (restored === null) return findRestored(actor, id);
  publishNotificationsChanged(actor, restored.notifiedIds);
  if (isPublic(restored)) await publishAdChanged(actor, id);
  else publishAdToMembers(actor, id);
  return { id, status: restored.status };
}

/**
 * Purges ads whose minute is over, with the reasons of their rejections. The purge of pictures deletes files that an
 * interrupted run leaves.
 */
export async function purgeDeletedAds(services: PictureServices): Promise<void> {
  const pictureIds = await services.database.kysely.transaction().execute(async (tx) => {
    const purged = await purgeExpiredDeletions(tx);
    await clearRejectionsOf(tx, purged.adIds);
    await queueReleases(tx, purged.adIds);
    return purged.pictureIds;
  });
  await removePictureFiles(services, pictureIds);
}

/** A category or a user may be deleted by now: their references are left out. */
async function insertDeleted(
  tx: Connection,
  { ad, category, pictures, belongings }: DeletedRow,
): Promise<void> {
  const owners = Object.values(belongings).flatMap((rows) => rows.map((row) => row.user_id));
  const people = await lockExistingUsers(tx, [ad.reviewed_by ?? [], owners].flat());
  const name = (await lockCategoryOrFallback(tx, category)) ?? refuse('NOT_FOUND', deletedAdTexts.tooLate);
  const reviewed_by = ad.reviewed_by && people.has(ad.reviewed_by) ? ad.reviewed_by : null;
  await insertCopies(tx, 'ads', [{ ...ad, category: name, reviewed_by }]);
  await insertCopies(tx, 'ad_pictures', pictures);
  await relinkThreads(tx, ad.id);
  await relinkDeals(tx, ad.id);
  for (const table of BELONGING_TABLES) {
    const rows = belongings[table].filter((row) => people.has(row.user_id));
    await insertCopies(tx, table, rows);
  }
  await relinkNotifications(tx, { adId: ad.id, ids: belongings.notifications.map(({ id }) => id) });
}

async function findRestored(actor: Actor, id: string): Promise<{ id: string; status: AdStatus }> {
  const ad = await findAd(actor.database, id);
  return ad && ad.seller.id === actor.viewer.id
    ? { id, status: ad.status }
    : refuse('NOT_FOUND', deletedAdTexts.tooLate);
}
