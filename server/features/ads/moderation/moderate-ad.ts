// Moderation of ads: read an ad in any status, approve or reject it, and undo that within a minute.
import * as z from 'zod';
import type { DecidedAd } from '#shared/features/ads/moderation/contract.ts';
import type { Rejection } from '#shared/features/ads/moderation/rejection.ts';
import { mayModerate } from '#shared/features/ads/moderation/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services, UndoDecision } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishAdToMembers } from '../../messages/actions.ts';
import type { Notification } from '../../notifications/actions.ts';
import { deleteModerationDecision, recordModerationDecision } from '../../reports/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { publishAdChanged } from '../actions.ts';
import type { AdDetailRow } from '../queries.ts';
import { requireAd } from '../page/find-ads.ts';
import { AdMove, restoreAdStatus, setAdStatus } from './decision-queries.ts';
import { readModeratedAd, type ModeratedAdRow } from './moderation-queries.ts';

/** What a decision changed. */
const AdChange = AdMove.extend({
  /** The recorded reason of a rejection. */
  rejectionId: z.nullable(z.guid()),
});

/** The version of an ad that the moderator read. */
type SeenAd = Pick<AdDetailRow, 'status' | 'updatedAt'>;

export interface AdDecision {
  id: string;
  status: 'approved' | 'rejected';
  /** Of a rejection. */
  rule?: Rejection['rule'] | undefined;
  reason?: string | undefined;
  /** The version the moderator read, so that no unread text is approved. */
  seen?: SeenAd | undefined;
}

/**
 * Approves or rejects an ad. The ad is public, or not, at once; its seller is notified, and saved searches are matched, when
 * the decision can no longer be undone. Source: spec 2 §4 Ad.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT if the ad was changed or decided on since
 */
export async function moderateAd(actor: Actor, decision: AdDecision): Promise<DecidedAd> {
  const { id, status, seen } = decision;
  const ad = await requireAd(actor, id);
  const { status: from, updatedAt } = seen ?? ad;
  const { role, id: reviewerId } = actor.viewer;
  const { adDurationDays: days } = await readSiteSettings(actor);
  const undo =
    mayModerate(from, status, role) &&
    (await actor.database.kysely.transaction().execute(async (tx) => {
      const change = await setAdStatus(tx, { id, from, updatedAt, to: status, reviewerId, days });
      if (!change) return false;
      const rejection = status === 'rejected' ? await recordRejection(tx, actor, { ad, decision }) : null;
      await writeAuditEntry(tx, actor, {
        action: status === 'approved' ? 'ad.approve' : 'ad.reject',
        target: { type: 'ad', id },
        before: { status: from },
        after: { status, ...(decision.rule && { rule: decision.rule }) },
      });
      const approval: Notification = { userId: ad.seller.id, event: 'ad.approved', adId: id };
      return recordDecision(tx, actor, {
        kind: 'ad',
        targetId: id,
        change: { ...change, rejectionId: rejection?.id ?? null } satisfies z.infer<typeof AdChange>,
        notices: {
          // Staff are not notified of decisions on their own ads.
          notifications: ad.seller.id === reviewerId ? [] : [rejection?.notification ?? approval],
          ...(status === 'approved' && { announcedAdId: id }),
        },
      });
    }));
  if (!undo) {
    await requireAd(actor, id);
    return refuse('CONFLICT');
  }
  if (from === 'approved' || status === 'approved') await publishAdChanged(actor, id);
  else publishAdToMembers(actor, id);
  return { id, status, undo };
}

function recordRejection(
  tx: Connection,
  { viewer }: Actor,
  { ad, decision }: { ad: AdDetailRow; decision: AdDecision },
): ReturnType<typeof recordModerationDecision> {
  const { rule, reason } = decision;
  // The contract refuses a rejection without them.
  if (!rule || !reason) throw new Error('An ad is rejected without a reason');
  return recordModerationDecision(tx, {
    kind: 'ad',
    targetId: ad.id,
    ownerId: ad.seller.id,
    decision: 'rejected',
    rule,
    reason,
    decidedBy: viewer.id,
    event: 'ad.rejected',
  });
}

/** Undoes an approval or a rejection: the ad has its earlier status again. */
export const undoModeration: UndoDecision = async (tx, actor, { targetId, change }) => {
  const { before, after, rejectionId } = AdChange.parse(change);
  if (!(await restoreAdStatus(tx, targetId, { before, after }))) return null;
  if (rejectionId) await deleteModerationDecision(tx, rejectionId);
  await writeAuditEntry(tx, actor, {
    action: 'decision.undo',
    target: { type: 'ad', id: targetId },
    before: { status: after.status },
    after: { status: before.status },
  });
  return () => publishAdChanged(actor, targetId);
};

/**
 * An ad for moderators, in any status.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findModeratedAd({ database }: Services, id: string): Promise<ModeratedAdRow> {
  return (await readModeratedAd(database, id)) ?? refuse('NOT_FOUND', adTexts.notFound);
}
