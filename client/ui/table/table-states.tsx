// A page of a table in the back office: loading, failed or loaded.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { FailedState } from '../feedback/empty-state.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';

export interface TableStatesProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** For screen readers, for example "Laddar användare". */
  loadingLabel: string;
  renderFailure: (failure: TableFailure) => ReactNode;
  /** Also renders the empty state. */
  children: (data: Data) => ReactNode;
}

/** Why a table has failed to load, in its page or when the server could not render it. */
export interface TableFailure {
  error: unknown;
  isRetrying?: boolean | undefined;
  onRetry: () => void;
}

export function TableStates<Data>({ query, loadingLabel, renderFailure, children }: TableStatesProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <LoadingTable label={loadingLabel} />;
    return renderFailure({ error, isRetrying: isFetching, onRetry: () => void refetch() });
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      {children(data)}
    </div>
  );
}

export function LoadingTable({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-3">
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
    </Loading>
  );
}

export interface FailedTableProps extends Omit<TableFailure, 'error'> {
  title: string;
  /** The reason, when the title does not contain it. */
  sentence?: string;
  /** The cursor of the page; absent on the first one. */
  address: { after?: string | undefined; before?: string | undefined };
  /** The first page, offered on the others: their cursor may be invalid. */
  startHref: string;
}

export function FailedTable(props: FailedTableProps) {
  const { title, sentence, address, startHref, isRetrying = false, onRetry } = props;
  const isDeep = Boolean(address.after ?? address.before);
  return (
    <FailedState title={title} onRetry={onRetry} isRetrying={isRetrying}>
      {sentence && <p>{sentence}</p>}
      {isDeep && (
        <ButtonLink href={startHref} variant="ghost" className="mt-2">
          Börja om från första sidan
        </ButtonLink>
      )}
    </FailedState>
  );
}
