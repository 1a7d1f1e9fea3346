// The loading, missing and failed states of an ad's page.
import { useQueryClient } from '@tanstack/react-query';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { formatPrice } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { GalleryPhoto } from '../../features/ads/page/gallery-photo.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

/** With the picture, price and title of its card, if the ad is opened from a list. */
export function LoadingAd({ id }: { id: string }) {
  const card = useKnownCard(id);
  return (
    <Page>
      <Loading label="Laddar annonsen" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        {card?.picture ? (
          <div className="relative -mx-4 mt-11 aspect-4/3 max-h-[max(11rem,calc(100dvh-12.5rem))] overflow-hidden bg-sunken sm:mx-0 sm:rounded-lg">
            <GalleryPhoto picture={card.picture} eager />
          </div>
        ) : (
          <Skeleton className="-mx-4 mt-11 aspect-4/3 sm:mx-0 sm:rounded-lg" />
        )}
        <div className="flex flex-col gap-4 lg:mt-11">
          {card ? (
            <div>
              <p className="board text-2xl">{formatPrice(card.price)}</p>
              <h1 className="mt-2 text-xl">{card.title}</h1>
            </div>
          ) : (
            <>
              <Skeleton className="h-10 w-1/2" />
              <Skeleton className="h-7 w-4/5" />
            </>
          )}
          <Skeleton className="h-40 rounded-md" />
        </div>
        <Skeleton className="h-48" />
      </Loading>
    </Page>
  );
}

/** The ad in any cached list. */
function useKnownCard(id: string): AdCard | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const lists = queryClient.getQueriesData<{ ads?: AdCard[] }>({ queryKey: api.ads.key() });
  return lists.flatMap(([, list]) => list?.ads ?? []).find((card) => card.id === id);
}

export function MissingAd() {
  return (
    <Page>
      <EmptyState
        level={1}
        board="404"
        title={adTexts.notFound}
        action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
      >
        Den kan vara såld, borttagen eller inte granskad än.
      </EmptyState>
    </Page>
  );
}

/**
 * @param props.sentence reason; without one, the text asks the user to check the connection
 */
export function FailedAd({ sentence, onRetry }: { sentence?: string | undefined; onRetry: () => void }) {
  return (
    <Page>
      <BackLink href={paths.marketplace}>Marknadsplats</BackLink>
      <FailedState level={1} title={adTexts.loadFailed} onRetry={onRetry}>
        {sentence}
      </FailedState>
    </Page>
  );
}
