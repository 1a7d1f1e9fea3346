// All SQL of making reports and deciding on them.
import { sql } from 'kysely';
import type {
  Decision,
  Priority,
  ReportCategory,
  ReportKind,
  ReportStatus,
  Rule,
  Side,
} from '#shared/features/reports/rules.ts';
import type { ReportedContent } from '#shared/features/reports/contract.ts';
import { DatabaseError } from 'pg';
import type { Connection, RemovedRow, Target } from './content-queries.ts';

export interface NewReportRow extends Target {
  /** Null for a visitor. */
  reporterId: string | null;
  /** A visitor's. */
  signed: { name: string; email: string } | null;
  ownerId: string;
  category: ReportCategory;
  explanation: string;
  priority: Priority;
  content: ReportedContent;
}

/** How many reports of this wait to be decided. */
export async function countOpen(connection: Connection, { kind, id }: Target): Promise<number> {
  const { open } = await connection
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('target_id', '=', id)
    .where('kind', '=', kind)
    .where('status', 'in', ['pending', 'investigating'])
    .executeTakeFirstOrThrow();
  return open;
}

/** Writes a report with what is reported as it stands; null when this person has an open one already. */
export async function insertReport(transaction: Connection, report: NewReportRow): Promise<string | null> {
  try {
    const { id } = await transaction
      .insertInto('reports')
      .values({
        reporter_id: report.reporterId,
        reporter_name: report.signed?.name ?? null,
        reporter_email: report.signed?.email ?? null,
        kind: report.kind,
        target_id: report.id,
        owner_id: report.ownerId,
        category: report.category,
        explanation: report.explanation,
        good_faith: true,
        priority: report.priority,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('report_snapshots')
      .values({ report_id: id, owner_id: report.ownerId, content: JSON.stringify(report.content) })
      .execute();
    return id;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') return null;
    throw error;
  }
}

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

const lockedColumns = sql`reports.id, reporter_id as "reporterId", reporter_email as "reporterEmail", kind,
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

/** Takes out what a decision removed; null when there is nothing of it any more. */
export async function takeKept(transaction: Connection, reportId: string): Promise<RemovedRow | null> {
  const { rows } = await sql<RemovedRow>`
    delete from removed_content where report_id = ${reportId}
    returning kind, target_id as id, owner_id as "ownerId", kept, removed_at as "removedAt"`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Whoever else has reported what was decided on with this report. */
export async function listDecidedWith(transaction: Connection, id: string): Promise<LockedReport[]> {
  const { rows } = await sql<LockedReport>`
    select ${lockedColumns} from reports where decided_with = ${id}`.execute(transaction);
  return rows;
}

/** The same report once more, to be decided anew; null when the same person has reported it anew meanwhile. */
export async function reopenReport(
  transaction: Connection,
  { id, by }: { id: string; by: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with again as (
      insert into reports (reporter_id, reporter_name, reporter_email, kind, target_id, owner_id, category, explanation,
        good_faith, status, priority, assigned_to, reopened_from)
      select reporter_id, reporter_name, reporter_email, kind, target_id, owner_id, category, explanation,
        good_faith, 'investigating', 'high', ${by}, id from reports where id = ${id}
      on conflict do nothing returning id),
    snapshot as (
      insert into report_snapshots (report_id, owner_id, content)
      select again.id, owner_id, content from again, report_snapshots where report_id = ${id})
    select id from again`.execute(transaction);
  return rows[0]?.id ?? null;
}

export interface AppealRow {
  appellantId: string;
  side: Side;
  isDecided: boolean;
}

/** The appeal of a report that the caller holds. */
export async function findAppeal(connection: Connection, reportId: string): Promise<AppealRow | null> {
  const { rows } = await sql<AppealRow>`
    select appellant_id as "appellantId", side, outcome is not null as "isDecided"
      from appeals where report_id = ${reportId} for update`.execute(connection);
  return rows[0] ?? null;
}

export async function insertAppeal(
  transaction: Connection,
  appeal: { reportId: string; appellantId: string; side: Side; text: string },
): Promise<void> {
  await transaction
    .insertInto('appeals')
    .values({
      report_id: appeal.reportId,
      appellant_id: appeal.appellantId,
      side: appeal.side,
      text: appeal.text,
    })
    .execute();
}

export async function saveOutcome(
  transaction: Connection,
  { reportId, ...made }: { reportId: string; outcome: 'upheld' | 'overturned'; reason: string; by: string },
): Promise<void> {
  await transaction
    .updateTable('appeals')
    .set({ outcome: made.outcome, reason: made.reason, decided_by: made.by, decided_at: new Date() })
    .where('report_id', '=', reportId)
    .execute();
}

/** Whether anybody of the staff could decide but for these. */
export async function hasStaffBesides(connection: Connection, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where role in ('admin', 'superadmin') and id <> all (${ids})
       and (blocked_until is null or blocked_until <= now()) limit 1`.execute(connection);
  return rows.length > 0;
}

/** Whether this person is blocked just now: a block that is over needs no lifting. */
export async function isKeptOut(connection: Connection, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where id = ${userId} and blocked_until > now()`.execute(connection);
  return rows.length > 0;
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
