// An ad's own page speaks of it to the parts that know ads as lists show them.
import type { AdCard, AdDetail } from '#shared/features/ads/ad-schemas.ts';

/** The same ad, as lists show it. */
export function cardOf(ad: AdDetail): AdCard {
  const { id, title, price, category, condition, location, county, saleState, createdAt } = ad;
  const picture = ad.pictures[0] ?? null;
  return { id, title, price, category, condition, location, county, saleState, createdAt, picture };
}
