// The home page: introduction and links into the site. Source: spec 1 §2 Home.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { adTexts, FEATURED_EXPLANATION } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { errorMessageOf, isRefusal } from '../core/failure.ts';
import { AdCards, AdCardsSkeleton } from '../features/ads/ad-cards.tsx';
import { usePageSetting } from '../features/page-settings/use-page-setting.ts';
import { Anchor } from '../ui/button/anchor.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page, Section } from '../ui/layout/page.tsx';
import { Bench } from './home/bench.tsx';
import { CourtTiles } from './home/court-tiles.tsx';
import { Hero } from './home/hero.tsx';
import { NewsAndResults } from './home/news-and-results.tsx';
import { Playbook } from './home/playbook.tsx';

export const Route = createLazyRoute('/')({ component: HomePage });

function HomePage() {
  return (
    <Page width="full">
      <Hero />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <FeaturedSlot />
      </div>
      <CourtTiles />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <NewsAndResults />
        <Playbook />
        <Bench />
      </div>
    </Page>
  );
}

/** Renders nothing while the marketplace is closed. */
function FeaturedSlot() {
  return usePageSetting('marketplace').isEnabled && <FeaturedAds />;
}

function FeaturedAds() {
  const { data, error, isFetching, refetch } = useQuery(useApi().ads.featured.queryOptions());
  // The marketplace was closed after its setting was read.
  if (isRefusal(error, 'PAGE_DISABLED')) return null;
  if (!data && error) {
    return (
      <div className="my-12">
        <FailedState title={adTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      </div>
    );
  }
  if (data?.ads.length === 0) {
    return (
      <EmptyState
        title="Planen är tom än så länge"
        className="my-12"
        action={<ButtonLink href={paths.createAd}>Lägg upp den första annonsen</ButtonLink>}
      >
        Ligger det ett par skor längst in i garderoben? Någon letar efter dem.
      </EmptyState>
    );
  }
  return (
    <div className="mt-12">
      <Section
        title="Utvalda annonser"
        more={
          <Anchor href={paths.marketplace} className="font-semibold text-pine hover:underline">
            Se alla annonser
          </Anchor>
        }
      >
        <p className="-mt-2 mb-4 text-sm text-muted">{FEATURED_EXPLANATION}</p>
        {data ? <AdCards ads={data.ads} /> : <AdCardsSkeleton count={4} />}
      </Section>
    </div>
  );
}
