// The log of requests to news sources, in all its states. Source: spec 2 §2 News sources.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NewsSourcesAddress } from '#shared/features/news-sources/address.ts';
import type { FetchLogEntry } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages } from '../../core/adjacent-pages.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { FailedTable, LoadingTable } from '../../ui/table/table-states.tsx';

const hrefOf = (place: object) => paths.adminNewsSources + stringifySearch({ tab: 'history', ...place });

export function FetchHistory({ address }: { address: NewsSourcesAddress }) {
  const { after, before } = address;
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().newsSources.history.queryOptions({ input: { after, before } }),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (!error) return <LoadingTable label="Laddar hämtningshistoriken" />;
    return (
      <FailedTable
        title={newsSourceTexts.historyFailed}
        sentence={errorMessageOf(error)}
        address={address}
        startHref={hrefOf({})}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.entries.length === 0)
    return (
      <EmptyState title="Ingen hämtning än">
        När nyheter har hämtats syns här vad varje källa gav, och vad som gick fel.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <Table caption="Hämtningshistorik" columns={columns} rows={data.entries} rowKey={({ id }) => id} />
      <Pagination {...adjacentPages(address.page, data, hrefOf)} />
    </div>
  );
}

const columns: Column<FetchLogEntry>[] = [
  {
    key: 'source',
    label: 'Källa',
    role: 'heading',
    cell: ({ sourceName }) => <span className="font-semibold [overflow-wrap:anywhere]">{sourceName}</span>,
  },
  {
    key: 'success',
    label: 'Resultat',
    cell: ({ success }) => (
      <Badge tone={success ? 'success' : 'danger'}>{success ? 'Lyckades' : 'Misslyckades'}</Badge>
    ),
  },
  {
    key: 'time',
    label: 'Tid',
    cell: ({ fetchDate }) => (
      <time dateTime={fetchDate} className="tabular-nums">
        {formatMinute(fetchDate)}
      </time>
    ),
  },
  {
    key: 'found',
    label: 'Hittade',
    align: 'right',
    cell: ({ itemsFound }) => <span className="tabular-nums">{itemsFound}</span>,
  },
  {
    key: 'processed',
    label: 'Bearbetade',
    align: 'right',
    cell: ({ itemsProcessed }) => <span className="tabular-nums">{itemsProcessed}</span>,
  },
  {
    key: 'message',
    label: 'Meddelande',
    cell: ({ errorMessage }) => (
      <span className="text-sm [overflow-wrap:anywhere] text-muted">{errorMessage ?? '–'}</span>
    ),
  },
];
