// Saving an ad, as an intention that outlives the page: kept while somebody signs in elsewhere.

const MARK = 'favorite-ad ';

export function favoriteIntention(adId: string): string {
  return MARK + adId;
}

/** The ad that was to be saved; null when something else was intended. */
export function intendedFavorite(intention: string): string | null {
  return intention.startsWith(MARK) ? intention.slice(MARK.length) : null;
}
