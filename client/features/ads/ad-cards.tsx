// A list of ad cards with favourite and message buttons, and its skeleton.
import type { AdCard as Ad } from '#shared/features/ads/ad-schemas.ts';
import { timeAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdCard } from './ad-card.tsx';
import { useContactSeller } from './page/contact-seller.ts';
import { useFavorites } from './favorites/favorites.ts';

export interface AdCardsProps {
  ads: ReadonlyArray<Ad>;
  view?: 'grid' | 'list';
  /** Number of pictures above the fold, which load first. */
  eager?: number;
  /** Called when the user saves an ad or removes it from the favourites. */
  onFavorite?: (ad: Ad) => void;
}

export function AdCards({ ads, view = 'grid', eager = 0, onFavorite }: AdCardsProps) {
  const now = new Date(useNow());
  const { isFavorite, toggleFavorite } = useFavorites();
  const contactSeller = useContactSeller();
  return (
    <ul className={listStyles[view]}>
      {ads.map((ad, index) => (
        <AdCard
          key={ad.id}
          ad={ad}
          age={timeAgo(ad.createdAt, now)}
          isRow={view === 'list'}
          eager={index < eager}
          isFavorite={isFavorite(ad.id)}
          onFavorite={
            onFavorite
              ? (saved) => {
                  onFavorite(saved);
                  toggleFavorite(saved);
                }
              : toggleFavorite
          }
          onMessage={contactSeller}
        />
      ))}
    </ul>
  );
}

/** As high as the list, so that the scroll position can be restored before the ads are loaded. */
export function AdCardsSkeleton({ view = 'grid', count = 24 }: { view?: 'grid' | 'list'; count?: number }) {
  return (
    <Loading label="Laddar annonser">
      <ul className={listStyles[view]}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true" className={view === 'list' ? 'flex gap-3 p-2' : undefined}>
            <Skeleton className={view === 'list' ? 'aspect-4/3 w-32 sm:w-52' : 'aspect-4/3'} />
            <div className="flex-1 pt-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="mt-2 h-4 w-4/5" />
              <Skeleton className="mt-3 h-8 w-2/3" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}

// Two columns on a phone, or one with enlarged text; three on a tablet, four on a desktop.
const listStyles = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-0.75rem)),1fr))] gap-x-3 gap-y-6 sm:gap-x-5 md:grid-cols-3 xl:grid-cols-4',
  list: 'ad-rows',
};
