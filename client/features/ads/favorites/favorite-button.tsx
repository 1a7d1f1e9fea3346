// The favourite button on an ad's page.
import Heart from 'lucide-react/icons/heart';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFavorites } from './favorites.ts';

export function FavoriteButton({ ad, className }: { ad: AdCard; className?: string }) {
  const { isFavorite, toggleFavorite } = useFavorites();
  const isSaved = isFavorite(ad.id);
  return (
    <Button
      aria-pressed={isSaved}
      aria-label={isSaved ? 'Sparad i favoriter' : 'Spara i favoriter'}
      icon={<Heart size={20} fill={isSaved ? 'currentColor' : 'none'} />}
      onClick={() => toggleFavorite(ad)}
      className={className}
    >
      {isSaved ? 'Sparad' : 'Spara'}
    </Button>
  );
}
