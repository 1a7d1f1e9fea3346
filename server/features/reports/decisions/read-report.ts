// Reads one report for staff. Reading a reported message is logged once per reader.
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import { REPORT_DECISIONS, type ReportDecision } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { maySuspend } from '../../users/actions.ts';
import { readContent } from '../content/content-queries.ts';
import { findAppealBar } from '../appeals/appeals.ts';
import { hasRead } from './queries.ts';
import { findFullReport, type FoundReport } from './staff-queries.ts';
import { viewRow } from './view.ts';

/** @throws ORPCError NOT_FOUND */
export async function readReport(actor: Actor, id: string): Promise<StaffReport> {
  const { kysely } = actor.database;
  const found = (await findFullReport(actor.database, id)) ?? refuse('NOT_FOUND', reportTexts.notFound);
  if (found.kind === 'message') await recordReading(actor, found);
  const { targetId, kind, subjectId } = found;
  const now = targetId && !found.isRemoved ? await readContent(kysely, { kind, id: targetId }) : null;
  const { ownerId, decidedById, appellantId, ...report } = found;
  const row = viewRow(report, actor.viewer);
  const waits = row.appealText?.outcome === null;
  const bar =
    waits &&
    (await findAppealBar(kysely, actor.viewer.id, { id, ownerId, subjectId, appellantId, decidedById }));
  return {
    ...row,
    ...([ownerId, subjectId].includes(actor.viewer.id) && {
      reporterReason: '',
      appealText: row.appealText?.side === 'reporter' ? null : row.appealText,
    }),
    now,
    can: {
      ...row.can,
      decisions: row.can.resolve ? await decisionsFor(actor, { ownerId, exists: now !== null }) : [],
      decideAppeal: waits && !bar,
    },
  };
}

async function decisionsFor(
  actor: Actor,
  { ownerId, exists }: { ownerId: string | null; exists: boolean },
): Promise<ReportDecision[]> {
  const isBlockable = ownerId !== null && (await maySuspend(actor, ownerId));
  return REPORT_DECISIONS.filter((decision) => {
    if (decision === 'none') return true;
    if (decision === 'blocked') return isBlockable;
    return ownerId !== null && (decision !== 'removed' || exists);
  });
}

async function recordReading(actor: Actor, { id, ownerId }: FoundReport): Promise<void> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    if (await hasRead(tx, { userId: actor.viewer.id, reportId: id })) return;
    await writeAuditEntry(tx, actor, {
      action: 'report.read',
      target: { type: 'report', id },
      after: { owner: ownerId },
    });
  });
}
