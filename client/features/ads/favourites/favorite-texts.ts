// What a heart says once the server has answered. Source: spec 1 §8, success messages.
import { adTexts } from '#shared/features/ads/words.ts';

/** What another tab, or telephone, had done before is neither added nor taken off. */
export function favoriteTexts(now: { isFavorite: boolean; wasFavorite: boolean }): string {
  if (now.isFavorite === now.wasFavorite) return adTexts.favoriteUpdated;
  return now.isFavorite ? adTexts.favoriteAdded : adTexts.favoriteRemoved;
}
