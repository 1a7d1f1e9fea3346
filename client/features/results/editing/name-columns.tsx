// The columns that the tables of leagues and teams share.
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { selectionColumn } from '../../../ui/table/selection-column.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import type { DeleteEach } from '../../../ui/table/use-delete-each.ts';
import type { Selection } from '../../../ui/table/use-selection.ts';

interface NamedRow {
  id: string;
  name: string;
  aliases: string[];
  results: number;
  can: { delete: boolean };
}

/** Only names without matches are deleted, so only they are selected. */
export function isSelectable({ can }: NamedRow): boolean {
  return can.delete;
}

export function nameColumns<Row extends NamedRow>(selection: Selection<Row>): Column<Row>[] {
  const tick = selectionColumn<Row>(selection, ({ name }) => name);
  return [
    { ...tick, cell: (row) => isSelectable(row) && tick.cell(row) },
    {
      key: 'name',
      label: 'Namn',
      role: 'heading',
      cell: ({ name }) => <span className="text-left font-semibold [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      key: 'aliases',
      label: 'Andra namn',
      cell: ({ aliases }) => (
        <span className="[overflow-wrap:anywhere] text-muted">{aliases.join(', ') || '–'}</span>
      ),
    },
    {
      key: 'results',
      label: 'Matcher',
      align: 'right',
      cell: ({ results }) => <span className="tabular-nums">{results}</span>,
    },
  ];
}

interface RowActions<Row> {
  edit: (row: Row) => void;
  merge: (row: Row) => void;
  deletion: DeleteEach<Row>;
}

export function actionColumn<Row extends NamedRow>({ edit, merge, deletion }: RowActions<Row>): Column<Row> {
  return {
    key: 'actions',
    label: 'Åtgärder',
    role: 'actions',
    cell: (row) => (
      <>
        {/* The optional button is first, so that the other buttons are aligned across the rows. */}
        {row.can.delete && (
          <IconButton
            label={`Ta bort ${row.name}`}
            icon={<Trash2 size={18} />}
            onClick={() => void deletion.remove([row])}
          />
        )}
        <IconButton label={`Redigera ${row.name}`} icon={<Pencil size={18} />} onClick={() => edit(row)} />
        <IconButton label={`Slå ihop ${row.name}`} icon={<Merge size={18} />} onClick={() => merge(row)} />
      </>
    ),
  };
}
