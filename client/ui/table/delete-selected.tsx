// The row above a list that deletes the selected rows, and those that could not be deleted.
import type { ReactNode } from 'react';
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
  /** Other actions on the selected rows. */
  children?: ReactNode;
  /** Whether another action is running. */
  isBusy?: boolean;
}

export function DeleteSelected<Row extends { id: string }>(props: DeleteSelectedProps<Row>) {
  const { page, selection, label = 'Ta bort markerade', children, isBusy = false } = props;
  const { remove, isDeleting, report, dismissReport } = props.deletion;
  return (
    <>
      <SelectionRow page={page} selection={selection} isBusy={isDeleting || isBusy}>
        {children}
        <Button
          size="sm"
          busy={isDeleting}
          disabled={isBusy}
          onClick={() => void remove(selection.rows).then(selection.replace)}
        >
          {label} ({selection.rows.length})
        </Button>
      </SelectionRow>
      {report && <FailureReport report={report} onDismiss={dismissReport} />}
    </>
  );
}
