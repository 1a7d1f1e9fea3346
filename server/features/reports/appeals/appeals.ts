// Appeals against decisions: one each; an overturned decision is undone. Source: the Digital Services Act, article 20.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import type { DecidedReport } from '#shared/features/reports/staff-contract.ts';
import {
  appealDecisionRefusal,
  type AppealOutcome,
  type AppealSides,
  appealsCloseAt,
  mayAppeal,
  type ReportKind,
  type Side,
} from '#shared/features/reports/rules.ts';
import { deletedSince, reportTexts } from '#shared/features/reports/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { type AdMove, isRejectedBy, publishSuspensionChanged, setAdStatus } from '../../ads/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { type Notices, recordDecision } from '../../decisions/actions.ts';
import { publishThreadChanged, setThreadLocked } from '../../forum/actions.ts';
import type { Notification } from '../../notifications/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { unblockWithin } from '../../users/actions.ts';
import { restoreRemoved } from '../content/restore-removed.ts';
import { reporterNotification, visitorMail } from '../decisions/decision-notices.ts';
import { lockReport } from '../decisions/decisions.ts';
import { findOwnReport, type OwnRow } from '../own-queries.ts';
import {
  findAppeal,
  hasStaffBesides,
  insertAppeal,
  isSuspended,
  listDecidedWith,
  reopenReport,
  saveOutcome,
} from './appeal-queries.ts';
import type { LockedReport } from '../decisions/queries.ts';
import type { SuspensionChange } from '../decisions/undo-decision.ts';
import type { AppealChange } from './undo-appeal.ts';
import { type Change, publishReportChanged } from '../content/content-changes.ts';
import { requireRow } from '../decisions/view.ts';

/**
 * @throws ORPCError NOT_FOUND for another user's
 */
export async function findOwn({ database }: Services, viewer: Viewer, id: string): Promise<OwnReport> {
  const row = await findOwnReport(database.kysely, { id, userId: viewer.id });
  return row ? viewOwn(row) : refuse('NOT_FOUND', reportTexts.notFound);
}

function viewOwn({ isLead, ...row }: OwnRow): OwnReport {
  const { decision, side, appeal } = row;
  const decidedAt = decision && new Date(decision.at);
  const state = { decision: decision?.decision ?? null, decidedAt, isAppealed: appeal !== null, isLead };
  return {
    ...row,
    decision: decision && {
      ...decision,
      appealsCloseAt: appealsCloseAt(new Date(decision.at)).toISOString(),
    },
    can: { appeal: mayAppeal(state, side, new Date()) },
  };
}

/**
 * @throws ORPCError NOT_FOUND for another user's; CONFLICT when it cannot be appealed, or is already
 */
