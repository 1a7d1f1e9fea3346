// Reports as the API sends them to staff, with what the viewer may do.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { reportActions } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { withShownEmail } from '../../../core/shown-email.ts';
import { findReportRow, type FoundRow } from './staff-queries.ts';

/**
 * Shows the addresses of reporters as far as the viewer may see them. Staff cannot act on a report about themselves or a review
 * of them, nor see its reporters and explanations.
 */
export function viewRow<Row extends FoundRow>(
  { subjectId, ...row }: Row,
  viewer: Viewer,
): Omit<Row, 'subjectId'> & Pick<ReportRow, 'can'> {
  if (row.owner?.id !== viewer.id && subjectId !== viewer.id) {
    const shown = ({ reporter }: Pick<ReportRow, 'reporter'>) => reporter && withShownEmail(viewer, reporter);
    return {
      ...row,
      reporter: shown(row),
      others: row.others.map((other) => ({ ...other, reporter: shown(other) })),
      can: reportActions(row.status),
    };
  }
  const others = row.others.map((other) => ({ ...other, reporter: null, explanation: '' }));
  return { ...row, others, reporter: null, explanation: '', can: nothing };
}

const nothing = { investigate: false, resolve: false, dismiss: false, prioritize: false };

/** @throws ORPCError NOT_FOUND */
export async function requireRow(
  { database, viewer }: Services & { viewer: Viewer },
  id: string,
): Promise<ReportRow> {
  const row = (await findReportRow(database, id)) ?? refuse('NOT_FOUND', reportTexts.notFound);
  return viewRow(row, viewer);
}
