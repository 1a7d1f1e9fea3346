// The synonyms that searches use, as a table; on phones as cards.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { directionTexts } from '#shared/features/synonyms/texts.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';

export interface SynonymTableProps {
  synonyms: Synonyms[];
  onEdit: (synonyms: Synonyms) => void;
  onRemove: (synonyms: Synonyms) => void;
}

export function SynonymTable({ synonyms, onEdit, onRemove }: SynonymTableProps) {
  return (
    <Table
      caption="Synonymer"
      columns={columnsOf(onEdit, onRemove)}
      rows={synonyms}
      rowKey={({ id }) => id}
    />
  );
}

function columnsOf(
  onEdit: SynonymTableProps['onEdit'],
  onRemove: SynonymTableProps['onRemove'],
): Column<Synonyms>[] {
  return [
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
