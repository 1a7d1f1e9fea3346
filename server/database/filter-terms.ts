// The terms of an ad that its filters look up in its words. They have a colon, which no word has.
import { fold } from '#shared/search/tokens.ts';
import { brandKey } from '#shared/features/ads/attributes/known-brands.ts';
import { MAX_PRICE } from '#shared/features/ads/price.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';

const letters = {
  brand: 'b',
  size: 's',
  colour: 'c',
  audience: 'w',
  delivery: 'd',
  category: 'k',
  condition: 'q',
  /** Of the kind of seller; not from the texts of the ad. */
  seller: 'v',
  /** Written by a trigger: `sold` or `unsold`. */
  sold: 'x',
} as const;
export type TermFilter = keyof typeof letters;

export function filterTerm(filter: TermFilter, value: string): string {
  const key = filter === 'brand' ? brandKey(value) : fold(value.normalize('NFC').toLowerCase());
  return `${letters[filter]}:${key}`;
}

/** A town, with its county where that is known: several have the same name. */
export function townTerm(location: string, county: string): string {
  return `o:${[location, county].map(foldPlaceName).filter(Boolean).join(',')}`;
}

/** A place and a distance from it, of a saved search: an ad has its town only. */
export function nearTerm(place: string | number, distance: string): string {
  return `n:${place},${distance}`;
}

/** The condition, for `@@`, that an ad has one of these terms. */
export function oneOf(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');
}

export interface FilteredAd {
  category: string;
  condition: string;
  price: number;
  brand: string;
  size: string;
  colour: string;
  audience: string;
  delivery: readonly string[];
}

/** All filter terms of an ad, except whether it is sold. */
export function filterTermsOf(ad: FilteredAd): string[] {
  const stated = (['brand', 'size', 'colour', 'audience'] as const).filter((name) => ad[name] !== '');
  return [
    ...stated.map((name) => filterTerm(name, ad[name])),
    ...ad.delivery.map((way) => filterTerm('delivery', way)),
    filterTerm('category', ad.category),
    filterTerm('condition', ad.condition),
    ...priceTerms(ad.price),
  ];
}

/** Prices are grouped by an eighth of a doubling, and by eight such groups: a range is then few terms. */
const GROUPS_PER_DOUBLING = 8;
const GROUPS_IN_BLOCK = 8;

function priceTerms(price: number): string[] {
  const group = groupOf(price);
  return [`p:${group}`, `pp:${Math.floor(group / GROUPS_IN_BLOCK)}`];
}

function groupOf(price: number): number {
  return Math.floor(GROUPS_PER_DOUBLING * Math.log2(price + 1));
}

/** Terms of which every ad in a price range has one; those at its ends may be outside. */
export function termsOfPriceRange({ min, max }: { min: number; max: number | null }): string[] {
  const last = groupOf(max ?? MAX_PRICE);
  const terms: string[] = [];
  for (let group = groupOf(min); group <= last;) {
    const isBlock = group % GROUPS_IN_BLOCK === 0 && group + GROUPS_IN_BLOCK - 1 <= last;
    terms.push(isBlock ? `pp:${group / GROUPS_IN_BLOCK}` : `p:${group}`);
    group += isBlock ? GROUPS_IN_BLOCK : 1;
  }
  return terms;
}
