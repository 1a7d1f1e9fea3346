// A page of statistics in all its states: period, figures, and a failure.
import { type QueryKey, keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Period } from '#shared/features/statistics/periods.ts';
import { statisticsTexts } from '#shared/features/statistics/texts.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { LoadingStatistics } from './figures.tsx';
import { PeriodLinks } from './period-links.tsx';

export interface StatisticsPageProps<Statistics, Key extends QueryKey> {
  /** Address of the page. */
  path: string;
  period: Period;
  query: UseQueryOptions<Statistics, Error, Statistics, Key>;
  /** Beside the period. */
  tools?: ReactNode;
  children: (statistics: Statistics) => ReactNode;
}

/** The figures of the period before stay while others load. */
export function StatisticsPage<Statistics, Key extends QueryKey>(
  props: StatisticsPageProps<Statistics, Key>,
) {
  const { path, period, query, tools, children } = props;
  const { data, error, isFetching, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PeriodLinks path={path} current={period} />
        {tools}
      </div>
      {data && <div aria-busy={isFetching}>{children(data)}</div>}
      {!data && !error && <LoadingStatistics label="Laddar statistiken" />}
      {!data && error && (
        <FailedState
          title={statisticsTexts.analyticsFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      )}
    </>
  );
}

/** Shown when the server could not render the page. */
export function FailedStatistics({ error, reset }: { error: unknown; reset: () => void }) {
  const retry = usePageRetry(reset);
  return (
    <FailedState title={statisticsTexts.analyticsFailed} onRetry={retry}>
      {errorMessageOf(error)}
    </FailedState>
  );
}
