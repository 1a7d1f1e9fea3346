// The states of one record that is loaded: missing, loading, failed, and full.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessageOf, isMissing } from '../../core/failure.ts';
import { FailedState } from './empty-state.tsx';

export interface RecordStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown if the record does not exist, or not for this reader. */
  missing: ReactNode;
  loading: ReactNode;
  failedTitle: string;
  /** The level of the heading of the failed state. */
  level: 1 | 2;
  children: (data: Data) => ReactNode;
}

export function RecordStates<Data>({
  query,
  missing,
  loading,
  failedTitle,
  level,
  children,
}: RecordStatesProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (isMissing(error)) return missing;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return (
    <FailedState level={level} title={failedTitle} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorMessageOf(error)}
    </FailedState>
  );
}
