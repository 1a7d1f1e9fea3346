// The marketplace's address: what is asked for, in the one spelling that links, the page and its cache share.
// Written without the schema library: the marketplace is the first thing most visitors load.
import type { AdSearch } from './ad-search.ts';
import { PRICE_RANGES } from '../price.ts';
import { AD_SORTS, CONDITIONS, MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '../rules.ts';

export const AD_VIEWS = ['grid', 'list'] as const;

/** What stands in the address of /marketplace: the search itself, how it is shown, and how far one has come. */
export interface AdAddress extends AdSearch {
  view?: (typeof AD_VIEWS)[number];
  /** The number shown between the arrows; the place itself is `after` or `before`. */
  page?: string;
}

const readers: { [Name in keyof AdAddress]-?: (given: string) => AdAddress[Name] } = {
  search(given) {
    // Counted as the search itself counts: an emoji is one character, an a and its ring are one, and no NUL is any.
    const text = given.normalize('NFC').replaceAll('\0', '').trim();
    return [...text].length >= MIN_SEARCH_LENGTH ? textUpTo(MAX_SEARCH_LENGTH)(text) : undefined;
  },
  category: textUpTo(60),
  region: textUpTo(40),
  city: textUpTo(80),
  condition: oneOf(CONDITIONS),
  price: oneOf(PRICE_RANGES.map(({ id }) => id)),
  sort: oneOf(AD_SORTS),
  after: textUpTo(200),
  before: textUpTo(200),
  view: oneOf(AD_VIEWS),
  page: (given) => (/^[1-9]\d{0,5}$/.test(given) ? given : undefined),
};

/** Reads an address; what it does not understand, or what means "no filter", is left out. Source: spec 1 §9. */
export function parseAdAddress(params: Record<string, unknown>): AdAddress {
  const address: Record<string, string> = {};
  for (const [name, read] of Object.entries(readers)) {
    const given = params[name];
    if (typeof given !== 'string' || given === 'all') continue;
    const value = read(given);
    if (value) address[name] = value;
  }
  return address;
}

/** The part of an address that is asked of the API. */
export function searchOf({ view: _view, page: _page, ...search }: AdAddress): AdSearch {
  return search;
}

/** What narrows the list, without the order and the place in it. Empty for the whole marketplace. */
export function filterOf({
  sort: _sort,
  after: _after,
  before: _before,
  ...address
}: AdAddress): Omit<AdSearch, 'sort' | 'after' | 'before'> {
  const { view: _view, page: _page, ...filter } = address;
  return filter;
}

function textUpTo(length: number): (given: string) => string | undefined {
  return (given) => (given.length <= length ? given : undefined);
}

function oneOf<const Value extends string>(values: readonly Value[]): (given: string) => Value | undefined {
  return (given) => values.find((value) => value === given);
}
