// The heart on an ad's own page.
import type { AdCard } from '#shared/features/ads/contract.ts';
import { Button } from '../../ui/button.tsx';
import { useFavorites } from './favorites.ts';
import { filledHeart, heart } from './icons.tsx';

export function FavoriteButton({ ad, className }: { ad: AdCard; className?: string }) {
  const { isFavorite, toggleFavorite } = useFavorites();
  const isSaved = isFavorite(ad.id);
  return (
    <Button
      aria-pressed={isSaved}
      aria-label="Spara i favoriter"
      icon={isSaved ? filledHeart : heart}
      onClick={() => toggleFavorite(ad)}
      className={className}
    >
      {isSaved ? 'Sparad' : 'Spara'}
    </Button>
  );
}
