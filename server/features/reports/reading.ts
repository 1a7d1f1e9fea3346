// Staff reading one report. That a message was read is written down, once for each who reads it.
import type { StaffReport } from '#shared/features/reports/contract.ts';
import { type Decision, DECISIONS } from '#shared/features/reports/rules.ts';
import { reportWords } from '#shared/features/reports/words.ts';
import { refuse } from '../../core/refusal.ts';
import type { Doer } from '../../core/request.ts';
import { recordAct } from '../audit/actions.ts';
import { readContent } from './content-queries.ts';
import { hasColleague, hasRead } from './queries.ts';
import { findFullReport, type FoundReport } from './staff-queries.ts';
import { viewRow } from './view.ts';

/** @throws ORPCError NOT_FOUND */
export async function readReport(doer: Doer, id: string): Promise<StaffReport> {
  const { kysely } = doer.database;
  const found = (await findFullReport(doer.database, id)) ?? refuse('NOT_FOUND', reportWords.notFound);
  if (found.kind === 'message') await noteReading(doer, found);
  const { targetId, kind } = found;
  const now = targetId && !found.isRemoved ? await readContent(kysely, { kind, id: targetId }) : null;
  const { ownerId, decidedById, appellantId, ...report } = found;
  const userId = doer.viewer.id;
  const isMine = ownerId === userId;
  const row = viewRow(report, doer.viewer);
  const waits = report.appealText !== null && report.appealText.outcome === null;
  const isPart = decidedById === userId || appellantId === userId;
  const decideAppeal = waits && !isMine && (!isPart || !(await hasColleague(kysely, userId)));
  return {
    ...report,
    reporter: row.reporter,
    now,
    can: {
      ...row.can,
      decisions: row.can.resolve ? decisionsFor({ hasOwner: ownerId !== null, isThere: now !== null }) : [],
      decideAppeal,
    },
  };
}

function decisionsFor({ hasOwner, isThere }: { hasOwner: boolean; isThere: boolean }): Decision[] {
  return DECISIONS.filter((decision) => {
    if (decision === 'none') return true;
    return hasOwner && (decision !== 'removed' || isThere);
  });
}

async function noteReading(doer: Doer, { id, ownerId }: FoundReport): Promise<void> {
  await doer.database.kysely.transaction().execute(async (tx) => {
    if (await hasRead(tx, { userId: doer.viewer.id, reportId: id })) return;
    await recordAct(tx, doer, {
      action: 'report.read',
      target: { type: 'report', id },
      after: { owner: ownerId },
    });
  });
}
