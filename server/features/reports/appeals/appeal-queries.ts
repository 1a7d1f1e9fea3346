// SQL of appeals: inserting them, who may decide, and reverting an overturned decision.
import { sql } from 'kysely';
import type { Decision, Side } from '#shared/features/reports/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockedColumns, type LockedReport } from '../decisions/queries.ts';

export interface AppealRow {
  /** Null after the appellant was erased; the appeal is then decided. */
  appellantId: string | null;
  side: Side;
  isDecided: boolean;
}

/** The appeal of a report, locked; null without one. The caller has locked the report. */
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

/** Whether any active staff member remains besides these. */
export async function hasStaffBesides(connection: Connection, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where role in ('admin', 'superadmin') and id <> all (${ids})
       and (blocked_until is null or blocked_until <= now()) limit 1`.execute(connection);
  return rows.length > 0;
}

/** Who reported the content that this report is about, in all reports that were decided together. */
export async function listReporterIds(connection: Connection, reportId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct reporter_id as id from reports
     where reporter_id is not null and (id = ${reportId} or decided_with = ${reportId})`.execute(connection);
  return rows.map(({ id }) => id);
}

/** Whether a later decision locks the same thread. One that an appeal overturned does not count. */
export async function isLockedLater(connection: Connection, reportId: string): Promise<boolean> {
  const { rows } = await sql`
    select from reports as own join reports as later
        on later.decision = own.decision and later.decided_at > own.decided_at and later.decided_with is null
     where own.id = ${reportId} and not exists (
             select from appeals where report_id = later.id and side = 'concerned' and outcome = 'overturned')
       and own.decision = 'locked' and later.target_id = own.target_id
     limit 1`.execute(connection);
  return rows.length > 0;
}

/** Other reports that were decided together with this one. */
export async function listDecidedWith(transaction: Connection, id: string): Promise<LockedReport[]> {
  const { rows } = await sql<LockedReport>`
    select ${lockedColumns} from reports where decided_with = ${id}`.execute(transaction);
  return rows;
}

/**
 * Inserts a new report of the same content, under investigation; null when the same person has reported it again meanwhile.
 */
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

/** Opens a decided appeal again; false when there is none, or its appellant is erased. */
export async function reopenAppeal(transaction: Connection, reportId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('appeals')
    .set({ outcome: null, reason: '', decided_by: null, decided_at: null })
    .where('report_id', '=', reportId)
    .where('outcome', 'is not', null)
    .where('appellant_id', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a reopened report; false when it has been decided meanwhile. */
export async function deleteReopened(transaction: Connection, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('reports')
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The reported content's id, null when its owner is erased, with the decision and the reason given for it. */
export async function findReasoned(
  connection: Connection,
  reportId: string,
): Promise<{ targetId: string | null; decision: Decision | null; reason: string }> {
  return connection
    .selectFrom('reports')
    .select(['target_id as targetId', 'decision', 'person_reason as reason'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
}
