// What a heart says once the server has answered. Source: spec 1 §8, success messages.
import { adWords } from '#shared/features/ads/words.ts';

/** What another tab, or telephone, had done before is neither added nor taken off. */
export function favoriteTexts(now: { isFavorite: boolean; wasFavorite: boolean }): string {
  if (now.isFavorite === now.wasFavorite) return adWords.favoriteUpdated;
  return now.isFavorite ? adWords.favoriteAdded : adWords.favoriteRemoved;
}
