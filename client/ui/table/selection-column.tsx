// The checkbox column that selects rows of a table.
import { Checkbox } from '../form/checkbox.tsx';
import type { Column } from './table.tsx';
import type { Selection } from './use-selection.ts';

export function selectionColumn<Row extends { id: string }>(
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    key: 'tick',
    label: 'Markera',
    role: 'tick',
    cell: (row) => (
      <Checkbox
        label={`Markera ${nameOf(row)}`}
        hideLabel
        checked={selection.ids.has(row.id)}
        onChange={({ target }) => selection.select([row.id], target.checked)}
      />
    ),
  };
}
