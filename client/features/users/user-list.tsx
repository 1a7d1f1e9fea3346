// One page of the user table in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type UsersAddress, usersSearchOf } from '#shared/features/users/address.ts';
import type { User } from '#shared/features/users/contract.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { STAFF_STALE_MS } from '../../core/query-client.ts';
import { useReadsAddresses } from '../../core/viewer.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../ui/table/table-states.tsx';
import { failureSentence } from './failure-sentence.ts';
import { changeUsers, adjacentUserHrefs, usersHref } from './user-addresses.ts';

export function useUsers(address: UsersAddress) {
  return useQuery({
    ...useApi().users.list.queryOptions({ input: usersSearchOf(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
}

export interface UserListProps {
  address: UsersAddress;
  page: ReturnType<typeof useUsers>;
  children: (users: User[]) => ReactNode;
}

export function UserList({ address, page, children }: UserListProps) {
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar användare"
      renderFailure={(failure) => <FailedUsers address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.users.length}
            hasMore={data.next !== null}
            empty={<NoUsers address={address} />}
          />
          {data.users.length > 0 && children(data.users)}
          <Pagination {...adjacentUserHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

/** Without a search the table always includes the viewer. */
function NoUsers({ address }: { address: UsersAddress }) {
  const noAddress = useReadsAddresses() ? 'ingen e-postadress' : 'ingen hel e-postadress';
  return (
    <EmptyState
      title="Inga användare hittades"
      action={<ButtonLink href={usersHref({})}>Visa alla användare</ButtonLink>}
    >
      {address.search
        ? `Inget namn och ${noAddress} passar ”${address.search}”.`
        : 'Ingen har den rollen just nu.'}
    </EmptyState>
  );
}

export function FailedUsers({ address, error, ...retry }: TableFailure & { address: UsersAddress }) {
  return (
    <FailedTable
      title={failureSentence(userTexts.listFailed, error)}
      address={address}
      startHref={usersHref(changeUsers(address, {}))}
      {...retry}
    />
  );
}
