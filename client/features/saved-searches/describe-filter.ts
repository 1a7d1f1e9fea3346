// A one-line description of a search filter.
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import type { SearchFilter } from '#shared/features/saved-searches/contract.ts';

export function describeFilter({ search, category, region, city, condition, price }: SearchFilter): string {
  const range = PRICE_RANGES.find(({ id }) => id === price);
  return [search && `”${search}”`, category, city, region, condition, range?.label]
    .filter(Boolean)
    .join(' · ');
}
