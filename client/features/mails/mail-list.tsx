// One page of the outbox in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import type { MailsAddress } from '#shared/features/mails/address.ts';
import { mailStatuses, mailTexts } from '#shared/features/mails/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { Pagination, type PaginationProps } from '../../ui/table/pagination.tsx';
import { FailedTable, LoadingTable } from '../../ui/table/table-states.tsx';
import { MailTable } from './mail-table.tsx';
import { useResend } from './use-resend.ts';

/** Short, because the outbox changes while mails are sent. */
const FRESH_MS = 10_000;

export function MailFilter({
  status,
  onChoose,
}: {
  status: string | undefined;
  onChoose: (status: string) => void;
}) {
  return (
    <FilterSelect
      label="Status"
      all="Alla statusar"
      labels={statusLabels}
      value={status ?? ''}
      onChange={onChoose}
      className="max-w-80"
    />
  );
}

const statusLabels = Object.fromEntries(
  Object.entries(mailStatuses).map(([status, { label }]) => [status, label]),
);

export interface MailListProps {
  address: MailsAddress;
  adjacentPagesOf: (places: { next: string | null; previous: string | null }) => PaginationProps;
  onRead: (mail: ListedMail) => void;
}

export function MailList({ address, adjacentPagesOf, onRead }: MailListProps) {
  const { status, after, before } = address;
  const resend = useResend();
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().mails.list.queryOptions({ input: { status, after, before } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? (
      <FailedMails address={address} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingTable label="Laddar e-post" />
    );
  }
  if (data.mails.length === 0 && status) {
    return (
      <EmptyState
        title="Inga sådana mejl"
        action={<ButtonLink href={paths.adminMail}>Visa all e-post</ButtonLink>}
      />
    );
  }
  if (data.mails.length === 0) {
    return (
      <EmptyState
        title="Ingen e-post än"
        action={<ButtonLink href={paths.admin}>Till översikten</ButtonLink>}
      >
        Här syns mejlen när någon skapar ett konto, glömmer sitt lösenord eller loggar in på en ny enhet.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <MailTable mails={data.mails} onRead={onRead} onResend={resend} />
      <Pagination {...adjacentPagesOf(data)} />
    </div>
  );
}

export interface FailedMailsProps {
  address: MailListProps['address'];
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

export function FailedMails({ address, error, isRetrying, onRetry }: FailedMailsProps) {
  return (
    <FailedTable
      title={mailTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={paths.adminMail}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
