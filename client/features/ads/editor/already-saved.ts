// Whether an ad was saved after all, when the answer to saving it got lost on the way.
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { NewAdInput } from '#shared/features/ads/editor/new-ad.ts';

/** Two clocks seldom agree. */
const CLOCK_ERROR_MS = 5 * 60_000;

/**
 * Looks for the ad among one's own. A cover picture belongs to one ad only and proves it; without one, the same words
 * and price since the first attempt do.
 *
 * @param firstTried when it was first sent, in milliseconds since 1970
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
