// SQL of decisions on reports.
import { sql } from 'kysely';
import * as z from 'zod';
import {
  type Decision,
  type Origin,
  type Priority,
  REPORT_KINDS,
  type ReportKind,
  type ReportStatus,
  type Rule,
} from '#shared/features/reports/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import type { Target } from '../content/content-queries.ts';
import { reviewSubject } from '../content/report-parts.ts';

export interface LockedReport {
  id: string;
  reporterId: string | null;
  /** Address of a reporter without an account. */
  reporterEmail: string | null;
  kind: ReportKind;
  targetId: string | null;
  ownerId: string | null;
  /** The person whom a reported review is about. */
  subjectId: string | null;
  origin: Origin;
  status: ReportStatus;
  priority: Priority;
  decision: Decision | null;
  rule: Rule | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decidedWith: string | null;
}

/** Columns of a row of `reports`. */
export const lockedColumns = sql`reports.id, reporter_id as "reporterId", reporter_email as "reporterEmail", kind,
  target_id as "targetId", owner_id as "ownerId", ${sql.raw(reviewSubject)} as "subjectId", origin, status, priority, decision, rule, decided_by as "decidedBy",
  decided_at as "decidedAt", decided_with as "decidedWith"`;

/**
 * Locks a report and the other open reports on the same content until the transaction ends. The order is fixed, to
 * avoid deadlocks between moderators.
 */
export async function lockReports(
  transaction: Connection,
  id: string,
): Promise<{ report: LockedReport; duplicates: LockedReport[] } | null> {
  const { rows } = await sql<LockedReport>`
    select ${lockedColumns} from reports
     where id = ${id} or (status in ('pending', 'investigating') and (kind, target_id) =
       (select kind, target_id from reports where id = ${id}))
     order by id for update`.execute(transaction);
  const report = rows.find((row) => row.id === id);
  return report ? { report, duplicates: rows.filter((row) => row.id !== id) } : null;
}

export async function startInvestigation(
  transaction: Connection,
  { ids, by }: { ids: readonly string[]; by: string },
): Promise<void> {
  await transaction
    .updateTable('reports')
    .set({ status: 'investigating', assigned_to: by })
    .where('id', 'in', ids)
    .execute();
}

export async function savePriority(
  transaction: Connection,
  ids: readonly string[],
  priority: Priority,
): Promise<void> {
  await transaction.updateTable('reports').set({ priority }).where('id', 'in', ids).execute();
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

/**
 * @param decidedWith the report together with which these reports were decided; null for that report itself
 * @param blockedUntil the end of a suspension, infinity for until further notice; of that report only
 */
export async function saveDecision(
  transaction: Connection,
  ids: readonly string[],
  {
    decidedWith,
    blockedUntil = null,
    ...made
  }: DecisionRow & { decidedWith: string | null; blockedUntil?: Date | number | null },
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
      blocked_until: blockedUntil,
    })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Opens reports again, each with its status of before; false when one of them was appealed or deleted, or its reporter has
 * reported the same content again.
 *
 * @param statuses by the id of the report
 */
export async function reopenDecided(
  transaction: Connection,
  statuses: Readonly<Record<string, ReportStatus>>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reports set status = earlier.value, decision = null, rule = null, person_reason = '', reporter_reason = '',
        decided_by = null, decided_at = null, decided_with = null, blocked_until = null
      from jsonb_each_text(${JSON.stringify(statuses)}::jsonb) as earlier
     where reports.id = earlier.key::uuid and decision is not null
       and not exists (select from appeals where report_id = reports.id)
       and not exists (select from reports as again where again.status in ('pending', 'investigating')
         and (again.kind, again.target_id) = (reports.kind, reports.target_id)
         and (again.reporter_id = reports.reporter_id
           or again.reporter_id is null and reports.reporter_id is null and again.reporter_email = reports.reporter_email)
       )`.execute(transaction);
  return Number(numAffectedRows ?? 0) === Object.keys(statuses).length;
}

/** What a decision took down and how an appeal restores it. */
export const TakenDownContent = z.object({
  reportId: z.guid(),
  ownerId: z.guid(),
  kind: z.enum(REPORT_KINDS),
  id: z.guid(),
  original: z.looseObject({}),
});
export type TakenDownContent = z.infer<typeof TakenDownContent>;

/**
 * Stores what an appeal restores. Returns what this replaces, so that undoing the decision can store it again: the earlier
 * decision can still be appealed.
 */
export async function saveTakenDownContent(
  transaction: Connection,
  { reportId, ownerId, kind, id, original }: Target & { reportId: string; ownerId: string; original: object },
): Promise<TakenDownContent | null> {
  const content = JSON.stringify(original);
  // A review that is taken down, restored by hand and taken down again has a row already. Decisions on a person each have a
  // row of their own.
  const { rows } = await sql<TakenDownContent>`
    with saved as (
      insert into removed_content (report_id, owner_id, kind, target_id, original)
      values (${reportId}, ${ownerId}, ${kind}, ${id}, ${content})
      on conflict (kind, target_id) where kind <> 'person'
      do update set report_id = excluded.report_id, original = excluded.original, removed_at = now())
    select report_id as "reportId", owner_id as "ownerId", kind, target_id as id, original from removed_content
     where kind = ${kind} and target_id = ${id} and kind <> 'person'`.execute(transaction);
  return rows[0] ?? null;
}

/** Whether this person's reading of the reported message is already logged. */
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
