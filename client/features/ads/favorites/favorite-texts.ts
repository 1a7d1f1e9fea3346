// The toast after a favourite is saved or removed. Source: spec 1 §8, success messages.
import { adTexts } from '#shared/features/ads/texts.ts';

/** Neither added nor removed when another tab or device had already made the change. */
export function favoriteTexts(now: { isFavorite: boolean; wasFavorite: boolean }): string {
  if (now.isFavorite === now.wasFavorite) return adTexts.favoriteUpdated;
  return now.isFavorite ? adTexts.favoriteAdded : adTexts.favoriteRemoved;
}
