// Statistics of the whole site. Source: spec 2 §2 Site statistics and analysis.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { SiteFigures } from '../../features/statistics/site/site-figures.tsx';
import { periodOf } from '../../features/statistics/statistics-addresses.ts';
import { FailedStatistics, StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/analytics')({
  component: AnalyticsPage,
  errorComponent: FailedAnalytics,
});

function AnalyticsPage() {
  const period = periodOf(Route.useSearch());
  return (
    <>
      <Heading />
      <StatisticsPage
        path={paths.adminAnalytics}
        period={period}
        query={useApi().statistics.site.queryOptions({ input: { period } })}
      >
        {(statistics) => <SiteFigures statistics={statistics} />}
      </StatisticsPage>
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Statistik och analys">
      Räknas utan cookies och utan att spara adresser. Program, förhandsladdade sidor och besök på egna
      annonser och inlägg räknas inte, och samma besökare räknas en gång per sida och halvtimme. Dygnet är
      svenskt.
    </PageHeading>
  );
}

function FailedAnalytics(props: ErrorComponentProps) {
  return (
    <>
      <Heading />
      <FailedStatistics {...props} />
    </>
  );
}
