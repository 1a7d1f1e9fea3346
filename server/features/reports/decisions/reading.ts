// Staff reading one report. That a message was read is written down, once for each who reads it.
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import { type Decision, DECISIONS } from '#shared/features/reports/rules.ts';
import { reportWords } from '#shared/features/reports/words.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Doer } from '../../../core/http/request.ts';
import { recordAct } from '../../audit/actions.ts';
import { mayBlock } from '../../users/actions.ts';
import { readContent } from '../content/content-queries.ts';
import { barFrom } from '../appeals/appeals.ts';
import { hasRead } from './queries.ts';
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
  const row = viewRow(report, doer.viewer);
  const waits = row.appealText?.outcome === null;
  const bar = waits && (await barFrom(kysely, doer.viewer.id, { ownerId, appellantId, decidedById }));
  return {
    ...row,
    ...(ownerId === doer.viewer.id && {
      reporterReason: '',
      appealText: row.appealText?.side === 'reporter' ? null : row.appealText,
    }),
    now,
    can: {
      ...row.can,
      decisions: row.can.resolve ? await decisionsFor(doer, { ownerId, isThere: now !== null }) : [],
      decideAppeal: waits && !bar,
    },
  };
}

async function decisionsFor(
  doer: Doer,
  { ownerId, isThere }: { ownerId: string | null; isThere: boolean },
): Promise<Decision[]> {
  const isBlockable = ownerId !== null && (await mayBlock(doer, ownerId));
  return DECISIONS.filter((decision) => {
    if (decision === 'none') return true;
    if (decision === 'blocked') return isBlockable;
    return ownerId !== null && (decision !== 'removed' || isThere);
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
