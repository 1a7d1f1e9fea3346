// Search parameters of the marketplace, in the normal form that links, the page and its cache share.
// Validated without the schema library, since most visitors load the marketplace first.
import type { AdSearch } from './ad-search.ts';
import { isPlaceId } from '../../../places/place-id.ts';
import { SELLERS } from '../../profiles/sellers.ts';
import { PRICE_RANGES, readPrice } from '../price.ts';
import { AUDIENCES, COLOURS, DELIVERIES } from '../attributes/attribute-values.ts';
import { AD_SORTS, CONDITIONS, MAX_SEARCH_LENGTH } from '../rules.ts';
import { joinChoices, splitChoices } from './joined-choices.ts';
import { DISTANCES, USUAL_DISTANCE } from './distance-filter.ts';

export const AD_VIEWS = ['grid', 'list'] as const;

/** The parameters of /marketplace: search, view and page. */
export interface AdAddress extends AdSearch {
  view?: (typeof AD_VIEWS)[number];
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

const readers: { [Name in keyof AdAddress]-?: (param: string) => AdAddress[Name] } = {
  search(param) {
    // Normalised as in the search query: å is one character also if decomposed.
    const text = param.normalize('NFC').trim();
    // A longer text is cut, as by the search field, but not in the middle of an emoji.
    return text
      .slice(0, MAX_SEARCH_LENGTH)
      .replace(/\p{Surrogate}$/u, '')
      .trim();
  },
  category: choicesUpTo(60),
  region: textUpTo(40),
  city: textUpTo(80),
  near: (param) => (isPlaceId(param) ? param : undefined),
  within: oneOf(DISTANCES),
  condition: choicesOf(CONDITIONS),
  brand: choicesUpTo(40),
  size: choicesUpTo(10),
  colour: choicesOf(COLOURS),
  audience: choicesOf(AUDIENCES),
  delivery: choicesOf(DELIVERIES),
  seller: oneOf(SELLERS),
  price: oneOf(PRICE_RANGES.map(({ id }) => id)),
  min: kronor,
  max: kronor,
  // While sold ads are hidden, the form without scripts sends `sold` twice, which is not 'show'.
  sold: (param) => (param === 'show' ? 'show' : undefined),
  sort: oneOf(AD_SORTS),
  exact: oneOf(['true']),
  after: textUpTo(200),
  before: textUpTo(200),
  view: oneOf(AD_VIEWS),
  page: (param) => (/^[1-9]\d{0,5}$/.test(param) ? param : undefined),
};

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. Source: spec 1 §9. */
export function parseAdAddress(params: Record<string, unknown>): AdAddress {
  const address: Record<string, string> = {};
  for (const [name, read] of Object.entries(readers)) {
    const param = params[name];
    // In a search, "all" is a word.
    if (typeof param !== 'string' || (param === 'all' && name !== 'search')) continue;
    // No ad contains NUL, and browsers drop it from HTML, so that the page could not be hydrated.
    const value = read(param.replaceAll('\0', ''));
    if (value) address[name] = value;
  }
  // Without a text there is nothing to correct.
  if (address['search'] === undefined) delete address['exact'];
  if (address['near'] === undefined || address['within'] === USUAL_DISTANCE) delete address['within'];
  // The default order has no parameter: the best match with a text, the newest without.
  if (
    address['sort'] === (address['search'] ? 'best' : 'newest') ||
    (address['sort'] === 'best' && !address['search'])
  )
    delete address['sort'];
  return address;
}

/** The parameters that the API takes. */
export function searchOf({ view: _view, page: _page, ...search }: AdAddress): AdSearch {
  return search;
}

/** The filters that a saved search has: without order, spelling, cursor and sold ads. Empty for the whole marketplace. */
export function filterOf({
  sort: _sort,
  exact: _exact,
  after: _after,
  before: _before,
  sold: _sold,
  ...address
}: AdAddress): Omit<AdSearch, 'sort' | 'exact' | 'after' | 'before' | 'sold'> {
  const { view: _view, page: _page, ...filter } = address;
  return filter;
}

function textUpTo(length: number): (param: string) => string | undefined {
  return (param) => (param.length <= length ? param : undefined);
}

function choicesUpTo(length: number): (param: string) => string | undefined {
  return (param) =>
    joinChoices(
      splitChoices(param).filter((choice) => choice !== '' && choice !== 'all' && choice.length <= length),
    );
}

function choicesOf(known: readonly string[]): (param: string) => string | undefined {
  return (param) => joinChoices(splitChoices(param).filter((choice) => known.includes(choice)));
}

/** A price as it is typed in the ad form: "1 250", "1.250:-"; a limit of 0 is none. */
function kronor(param: string): string | undefined {
  const { price } = readPrice(param);
  return price ? String(price) : undefined;
}

function oneOf<const Value extends string>(values: readonly Value[]): (param: string) => Value | undefined {
  return (param) => values.find((value) => value === param);
}
