// Export and erasure of the user's data, side by side on a wide screen.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { ErasureStatus } from './erasure-status.tsx';
import { ExportSection } from './export-section.tsx';

/** Interval in ms for polling a pending export. */
const POLL_INTERVAL_MS = 1000;

export function PersonalDataPanel() {
  const [hasRequestedErasure, setHasRequestedErasure] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    useApi().personalData.find.queryOptions({
      // The data may have been cached long before the section is opened.
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.export?.status === 'waiting' ? POLL_INTERVAL_MS : false),
    }),
  );
  if (!data) {
    return error ? (
      <FailedState
        title="Kunde inte hämta dina uppgifter"
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Hämtar dina uppgifter">
        <Skeleton className="h-44 max-w-xl" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-8 pt-1 md:grid-cols-2">
      <ExportSection copy={data.export} failure={error ? errorMessageOf(error) : ''} />
      <section aria-labelledby="erase-account" className="flex flex-col gap-4">
        <h3 id="erase-account" className="text-base">
          Radera kontot
        </h3>
        {data.erasure ? (
          <ErasureStatus {...data.erasure} hasReplacedForm={hasRequestedErasure} />
        ) : (
          <ErasureForm proof={data.proof} onRequested={() => setHasRequestedErasure(true)} />
        )}
      </section>
    </div>
  );
}
