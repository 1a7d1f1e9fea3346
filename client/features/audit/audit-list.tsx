// One page of the audit log, or of one's own actions, in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditAddress, auditSearchOf } from '#shared/features/audit/address.ts';
import { auditTexts } from '#shared/features/audit/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { STAFF_STALE_MS } from '../../core/query-client.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../ui/table/table-states.tsx';
import { auditAddresses, type AuditScope } from './audit-addresses.ts';
import { AuditTable } from './audit-table.tsx';

export interface AuditListProps {
  scope: AuditScope;
  address: AuditAddress;
}

export function AuditList({ scope, address }: AuditListProps) {
  const { audit } = useApi();
  const list = scope === 'own' ? audit.listOwn : audit.list;
  const page = useQuery({
    ...list.queryOptions({ input: auditSearchOf(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <TableStates
      query={page}
      loadingLabel={scope === 'own' ? 'Laddar dina beslut' : 'Laddar händelseloggen'}
      renderFailure={(failure) => <FailedAudit scope={scope} address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.entries.length}
            hasMore={data.next !== null}
            empty={<NoEntries scope={scope} address={address} />}
          />
          {data.entries.length > 0 && <AuditTable scope={scope} entries={data.entries} />}
          <Pagination {...auditAddresses[scope].adjacentHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

function NoEntries({ scope, address }: AuditListProps) {
  const { sort: _sort, ...filters } = address;
  const isNarrowed = Object.values(filters).some(Boolean);
  if (!isNarrowed) {
    return (
      <EmptyState title="Inget har hänt än">
        {scope === 'own'
          ? 'När du avgör eller ändrar något för andra står det här, för alltid.'
          : 'När någon i personalen ändrar något för andra står det här, för alltid.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Inga händelser hittades"
      action={<ButtonLink href={auditAddresses[scope].hrefOf({})}>Visa alla händelser</ButtonLink>}
    >
      {address.search ? `Inget i loggen passar ”${address.search}”.` : 'Inget sådant står i loggen.'}
    </EmptyState>
  );
}

export function FailedAudit({ scope, address, error, ...retry }: TableFailure & AuditListProps) {
  return (
    <FailedTable
      title={scope === 'own' ? auditTexts.ownFailed : auditTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={auditAddresses[scope].hrefOf({})}
      {...retry}
    />
  );
}
