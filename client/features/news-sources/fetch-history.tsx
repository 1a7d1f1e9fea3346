// The log of requests to news sources, in all its states. Source: spec 2 §2 News sources.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  logSearchOf,
  type NewsSourcesAddress,
  parseNewsSourcesAddress,
} from '#shared/features/news-sources/address.ts';
import type { FetchLogEntry } from '#shared/features/news-sources/schemas.ts';
import { fetchResults, newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages } from '../../core/list-addresses.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { fileHref } from '../../core/file-href.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { FileLink } from '../../ui/table/file-link.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { Pagination } from '../../ui/table/pagination.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { FailedTable, TableStates } from '../../ui/table/table-states.tsx';

const hrefOf = (address: NewsSourcesAddress) =>
  paths.adminNewsSources + stringifySearch({ tab: 'history', ...address });

export interface FetchHistoryProps {
  address: NewsSourcesAddress;
  /** Called with the address of the first page of other results. */
  onFilter: (change: (latest: NewsSourcesAddress) => NewsSourcesAddress) => void;
}

/** Without actions on requests, also on several: they are a record of what has happened. */
export function FetchHistory({ address, onFilter }: FetchHistoryProps) {
  const { result, sort } = address;
  const change = (filter: Record<string, string>) =>
    onFilter((latest) =>
      parseNewsSourcesAddress({ tab: 'history', result: latest.result, sort: latest.sort, ...filter }),
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <FilterSelect
          label="Resultat"
          hideLabel
          all="Alla resultat"
          labels={fetchResults}
          value={result ?? ''}
          onChange={(chosen) => change({ result: chosen })}
          className="basis-56 max-sm:basis-full"
        />
        <FilterSelect
          {...newestFirst}
          hideLabel
          value={sort ?? ''}
          onChange={(chosen) => change({ sort: chosen })}
        />
        <FileLink href={fileHref('/admin/news-fetch-log', logSearchOf(address))} />
      </div>
      <Entries address={address} />
    </div>
  );
}

function Entries({ address }: { address: NewsSourcesAddress }) {
  const { result, sort } = address;
  const page = useQuery({
    ...useApi().newsSources.history.queryOptions({ input: logSearchOf(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar hämtningshistoriken"
      renderFailure={({ error, ...retry }) => (
        <FailedTable
          title={newsSourceTexts.historyFailed}
          sentence={errorMessageOf(error)}
          address={address}
          startHref={hrefOf({ result, sort })}
          {...retry}
        />
      )}
    >
      {(data) => (
        <>
          <HitCount
            count={data.entries.length}
            hasMore={data.next !== null}
            empty={<NoEntries isFiltered={result !== undefined} />}
          />
          {data.entries.length > 0 && (
            <Table
              caption="Hämtningshistorik"
              columns={columns}
              rows={data.entries}
              rowKey={({ id }) => id}
            />
          )}
          <Pagination {...adjacentPages(address.page, data, (place) => hrefOf({ result, sort, ...place }))} />
        </>
      )}
    </TableStates>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        title="Inga sådana hämtningar"
        action={<ButtonLink href={hrefOf({})}>Visa alla hämtningar</ButtonLink>}
      />
    );
  return (
    <EmptyState title="Ingen hämtning än">
      När nyheter har hämtats syns här vad varje källa gav, och vad som gick fel.
    </EmptyState>
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
      <Badge tone={success ? 'success' : 'danger'}>{fetchResults[success ? 'ok' : 'failed']}</Badge>
    ),
  },
  {
    key: 'time',
    label: 'Tid',
    cell: ({ fetchDate }) => (
      <time dateTime={fetchDate} className="whitespace-nowrap tabular-nums">
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