export async function appealDecision(
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<OwnReport> {
  const userId = actor.viewer.id;
  await actor.database.kysely.transaction().execute(async (tx) => {
    // Locked, so that of two concurrent appeals one is first.
    await lockReport(tx, id);
    const row = await findOwnReport(tx, { id, userId });
    if (!row) return refuse('NOT_FOUND', reportTexts.notFound);
    if (!viewOwn(row).can.appeal) refuse('CONFLICT', reportTexts.mayNotAppeal);
    await insertAppeal(tx, { reportId: id, appellantId: userId, side: row.side, text });
  });
  await publishWaitingChanged(actor);
  return findOwn(actor, actor.viewer, id);
}

/**
 * Decides an appeal. An overturned decision is reversed; if it was without action, the report is reopened. Those it
 * concerns are notified when the decision can no longer be undone. Neither party may decide, nor the first decider while
 * another staff member can.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT without an open appeal; FORBIDDEN for the first decider, and for both parties
 */
export async function decideAppeal(
  actor: Actor,
  { id, outcome, reason }: { id: string; outcome: AppealOutcome; reason: string },
): Promise<DecidedReport> {
  const { undo, reversed } = await actor.database.kysely.transaction().execute(async (tx) => {
    const { report } = await lockReport(tx, id);
    const appeal = await findAppeal(tx, id);
    if (!appeal || appeal.isDecided || appeal.appellantId === null)
      return refuse('CONFLICT', appeal ? reportTexts.changed : reportTexts.noAppeal);
    const { ownerId, decidedBy: decidedById } = report;
    const bar = await findAppealBar(tx, actor.viewer.id, {
      ownerId,
      appellantId: appeal.appellantId,
      decidedById,
    });
    if (bar) refuse('FORBIDDEN', reportTexts[bar]);
    await saveOutcome(tx, { reportId: id, outcome, reason, by: actor.viewer.id });
    await writeAuditEntry(tx, actor, {
      action: 'report.appeal',
      target: { type: 'report', id },
      before: { decision: report.decision },
      after: { outcome, owner: report.ownerId },
    });
    const { side } = appeal;
    const done = outcome === 'overturned' ? await reverse(tx, actor, { report, side }) : nothingReversed;
    const answer: Notification = {
      userId: appeal.appellantId,
      event: 'appeal.decided',
      reportId: id,
      data: { text: answerOf({ outcome, side, reason, deletedKind: done.isDeleted ? report.kind : null }) },
    };
    const recorded = await recordDecision(tx, actor, {
      kind: 'appeal',
      targetId: id,
      change: done.change,
      notices: { ...done.notices, notifications: [answer, ...done.notices.notifications] },
    });
    return { undo: recorded, reversed: done };
  });
  if (reversed.restored) await publishReportChanged(actor, reversed.restored);
  if (reversed.change.unlockedId) await publishThreadChanged(actor, reversed.change.unlockedId);
  if (reversed.change.suspension) await publishSuspensionChanged(actor, reversed.change.suspension.userId);
  await publishWaitingChanged(actor);
  return { ...(await requireRow(actor, id)), undo };
}

/** Why this person may not decide the appeal; null when they may. */
export async function findAppealBar(
  connection: Connection,
  viewerId: string,
  sides: AppealSides,
): Promise<ReturnType<typeof appealDecisionRefusal>> {
  const known = [viewerId, sides.ownerId, sides.appellantId].filter((id) => id !== null);
  return appealDecisionRefusal(viewerId, sides, await hasStaffBesides(connection, known));
}

interface Reversed {
  /** What undoing it needs. */
  change: AppealChange;
  notices: Notices;
  /** Content that is public again. */
  restored: Change | null;
  /** The content was deleted meanwhile and cannot be restored. */
  isDeleted: boolean;
}
const nothingReversed: Reversed = {
  change: { removed: null, ad: null, suspension: null, reopenedId: null, unlockedId: null },
  notices: { notifications: [] },
  restored: null,
  isDeleted: false,
};

async function reverse(
  tx: Connection,
  actor: Actor,
  { report, side }: { report: LockedReport; side: Side },
): Promise<Reversed> {
  const { change } = nothingReversed;
  if (side === 'reporter') {
    const reopenedId = await reopenReport(tx, { id: report.id, by: actor.viewer.id });
    return { ...nothingReversed, change: { ...change, reopenedId } };
  }
  // A rejected text of the forum is stored as what is taken down is.
  const isAd = report.kind === 'ad';
  const isStored = report.decision === 'removed' || (report.decision === 'rejected' && !isAd);
  const removed = isStored ? await restoreRemoved(tx, report.id) : null;
  const ad = report.decision === 'rejected' && isAd ? await approve(tx, actor, report) : null;
  const restored = removed ?? (ad && approvedAd(report));
  const isUnlocked =
    report.decision === 'locked' &&
    report.targetId !== null &&
    (await setThreadLocked(tx, { id: report.targetId, isLocked: false }));
  const others = [report, ...(await listDecidedWith(tx, report.id))];
  return {
    change: {
      ...change,
      removed,
      ad,
      suspension: await liftSuspension(tx, actor, report),
      unlockedId: isUnlocked ? report.targetId : null,
    },
    restored,
    isDeleted: isStored && removed === null,
    notices: {
      notifications: [
        ...(restored ? [restoredNotification(report.id, restored)] : []),
        ...others.flatMap((one) => reporterNotification(one, CHANGED)),
      ],
      mails: others.flatMap((one) => visitorMail(actor, one, CHANGED)),
      ...(ad && { announcedAdId: report.targetId ?? '' }),
    },
  };
}

const CHANGED =
  'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det: åtgärden gäller inte längre.';

async function liftSuspension(
  tx: Connection,
  actor: Actor,
  { decision, ownerId }: LockedReport,
): Promise<SuspensionChange | null> {
  if (decision !== 'blocked' || !ownerId || !(await isSuspended(tx, ownerId))) return null;
  return { userId: ownerId, ...(await unblockWithin(tx, actor, ownerId)) };
}

/** An ad whose rejection was overturned is public from now on. Null if its seller has changed it since. */
async function approve(
  tx: Connection,
  actor: Actor,
  { id: rejectionId, targetId: id }: LockedReport,
): Promise<AdMove | null> {
  if (!id || !(await isRejectedBy(tx, { id, rejectionId }))) return null;
  const { adDurationDays: days } = await readSiteSettings(actor);
  return setAdStatus(tx, { id, from: 'rejected', to: 'approved', reviewerId: actor.viewer.id, days });
}

function approvedAd({ targetId, ownerId }: LockedReport): Change {
  return { kind: 'ad', id: targetId ?? '', ownerId: ownerId ?? '', touched: {} };
}

function restoredNotification(reportId: string, { kind, id, ownerId }: Change): Notification {
  return { userId: ownerId, event: 'content.restored', reportId, adId: kind === 'ad' ? id : null };
}

interface Answer {
  outcome: AppealOutcome;
  side: Side;
  reason: string;
  /** Kind of the content that was deleted meanwhile and cannot be restored. */
  deletedKind: ReportKind | null;
}

function answerOf({ outcome, side, reason, deletedKind }: Answer): string {
  if (outcome === 'upheld') return `Beslutet står fast.\nVarför: ${reason}`;
  const next = side === 'reporter' ? 'Vi utreder det du anmälde på nytt.' : 'Åtgärden gäller inte längre.';
  const but = deletedKind ? ` ${deletedSince(deletedKind)}` : '';
  return `Vi har ändrat beslutet. ${next}${but}\nVarför: ${reason}`;
}
