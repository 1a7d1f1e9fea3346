// Which ad a moderator is shown next.
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';

type Queued = Pick<ModeratedAd, 'id' | 'status'>;

/** The ad beside this one in the table; null at its ends. */
export function adjacentTo(ads: readonly Queued[], id: string, step: 1 | -1): string | null {
  const place = ads.findIndex((ad) => ad.id === id);
  return place < 0 ? null : (ads[place + step]?.id ?? null);
}

/**
 * The ad to go on with after this one: the next that waits for a decision, else the first that does.
 *
 * @param before the table as it was when the decision was made, so that the place is known
 * @param now the table as it is: the ad itself, and others, may have left it
 */
export function nextToModerate(before: readonly Queued[], now: readonly Queued[], id: string): string | null {
  const waiting = new Set(now.filter((ad) => ad.status === 'pending' && ad.id !== id).map((ad) => ad.id));
  const place = before.findIndex((ad) => ad.id === id);
  const below = place < 0 ? undefined : before.slice(place + 1).find((ad) => waiting.has(ad.id));
  const [first] = waiting;
  return below?.id ?? first ?? null;
}
