// One page of security events in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  isTooShortSearch,
  type SecurityAddress,
  securitySearchOf,
} from '#shared/features/security/address.ts';
import { securityTexts } from '#shared/features/security/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../ui/table/table-states.tsx';
import { EventTable } from './event-table.tsx';
import { adjacentEventHrefs, changeSecurity, securityHref } from './security-addresses.ts';

const FRESH_MS = 10_000;

export function EventList({ address }: { address: SecurityAddress }) {
  const isTooShort = isTooShortSearch(address.search);
  const page = useQuery({
    ...useApi().security.list.queryOptions({ input: securitySearchOf(address) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: !isTooShort,
  });
  if (isTooShort) return <TooShortSearch />;
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar säkerhetshändelser"
      renderFailure={(failure) => <FailedEvents address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.events.length}
            hasMore={data.next !== null}
            empty={<NoEvents address={address} />}
          />
          {data.events.length > 0 && <EventTable events={data.events} />}
          <Pagination {...adjacentEventHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

function TooShortSearch() {
  return (
    <EmptyState
      title={securityTexts.searchTooShort}
      action={<ButtonLink href={securityHref({})}>Visa alla händelser</ButtonLink>}
    >
      Sökningen gäller en del av ett namn, en e-postadress, en IP-adress eller en sida.
    </EmptyState>
  );
}

function NoEvents({ address: { search, event } }: { address: SecurityAddress }) {
  if (!search && !event)
    return (
      <EmptyState title="Inga säkerhetshändelser">När något hotar webbplatsen visas det här.</EmptyState>
    );
  return (
    <EmptyState
      title="Inga säkerhetshändelser hittades"
      action={<ButtonLink href={securityHref({})}>Visa alla händelser</ButtonLink>}
    >
      {search
        ? `Inget namn, ingen e-postadress, IP-adress eller sida passar ”${search}”.`
        : 'Inget sådant har hänt.'}
    </EmptyState>
  );
}

export function FailedEvents({ address, error, ...retry }: TableFailure & { address: SecurityAddress }) {
  return (
    <FailedTable
      title={securityTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={securityHref(changeSecurity(address, {}))}
      {...retry}
    />
  );
}
