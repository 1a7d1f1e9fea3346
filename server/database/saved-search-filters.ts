// The filters of a saved search beside its columns, and whether an ad passes them.
import { splitChoices } from '#shared/features/ads/list/choices.ts';
import type { Distance } from '#shared/features/ads/list/near.ts';
import { filterTerm, type TermFilter } from './filter-terms.ts';

/** Parameters of the marketplace by name; several choices are joined by ~. */
export type SavedFilters = Partial<Record<ChoiceFilter | 'min' | 'max' | 'near', string>> & {
  within?: Distance;
};

const CHOICE_FILTERS = [
  'size',
  'brand',
  'colour',
  'audience',
  'delivery',
  'category',
  'condition',
  'seller',
] as const;
type ChoiceFilter = (typeof CHOICE_FILTERS)[number] & TermFilter;

/** The terms of one filter, of which an ad that passes has one; null without a filter by choices. */
export function probeTermsOfFilters(filters: SavedFilters): string[] | null {
  const name = CHOICE_FILTERS.find((one) => filters[one] !== undefined);
  return name ? splitChoices(filters[name]).map((choice) => filterTerm(name, choice)) : null;
}

/** @param towns terms of the towns near the place of the filters, if they have one */
export function passesFilters(
  filters: SavedFilters,
  ad: { terms: ReadonlySet<string>; price: number },
  towns: readonly string[] = [],
): boolean {
  return (
    (filters.near === undefined || towns.some((town) => ad.terms.has(town))) &&
    ad.price >= Number(filters.min ?? 0) &&
    ad.price <= Number(filters.max ?? Infinity) &&
    CHOICE_FILTERS.every(
      (name) =>
        filters[name] === undefined ||
        splitChoices(filters[name]).some((choice) => ad.terms.has(filterTerm(name, choice))),
    )
  );
}
