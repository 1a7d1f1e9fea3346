// The user's saved ads. A removed ad stays in the list until the user leaves the page, so that it can be saved again.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { AdCards, AdCardsSkeleton } from '../ad-cards.tsx';

export function FavoriteAds() {
  const { data, error, isFetching, refetch } = useQuery(useApi().ads.favorites.queryOptions());
  const shown = useShownAds(data?.ads ?? []);
  if (!data) {
    return error ? (
      <FailedState title={adTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <AdCardsSkeleton count={4} />
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Inga favoriter än"
        action={
          <ButtonLink href={paths.marketplace} variant="primary">
            Till marknadsplatsen
          </ButtonLink>
        }
      >
        Tryck på hjärtat på en annons, så hittar du den här.
      </EmptyState>
    );
  }
  return <AdCards ads={shown} eager={2} />;
}

function useShownAds(ads: readonly AdCard[]): readonly AdCard[] {
  const [shownAds, setShownAds] = useState(ads);
  const current = new Map(ads.map((ad) => [ad.id, ad]));
  const shownIds = new Set(shownAds.map(({ id }) => id));
  const added = ads.filter(({ id }) => !shownIds.has(id));
  const all = [...added, ...shownAds.map((ad) => current.get(ad.id) ?? ad)];
  if (added.length > 0) setShownAds(all);
  return all;
}
