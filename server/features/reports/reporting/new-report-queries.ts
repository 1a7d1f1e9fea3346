// SQL of creating a report.
import type { ReportedContent } from '#shared/features/reports/staff-contract.ts';
import type { Priority, ReportCategory } from '#shared/features/reports/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { isUniqueViolation } from '../../../database/violations.ts';
import type { Target } from '../content/content-queries.ts';

export interface NewReportRow extends Target {
  /** Null for a visitor. */
  reporterId: string | null;
  /** Name and address of a reporter without an account. */
  visitor: { name: string; email: string } | null;
  ownerId: string;
  category: ReportCategory;
  explanation: string;
  priority: Priority;
  content: ReportedContent;
}

/** Number of open reports of this content. */
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

/** Inserts a report with a snapshot of the content; null when this person has an open one. */
export async function insertReport(transaction: Connection, report: NewReportRow): Promise<string | null> {
  try {
    const { id } = await transaction
      .insertInto('reports')
      .values({
        reporter_id: report.reporterId,
        reporter_name: report.visitor?.name ?? null,
        reporter_email: report.visitor?.email ?? null,
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
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
