// One page of the news sources in all its states. Source: spec 2 §2 News sources.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type NewsSourcesAddress,
  parseNewsSourcesAddress,
  sourceSearchOf,
} from '#shared/features/news-sources/address.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages } from '../../core/list-addresses.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { fileHref } from '../../core/file-href.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureReport } from '../../ui/feedback/failure-report.tsx';
import { DeleteSelected } from '../../ui/table/delete-selected.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../ui/table/table-states.tsx';
import { SwitchSelected } from '../../ui/table/switch-selected.tsx';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { NoActiveSources } from './no-active-sources.tsx';
import { SourceTable } from './source-table.tsx';
import { useDeleteSources, useSwitchSources } from './use-source-actions.ts';

const filters: TableFilter<'active' | 'sort'>[] = [
  {
    name: 'active',
    label: 'Status',
    all: 'Alla statusar',
    labels: { yes: 'Aktiva', no: 'Inaktiva' },
    className: 'basis-40 max-sm:grow max-sm:basis-2/5',
  },
  newestFirst,
];

export interface SourceListProps {
  address: NewsSourcesAddress;
  /** The link to a new source, for the empty state. */
  action: ReactNode;
  /** Called with the address of the first page of another search or order. */
  onFilter: (change: (latest: NewsSourcesAddress) => NewsSourcesAddress) => void;
}

export function SourceList({ address, action, onFilter }: SourceListProps) {
  const { search, active, sort } = address;
  return (
    <div className="flex flex-col gap-4">
      <TableToolbar
        label="Sök bland nyhetskällor"
        placeholder="Namn, adress, beskrivning eller kategori"
        action={paths.adminNewsSources}
        address={{ search, active, sort }}
        onChange={(change) =>
          onFilter((latest) =>
            parseNewsSourcesAddress({
              search: latest.search,
              active: latest.active,
              sort: latest.sort,
              ...change,
            }),
          )
        }
        filters={filters}
        fileHref={fileHref(paths.adminNewsSources, sourceSearchOf(address))}
      />
      <Sources address={address} action={action} />
    </div>
  );
}

function Sources({ address, action }: Omit<SourceListProps, 'onFilter'>) {
  const { search, active, sort } = address;
  const page = useQuery({
    ...useApi().newsSources.list.queryOptions({ input: sourceSearchOf(address) }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(page.data?.sources ?? []);
  const deletion = useDeleteSources();
  const switching = useSwitchSources();
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar nyhetskällor"
      renderFailure={(failure) => <FailedSources address={address} {...failure} />}
    >
      {(data) => (
        <>
          <NoActiveSources />
          <HitCount
            count={data.sources.length}
            hasMore={data.next !== null}
            empty={<NoSources address={address} action={action} />}
          />
          <DeleteSelected
            page={data.sources}
            selection={selection}
            deletion={deletion}
            label="Radera markerade"
            isBusy={switching.isChanging}
          >
            <SwitchSelected
              selection={selection}
              changes={switching}
              switchOne={switching.switchOne}
              switched={(count, isActive) =>
                isActive ? newsSourceTexts.activated(count) : newsSourceTexts.deactivated(count)
              }
            />
          </DeleteSelected>
          {switching.report && (
            <FailureReport report={switching.report} onDismiss={switching.dismissReport} />
          )}
          {data.sources.length > 0 && <SourceTable sources={data.sources} selection={selection} />}
          <Pagination
            {...adjacentPages(
              address.page,
              data,
              (place) => paths.adminNewsSources + stringifySearch({ search, active, sort, ...place }),
            )}
          />
        </>
      )}
    </TableStates>
  );
}

function NoSources({ address: { search, active }, action }: Omit<SourceListProps, 'onFilter'>) {
  if (search ?? active)
    return (
      <EmptyState
        title="Inga nyhetskällor hittades"
        action={<ButtonLink href={paths.adminNewsSources}>Visa alla nyhetskällor</ButtonLink>}
      >
        {search && `Ingen källa innehåller ”${search}”.`}
      </EmptyState>
    );
  return (
    <EmptyState title="Inga nyhetskällor än" action={action}>
      Lägg till ett flöde, så hämtas nyheterna hit för granskning.
    </EmptyState>
  );
}

export function FailedSources({ address, error, ...retry }: TableFailure & { address: NewsSourcesAddress }) {
  const { search, active, sort } = address;
  return (
    <FailedTable
      title={newsSourceTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={paths.adminNewsSources + stringifySearch({ search, active, sort })}
      {...retry}
    />
  );
}
