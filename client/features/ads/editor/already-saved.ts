// Finds out whether an ad was saved although the response was lost.
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { NewAdInput } from '#shared/features/ads/editor/new-ad.ts';

/** Allowed difference between the clocks of the browser and the server. */
const CLOCK_ERROR_MS = 5 * 60_000;

/**
 * Looks for the ad among the user's own ads. A cover picture belongs to one ad only and identifies it; without one, the
 * same title, price and category since the first attempt do.
 *
 * @param firstTried time of the first attempt, in milliseconds since 1970
 */
export function findAlreadySaved(
  ad: NewAdInput,
  own: readonly OwnAd[],
  firstTried: number,
): OwnAd | undefined {
  const cover = ad.pictureIds?.[0];
  if (cover) return own.find(({ picture }) => picture?.id === cover);
  return own.find(
    (one) =>
      one.picture === null &&
      one.title === ad.title &&
      one.price === ad.price &&
      one.category === ad.category &&
      Date.parse(one.createdAt) > firstTried - CLOCK_ERROR_MS,
  );
}
