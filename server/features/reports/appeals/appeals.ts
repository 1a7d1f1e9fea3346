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
import { publishSuspensionChanged } from '../../ads/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishThreadChanged } from '../../forum/actions.ts';
import type { Notification } from '../../notifications/actions.ts';
import { lockReport } from '../decisions/decisions.ts';
import { findOwnReport, type OwnRow } from '../own-queries.ts';
import { findAppeal, hasStaffBesides, insertAppeal, listReporterIds, saveOutcome } from './appeal-queries.ts';
import { publishReportChanged } from '../content/content-changes.ts';
import { requireRow } from '../decisions/view.ts';
import { nothingReversed, reverseDecision } from './reverse-decision.ts';

/**
 * A report by the viewer, or a decision that concerns them.
 *
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
 * @throws ORPCError NOT_FOUND for another user's; CONFLICT when it cannot be appealed, or is appealed already
 */
export async function appealDecision(
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<OwnReport> {
  const userId = actor.viewer.id;
  await actor.database.kysely.transaction().execute(async (tx) => {
    // Locks the report, so that only one of two concurrent appeals succeeds.
    await lockReport(tx, id);
    const row = await findOwnReport(tx, { id, userId });
    if (!row) return refuse('NOT_FOUND', reportTexts.notFound);
    if (!viewOwn(row).can.appeal) refuse('CONFLICT', reportTexts.mayNotAppeal);
    await insertAppeal(tx, { reportId: id, appellantId: userId, side: row.side, text });
  });
  publishWaitingChanged(actor);
  return findOwn(actor, actor.viewer, id);
}

/**
 * Decides an appeal. An overturned decision is reversed; if it was a decision without action, the report is reopened. Both
 * parties are notified when the new decision can no longer be undone. Neither party may decide, nor the first decider while
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
    const { ownerId, subjectId, decidedBy: decidedById } = report;
    const { appellantId } = appeal;
    const sides = { id, ownerId, subjectId, appellantId, decidedById };
    const bar = await findAppealBar(tx, actor.viewer.id, sides);
    if (bar) refuse('FORBIDDEN', reportTexts[bar]);
    await saveOutcome(tx, { reportId: id, outcome, reason, by: actor.viewer.id });
    await writeAuditEntry(tx, actor, {
      action: 'report.appeal',
      target: { type: 'report', id },
      before: { decision: report.decision },
      after: { outcome, owner: report.ownerId },
    });
    const { side } = appeal;
    const done =
      outcome === 'overturned' ? await reverseDecision(tx, actor, { report, side }) : nothingReversed;
    const answer: Notification = {
      userId: appeal.appellantId,
      event: 'appeal.decided',
      reportId: id,
      data: {
        text: answerOf({
          outcome,
          side,
          reason,
          deletedKind: done.isDeleted ? report.kind : null,
          isRepeated: done.isRepeated,
        }),
      },
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
  publishWaitingChanged(actor);
  return { ...(await requireRow(actor, id)), undo };
}

/** Why this person may not decide the appeal; null when they may. */
export async function findAppealBar(
  connection: Connection,
  viewerId: string,
  { id, ...report }: Omit<AppealSides, 'reporterIds'> & { id: string },
): Promise<ReturnType<typeof appealDecisionRefusal>> {
  const sides = { ...report, reporterIds: await listReporterIds(connection, id) };
  const { ownerId, subjectId, appellantId, reporterIds } = sides;
  const known = [viewerId, ownerId, subjectId, appellantId, ...reporterIds].filter((one) => one !== null);
  return appealDecisionRefusal(viewerId, sides, await hasStaffBesides(connection, known));
}

interface Answer {
  outcome: AppealOutcome;
  side: Side;
  reason: string;
  /** The kind of content that cannot be restored because it was deleted meanwhile; otherwise null. */
  deletedKind: ReportKind | null;
  /** Another decision with the same effect, such as another suspension, is still in force. */
  isRepeated: boolean;
}

function answerOf({ outcome, side, reason, deletedKind, isRepeated }: Answer): string {
  if (outcome === 'upheld') return `Beslutet står fast.\nVarför: ${reason}`;
  const changed = isRepeated ? 'Ett annat beslut gäller fortfarande.' : 'Åtgärden gäller inte längre.';
  const next = side === 'reporter' ? 'Vi utreder det du anmälde på nytt.' : changed;
  const but = deletedKind ? ` ${deletedSince(deletedKind)}` : '';
  return `Vi har ändrat beslutet. ${next}${but}\nVarför: ${reason}`;
}
