// A page of the back office's tournaments in all its states, and deleting several at once.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
import { DeleteSelected } from '../../../ui/table/delete-selected.tsx';
import { hitText } from '../../../ui/table/hit-text.ts';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../../ui/table/table-states.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
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
  const deletion = useDeleteTournaments();
  const page = useQuery({
    ...useApi().tournaments.listForStaff.queryOptions({ input: tournamentTableInput(address) }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(page.data?.tournaments ?? []);
  const isFiltered =
    tournamentTableHref(changeTournamentTable(address, { sort: undefined })) !== tournamentTableHref({});
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar turneringar"
      renderFailure={(failure) => <FailedTournaments address={address} {...failure} />}
    >
      {(data) => (
        <>
          <output className="text-sm text-muted">
            {isFiltered ? hitText(data.total) : countRegistered(data.total)}
          </output>
          <DeleteSelected page={data.tournaments} selection={selection} deletion={deletion} />
          {data.tournaments.length === 0 ? (
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
              tournaments={data.tournaments}
              isOldestFirst={address.sort === 'oldest'}
              selection={selection}
              onSort={() => onSort(address.sort === 'oldest' ? undefined : 'oldest')}
              onEdit={onEdit}
              onCopy={onCopy}
              onRemove={(tournament) => void deletion.remove([tournament])}
            />
          )}
          <Pagination {...adjacentTableHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

/** Source: spec 2 §8 Tournaments. */
export function FailedTournaments({
  address,
  error,
  ...retry
}: TableFailure & Pick<TournamentOfficeListProps, 'address'>) {
  return (
    <FailedTable
      title={tournamentTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={tournamentTableHref(changeTournamentTable(address, {}))}
      {...retry}
    />
  );
}
