// Decisions of staff on reports: investigation, priority, and the decision with its action on the content.
// Source: spec 2 §4 Report; the Digital Services Act, articles 16.5, 16.6 and 17.
import type { DecidedReport, NewDecision, ReportRow } from '#shared/features/reports/staff-contract.ts';
import {
  mayDecide,
  type Priority,
  reportActions,
  type ReportStatus,
} from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { publishSuspensionChanged } from '../../ads/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { rejectHeldEditOf } from '../../forum/actions.ts';
import { blockWithin } from '../../users/actions.ts';
import { takeDown } from '../content/content-queries.ts';
import {
  type TakenDownContent,
  saveTakenDownContent,
  type LockedReport,
  lockReports,
  saveDecision,
  savePriority,
  startInvestigation,
} from './queries.ts';
import { ownerNotification, reporterNotification, visitorMail } from './decision-notices.ts';
import { type Change, recordReportChange, publishReportChanged } from '../content/content-changes.ts';
import type { ReportChange, SuspensionChange } from './undo-decision.ts';
import { requireRow } from './view.ts';

/**
 * Starts the investigation of a report and the others on the same content.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT when its status has changed; FORBIDDEN for a report about oneself
 */
export async function investigate(
  actor: Actor,
  { id, seen }: { id: string; seen: ReportStatus },
): Promise<ReportRow> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const { report, duplicates } = await lockReport(tx, id);
    requireAboutOthers(actor, report);
    if (report.status !== seen || !reportActions(report.status).investigate)
      refuse('CONFLICT', reportTexts.changed);
    const pending = duplicates.filter(({ status }) => reportActions(status).investigate);
    await startInvestigation(tx, { ids: idsOf([report, ...pending]), by: actor.viewer.id });
    await writeAuditEntry(tx, actor, {
      action: 'report.investigate',
      target: { type: 'report', id },
      before: { status: report.status },
      after: { status: 'investigating' },
    });
  });
  return requireRow(actor, id);
}

/**
 * Changes the priority of a report and the others on the same content.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT for a decided report; FORBIDDEN for one about oneself
 */
export async function changePriority(
  actor: Actor,
  { id, priority }: { id: string; priority: Priority },
): Promise<ReportRow> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const { report, duplicates } = await lockReport(tx, id);
    requireAboutOthers(actor, report);
    if (!reportActions(report.status).prioritize) refuse('CONFLICT', reportTexts.changed);
    if (report.priority === priority) return;
    await savePriority(tx, idsOf([report, ...duplicates]), priority);
    await writeAuditEntry(tx, actor, {
      action: 'report.priority',
      target: { type: 'report', id },
      before: { priority: report.priority },
      after: { priority },
    });
  });
  return requireRow(actor, id);
}

/**
 * Decides a report and carries the decision out. When it can no longer be undone, the owner is notified of the reasons and
 * how to appeal, the reporter of the outcome. Reports on the same content that the moderator has read are decided too;
 * taking content down decides all.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT when the status has changed, or there is nothing to take down; FORBIDDEN for a
 * report about oneself, and for a suspension that the actor may not decide; UNPROCESSABLE_CONTENT for a decision
 * without its reasons
 */
export async function decide(actor: Actor, form: NewDecision & { id: string }): Promise<DecidedReport> {
  requireReasons(form);
  const { undo, applied } = await actor.database.kysely.transaction().execute(async (tx) => {
    const { report, duplicates } = await lockReport(tx, form.id);
    requireDecidable(actor, report, form);
    // Reports under investigation cannot be dismissed: they stay open.
    const alsoDecided = duplicates.filter(
      ({ id, status }) =>
        form.decision === 'removed' || (form.together?.includes(id) && mayClose(form.status, status)),
    );
    const done = await applyDecision(tx, actor, { report, form });
    const saved = { ...decisionOf(form), by: actor.viewer.id, at: new Date() };
    await saveDecision(tx, [report.id], { ...saved, decidedWith: null, blockedUntil: done.blockedUntil });
    // Every reporter may appeal a decision without action, so each is decided on its own. Only the person concerned may appeal
    // an action, once, so the other reports refer to the first.
    const decidedWith = form.decision === 'none' ? null : report.id;
    await saveDecision(tx, idsOf(alsoDecided), { ...saved, decidedWith });
    await writeAuditEntry(tx, actor, {
      action: 'report.decide',
      target: { type: 'report', id: report.id },
      before: { status: report.status },
      after: { status: form.status, decision: form.decision, rule: saved.rule, owner: report.ownerId },
    });
    const decided = [report, ...alsoDecided];
    const recorded = await recordDecision(tx, actor, {
      kind: 'report',
      targetId: report.id,
      change: {
        statuses: Object.fromEntries(decided.map(({ id, status }) => [id, status])),
        isContentRemoved: done.change !== null,
        replaced: done.replaced,
        editId: done.editId,
        suspension: done.suspension,
      } satisfies ReportChange,
      notices: {
        notifications: [
          ...ownerNotification(report, { ...saved, lastDay: form.lastDay ?? null }),
          ...decided.flatMap((one) => reporterNotification(one, form.reporterReason)),
        ],
        mails: decided.flatMap((one) => visitorMail(actor, one, form.reporterReason)),
        ...(done.suspension && { endedSessionsOf: done.suspension.userId }),
      },
    });
    return { undo: recorded, applied: done };
  });
  await publishApplied(actor, applied);
  publishWaitingChanged(actor);
  return { ...(await requireRow(actor, form.id)), undo };
}

