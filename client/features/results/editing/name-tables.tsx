// Leagues and teams in the back office: tables, search and their dialogs.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  parseResultNamesAddress,
  type ResultNamesAddress,
  teamSearchOf,
} from '#shared/features/results/editing/address.ts';
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { describeTableRule, editingTexts } from '#shared/features/results/editing/texts.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages, type PageParams } from '../../../core/adjacent-pages.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { fileHref } from '../../../core/file-href.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { FileLink } from '../../../ui/table/file-link.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { FailedTable, LoadingTable } from '../../../ui/table/table-states.tsx';
import { type TableFilter, TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { useDeleteName } from './delete-name.tsx';

const loadLeagueDialog = async () => (await import('./name-dialogs.tsx')).LeagueDialog;
const loadTeamDialog = async () => (await import('./name-dialogs.tsx')).TeamDialog;

const loadMergeLeagueDialog = async () => (await import('./merge-dialog.tsx')).MergeLeagueDialog;
const loadMergeTeamDialog = async () => (await import('./merge-dialog.tsx')).MergeTeamDialog;

const ruleColumn: Column<EditedLeague> = {
  key: 'rule',
  label: 'Tabell',
  cell: (league) => <TableRule league={league} />,
};

export function LeagueTable() {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().results.listLeaguesForEditing.queryOptions(),
  );
  const [edited, setEdited] = useState<{ league: EditedLeague | undefined }>();
  const [merged, setMerged] = useState<EditedLeague>();
  const remove = useDeleteName('league');
  return (
    <Section
      title="Ligor"
      more={
        <span className="flex flex-wrap gap-3">
          <FileLink of="ligor" href={fileHref('/admin/leagues', {})} />
          <Button onClick={() => setEdited({ league: undefined })}>Ny liga</Button>
        </span>
      }
    >
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
        <Table
          isDense
          caption="Ligor"
          columns={[
            ...nameColumns<EditedLeague>(),
            ruleColumn,
            actionColumn<EditedLeague>({ edit: (league) => setEdited({ league }), merge: setMerged, remove }),
          ]}
          rows={data.leagues}
          rowKey={({ id }) => id}
        />
      )}
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
  onChange: (change: ResultNamesAddress) => void;
}

export function TeamTable({ address, onChange }: TeamTableProps) {
  const { search, sort } = address;
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().results.listTeamsForEditing.queryOptions({ input: teamSearchOf(address) }),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<{ team: EditedTeam | undefined }>();
  const [merged, setMerged] = useState<EditedTeam>();
  const remove = useDeleteName('team');
  const hrefOf = (place: PageParams) => paths.adminResultNames + stringifySearch({ search, sort, ...place });
  return (
    <Section title="Lag" more={<Button onClick={() => setEdited({ team: undefined })}>Nytt lag</Button>}>
      <div className="flex flex-col gap-4" aria-busy={isFetching}>
        <TableToolbar
          label="Sök bland lag"
          placeholder="Namn eller annat namn"
          action={paths.adminResultNames}
          address={{ search, sort }}
          onChange={(change) => onChange(parseResultNamesAddress({ search, sort, ...change }))}
          filters={[teamOrder]}
          fileHref={fileHref('/admin/teams', address)}
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
        {data && <HitCount count={data.teams.length} hasMore={data.next !== null} />}
        {data?.teams.length === 0 && (
          <EmptyState
            title={search ? 'Inga lag hittades' : 'Inga lag än'}
            action={search && <ButtonLink href={paths.adminResultNames}>Visa alla lag</ButtonLink>}
          >
            {search
              ? `Inget lag heter något med ”${search}”.`
              : 'Lag skapas också när du sparar eller importerar deras matcher.'}
          </EmptyState>
        )}
        {data && data.teams.length > 0 && (
          <Table
            isDense
            caption="Lag"
            columns={[
              ...nameColumns<EditedTeam>(),
              { key: 'city', label: 'Ort', cell: ({ city }) => city ?? '–' },
              actionColumn<EditedTeam>({ edit: (team) => setEdited({ team }), merge: setMerged, remove }),
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

interface NamedRow {
  name: string;
  aliases: string[];
  results: number;
  can: { delete: boolean };
}

function nameColumns<Row extends NamedRow>(): Column<Row>[] {
  return [
    {
      key: 'name',
      label: 'Namn',
      role: 'heading',
      cell: ({ name }) => <span className="text-left font-semibold [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      key: 'aliases',
      label: 'Andra namn',
      cell: ({ aliases }) => (
        <span className="[overflow-wrap:anywhere] text-muted">{aliases.join(', ') || '–'}</span>
      ),
    },
    {
      key: 'results',
      label: 'Matcher',
      align: 'right',
      cell: ({ results }) => <span className="tabular-nums">{results}</span>,
    },
  ];
}

interface RowActions<Row> {
  edit: (row: Row) => void;
  merge: (row: Row) => void;
  remove: (row: Row) => Promise<void>;
}

function actionColumn<Row extends NamedRow>({ edit, merge, remove }: RowActions<Row>): Column<Row> {
  return {
    key: 'actions',
    label: 'Åtgärder',
    role: 'actions',
    cell: (row) => (
      <>
        {/* The optional button is first, so that the other buttons are aligned across the rows. */}
        {row.can.delete && (
          <IconButton
            label={`Ta bort ${row.name}`}
            icon={<Trash2 size={18} />}
            onClick={() => void remove(row)}
          />
        )}
        <IconButton label={`Redigera ${row.name}`} icon={<Pencil size={18} />} onClick={() => edit(row)} />
        <IconButton label={`Slå ihop ${row.name}`} icon={<Merge size={18} />} onClick={() => merge(row)} />
      </>
    ),
  };
}

function TableRule({ league }: { league: EditedLeague }) {
  const rule = describeTableRule(league);
  return league.isForChildren ? <Badge>{rule}</Badge> : rule;
}
