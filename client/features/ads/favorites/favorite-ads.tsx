// The user's saved ads. One that the user removes here stays in the list until they leave the page, so that it can be saved
// again; one that its seller deletes does not.
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
  const [changedIds, setChangedIds] = useState<ReadonlySet<string>>(new Set());
  const shown = useShownAds(data?.ads ?? [], changedIds);
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
  return (
    <AdCards
      ads={shown}
      eager={2}
      onFavorite={({ id }) => setChangedIds((before) => new Set(before).add(id))}
    />
  );
}

/** @param changedIds the ads that the user has removed or saved here */
function useShownAds(ads: readonly AdCard[], changedIds: ReadonlySet<string>): readonly AdCard[] {
  const [shownAds, setShownAds] = useState(ads);
  const current = new Map(ads.map((ad) => [ad.id, ad]));
  const shownIds = new Set(shownAds.map(({ id }) => id));
  const added = ads.filter(({ id }) => !shownIds.has(id));
  const all = [...added, ...shownAds.map((ad) => current.get(ad.id) ?? ad)];
  if (added.length > 0) setShownAds(all);
  return all.filter(({ id }) => current.has(id) || changedIds.has(id));
}
