// Filter terms: values of an ad that are stored among its words, so that filters use the same index. Their colon, which no word
// contains, distinguishes them.
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
  /** The kind of the seller, which is not stored in the ad. */
  seller: 'v',
  /** Written by a trigger: `sold` or `unsold`. */
  sold: 'x',
} as const;
export type TermFilter = keyof typeof letters;

export function filterTerm(filter: TermFilter, value: string): string {
  const key = filter === 'brand' ? brandKey(value) : fold(value.normalize('NFC').toLowerCase());
  return `${letters[filter]}:${key}`;
}

/** The term of a town, with its county if that is known: several towns have the same name. */
export function townTerm(location: string, county: string): string {
  return `o:${[location, county].map(foldPlaceName).filter(Boolean).join(',')}`;
}

/** The term of a saved search for a place and a distance from it. Ads store only the term of their town. */
export function nearTerm(place: string | number, distance: string): string {
  return `n:${place},${distance}`;
}

/** A tsquery for `@@`: ads with at least one of these terms. */
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

/**
 * Prices are in logarithmic groups, eight for each doubling, and eight groups are a block: a price range then needs few terms.
 */
const GROUPS_PER_DOUBLING = 8;
const GROUPS_IN_BLOCK = 8;

function priceTerms(price: number): string[] {
  const group = groupOf(price);
  return [`p:${group}`, `pp:${Math.floor(group / GROUPS_IN_BLOCK)}`];
}

function groupOf(price: number): number {
  return Math.floor(GROUPS_PER_DOUBLING * Math.log2(price + 1));
}

/** Terms for a price range: every ad in the range has one of them. Ads in the first and last group may be outside the range. */
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
