// Starts the investigation of the selected reports. Each is decided on its own, since every decision needs a statement of
// reasons. Source: DSA art. 17.
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { reportTexts, titleOfReport } from '#shared/features/reports/texts.ts';
import { useApi } from '../../../core/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailureReport } from '../../../ui/feedback/failure-report.tsx';
import { SelectionRow } from '../../../ui/table/selection-row.tsx';
import { useChangeEach } from '../../../ui/table/use-change-each.ts';
import type { Selection } from '../../../ui/table/use-selection.ts';

export interface ReportSelectionProps {
  reports: readonly ReportRow[];
  selection: Selection<ReportRow>;
}

export function isSelectable({ can }: ReportRow): boolean {
  return can.investigate;
}

export function ReportSelection({ reports, selection }: ReportSelectionProps) {
  const api = useApi();
  const { change, isChanging, report, dismissReport } = useChangeEach<ReportRow>({
    nameOf: titleOfReport,
    failed: reportTexts.saveFailed,
    queryKey: api.reports.key(),
  });
  const rows = selection.rows.filter(isSelectable);
  const investigation = {
    changeOne: ({ id, status }: ReportRow) => api.reports.investigate.call({ id, seen: status }),
    changed: reportTexts.investigating,
  };
  return (
    <>
      <SelectionRow
        page={reports.filter(isSelectable)}
        selection={{ ...selection, rows }}
        isBusy={isChanging}
      >
        <Button
          size="sm"
          busy={isChanging}
          onClick={() => void change(rows, investigation).then(selection.replace)}
        >
          Starta utredning ({rows.length})
        </Button>
      </SelectionRow>
      {report && <FailureReport report={report} onDismiss={dismissReport} />}
    </>
  );
}
