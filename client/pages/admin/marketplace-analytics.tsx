// Statistics of the marketplace: period, figures, and a file of the categories. Source: spec 2 §2 Marketplace statistics.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { MarketplaceFigures } from '../../features/statistics/marketplace/marketplace-figures.tsx';
import { categoryFileHref, periodOf } from '../../features/statistics/statistics-addresses.ts';
import { FailedStatistics, StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { FileLink } from '../../ui/table/file-link.tsx';

export const Route = createLazyRoute('/admin/marketplace/analytics')({
  component: MarketplaceAnalyticsPage,
  errorComponent: FailedMarketplaceAnalytics,
});

function MarketplaceAnalyticsPage() {
  const period = periodOf(Route.useSearch());
  return (
    <>
      <Heading />
      <StatisticsPage
        path={paths.adminMarketplaceAnalytics}
        period={period}
        query={useApi().statistics.marketplace.queryOptions({ input: { period } })}
        tools={<FileLink href={categoryFileHref(period)} />}
      >
        {(statistics) => <MarketplaceFigures statistics={statistics} />}
      </StatisticsPage>
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

function FailedMarketplaceAnalytics(props: ErrorComponentProps) {
  return (
    <>
      <Heading />
      <FailedStatistics {...props} />
    </>
  );
}
