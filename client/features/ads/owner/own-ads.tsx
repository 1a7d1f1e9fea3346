// The user's own ads, newest first, with their actions. Source: spec 1 §2 Profile.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAd, DeletedAd } from '#shared/features/ads/ad-schemas.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { OwnAdDeals } from './own-ads-actions.ts';
import { OwnAdRow } from './own-ads-row.tsx';
import { DeletedAdRow } from './deleted-ad-row.tsx';

/**
 * @param props.deals reserves and sells ads; provided by the page, because deals are another feature
 */
export function OwnAds({ deals }: { deals: OwnAdDeals }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().ads.mine.queryOptions(),
    refetchInterval: ({ state }) => msToNextEnd(state.data?.removed ?? []),
  });
  const [justDeleted, setJustDeleted] = useState('');
  if (!data) {
    return error ? (
      <FailedState title={adTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <LoadingRows />
    );
  }
  const rows = inOrder(data);
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Du har inga annonser än"
        action={
          <ButtonLink href={paths.createAd} variant="primary">
            Skapa annons
          </ButtonLink>
        }
      >
        Sälj skorna som blivit för små, bollen som ligger i källaren eller biljetten du inte hinner använda.
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((ad) =>
        'removedUntil' in ad ? (
          <DeletedAdRow key={ad.id} ad={ad} takesFocus={ad.id === justDeleted} />
        ) : (
          <OwnAdRow key={ad.id} ad={ad} deals={deals} onRemoved={setJustDeleted} />
        ),
      )}
    </ul>
  );
}

/** Recently deleted ads keep their position while they can be restored. */
function inOrder({ ads, removed }: { ads: OwnAd[]; removed: DeletedAd[] }): (OwnAd | DeletedAd)[] {
  return [...ads, ...removed].toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
  );
}

/** Milliseconds until the next deleted ad can no longer be restored; the server sets that time. */
function msToNextEnd(removed: readonly DeletedAd[]): number | false {
  const ends = removed.map(({ removedUntil }) => Date.parse(removedUntil));
  return ends.length > 0 && Math.max(1000, Math.min(...ends) - Date.now() + 500);
}

function LoadingRows() {
  return (
    <Loading label="Laddar dina annonser" className="flex flex-col gap-3">
      <Skeleton className="h-40 rounded-md" />
      <Skeleton className="h-40 rounded-md" />
      <Skeleton className="h-40 rounded-md" />
    </Loading>
  );
}
