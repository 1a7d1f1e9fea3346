// One page of security events with all its faces, and the choice of which.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SecurityAddress, securitySearchOf } from '#shared/features/security/address.ts';
import { eventLabels, securityWords } from '#shared/features/security/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, FailedState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EventTable } from './event-table.tsx';
import { neighbourEvents, securityHref } from './security-addresses.ts';

const FRESH_MS = 10_000;

export function EventFilter({
  address,
  onChoose,
}: {
  address: SecurityAddress;
  onChoose: (event: string) => void;
}) {
  return (
    <Field label="Händelse" className="max-w-80">
      {(control) => (
        <Select {...control} value={address.event ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">Alla händelser</option>
          {Object.entries(eventLabels).map(([event, label]) => (
            <option key={event} value={event}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function EventList({ address }: { address: SecurityAddress }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().security.list.queryOptions({ input: securitySearchOf(address) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? (
      <FailedEvents error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Loading label="Laddar säkerhetshändelser" className="flex flex-col gap-3">
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      {data.events.length === 0 ? (
        <EmptyState
          title="Inga säkerhetshändelser"
          action={address.event && <ButtonLink href={securityHref({})}>Visa alla händelser</ButtonLink>}
        >
          {address.event ? 'Inget sådant har hänt.' : 'När något hotar webbplatsen visas det här.'}
        </EmptyState>
      ) : (
        <EventTable events={data.events} />
      )}
      <Pagination {...neighbourEvents(address, data)} />
    </div>
  );
}

interface FailedEventsProps {
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
}

export function FailedEvents({ error, isRetrying = false, onRetry }: FailedEventsProps) {
  return (
    <FailedState title={securityWords.listFailed} onRetry={onRetry} isRetrying={isRetrying}>
      <p>{sentenceOf(error)}</p>
      <ButtonLink href={securityHref({})} variant="ghost" className="mt-2">
        Börja om från första sidan
      </ButtonLink>
    </FailedState>
  );
}
