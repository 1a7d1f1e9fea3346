// Statistics of the whole site. Source: spec 2 §2 Site statistics and analysis.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { statisticsTexts } from '#shared/features/statistics/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { LoadingStatistics } from '../../features/statistics/figures.tsx';
import { PeriodSelect } from '../../features/statistics/period-select.tsx';
import { SiteFigures } from '../../features/statistics/site/site-figures.tsx';
import { addressOfPeriod, periodOf } from '../../features/statistics/statistics-addresses.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/analytics')({
  component: AnalyticsPage,
  errorComponent: FailedAnalytics,
});

function AnalyticsPage() {
  const period = periodOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().statistics.site.queryOptions({ input: { period } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Heading />
      <div className="mb-6">
        <PeriodSelect
          value={period}
          onChange={(next) => void navigate({ search: addressOfPeriod(next), resetScroll: false })}
        />
      </div>
      {data && (
        <div aria-busy={isFetching}>
          <SiteFigures statistics={data} />
        </div>
      )}
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

function Heading() {
  return (
    <PageHeading title="Statistik och analys">
      Räknas utan kakor och utan att spara adresser. Program och förhandsladdade sidor räknas inte, och samma
      besökare räknas en gång per sida och halvtimme. Dygnet är svenskt.
    </PageHeading>
  );
}

/** Shown when the server could not render the page. */
function FailedAnalytics({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedState title={statisticsTexts.analyticsFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
