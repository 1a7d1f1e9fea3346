// One page of the audit log in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditAddress, auditSearchOf } from '#shared/features/audit/address.ts';
import { auditTexts } from '#shared/features/audit/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FailedTable, LoadingTable } from '../../ui/table/table-states.tsx';
import { auditHref, adjacentAuditHrefs } from './audit-addresses.ts';
import { AuditTable } from './audit-table.tsx';

const FRESH_MS = 10_000;

export function AuditList({ address }: { address: AuditAddress }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().audit.list.queryOptions({ input: auditSearchOf(address) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? (
      <FailedAudit error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingTable label="Laddar händelseloggen" />
    );
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      {data.entries.length === 0 ? <NoActs address={address} /> : <AuditTable entries={data.entries} />}
      <Pagination {...adjacentAuditHrefs(address, data)} />
    </div>
  );
}

function NoActs({ address }: { address: AuditAddress }) {
  const isNarrowed = Object.values(address).some(Boolean);
  if (!isNarrowed) {
    return (
      <EmptyState title="Inget har hänt än">
        När någon i personalen ändrar något för andra står det här, för alltid.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Inga händelser hittades"
      action={<ButtonLink href={auditHref({})}>Visa alla händelser</ButtonLink>}
    >
      Inget i loggen passar sökningen.
    </EmptyState>
  );
}

interface FailedAuditProps {
  error: unknown;
  isRetrying?: boolean | undefined;
  onRetry: () => void;
}

export function FailedAudit({ error, isRetrying, onRetry }: FailedAuditProps) {
  return (
    <FailedTable
      title={auditTexts.listFailed}
      sentence={errorMessageOf(error)}
      startHref={auditHref({})}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
