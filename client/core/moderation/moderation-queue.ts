// Chooses the next item to moderate.

export interface Queued {
  id: string;
  status: string;
}

/** The next (1) or previous (-1) ad in the table; null at its ends. */
export function adjacentTo(ads: readonly Queued[], id: string, step: 1 | -1): string | null {
  const position = ads.findIndex((ad) => ad.id === id);
  return position < 0 ? null : (ads[position + step]?.id ?? null);
}

/**
 * The next ad to moderate: the next pending ad below this one, otherwise the first pending ad.
 *
 * @param before the table at the time of the decision, which has the position of the ad
 * @param now the current table; the ad and others may have left it
 */
export function nextToModerate(before: readonly Queued[], now: readonly Queued[], id: string): string | null {
  const pendingIds = new Set(now.filter((ad) => ad.status === 'pending' && ad.id !== id).map((ad) => ad.id));
  const position = before.findIndex((ad) => ad.id === id);
  const below = position < 0 ? undefined : before.slice(position + 1).find((ad) => pendingIds.has(ad.id));
  const [first] = pendingIds;
  return below?.id ?? first ?? null;
}
