// Appeals against decisions: one each; an overturned decision is undone. Source: the Digital Services Act, article 20.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
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
import { writeAuditEntry } from '../../audit/actions.ts';
import { type Notification, notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { unblockWithin } from '../../users/actions.ts';
import { restoreContent } from '../content/content-queries.ts';
import { lockReport, mailVisitor, reporterNotification } from '../decisions/decisions.ts';
import { findOwnReport, type OwnRow } from '../own-queries.ts';
import {
  findAppeal,
  hasStaffBesides,
  insertAppeal,
  isSuspended,
  listDecidedWith,
  reopenReport,
  saveOutcome,
  takeRemovedContent,
} from './appeal-queries.ts';
import type { LockedReport } from '../decisions/queries.ts';
import { type Change, recordReportChange, publishReportChanged } from '../content/content-changes.ts';
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
  return findOwn(actor, actor.viewer, id);
}

/**
 * Decides an appeal. An overturned decision is undone; if it was without action, the report is reopened. Neither party
 * may decide, nor the first decider while another staff member can.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT without an open appeal; FORBIDDEN for the first decider, and for both parties
 */
export async function decideAppeal(
  actor: Actor,
  { id, outcome, reason }: { id: string; outcome: AppealOutcome; reason: string },
): Promise<ReportRow> {
  const { recipientIds, change } = await actor.database.kysely.transaction().execute(async (tx) => {
    const { report } = await lockReport(tx, id);
    const appeal = await findAppeal(tx, id);
    if (!appeal || appeal.isDecided)
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
    const undone = outcome === 'overturned' ? await undo(tx, actor, { report, side }) : nothingUndone;
    const answer: Notification = {
      userId: appeal.appellantId,
      event: 'appeal.decided',
      reportId: id,
      data: { text: answerOf({ outcome, side, reason, deletedKind: undone.isDeleted ? report.kind : null }) },
    };
    const notifications = [answer, ...undone.notifications];
    await notify(tx, notifications);
    return { recipientIds: notifications.map(({ userId }) => userId), change: undone.change };
  });
  if (change) await publishReportChanged(actor, change);
  await publishNotificationCounts(actor, recipientIds);
  return requireRow(actor, id);
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

interface Undone {
  notifications: Notification[];
  change: Change | null;
  /** The content was deleted meanwhile and cannot be restored. */
  isDeleted: boolean;
}
const nothingUndone: Undone = { notifications: [], change: null, isDeleted: false };

async function undo(
  tx: Connection,
  actor: Actor,
  { report, side }: { report: LockedReport; side: Side },
): Promise<Undone> {
  const { id, ownerId, decision } = report;
  if (side === 'reporter') {
    await reopenReport(tx, { id, by: actor.viewer.id });
    return nothingUndone;
  }
  if (decision === 'blocked' && ownerId && (await isSuspended(tx, ownerId)))
    await unblockWithin(tx, actor, ownerId);
  const change = decision === 'removed' ? await restore(tx, id) : null;
  const others = [report, ...(await listDecidedWith(tx, id))];
  for (const one of others) await mailVisitor(tx, actor, one, CHANGED);
  return {
    change,
    isDeleted: decision === 'removed' && change === null,
    notifications: [
      ...(change ? [restoredNotification(id, change)] : []),
      ...others.flatMap((one) => reporterNotification(one, CHANGED)),
    ],
  };
}

const CHANGED =
  'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det: åtgärden gäller inte längre.';

async function restore(tx: Connection, reportId: string): Promise<Change | null> {
  const removed = await takeRemovedContent(tx, reportId);
  const touched = removed && (await restoreContent(tx, removed));
  if (!removed || !touched) return null;
  const change = { kind: removed.kind, id: removed.id, ownerId: removed.ownerId, touched };
  await recordReportChange(tx, change);
  return change;
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
