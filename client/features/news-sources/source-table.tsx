// The table of news sources. Source: spec 2 §2 News sources.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { NewsSource } from '#shared/features/news-sources/schemas.ts';
import { formatDay, formatMinute } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { IconButton, iconButtonStyle } from '../../ui/button/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import type { Selection } from '../../ui/table/use-selection.ts';
import { type SourceActions, useSourceActions } from './use-source-actions.ts';

export interface SourceTableProps {
  sources: NewsSource[];
  selection: Selection<NewsSource>;
}

export function SourceTable({ sources, selection }: SourceTableProps) {
  const actions = useSourceActions();
  return (
    <Table
      caption="Nyhetskällor"
      columns={[selectionColumn(selection, ({ name }) => name), ...columnsOf(actions)]}
      rows={sources}
      rowKey={({ id }) => id}
      isDense
    />
  );
}

function columnsOf(actions: SourceActions): Column<NewsSource>[] {
  return [
    { key: 'name', label: 'Källa', role: 'heading', cell: (source) => <NameCell source={source} /> },
    { key: 'category', label: 'Kategori', cell: ({ category }) => <Badge>{category}</Badge> },
    {
      key: 'interval',
      label: 'Intervall',
      align: 'right',
      cell: ({ fetchFrequencyHours }) => <span className="tabular-nums">{fetchFrequencyHours} h</span>,
    },
    { key: 'last', label: 'Senast hämtad', cell: (source) => <LastFetchCell source={source} /> },
    { key: 'active', label: 'Status', cell: (source) => <ActiveCell source={source} actions={actions} /> },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (source) => <ActionsCell source={source} actions={actions} />,
    },
  ];
}

function NameCell({ source: { name, description, url } }: { source: NewsSource }) {
  return (
    <span className="flex min-w-0 flex-col text-left [overflow-wrap:anywhere]">
      <span className="font-semibold">{name}</span>
      {description && <span className="text-sm">{description}</span>}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="-my-3 py-3 text-sm text-muted underline"
      >
        {url}
        <span className="sr-only">, {name} i en ny flik</span>
      </a>
    </span>
  );
}

function LastFetchCell({ source: { lastFetch, failingSince } }: { source: NewsSource }) {
  return (
    <span className="flex flex-col items-end gap-1 @min-[60rem]:items-start">
      {lastFetch ? (
        <time dateTime={lastFetch} className="tabular-nums">
          {formatMinute(lastFetch)}
        </time>
      ) : (
        <span className="text-muted">Aldrig</span>
      )}
      {failingSince && (
        <Badge tone="warning">
          Svarar inte sedan <time dateTime={failingSince}>{formatDay(failingSince)}</time>
        </Badge>
      )}
    </span>
  );
}

interface ActedCellProps {
  source: NewsSource;
  actions: SourceActions;
}

function ActiveCell({ source, actions: { setActive, busyId } }: ActedCellProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <Switch
        label={`${source.name} är aktiv`}
        hideLabel
        checked={source.active}
        busy={busyId === source.id}
        onChange={(active) => void setActive(source, active)}
      />
      <Badge tone={source.active ? 'success' : 'neutral'}>{source.active ? 'Aktiv' : 'Inaktiv'}</Badge>
    </span>
  );
}

function ActionsCell({ source, actions: { remove } }: ActedCellProps) {
  const { id, name } = source;
  return (
    <span className="inline-flex justify-end">
      <Anchor
        href={paths.adminNewsSources + stringifySearch({ tab: 'editor', source: id })}
        className={iconButtonStyle()}
        aria-label={`Redigera ${name}`}
        title={`Redigera ${name}`}
      >
        <Pencil size={18} />
      </Anchor>
      <IconButton label={`Radera ${name}`} icon={<Trash2 size={18} />} onClick={() => void remove(source)} />
    </span>
  );
}
