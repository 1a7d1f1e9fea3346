// The synonyms that searches use, filtered while typing.
import { useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { directionTexts } from '#shared/features/synonyms/texts.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';

/** Further rows are found by searching. */
const MAX_SHOWN = 50;

export interface SynonymTableProps {
  synonyms: readonly Synonyms[];
  onEdit: (synonyms: Synonyms) => void;
  onRemove: (synonyms: Synonyms) => void;
}

export function SynonymTable({ synonyms, onEdit, onRemove }: SynonymTableProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim().toLowerCase();
  const found = synonyms.filter(({ words }) => words.some((word) => word.includes(text)));
  const shown = found.slice(0, MAX_SHOWN);
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        label="Sök bland synonymerna"
        placeholder="Sök bland synonymerna"
        value={typed}
        onSearch={setTyped}
        onType={setTyped}
      />
      {text !== '' && <HitCount count={found.length} hasMore={false} />}
      {found.length === 0 ? (
        <p className="text-muted">Inget ord innehåller ”{typed.trim()}”.</p>
      ) : (
        <Table
          caption="Synonymer"
          columns={columnsOf(onEdit, onRemove)}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
      {found.length > shown.length && (
        <p className="text-sm text-muted">
          De {shown.length} senaste av {found.length} rader visas. Sök för att hitta de andra.
        </p>
      )}
    </div>
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
