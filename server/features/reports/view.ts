// What the API says of reports to staff, field by field, and what the viewer may do with them.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { ReportRow } from '#shared/features/reports/contract.ts';
import { reportDeeds } from '#shared/features/reports/rules.ts';
import { reportWords } from '#shared/features/reports/words.ts';
import { refuse } from '../../core/refusal.ts';
import type { Services } from '../../core/request.ts';
import { findReportRow, type FoundRow } from './staff-queries.ts';

/** Nobody decides on a report about themselves, nor reads by whom it is. */
export function viewRow(row: FoundRow, viewer: Viewer): ReportRow {
  const { investigate, resolve, dismiss } = reportDeeds(row.status);
  const isAboutOthers = row.owner?.id !== viewer.id;
  return {
    ...row,
    reporter: isAboutOthers ? row.reporter : null,
    can: { investigate, resolve: resolve && isAboutOthers, dismiss: dismiss && isAboutOthers },
  };
}

/** @throws ORPCError NOT_FOUND */
export async function requireRow(
  { database, viewer }: Services & { viewer: Viewer },
  id: string,
): Promise<ReportRow> {
  const row = (await findReportRow(database, id)) ?? refuse('NOT_FOUND', reportWords.notFound);
  return viewRow(row, viewer);
}
