// One's own ads, newest first, with what can be done with each. Source: spec 1 §2 Profile.
import { useQuery } from '@tanstack/react-query';
import { adWords } from '#shared/features/ads/words.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, FailedState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { OwnAdRow } from './own-ads-row.tsx';

export function OwnAds() {
  const { data, error, isFetching, refetch } = useQuery(useApi().ads.mine.queryOptions());
  if (!data) {
    return error ? (
      <FailedState title={adWords.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {sentenceOf(error)}
      </FailedState>
    ) : (
      <LoadingRows />
    );
  }
  if (data.ads.length === 0) {
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
      {data.ads.map((ad, place) => (
        <OwnAdRow key={ad.id} ad={ad} place={place} />
      ))}
    </ul>
  );
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
