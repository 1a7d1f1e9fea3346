// Moderation of ads: read an ad in any status, and approve or reject it.
import { type AdStatus } from '#shared/features/ads/rules.ts';
import { mayModerate } from '#shared/features/ads/moderation/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { announceAd } from '../../saved-searches/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { publishAdChanged } from '../actions.ts';
import { type AdDetailRow, setAdStatus } from '../queries.ts';
import { requireAd } from '../page/find-ads.ts';
import { readModeratedAd, type ModeratedAdRow } from './moderation-queries.ts';

/** The version of an ad that the moderator read. */
type SeenAd = Pick<AdDetailRow, 'status' | 'updatedAt'>;

/**
 * Approves or rejects an ad. Source: spec 2 §4 Ad.
 *
 * @param decision.seen the version the moderator read, so that no unread text is approved
 * @throws ORPCError NOT_FOUND, or CONFLICT if the ad was changed or decided on since
 */
export async function moderateAd(
  actor: Actor,
  { id, status, seen }: { id: string; status: AdStatus; seen?: SeenAd | undefined },
): Promise<{ id: string; status: AdStatus }> {
  const ad = await requireAd(actor, id);
  const { status: from, updatedAt } = seen ?? ad;
  const { role, id: reviewerId } = actor.viewer;
  // Staff are not notified of decisions on their own ads.
  const recipientIds = ad.seller.id === reviewerId ? [] : [ad.seller.id];
  const event = status === 'approved' ? 'ad.approved' : 'ad.rejected';
  const { adDurationDays: days } = await readSiteSettings(actor);
  const isMoved =
    mayModerate(from, status, role) &&
    (await actor.database.kysely.transaction().execute(async (tx) => {
      if (!(await setAdStatus(tx, { id, from, updatedAt, to: status, reviewerId, days }))) return false;
      await writeAuditEntry(tx, actor, {
        action: status === 'approved' ? 'ad.approve' : 'ad.reject',
        target: { type: 'ad', id },
        before: { status: from },
        after: { status },
      });
      await notify(
        tx,
        recipientIds.map((userId) => ({ userId, event, adId: id })),
      );
      if (status === 'approved') await announceAd(tx, id);
      return true;
    }));
  if (!isMoved) {
    await requireAd(actor, id);
    refuse('CONFLICT');
  }
  if (from === 'approved' || status === 'approved') await publishAdChanged(actor, id);
  await publishNotificationCounts(actor, recipientIds);
  return { id, status };
}

/**
 * An ad for moderators, in any status.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findModeratedAd({ database }: Services, id: string): Promise<ModeratedAdRow> {
  return (await readModeratedAd(database, id)) ?? refuse('NOT_FOUND', adTexts.notFound);
}
