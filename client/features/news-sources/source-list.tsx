// One page of the news sources in all its states. Source: spec 2 §2 News sources.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NewsSourcesAddress } from '#shared/features/news-sources/address.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages } from '../../core/adjacent-pages.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { fileHref } from '../../core/file-href.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FileLink } from '../../ui/table/file-link.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, LoadingTable } from '../../ui/table/table-states.tsx';
import { AllSwitchedOff } from './all-switched-off.tsx';
import { SourceTable } from './source-table.tsx';

export function SourceList({ address, action }: { address: NewsSourcesAddress; action: ReactNode }) {
  const { after, before } = address;
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().newsSources.list.queryOptions({ input: { after, before } }),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (!error) return <LoadingTable label="Laddar nyhetskällor" />;
    return (
      <FailedSources address={address} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.sources.length === 0)
    return (
      <EmptyState title="Inga nyhetskällor än" action={action}>
        Lägg till ett flöde, så hämtas nyheterna hit för granskning.
      </EmptyState>
    );
  const pages = adjacentPages(
    address.page,
    data,
    (place) => paths.adminNewsSources + stringifySearch({ ...place }),
  );
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <AllSwitchedOff />
      <SourceTable sources={data.sources} />
      <Pagination {...pages} />
      <div>
        <FileLink href={fileHref(paths.adminNewsSources, {})} />
      </div>
    </div>
  );
}

export interface FailedSourcesProps {
  address: NewsSourcesAddress;
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
}

export function FailedSources({ address, error, isRetrying = false, onRetry }: FailedSourcesProps) {
  return (
    <FailedTable
      title={newsSourceTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={paths.adminNewsSources}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
