// Moderation of ads: read an ad in any status, approve it, reject it or take it down, and undo that within a minute.
import * as z from 'zod';
import type { DecidedAd } from '#shared/features/ads/moderation/contract.ts';
import type { DecisionReason } from '#shared/features/ads/moderation/reason.ts';
import {
  type DecidedStatus,
  mayModerate,
  type RestrictedStatus,
} from '#shared/features/ads/moderation/rules.ts';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services, UndoDecision } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { queueReleases } from '../../deals/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { publishAdToMembers } from '../../messages/actions.ts';
import type { Notification } from '../../notifications/actions.ts';
import {
  deleteModerationDecision,
  recordModerationDecision,
  saveTakenDownContent,
} from '../../reports/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { publishAdChanged } from '../actions.ts';
import type { AdDetailRow } from '../queries.ts';
import { requireAd } from '../page/read-ads.ts';
import { AdMove, restoreAdStatus, setAdStatus } from './decision-queries.ts';
import { readModeratedAd, type ModeratedAdRow } from './moderation-queries.ts';

/** What a decision changed. */
const AdChange = AdMove.extend({
  /** The id of the report that records the reason of a rejection or removal; null for an approval. */
  rejectionId: z.nullable(z.guid()),
});

/** The version of an ad that the moderator read. */
type SeenAd = Pick<AdDetailRow, 'status' | 'updatedAt'>;

export interface AdDecision {
  id: string;
  status: DecidedStatus;
  /** Given for a rejection or removal, like `reason`. */
  rule?: DecisionReason['rule'] | undefined;
  reason?: string | undefined;
  /** The version the moderator read, so that no unread text is approved. */
  seen?: SeenAd | undefined;
}

const auditActions = { approved: 'ad.approve', rejected: 'ad.reject', removed: 'ad.delete' } as const;

/**
 * Approves an ad, rejects it, or takes it down. The ad is shown or hidden at once; its seller is notified, and saved searches
 * are matched, only when the decision can no longer be undone. Source: spec 2 §4 Ad, §6.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT if the ad was changed or decided on since
 */
export async function moderateAd(actor: Actor, decision: AdDecision): Promise<DecidedAd> {
  const { id, status, seen } = decision;
  const ad = await requireAd(actor, id);
  const { status: from, updatedAt } = seen ?? ad;
  const { role, id: reviewerId } = actor.viewer;
  if (!mayModerate(from, status, role)) return refuse('CONFLICT');
  const { adDurationDays: days } = await readSiteSettings(actor);
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    // Must run before the change: the snapshot for an appeal leaves out content that is taken down.
    const restriction =
      status === 'approved' ? null : await recordReason(tx, actor, { ad, decision, status });
    const change =
      (await setAdStatus(tx, { id, from, updatedAt, to: status, reviewerId, days })) ?? refuse('CONFLICT');
    if (restriction && status === 'removed') await saveForAppeal(tx, ad, { reportId: restriction.id, from });
    if (status === 'removed') await queueReleases(tx, [id]);
    await writeAuditEntry(tx, actor, {
      action: auditActions[status],
      target: { type: 'ad', id },
      // The ad is deleted when the time to appeal is over; the log must still identify its seller.
      before: { status: from, ...(status === 'removed' && { seller: ad.seller.id }) },
      after: { status, ...(decision.rule && { rule: decision.rule }) },
    });
    const approval: Notification = { userId: ad.seller.id, event: 'ad.approved', adId: id };
    return recordDecision(tx, actor, {
      kind: 'ad',
      targetId: id,
      change: { ...change, rejectionId: restriction?.id ?? null } satisfies z.infer<typeof AdChange>,
      notices: {
        // Staff are not notified of decisions on their own ads.
        notifications: ad.seller.id === reviewerId ? [] : [restriction?.notification ?? approval],
        ...(status === 'approved' && { announcedAdId: id }),
      },
    });
  });
  if (from === 'approved' || status === 'approved') await publishAdChanged(actor, id);
  else publishAdToMembers(actor, id);
  publishWaitingChanged(actor);
  return { id, status, undo };
}

function recordReason(
  tx: Connection,
  { viewer }: Actor,
  { ad, decision, status }: { ad: AdDetailRow; decision: AdDecision; status: RestrictedStatus },
): ReturnType<typeof recordModerationDecision> {
  const { rule, reason } = decision;
  // The contract refuses a rejection or removal without a rule and a reason.
  if (!rule || !reason) throw new Error('An ad is rejected or taken down without a reason');
  return recordModerationDecision(tx, {
    kind: 'ad',
    targetId: ad.id,
    ownerId: ad.seller.id,
    decision: status,
    rule,
    reason,
    decidedBy: viewer.id,
    event: status === 'rejected' ? 'ad.rejected' : 'content.removed',
  });
}

/** Stores what is needed to restore the ad if an appeal succeeds, as for any ad that is taken down after a report. */
async function saveForAppeal(
  tx: Connection,
  { id, seller }: AdDetailRow,
  { reportId, from }: { reportId: string; from: AdStatus },
): Promise<void> {
  await saveTakenDownContent(tx, {
    kind: 'ad',
    id,
    reportId,
    ownerId: seller.id,
    original: { status: from },
  });
}

/** Undoes a decision: the ad has its earlier status again. */
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
