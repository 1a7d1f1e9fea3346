// An ad as public lists show it.
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { isHiddenFrom, withoutTown } from '#shared/features/profiles/minors.ts';

export type ListedAdRow = AdCard & { sellerBirthYear: number | null };

/**
 * An ad in a list, which is the same for visitors and signed-in users. Of a minor's ad it names the county, and never
 * a business: a declared one remains stored when the birth year is cleared, but is not shown.
 */
export function viewListedAd({ sellerBirthYear, ...ad }: ListedAdRow): AdCard {
  return isHiddenFrom(null, sellerBirthYear, new Date()) ? { ...withoutTown(ad), isBusiness: false } : ad;
}
