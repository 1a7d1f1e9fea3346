// Converts an ad's details to the shape used in lists.
import type { AdCard, AdDetail } from '#shared/features/ads/ad-schemas.ts';

export function cardOf(ad: AdDetail): AdCard {
  const { id, title, price, category, condition, brand, size, location, county, saleState, createdAt } = ad;
  const picture = ad.pictures[0] ?? null;
  return {
    id,
    title,
    price,
    category,
    condition,
    brand,
    size,
    location,
    county,
    saleState,
    createdAt,
    picture,
    isBusiness: ad.seller.business !== null,
  };
}
