// The filters of a saved search beside its columns, and whether an ad passes them.
import { splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { type Distance, USUAL_DISTANCE } from '#shared/features/ads/list/distance-filter.ts';
import { filterTerm, nearTerm, type TermFilter } from './filter-terms.ts';

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

/** The terms of one of the filters: an ad that passes has at least one of them. Null if no filter is by distance or choices. */
export function probeTermsOfFilters(filters: SavedFilters): string[] | null {
  const near = nearTermOf(filters);
  if (near !== null) return [near];
  const name = CHOICE_FILTERS.find((one) => filters[one] !== undefined);
  return name ? splitChoices(filters[name]).map((choice) => filterTerm(name, choice)) : null;
}

function nearTermOf({ near, within = USUAL_DISTANCE }: SavedFilters): string | null {
  return near === undefined ? null : nearTerm(near, within);
}

/** @param ad its terms, and those of `readNearTerms` */
export function passesFilters(
  filters: SavedFilters,
  ad: { terms: ReadonlySet<string>; price: number },
): boolean {
  const near = nearTermOf(filters);
  return (
    (near === null || ad.terms.has(near)) &&
    ad.price >= Number(filters.min ?? 0) &&
    ad.price <= Number(filters.max ?? Infinity) &&
    CHOICE_FILTERS.every(
      (name) =>
        filters[name] === undefined ||
        splitChoices(filters[name]).some((choice) => ad.terms.has(filterTerm(name, choice))),
    )
  );
}
