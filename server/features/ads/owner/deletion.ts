// Deleting an ad, taking it back for a minute, and forgetting it after that.
import { type AdStatus, mayDeleteAd } from '#shared/features/ads/rules.ts';
import { deletedAdWords } from '#shared/features/ads/owner/deleted-ad-words.ts';
import { adTexts } from '#shared/features/ads/words.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { recordAct } from '../../audit/actions.ts';
import { lockCategoryOrFallback } from '../../categories/actions.ts';
import { retieDeals } from '../../deals/actions.ts';
import { retieThreads } from '../../messages/actions.ts';
import { type PictureServices, removePictureFiles } from '../../pictures/actions.ts';
import { requireStaying, publishAdChanged } from '../actions.ts';
import { findAd } from '../queries.ts';
import { findVisibleAd } from '../page/find-ads.ts';
import {
  BELONGING_TABLES,
  purgeExpiredDeletions,
  holdPeople,
  insertKept,
  moveToDeleted,
  type DeletedRow,
  takeDeleted,
} from './deletion-queries.ts';

/**
 * Deletes an ad, its pictures and what everyone has with it. Its owner may, and so may an admin; for a minute the same
 * person may take it back.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function deleteAd(actor: Actor, id: string): Promise<{ id: string; removedUntil: string }> {
  const ad = await findVisibleAd(actor, actor.viewer, id);
  const { viewer } = actor;
  if (!mayDeleteAd(viewer, { sellerId: ad.seller.id })) refuse('NOT_FOUND', adTexts.notFound);
  const until = await actor.database.kysely.transaction().execute(async (tx) => {
    const end = await moveToDeleted(tx, { id, removedBy: viewer.id });
    if (!end) return refuse('NOT_FOUND', adTexts.notFound);
    // One's own ad is one's own business.
    if (ad.seller.id !== viewer.id) {
      // Not its title: what somebody has written must not outlive them.
      const before = { seller: ad.seller.id, category: ad.category, status: ad.status };
      await recordAct(tx, actor, { action: 'ad.delete', target: { type: 'ad', id }, before });
    }
    return end;
  });
  await publishAdChanged(actor, id);
  return { id, removedUntil: until.toISOString() };
}

/**
 * Takes back an ad that this person has just deleted, all as it was. Nothing happens to one that is back already, so that
 * two ways of saying it at once both succeed.
 *
 * @throws ORPCError NOT_FOUND for one that somebody else deleted, and after the minute
 */
export async function restoreAd(actor: Actor, id: string): Promise<{ id: string; status: AdStatus }> {
  const { viewer } = actor;
  const status = await actor.database.kysely.transaction().execute(async (tx) => {
    const removed = await takeDeleted(tx, { id, removedBy: viewer.id });
    if (!removed) return null;
    // An admin no more.
    if (!mayDeleteAd(viewer, { sellerId: removed.userId })) refuse('NOT_FOUND', deletedAdWords.tooLate);
    if (removed.ad.sale_state !== 'hidden') await requireStaying(tx, removed.userId);
    await putBack(tx, removed);
    if (removed.userId !== viewer.id) {
      const after = { seller: removed.userId, category: removed.category, status: removed.ad.status };
      await recordAct(tx, actor, { action: 'ad.restore', target: { type: 'ad', id }, after });
    }
    return removed.ad.status;
  });
  if (status === null) return findRestored(actor, id);
  await publishAdChanged(actor, id);
  return { id, status };
}

/** Really forgets the ads whose minute is over. A file that is left when this ends half-way is swept with the pictures. */
export async function purgeDeletedAds(services: PictureServices): Promise<void> {
  const pictureIds = await purgeExpiredDeletions(services.database.kysely);
  await removePictureFiles(services, pictureIds);
}

/** The house may have changed meanwhile: a category or a person that is gone is done without. */
async function putBack(tx: Connection, { ad, category, pictures, belongings }: DeletedRow): Promise<void> {
  const owners = Object.values(belongings).flatMap((rows) => rows.map((row) => row.user_id));
  const people = await holdPeople(tx, [ad.reviewed_by ?? [], owners].flat());
  const name = (await lockCategoryOrFallback(tx, category)) ?? refuse('NOT_FOUND', deletedAdWords.tooLate);
  const reviewed_by = ad.reviewed_by && people.has(ad.reviewed_by) ? ad.reviewed_by : null;
  await insertKept(tx, 'ads', [{ ...ad, category: name, reviewed_by }]);
  await insertKept(tx, 'ad_pictures', pictures);
  await retieThreads(tx, ad.id);
  await retieDeals(tx, ad.id);
  for (const table of BELONGING_TABLES) {
    const rows = belongings[table].filter((row) => people.has(row.user_id));
    await insertKept(tx, table, rows);
  }
}

async function findRestored(actor: Actor, id: string): Promise<{ id: string; status: AdStatus }> {
  const ad = await findAd(actor.database, id);
  return ad && mayDeleteAd(actor.viewer, { sellerId: ad.seller.id })
    ? { id, status: ad.status }
    : refuse('NOT_FOUND', deletedAdWords.tooLate);
}
