// Appealing a decision once, and deciding on that: an overturned decision is undone. Source: the Digital Services Act, article 20.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import {
  appealBar,
  type AppealOutcome,
  type AppealSides,
  appealsCloseAt,
  mayAppeal,
  type ReportKind,
  type Side,
} from '#shared/features/reports/rules.ts';
import { goneSince, reportTexts } from '#shared/features/reports/words.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { recordAct } from '../../audit/actions.ts';
import { type Notification, notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { unblockWithin } from '../../users/actions.ts';
import { putBack } from '../content/content-queries.ts';
import { holdReport, mailVisitor, reporterNotification } from '../decisions/decisions.ts';
import { findOwnReport, type OwnRow } from '../own-queries.ts';
import {
  findAppeal,
  hasStaffBesides,
  insertAppeal,
  isKeptOut,
  listDecidedWith,
  reopenReport,
  saveOutcome,
  takeKept,
} from './appeal-queries.ts';
import type { LockedReport } from '../decisions/queries.ts';
import { type Change, recordReportChange, publishReportChanged } from '../content/content-changes.ts';
import { requireRow } from '../decisions/view.ts';

/** @throws ORPCError NOT_FOUND for somebody else's */
export async function findOwn({ database }: Services, viewer: Viewer, id: string): Promise<OwnReport> {
  const row = await findOwnReport(database.kysely, { id, userId: viewer.id });
  return row ? viewOwn(row) : refuse('NOT_FOUND', reportTexts.notFound);
}

function viewOwn({ isLead, ...row }: OwnRow): OwnReport {
  const { decision, side, appeal } = row;
  const decidedAt = decision && new Date(decision.at);
  const asked = { decision: decision?.decision ?? null, decidedAt, isAppealed: appeal !== null, isLead };
  return {
    ...row,
    decision: decision && {
      ...decision,
      appealsCloseAt: appealsCloseAt(new Date(decision.at)).toISOString(),
    },
    can: { appeal: mayAppeal(asked, side, new Date()) },
  };
}

/** @throws ORPCError NOT_FOUND for somebody else's; CONFLICT when it may not be appealed, or has been */
export async function appealDecision(
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<OwnReport> {
  const userId = actor.viewer.id;
  await actor.database.kysely.transaction().execute(async (tx) => {
    // Held, so that of two at once one is the first.
    await holdReport(tx, id);
    const row = await findOwnReport(tx, { id, userId });
    if (!row) return refuse('NOT_FOUND', reportTexts.notFound);
    if (!viewOwn(row).can.appeal) refuse('CONFLICT', reportTexts.mayNotAppeal);
    await insertAppeal(tx, { reportId: id, appellantId: userId, side: row.side, text });
  });
  return findOwn(actor, actor.viewer, id);
}

/**
 * Decides on an appeal. What an overturned decision did is undone; where nothing had been done, the report is opened anew.
 * Neither side does it, nor who decided first where there is somebody else.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT without an appeal that waits; FORBIDDEN for who decided first, and for its two sides
 */
export async function decideAppeal(
  actor: Actor,
  { id, outcome, reason }: { id: string; outcome: AppealOutcome; reason: string },
): Promise<ReportRow> {
  const { told, change } = await actor.database.kysely.transaction().execute(async (tx) => {
    const { report } = await holdReport(tx, id);
    const made = await findAppeal(tx, id);
    if (!made || made.isDecided) return refuse('CONFLICT', made ? reportTexts.changed : reportTexts.noAppeal);
    const { ownerId, decidedBy: decidedById } = report;
    const bar = await barFrom(tx, actor.viewer.id, { ownerId, appellantId: made.appellantId, decidedById });
    if (bar) refuse('FORBIDDEN', reportTexts[bar]);
    await saveOutcome(tx, { reportId: id, outcome, reason, by: actor.viewer.id });
    await recordAct(tx, actor, {
      action: 'report.appeal',
      target: { type: 'report', id },
      before: { decision: report.decision },
      after: { outcome, owner: report.ownerId },
    });
    const { side } = made;
    const undone = outcome === 'overturned' ? await undo(tx, actor, { report, side }) : nothingUndone;
    const answer: Notification = {
      userId: made.appellantId,
      event: 'appeal.decided',
      reportId: id,
      data: { text: answerOf({ outcome, side, reason, goneKind: undone.isGone ? report.kind : null }) },
    };
    const news = [answer, ...undone.news];
    await notify(tx, news);
    return { told: news.map(({ userId }) => userId), change: undone.change };
  });
  if (change) await publishReportChanged(actor, change);
  await publishNotificationCounts(actor, told);
  return requireRow(actor, id);
}

/** Why this person may not decide on the appeal; null when they may. */
export async function barFrom(
  connection: Connection,
  viewerId: string,
  sides: AppealSides,
): Promise<ReturnType<typeof appealBar>> {
  const known = [viewerId, sides.ownerId, sides.appellantId].filter((id) => id !== null);
  return appealBar(viewerId, sides, await hasStaffBesides(connection, known));
}

interface Undone {
  news: Notification[];
  change: Change | null;
  /** What was removed is not there to come back. */
  isGone: boolean;
}
const nothingUndone: Undone = { news: [], change: null, isGone: false };

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
  if (decision === 'blocked' && ownerId && (await isKeptOut(tx, ownerId)))
    await unblockWithin(tx, actor, ownerId);
  const change = decision === 'removed' ? await restore(tx, id) : null;
  const others = [report, ...(await listDecidedWith(tx, id))];
  for (const one of others) await mailVisitor(tx, actor, one, CHANGED);
  return {
    change,
    isGone: decision === 'removed' && change === null,
    news: [
      ...(change ? [restoredNotification(id, change)] : []),
      ...others.flatMap((one) => reporterNotification(one, CHANGED)),
    ],
  };
}

const CHANGED =
  'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det: åtgärden gäller inte längre.';

async function restore(tx: Connection, reportId: string): Promise<Change | null> {
  const kept = await takeKept(tx, reportId);
  const touched = kept && (await putBack(tx, kept));
  if (!kept || !touched) return null;
  const change = { kind: kept.kind, id: kept.id, ownerId: kept.ownerId, touched };
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
  /** Of what was removed and is not there to come back. */
  goneKind: ReportKind | null;
}

function answerOf({ outcome, side, reason, goneKind }: Answer): string {
  if (outcome === 'upheld') return `Beslutet står fast.\nVarför: ${reason}`;
  const next = side === 'reporter' ? 'Vi utreder det du anmälde på nytt.' : 'Åtgärden gäller inte längre.';
  const but = goneKind ? ` ${goneSince(goneKind)}` : '';
  return `Vi har ändrat beslutet. ${next}${but}\nVarför: ${reason}`;
}
