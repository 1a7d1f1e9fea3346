// Leagues in the back office: table, search and their dialogs.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  chooseLeagues,
  parseResultNamesAddress,
  type ResultNamesAddress,
} from '#shared/features/results/editing/address.ts';
import type { EditedLeague } from '#shared/features/results/editing/name-contract.ts';
import { describeTableRule, editingTexts } from '#shared/features/results/editing/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { fileHref } from '../../../core/file-href.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { DeleteSelected } from '../../../ui/table/delete-selected.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { LoadingTable } from '../../../ui/table/table-states.tsx';
import { type TableFilter, TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { useDeleteNames } from './delete-name.tsx';
import { actionColumn, isSelectable, nameColumns } from './name-columns.tsx';

const loadLeagueDialog = async () => (await import('./name-dialogs.tsx')).LeagueDialog;
const loadMergeLeagueDialog = async () => (await import('./merge-dialog.tsx')).MergeLeagueDialog;

const ruleColumn: Column<EditedLeague> = {
  key: 'rule',
  label: 'Tabell',
  cell: (league) => <TableRule league={league} />,
};

const leagueOrder: TableFilter<'order'> = {
  name: 'order',
  label: 'Ordning av ligor',
  all: 'Webbplatsens ordning',
  labels: { name: 'Namn A–Ö', results: 'Flest matcher' },
  className: 'basis-56 max-sm:basis-full',
};

export interface LeagueTableProps {
  address: ResultNamesAddress;
  /** Called with another search or order. */
  onChange: (change: ResultNamesAddress) => void;
}

/** Without pages: leagues are few. */
export function LeagueTable({ address, onChange }: LeagueTableProps) {
  const { league: search, order, ...ofTeams } = address;
  const allHref = paths.adminResultNames + stringifySearch(ofTeams);
  const listed = { league: search, order };
  const { data, error, isFetching, refetch } = useQuery(
    useApi().results.listLeaguesForEditing.queryOptions(),
  );
  const leagues = chooseLeagues(data?.leagues ?? [], address);
  const [edited, setEdited] = useState<{ league: EditedLeague | undefined }>();
  const [merged, setMerged] = useState<EditedLeague>();
  const selection = useSelection(leagues);
  const deletion = useDeleteNames<EditedLeague>('league');
  return (
    <Section title="Ligor" more={<Button onClick={() => setEdited({ league: undefined })}>Ny liga</Button>}>
      <div className="flex flex-col gap-4">
        <TableToolbar
          label="Sök bland ligor"
          placeholder="Namn eller annat namn"
          action={allHref}
          param="league"
          address={{ search, order }}
          onChange={({ search: league = search, ...change }) =>
            onChange(parseResultNamesAddress({ ...address, ...change, league }))
          }
          filters={[leagueOrder]}
          fileHref={fileHref('/admin/leagues', listed)}
          fileOf="ligor"
        />
        {!data && !error && <LoadingTable label="Laddar ligor" />}
        {!data && error && (
          <FailedState
            title={editingTexts.leaguesFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorMessageOf(error)}
          </FailedState>
        )}
        {data && (
          <HitCount
            count={leagues.length}
            hasMore={false}
            empty={
              <EmptyState
                title={search ? 'Inga ligor hittades' : 'Inga ligor än'}
                action={search && <ButtonLink href={allHref}>Visa alla ligor</ButtonLink>}
              >
                {search
                  ? `Ingen liga heter något med ”${search}”.`
                  : 'Ligor skapas också när du sparar eller importerar deras matcher.'}
              </EmptyState>
            }
          />
        )}
        <DeleteSelected page={leagues.filter(isSelectable)} selection={selection} deletion={deletion} />
        {leagues.length > 0 && (
          <Table
            isDense
            caption="Ligor"
            columns={[
              ...nameColumns(selection),
              ruleColumn,
              actionColumn<EditedLeague>({
                edit: (league) => setEdited({ league }),
                merge: setMerged,
                deletion,
              }),
            ]}
            rows={leagues}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {edited && (
        <LazyDialog load={loadLeagueDialog} props={{ ...edited, onClose: () => setEdited(undefined) }} />
      )}
      {merged && (
        <LazyDialog
          load={loadMergeLeagueDialog}
          props={{ from: merged, onClose: () => setMerged(undefined) }}
        />
      )}
    </Section>
  );
}

function TableRule({ league }: { league: EditedLeague }) {
  const rule = describeTableRule(league);
  return league.isForChildren ? <Badge>{rule}</Badge> : rule;
}
