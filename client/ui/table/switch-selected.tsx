// The buttons above a list that activate and deactivate the selected rows.
import { Button } from '../button/button.tsx';
import type { ChangeEach } from './use-change-each.ts';
import type { Selection } from './use-selection.ts';

export interface SwitchSelectedProps<Row> {
  selection: Selection<Row>;
  changes: ChangeEach<Row>;
  switchOne: (row: Row, active: boolean) => Promise<object>;
  /** The sentence of so many rows that are now active, or inactive. */
  switched: (count: number, active: boolean) => string;
}

/** Each button counts the selected rows that it changes. */
export function SwitchSelected<Row extends { id: string; active: boolean }>(props: SwitchSelectedProps<Row>) {
  const { selection, changes, switchOne, switched } = props;
  return [true, false].map((active) => {
    const rows = selection.rows.filter((row) => row.active !== active);
    if (rows.length === 0) return null;
    const change = {
      changeOne: (row: Row) => switchOne(row, active),
      changed: (count: number) => switched(count, active),
    };
    return (
      <Button
        key={String(active)}
        size="sm"
        busy={changes.isChanging}
        onClick={() => void changes.change(rows, change).then(selection.replace)}
      >
        {active ? 'Aktivera' : 'Inaktivera'} ({rows.length})
      </Button>
    );
  });
}
