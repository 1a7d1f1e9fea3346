// What can be done with the selected users of a page, and what failed.
import type { User } from '#shared/features/users/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureReport } from '../../ui/feedback/failure-report.tsx';
import { SelectionRow } from '../../ui/table/selection-row.tsx';
import type { Selection } from '../../ui/table/use-selection.ts';
import type { SuspendEach } from './use-suspend-each.ts';

export interface UserSelectionProps {
  users: readonly User[];
  selection: Selection<User>;
  suspensions: SuspendEach;
}

/** Only suspensions are for several at once: roles and deletion are decided on one person at a time. */
export function isSelectable({ can }: User): boolean {
  return can.block || can.unblock;
}

export function UserSelection({ users, selection, suspensions }: UserSelectionProps) {
  const { isUnblocking, report } = suspensions;
  const active = selection.rows.filter(({ can }) => can.block);
  const suspended = selection.rows.filter(({ can }) => can.unblock);
  return (
    <>
      <SelectionRow page={users.filter(isSelectable)} selection={selection} isBusy={isUnblocking}>
        {active.length > 0 && (
          <Button
            size="sm"
            disabled={isUnblocking}
            onClick={() => suspensions.block(active, selection.replace)}
          >
            Stäng av ({active.length})
          </Button>
        )}
        {suspended.length > 0 && (
          <Button
            size="sm"
            busy={isUnblocking}
            onClick={() => void suspensions.unblock(suspended, selection.replace)}
          >
            Häv avstängning ({suspended.length})
          </Button>
        )}
      </SelectionRow>
      {report && <FailureReport report={report} onDismiss={suspensions.dismissReport} />}
    </>
  );
}
