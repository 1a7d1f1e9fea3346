// The row above a list that deletes the selected rows, and those that could not be deleted.
import { Button } from '../button/button.tsx';
import { FailureReport } from '../feedback/failure-report.tsx';
import { SelectionRow } from './selection-row.tsx';
import type { DeleteEach } from './use-delete-each.ts';
import type { Selection } from './use-selection.ts';

export interface DeleteSelectedProps<Row> {
  page: readonly Row[];
  selection: Selection<Row>;
  deletion: DeleteEach<Row>;
  /** The button, before the number of selected rows. */
  label?: string;
}

export function DeleteSelected<Row extends { id: string }>(props: DeleteSelectedProps<Row>) {
  const { page, selection, label = 'Ta bort markerade' } = props;
  const { remove, isDeleting, report, dismissReport } = props.deletion;
  return (
    <>
      <SelectionRow page={page} selection={selection} isBusy={isDeleting}>
        <Button
          size="sm"
          busy={isDeleting}
          onClick={() => void remove(selection.rows).then(selection.replace)}
        >
          {label} ({selection.rows.length})
        </Button>
      </SelectionRow>
      {report && <FailureReport report={report} onDismiss={dismissReport} />}
    </>
  );
}
