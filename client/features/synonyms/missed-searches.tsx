// Searches of visitors without hits, in four states, each with a button that adds synonyms.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { chooseMissed, type MissedAddress, parseMissedAddress } from '#shared/features/synonyms/address.ts';
import type { MissedSearch } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { fileHref } from '../../core/file-href.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { SelectionRow } from '../../ui/table/selection-row.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';

const orders: TableFilter<'order'>[] = [
  {
    name: 'order',
    label: 'Ordning av sökningar utan träff',
    all: 'Flest besökare',
    labels: { latest: 'Senast', text: 'A–Ö' },
    className: 'basis-44 max-sm:basis-full',
  },
];

export interface MissedSearchesProps {
  address: MissedAddress;
  /** Address of the page without this search and order. */
  allHref: string;
  /** Called with another search or order. */
  onChange: (change: MissedAddress) => void;
  /** Called with the searches that get synonyms. */
  onAdd: (texts: string[]) => void;
}

/** Selected by its text: a search has no id. */
type MissedRow = MissedSearch & { id: string };

function rowOf(search: MissedSearch): MissedRow {
  return { ...search, id: search.text };
}

/** Without pages: the server lists at most a hundred. */
export function MissedSearches({ address, allHref, onChange, onAdd }: MissedSearchesProps) {
  const { missed, order } = address;
  const { data, error, isFetching, refetch } = useQuery(useApi().synonyms.listMissed.queryOptions());
  const searches = chooseMissed(data?.searches ?? [], address).map(rowOf);
  const selection = useSelection(searches);
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl">Sökningar utan träff</h2>
          <p className="text-sm text-muted">
            Vad minst fem besökare har sökt efter samma dag de senaste 30 dagarna, utan att någon annons
            hittades. Listan räknas om varje timme.
          </p>
        </div>
      </div>
      <div className="mb-4">
        <TableToolbar
          label="Sök bland sökningar utan träff"
          placeholder="Ett ord, eller en del av det"
          action={allHref}
          param="missed"
          address={{ search: missed, order }}
          onChange={({ search, ...change }) =>
            onChange(parseMissedAddress({ ...address, ...change, missed: search ?? missed }))
          }
          filters={orders}
          fileHref={fileHref('/admin/missed-searches', { ...address })}
          fileOf="sökningar utan träff"
        />
      </div>
      {data && (
        <HitCount
          count={searches.length}
          hasMore={false}
          empty={
            data.searches.length === 0 ? (
              <EmptyState title="Inga sökningar utan träff">
                Allt som många söker efter hittar minst en annons.
              </EmptyState>
            ) : (
              <EmptyState
                title="Inga sökningar hittades"
                action={<ButtonLink href={allHref}>Visa alla sökningar utan träff</ButtonLink>}
              >
                Ingen sökning utan träff innehåller ”{missed}”.
              </EmptyState>
            )
          }
        />
      )}
      {!data && !error && (
        <Loading label="Laddar sökningar utan träff" className="flex flex-col gap-3">
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
      {!data && error && (
        <FailedState title={synonymTexts.missedFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {searches.length > 0 && (
        <div className="flex flex-col gap-4">
          <SelectionRow page={searches} selection={selection} isBusy={false}>
            <Button size="sm" onClick={() => onAdd(selection.rows.map(({ text }) => text))}>
              Gör till synonymer ({selection.rows.length})
            </Button>
          </SelectionRow>
          <Table
            caption="Sökningar utan träff"
            columns={[selectionColumn(selection, ({ text }) => text), ...columnsOf(onAdd)]}
            rows={searches}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </section>
  );
}

function columnsOf(onAdd: MissedSearchesProps['onAdd']): Column<MissedRow>[] {
  return [
    {
      key: 'text',
      label: 'Sökning',
      role: 'heading',
      cell: ({ text }) => (
        <Anchor
          href={paths.marketplace + stringifySearch({ search: text })}
          className="font-semibold [overflow-wrap:anywhere] underline"
        >
          {text}
        </Anchor>
      ),
    },
    {
      key: 'visitors',
      label: 'Besökare en dag',
      align: 'right',
      cell: ({ visitors }) => <span className="tabular-nums">{visitors}</span>,
    },
    { key: 'lastDay', label: 'Senast', cell: ({ lastDay }) => formatDate(lastDay) },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: ({ text }) => (
        <Button
          icon={<Plus size={18} />}
          aria-label={`Lägg till synonym för ${text}`}
          onClick={() => onAdd([text])}
        >
          Lägg till synonym
        </Button>
      ),
    },
  ];
}
