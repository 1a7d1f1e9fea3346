// One page of synonyms in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type MissedAddress,
  parseMissedAddress,
  type SynonymsAddress,
  synonymSearchOf,
} from '#shared/features/synonyms/address.ts';
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { adjacentPages } from '../../core/list-addresses.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DeleteSelected } from '../../ui/table/delete-selected.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../ui/table/table-states.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { synonymsHref } from './synonym-addresses.ts';
import { SynonymTable } from './synonym-table.tsx';
import { useDeleteSynonyms } from './use-delete-synonyms.ts';

export interface SynonymListProps {
  address: SynonymsAddress & MissedAddress;
  /** The button that adds synonyms, for the empty state. */
  add: ReactNode;
  onEdit: (synonyms: Synonyms) => void;
}

export function SynonymList({ address, add, onEdit }: SynonymListProps) {
  const page = useQuery({
    ...useApi().synonyms.list.queryOptions({ input: synonymSearchOf(address) }),
    placeholderData: keepPreviousData,
  });
  const rows = (page.data?.synonyms ?? []).map(({ id, words, direction }) => ({
    id: String(id),
    words,
    direction,
  }));
  const selection = useSelection(rows);
  const deletion = useDeleteSynonyms();
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar synonymer"
      renderFailure={(failure) => <FailedSynonyms address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.synonyms.length}
            hasMore={data.next !== null}
            empty={<NoSynonyms address={address} add={add} />}
          />
          <DeleteSelected page={rows} selection={selection} deletion={deletion} />
          {rows.length > 0 && (
            <SynonymTable
              synonyms={rows}
              selection={selection}
              onEdit={(row) => onEdit({ ...row, id: Number(row.id) })}
              onRemove={(row) => void deletion.remove([row])}
            />
          )}
          <Pagination {...adjacentPages(address.page, data, (place) => synonymsHref(address, place))} />
        </>
      )}
    </TableStates>
  );
}

function NoSynonyms({ address, add }: Pick<SynonymListProps, 'address' | 'add'>) {
  const { search, direction } = address;
  if (search ?? direction)
    return (
      <EmptyState
        title="Inga synonymer hittades"
        action={
          <ButtonLink href={synonymsHref(parseMissedAddress({ ...address }))}>Visa alla synonymer</ButtonLink>
        }
      >
        {search && `Inget ord innehåller ”${search}”.`}
      </EmptyState>
    );
  return (
    <EmptyState title="Inga synonymer än" action={add}>
      Utan synonymer hittar ”sneakers” bara annonser som säger just det.
    </EmptyState>
  );
}

export function FailedSynonyms({ address, error, ...retry }: TableFailure & { address: SynonymsAddress }) {
  return (
    <FailedTable
      title={synonymTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={synonymsHref(address)}
      {...retry}
    />
  );
}
