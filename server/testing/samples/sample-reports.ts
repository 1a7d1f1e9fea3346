// Reports for tests, inserted directly.
import type { Database } from '../../database/connection.ts';

/** Inserts a report of a person and returns the id; a resolved one led to no action. */
export async function insertReportRow(
  { kysely }: Pick<Database, 'kysely'>,
  report: { reporterId: string; ownerId: string; status: 'pending' | 'resolved'; isAppealed?: boolean },
): Promise<string> {
  const { reporterId, ownerId, status, isAppealed } = report;
  const { id } = await kysely
    .insertInto('reports')
    .values({
      reporter_id: reporterId,
      kind: 'person',
      target_id: ownerId,
      owner_id: ownerId,
      category: 'abuse',
      explanation: 'Skriver elaka saker',
      good_faith: true,
      priority: 'medium',
      ...(status === 'resolved' && { status, decision: 'none', decided_at: new Date() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isAppealed) {
    const appeal = { report_id: id, appellant_id: reporterId, side: 'reporter', text: 'Titta igen' } as const;
    await kysely.insertInto('appeals').values(appeal).execute();
  }
  return id;
}
