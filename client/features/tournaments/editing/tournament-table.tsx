// The back office's table of tournaments; on phones each row is a card. Source: spec 2 §2 Tournaments.
import CopyPlus from 'lucide-react/icons/copy-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { TableTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { levelLabels, statusLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import { statusOf, type TournamentStatus } from '#shared/features/tournaments/rules.ts';
import { formatDay } from '#shared/format.ts';
import { tournamentPath } from '#shared/paths.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { selectionColumn } from '../../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';

export interface TournamentTableProps {
  tournaments: readonly TableTournament[];
  isOldestFirst: boolean;
  selection: Selection<TableTournament>;
  onSort: () => void;
  onEdit: (id: string) => void;
  onCopy: (id: string) => void;
  onRemove: (tournament: TableTournament) => void;
}

const tones: Record<TournamentStatus, BadgeTone> = {
  upcoming: 'pine',
  ongoing: 'success',
  completed: 'neutral',
};

export function TournamentTable(props: TournamentTableProps) {
  const today = formatDay(new Date(useNow()));
  return (
    <div className="text-sm">
      <Table
        isDense
        caption="Turneringar"
        columns={columnsOf(props, today)}
        rows={props.tournaments}
        rowKey={({ id }) => id}
        sort={{ key: 'dates', isDescending: !props.isOldestFirst }}
        onSort={props.onSort}
      />
    </div>
  );
}

function columnsOf(
  { selection, onEdit, onCopy, onRemove }: TournamentTableProps,
  today: string,
): Column<TableTournament>[] {
  return [
    selectionColumn(selection, ({ name }) => name),
    {
      key: 'name',
      label: 'Turnering',
      role: 'heading',
      cell: ({ id, name, featured }) => (
        <span className="flex min-w-0 flex-col items-start gap-1 text-left">
          <Anchor
            href={tournamentPath(id)}
            className="font-semibold hyphens-auto [overflow-wrap:anywhere] hover:underline"
          >
            {name}
          </Anchor>
          {featured && <Badge tone="warning">Utvald</Badge>}
        </span>
      ),
    },
    { key: 'type', label: 'Typ', cell: ({ type }) => typeLabels[type] },
    {
      key: 'levels',
      label: 'Åldersgrupper',
      cell: ({ levels }) => levels.map((level) => levelLabels[level]).join(', ') || 'Alla',
    },
    {
      key: 'dates',
      label: 'Datum',
      sortable: true,
      cell: (tournament) => <Days tournament={tournament} />,
    },
    {
      key: 'status',
      label: 'Status',
      cell: (tournament) => {
        const status = statusOf(tournament, today);
        return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
      },
    },
    {
      key: 'place',
      label: 'Ort',
      cell: ({ location, country }) => (
        // The minimum width prevents breaks within ordinary names beside a long title.
        <span className="inline-block [overflow-wrap:anywhere] @min-[60rem]:min-w-22">
          {country === 'Sverige' ? location || '–' : [location, country].filter(Boolean).join(', ')}
        </span>
      ),
    },
    {
      key: 'participants',
      label: 'Anmälda',
      align: 'right',
      cell: ({ participants, maxParticipants }) => (
        <span className="tabular-nums">
          {participants} av {maxParticipants}
        </span>
      ),
    },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (tournament) => <RowActions {...{ tournament, onEdit, onCopy, onRemove }} />,
    },
  ];
}

function Days({ tournament: { startDate, endDate } }: { tournament: TableTournament }) {
  return (
    <span className="tabular-nums">
      <time dateTime={startDate} className="whitespace-nowrap">
        {startDate}
      </time>
      {endDate !== startDate && (
        <>
          –
          <wbr />
          <time dateTime={endDate} className="whitespace-nowrap">
            {endDate}
          </time>
        </>
      )}
    </span>
  );
}

function RowActions({
  tournament,
  onEdit,
  onCopy,
  onRemove,
}: Pick<TournamentTableProps, 'onEdit' | 'onCopy' | 'onRemove'> & { tournament: TableTournament }) {
  return (
    <span className="inline-flex">
      <IconButton
        label={`Redigera ${tournament.name}`}
        icon={<Pencil size={18} />}
        onClick={() => onEdit(tournament.id)}
      />
      <MenuButton
        label={`Fler åtgärder för ${tournament.name}`}
        items={[
          {
            label: 'Kopiera från förra året',
            icon: <CopyPlus size={18} />,
            onSelect: () => onCopy(tournament.id),
          },
          {
            label: 'Ta bort',
            icon: <Trash2 size={18} />,
            danger: true,
            startsGroup: true,
            onSelect: () => onRemove(tournament),
          },
        ]}
      />
    </span>
  );
}