/** The part of the form that is stored: a decision without action has neither a rule nor a reason for the owner. */
function decisionOf({ status, decision, rule, personReason, reporterReason }: NewDecision) {
  if (decision === 'none') return { status, decision, rule: null, personReason: '', reporterReason };
  return { status, decision, rule: rule ?? null, personReason: personReason ?? '', reporterReason };
}

/** An action requires a rule and a reason; a dismissed report has no action. */
function requireReasons({ status, decision, rule, personReason }: NewDecision): void {
  if (status === 'dismissed' && decision !== 'none')
    refuse('UNPROCESSABLE_CONTENT', reportTexts.onlyNoneDismissed);
  if (decision === 'none') return;
  const wrong = {
    ...(!rule && { rule: reportTexts.ruleMissing }),
    ...(!personReason && { personReason: reportTexts.personReasonMissing }),
  };
  const [first] = Object.values(wrong);
  if (first) refuse('UNPROCESSABLE_CONTENT', first, wrong);
}

function requireDecidable(actor: Actor, report: LockedReport, { seen, status, decision }: NewDecision): void {
  if (report.status !== seen) refuse('CONFLICT', reportTexts.changed);
  if (!mayClose(status, report.status)) refuse('CONFLICT', reportTexts.changed);
  requireAboutOthers(actor, report);
  if (!mayDecide(decision, report.ownerId !== null))
    refuse('UNPROCESSABLE_CONTENT', reportTexts.ownerDeleted, { decision: reportTexts.ownerDeleted });
}

function mayClose(decided: NewDecision['status'], current: ReportStatus): boolean {
  const { resolve, dismiss } = reportActions(current);
  return decided === 'resolved' ? resolve : dismiss;
}

const idsOf = (reports: readonly LockedReport[]) => reports.map(({ id }) => id);

function requireAboutOthers({ viewer }: Actor, { ownerId, subjectId }: LockedReport): void {
  if (viewer.id === ownerId || viewer.id === subjectId) refuse('FORBIDDEN', reportTexts.concernsYou);
}

/** What carrying out a decision has changed, besides the report. */
interface Applied {
  /** The content that was taken down. */
  change: Change | null;
  /** What an earlier decision had stored of that content. */
  replaced: TakenDownContent | null;
  /** The pending edit of a forum text that was rejected with it. */
  editId: string | null;
  suspension: SuspensionChange | null;
  /** End of the suspension, infinity for until further notice. */
  blockedUntil: Date | number | null;
}
const nothingApplied: Applied = {
  change: null,
  replaced: null,
  editId: null,
  suspension: null,
  blockedUntil: null,
};

async function applyDecision(
  tx: Connection,
  actor: Actor,
  { report, form }: { report: LockedReport; form: NewDecision },
): Promise<Applied> {
  const { kind, targetId, ownerId } = report;
  const reason = form.personReason ?? '';
  if (form.decision === 'blocked' && ownerId && form.rule) {
    const block = { id: ownerId, rule: form.rule, reason, lastDay: form.lastDay ?? null };
    // A report may concern a person who is suspended already, for a shorter time.
    const { blockedUntil, ...change } = await blockWithin(tx, actor, { ...block, mayAddTo: true });
    return { ...nothingApplied, suspension: { userId: ownerId, ...change }, blockedUntil };
  }
  if (form.decision !== 'removed' || !targetId || !ownerId) return nothingApplied;
  const target = { kind, id: targetId };
  const editId = await rejectHeldEditOf(tx, targetId);
  const taken = await takeDown(tx, target, { by: actor.viewer.id, reason });
  if (!taken) return refuse('CONFLICT', reportTexts.contentDeleted);
  const removed = { ...target, reportId: report.id, ownerId, original: taken.original };
  const replaced = await saveTakenDownContent(tx, removed);
  const change = { ...target, ownerId, touched: taken.touched };
  await recordReportChange(tx, change);
  return { ...nothingApplied, change, replaced, editId };
}

async function publishApplied(actor: Actor, { change, suspension }: Applied): Promise<void> {
  if (change) await publishReportChanged(actor, change);
  if (suspension) await publishSuspensionChanged(actor, suspension.userId);
}

export async function lockReport(
  tx: Connection,
  id: string,
): Promise<{ report: LockedReport; duplicates: LockedReport[] }> {
  return (await lockReports(tx, id)) ?? refuse('NOT_FOUND', reportTexts.notFound);
}
