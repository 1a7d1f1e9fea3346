// A page of the back office's tournaments in all its states, and deleting several at once.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type TournamentTableAddress,
  tournamentTableInput,
} from '#shared/features/tournaments/editing/address.ts';
import { countRegistered, editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { FailedTable, LoadingTable } from '../../../ui/table/table-states.tsx';
import { adjacentTableHrefs, changeTournamentTable, tournamentTableHref } from './table-addresses.ts';
import { useDeleteTournaments } from './tournament-actions.ts';
import { TournamentTable } from './tournament-table.tsx';

export interface TournamentOfficeListProps {
  address: TournamentTableAddress;
  onSort: (sort: TournamentTableAddress['sort']) => void;
  onNew: () => void;
  onEdit: (id: string) => void;
  onCopy: (id: string) => void;
}

export function TournamentOfficeList({ address, onSort, onNew, onEdit, onCopy }: TournamentOfficeListProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { remove, isDeleting } = useDeleteTournaments();
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().tournaments.listForStaff.queryOptions({ input: tournamentTableInput(address) }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <FailedTournaments
        address={address}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingTable label="Laddar turneringar" />
    );
  const { tournaments, total } = data;
  const selected = tournaments.filter(({ id }) => selectedIds.has(id));
  const isFiltered = tournamentTableHref(changeTournamentTable(address, {})) !== tournamentTableHref({});

  function select(ids: readonly string[], isSelected: boolean): void {
    const next = new Set(selectedIds);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelectedIds(next);
  }

  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <output className="text-sm text-muted">
        {isFiltered ? (total === 1 ? '1 träff' : `${total} träffar`) : countRegistered(total)}
      </output>
      {tournaments.length > 0 && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 rounded-md border border-line bg-surface px-3">
          <Checkbox
            label={`Markera alla på sidan (${tournaments.length})`}
            checked={selected.length === tournaments.length}
            disabled={isDeleting}
            onChange={({ target }) =>
              select(
                tournaments.map(({ id }) => id),
                target.checked,
              )
            }
          />
          {selected.length > 0 && (
            <Button
              size="sm"
              className="ml-auto"
              busy={isDeleting}
              onClick={() => void remove(selected).then((left) => setSelectedIds(new Set(left)))}
            >
              Ta bort markerade ({selected.length})
            </Button>
          )}
        </div>
      )}
      {tournaments.length === 0 ? (
        <EmptyState
          title={isFiltered ? tournamentTexts.noneFound : editingTexts.noneYet}
          action={
            isFiltered ? (
              <ButtonLink href={tournamentTableHref({})}>Visa alla turneringar</ButtonLink>
            ) : (
              <Button onClick={onNew}>Ny turnering</Button>
            )
          }
        />
      ) : (
        <TournamentTable
          tournaments={tournaments}
          isOldestFirst={address.sort === 'oldest'}
          selectedIds={selectedIds}
          onSelect={(id, isSelected) => select([id], isSelected)}
          onSort={() => onSort(address.sort === 'oldest' ? undefined : 'oldest')}
          onEdit={onEdit}
          onCopy={onCopy}
          onRemove={(tournament) => void remove([tournament])}
        />
      )}
      <Pagination {...adjacentTableHrefs(address, data)} />
    </div>
  );
}

export interface FailedTournamentsProps {
  address: TournamentTableAddress;
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Source: spec 2 §8 Tournaments. */
export function FailedTournaments({ address, error, isRetrying, onRetry }: FailedTournamentsProps) {
  return (
    <FailedTable
      title={tournamentTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={tournamentTableHref(changeTournamentTable(address, {}))}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
