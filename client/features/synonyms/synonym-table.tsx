// The synonyms that searches use, as a table; on phones as cards.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { directionTexts } from '#shared/features/synonyms/texts.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import type { Selection } from '../../ui/table/use-selection.ts';
import { nameOf, type SynonymRow } from './use-delete-synonyms.ts';

export interface SynonymTableProps {
  synonyms: SynonymRow[];
  selection: Selection<SynonymRow>;
  onEdit: (synonyms: SynonymRow) => void;
  onRemove: (synonyms: SynonymRow) => void;
}

export function SynonymTable(props: SynonymTableProps) {
  return (
    <Table caption="Synonymer" columns={columnsOf(props)} rows={props.synonyms} rowKey={({ id }) => id} />
  );
}

function columnsOf({ selection, onEdit, onRemove }: SynonymTableProps): Column<SynonymRow>[] {
  return [
    selectionColumn(selection, nameOf),
    {
      key: 'words',
      label: 'Ord',
      role: 'heading',
      cell: ({ words }) => <span className="[overflow-wrap:anywhere]">{words.join(', ')}</span>,
    },
    { key: 'direction', label: 'Betydelse', cell: ({ direction }) => directionTexts[direction] },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (synonyms) => (
        <span className="flex gap-1">
          <IconButton
            label={`Redigera ${synonyms.words[0] ?? ''}`}
            icon={<Pencil size={18} />}
            onClick={() => onEdit(synonyms)}
          />
          <IconButton
            label={`Ta bort ${synonyms.words[0] ?? ''}`}
            icon={<Trash2 size={18} />}
            onClick={() => onRemove(synonyms)}
          />
        </span>
      ),
    },
  ];
}
