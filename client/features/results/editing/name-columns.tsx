// The columns that the tables of leagues and teams share.
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { Column } from '../../../ui/table/table.tsx';

interface NamedRow {
  name: string;
  aliases: string[];
  results: number;
  can: { delete: boolean };
}

export function nameColumns<Row extends NamedRow>(): Column<Row>[] {
  return [
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
  remove: (row: Row) => Promise<void>;
}

export function actionColumn<Row extends NamedRow>({ edit, merge, remove }: RowActions<Row>): Column<Row> {
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
            onClick={() => void remove(row)}
          />
        )}
        <IconButton label={`Redigera ${row.name}`} icon={<Pencil size={18} />} onClick={() => edit(row)} />
        <IconButton label={`Slå ihop ${row.name}`} icon={<Merge size={18} />} onClick={() => merge(row)} />
      </>
    ),
  };
}
