// The back office's table of results; on phones each row is a card. Source: spec 2 §2 Basketball results.
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import type { ResultsAddress } from '#shared/features/results/editing/address.ts';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { resultLabels, type ResultStatus } from '#shared/features/results/rules.ts';
import { formatMinute } from '#shared/format.ts';
import { scoringPath } from '#shared/paths.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { selectionColumn } from '../../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';
import { nameOfResult } from './result-name.ts';

export interface ResultTableProps {
  results: readonly EditedResult[];
  selection: Selection<EditedResult>;
  sort: ResultsAddress['sort'];
  onSort: (sort: ResultsAddress['sort']) => void;
  onEdit: (result: EditedResult) => void;
  onRemove: (result: EditedResult) => void;
  onScorers: (result: EditedResult) => void;
}

const tones: Record<ResultStatus, BadgeTone> = { scheduled: 'neutral', live: 'danger', finished: 'ink' };

export function ResultTable(props: ResultTableProps) {
  const { results, sort, onSort } = props;
  return (
    <div className="text-sm">
      <Table
        isDense
        caption="Basketresultat"
        columns={columnsOf(props)}
        rows={results}
        rowKey={({ id }) => id}
        sort={{ key: 'date', isDescending: sort !== 'oldest' }}
        onSort={() => onSort(sort === 'oldest' ? undefined : 'oldest')}
      />
    </div>
  );
}

function columnsOf({ selection, onEdit, onRemove, onScorers }: ResultTableProps): Column<EditedResult>[] {
  return [
    selectionColumn(selection, nameOfResult),
    {
      key: 'match',
      label: 'Match',
      role: 'heading',
      cell: (result) => (
        <span className="block text-left font-semibold hyphens-auto [overflow-wrap:anywhere]">
          {nameOfResult(result)}
        </span>
      ),
    },
    {
      key: 'result',
      label: 'Resultat',
      align: 'right',
      cell: ({ homeScore, awayScore }) =>
        homeScore === null ? (
          <span className="text-muted">{editingTexts.notPlayed}</span>
        ) : (
          <span className="board whitespace-nowrap">
            {homeScore}–{awayScore}
          </span>
        ),
    },
    { key: 'league', label: 'Liga', cell: ({ league }) => league.name },
    {
      key: 'date',
      label: 'Datum',
      sortable: true,
      cell: ({ gameDate }) => (
        <time dateTime={gameDate} className="whitespace-nowrap tabular-nums">
          {formatMinute(gameDate)}
        </time>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => <Badge tone={tones[status]}>{resultLabels[status]}</Badge>,
    },
    {
      key: 'venue',
      label: 'Arena',
      cell: ({ venue }) => <span className="[overflow-wrap:anywhere]">{venue ?? '–'}</span>,
    },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (result) => {
        const name = nameOfResult(result);
        return (
          <span className="inline-flex">
            <IconButton
              label={`Redigera ${name}`}
              icon={<Pencil size={18} />}
              onClick={() => onEdit(result)}
            />
            <MenuButton
              label={`Fler åtgärder för ${name}`}
              items={[
                { label: 'Rapportera live', icon: <ListPlus size={18} />, href: scoringPath(result.id) },
                {
                  label: result.scorers > 0 ? `Rapportörer (${result.scorers})` : 'Rapportörer',
                  icon: <Users size={18} />,
                  onSelect: () => onScorers(result),
                },
                {
                  label: 'Ta bort',
                  icon: <Trash2 size={18} />,
                  danger: true,
                  startsGroup: true,
                  onSelect: () => onRemove(result),
                },
              ]}
            />
          </span>
        );
      },
    },
  ];
}
