// The overview of the marketplace: counters and the latest ads. Source: spec 2 §2 Marketplace overview.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import type { MarketplaceOverview } from '#shared/features/statistics/contract.ts';
import { statisticsTexts } from '#shared/features/statistics/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { STAFF_STALE_MS } from '../../core/query-client.ts';
import { moderationHref } from '../../features/ads/moderation/moderation-addresses.ts';
import { CardGrid, LoadingStatistics } from '../../features/statistics/figures.tsx';
import { LatestAdsTable } from '../../features/statistics/marketplace/latest-ads-table.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { numberText } from '../../ui/chart/number-text.ts';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { StatCard } from '../../ui/layout/card.tsx';
import { PageHeading, Section } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/marketplace')({
  component: MarketplacePage,
  errorComponent: FailedMarketplace,
});

function MarketplacePage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().statistics.marketplaceOverview.queryOptions(),
    staleTime: STAFF_STALE_MS,
  });
  return (
    <>
      <Heading />
      {data && <Overview overview={data} />}
      {!data && !error && <LoadingStatistics label="Laddar marknadsplatsen" />}
      {!data && error && (
        <FailedState
          title={statisticsTexts.marketplaceFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      )}
    </>
  );
}

function Overview({
  overview: { total, active, pending, rejected, latestAds },
}: {
  overview: MarketplaceOverview;
}) {
  const counters = [
    { label: 'Totalt', value: total, hint: 'Alla annonser', href: moderationHref({}) },
    { label: 'Aktiva', value: active, hint: 'Syns på torget', href: moderationHref({ status: 'approved' }) },
    { label: 'Väntar', value: pending, hint: 'Ska granskas', href: moderationHref({ status: 'pending' }) },
    { label: 'Avvisade', value: rejected, hint: 'Syns inte', href: moderationHref({ status: 'rejected' }) },
  ];
  return (
    <>
      <CardGrid>
        {counters.map(({ value, ...counter }) => (
          <StatCard key={counter.label} {...counter} value={numberText(value)} />
        ))}
      </CardGrid>
      <div className="mt-12">
        <Section title="Senaste annonserna">
          {latestAds.length === 0 ? (
            <EmptyState
              level={3}
              title="Inga annonser än"
              action={<ButtonLink href={paths.adminNewAd}>Skapa annons</ButtonLink>}
            >
              Här visas de tio senaste annonserna.
            </EmptyState>
          ) : (
            <LatestAdsTable ads={latestAds} hrefOf={(ad) => moderationHref({ ad: ad.id })} />
          )}
        </Section>
      </div>
    </>
  );
}

function Heading() {
  return (
    <PageHeading
      title="Marknadsplats"
      actions={
        <ButtonLink
          href={paths.adminMarketplaceAnalytics}
          icon={<ChartColumn size={18} />}
          className="hyphens-auto [overflow-wrap:anywhere]"
        >
          Marknadsstatistik
        </ButtonLink>
      }
    />
  );
}

/** Shown when the server could not render the page. */
function FailedMarketplace({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedState title={statisticsTexts.marketplaceFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
