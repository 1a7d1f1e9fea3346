// Teams in the back office: table, search and their dialogs.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  parseResultNamesAddress,
  type ResultNamesAddress,
  teamSearchOf,
} from '#shared/features/results/editing/address.ts';
import type { EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages, type PageParams } from '../../../core/list-addresses.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { fileHref } from '../../../core/file-href.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { DeleteSelected } from '../../../ui/table/delete-selected.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { FailedTable, LoadingTable } from '../../../ui/table/table-states.tsx';
import { type TableFilter, TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { useDeleteNames } from './delete-name.tsx';
import { actionColumn, isSelectable, nameColumns } from './name-columns.tsx';

const loadTeamDialog = async () => (await import('./name-dialogs.tsx')).TeamDialog;

const loadMergeTeamDialog = async () => (await import('./merge-dialog.tsx')).MergeTeamDialog;

const teamOrder: TableFilter<'sort'> = {
  name: 'sort',
  label: 'Ordning',
  all: 'Namn A–Ö',
  labels: { newest: 'Nyast först' },
  className: 'basis-40 max-sm:basis-full',
};

export interface TeamTableProps {
  address: ResultNamesAddress;
  /** Called with another search or order, for the first page. */
  onChange: (change: (latest: ResultNamesAddress) => ResultNamesAddress) => void;
}

export function TeamTable({ address, onChange }: TeamTableProps) {
  const { search, sort, league, order } = address;
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().results.listTeamsForEditing.queryOptions({ input: teamSearchOf(address) }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<{ team: EditedTeam | undefined }>();
  const [merged, setMerged] = useState<EditedTeam>();
  const teams = data?.teams ?? [];
  const selection = useSelection(teams);
  const deletion = useDeleteNames<EditedTeam>('team');
  const allHref = paths.adminResultNames + stringifySearch({ league, order });
  const hrefOf = (place: PageParams) =>
    paths.adminResultNames + stringifySearch({ search, sort, league, order, ...place });
  return (
    <Section title="Lag" more={<Button onClick={() => setEdited({ team: undefined })}>Nytt lag</Button>}>
      <div className="flex flex-col gap-4" aria-busy={isFetching}>
        <TableToolbar
          label="Sök bland lag"
          placeholder="Namn eller annat namn"
          action={allHref}
          address={{ search, sort }}
          onChange={(change) =>
            onChange(({ after: _after, before: _before, page: _page, ...latest }) =>
              parseResultNamesAddress({ ...latest, ...change }),
            )
          }
          filters={[teamOrder]}
          fileHref={fileHref('/admin/teams', teamSearchOf(address))}
        />
        {!data && !error && <LoadingTable label="Laddar lag" />}
        {!data && error && (
          <FailedTable
            title={editingTexts.teamsFailed}
            sentence={errorMessageOf(error)}
            address={address}
            startHref={hrefOf({})}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <HitCount
            count={data.teams.length}
            hasMore={data.next !== null}
            empty={
              <EmptyState
                title={search ? 'Inga lag hittades' : 'Inga lag än'}
                action={search && <ButtonLink href={allHref}>Visa alla lag</ButtonLink>}
              >
                {search
                  ? `Inget lag heter något med ”${search}”.`
                  : 'Lag skapas också när du sparar eller importerar deras matcher.'}
              </EmptyState>
            }
          />
        )}
        <DeleteSelected page={teams.filter(isSelectable)} selection={selection} deletion={deletion} />
        {data && data.teams.length > 0 && (
          <Table
            isDense
            caption="Lag"
            columns={[
              ...nameColumns(selection),
              { key: 'city', label: 'Ort', cell: ({ city }) => city ?? '–' },
              actionColumn<EditedTeam>({ edit: (team) => setEdited({ team }), merge: setMerged, deletion }),
            ]}
            rows={data.teams}
            rowKey={({ id }) => id}
          />
        )}
        {data && <Pagination {...adjacentPages(address.page, data, hrefOf)} />}
      </div>
      {edited && (
        <LazyDialog load={loadTeamDialog} props={{ ...edited, onClose: () => setEdited(undefined) }} />
      )}
      {merged && (
        <LazyDialog
          load={loadMergeTeamDialog}
          props={{ from: merged, onClose: () => setMerged(undefined) }}
        />
      )}
    </Section>
  );
}
