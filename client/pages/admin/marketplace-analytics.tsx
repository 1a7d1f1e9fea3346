// Statistics of the marketplace: period, figures, and a file of the categories. Source: spec 2 §2 Marketplace statistics.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { statisticsTexts } from '#shared/features/statistics/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { LoadingStatistics } from '../../features/statistics/figures.tsx';
import { PeriodSelect } from '../../features/statistics/period-select.tsx';
import { MarketplaceFigures } from '../../features/statistics/marketplace/marketplace-figures.tsx';
import {
  addressOfPeriod,
  categoryFileHref,
  periodOf,
} from '../../features/statistics/statistics-addresses.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { FileLink } from '../../ui/table/file-link.tsx';

export const Route = createLazyRoute('/admin/marketplace/analytics')({
  component: MarketplaceAnalyticsPage,
  errorComponent: FailedMarketplaceAnalytics,
});

function MarketplaceAnalyticsPage() {
  const period = periodOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().statistics.marketplace.queryOptions({ input: { period } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Heading />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PeriodSelect
          value={period}
          onChange={(next) => void navigate({ search: addressOfPeriod(next), resetScroll: false })}
        />
        <FileLink href={categoryFileHref(period)} />
      </div>
      {data && (
        <div aria-busy={isFetching}>
          <MarketplaceFigures statistics={data} />
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
    <PageHeading title="Marknadsstatistik">
      Annonser som skapats under perioden, jämfört med lika många dagar innan. Uppdateras var tionde minut.
    </PageHeading>
  );
}

/** Shown when the server could not render the page. */
function FailedMarketplaceAnalytics({ error, reset }: ErrorComponentProps) {
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
