// All SQL of deciding on reports.
import { sql } from 'kysely';
import type { Decision, Priority, ReportKind, ReportStatus, Rule } from '#shared/features/reports/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import type { Target } from '../content/content-queries.ts';

export interface LockedReport {
  id: string;
  reporterId: string | null;
  /** A visitor's. */
  reporterEmail: string | null;
  kind: ReportKind;
  targetId: string | null;
  ownerId: string | null;
  status: ReportStatus;
  priority: Priority;
  decision: Decision | null;
  rule: Rule | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decidedWith: string | null;
}

/** Of a row of `reports`. */
export const lockedColumns = sql`reports.id, reporter_id as "reporterId", reporter_email as "reporterEmail", kind,
  target_id as "targetId", owner_id as "ownerId", status, priority, decision, rule, decided_by as "decidedBy",
  decided_at as "decidedAt", decided_with as "decidedWith"`;

/**
 * A report, and the others of the same thing that wait: nobody else decides on any of them until the transaction ends.
 * Always in one order, so that two moderators wait for each other and not each for the other.
 */
export async function lockReports(
  transaction: Connection,
  id: string,
): Promise<{ report: LockedReport; alike: LockedReport[] } | null> {
  const { rows } = await sql<LockedReport>`
    select ${lockedColumns} from reports
     where id = ${id} or (status in ('pending', 'investigating') and (kind, target_id) =
       (select kind, target_id from reports where id = ${id}))
     order by id for update`.execute(transaction);
  const report = rows.find((row) => row.id === id);
  return report ? { report, alike: rows.filter((row) => row.id !== id) } : null;
}

export async function startInvestigation(
  transaction: Connection,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await transaction
    .updateTable('reports')
    .set({ status: 'investigating', assigned_to: by })
    .where('id', '=', id)
    .execute();
}

export async function savePriority(transaction: Connection, id: string, priority: Priority): Promise<void> {
  await transaction.updateTable('reports').set({ priority }).where('id', '=', id).execute();
}

export interface DecisionRow {
  status: 'resolved' | 'dismissed';
  decision: Decision;
  rule: Rule | null;
  personReason: string;
  reporterReason: string;
  by: string;
  at: Date;
}

/** @param decidedWith the report that these were decided together with */
export async function saveDecision(
  transaction: Connection,
  ids: readonly string[],
  { decidedWith, ...made }: DecisionRow & { decidedWith: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('reports')
    .set({
      status: made.status,
      decision: made.decision,
      rule: made.rule,
      person_reason: made.personReason,
      reporter_reason: made.reporterReason,
      decided_by: made.by,
      decided_at: made.at,
      decided_with: decidedWith,
    })
    .where('id', 'in', ids)
    .execute();
}

export async function keepRemoved(
  transaction: Connection,
  { reportId, ownerId, kind, id, kept }: Target & { reportId: string; ownerId: string; kept: object },
): Promise<void> {
  await transaction
    .insertInto('removed_content')
    .values({ report_id: reportId, owner_id: ownerId, kind, target_id: id, kept: JSON.stringify(kept) })
    // A review that was removed, put back by hand and removed once more. Of a person each removal takes something else.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target_id'])
        .where('kind', '<>', 'person')
        .doUpdateSet({
          report_id: reportId,
          kept: JSON.stringify(kept),
          removed_at: sql<Date>`now()`,
        }),
    )
    .execute();
}

/** Whether this person is known to have read what a report is about. */
export async function hasRead(
  connection: Connection,
  { userId, reportId }: { userId: string; reportId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from audit_log where actor_id = ${userId} and action = 'report.read' and target_id = ${reportId} limit 1`.execute(
    connection,
  );
  return rows.length > 0;
}
