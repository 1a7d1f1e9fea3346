// Plans a marketplace search: its filters, its order, where the page starts, and how its text is looked up.
import type { AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { MAX_PRICE, priceBounds } from '#shared/features/ads/price.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { TermStatistics } from '../../../core/search/conditions.ts';
import type { TypedSearch } from '../../../core/search/search-words.ts';
import { asksForLowPrice, isPriceAlone, typedPrice } from '../../../core/search/typed-price.ts';
import { filterTerm, oneOf } from '../../../database/filter-terms.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { type Cursor, readCursor } from './cursor.ts';
import type {
  ColumnFilter,
  FilterColumn,
  ListOrder,
  PieceCondition,
  SearchPlan,
  TextCondition,
} from './search-plan.ts';

const FILTERED = ['category', 'county', 'location', 'condition'] as const;

export const PAGE_SIZE = 24;
/** Counting stops here; above it the page shows "fler än 200". */
export const COUNT_CAP = 200;

/** @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid or belongs to another sort order */
export function startOf(search: AdSearch): SearchPlan['from'] {
  if (search.before !== undefined) return { cursor: requireCursor(search.before, search), isBackwards: true };
  if (search.after !== undefined) return { cursor: requireCursor(search.after, search), isBackwards: false };
  return null;
}

function requireCursor(text: string, search: AdSearch): Cursor {
  const cursor = readCursor(text);
  if (cursor?.sort === sortOf(search)) return cursor;
  return refuse('UNPROCESSABLE_CONTENT', adTexts.noSuchPage);
}

/** By default, the best match is first in a search with a text, and the newest ad in a search without. */
function sortOf({ sort, search }: AdSearch): ListOrder {
  if (search === undefined) return sort === undefined || sort === 'best' ? 'newest' : sort;
  return sort ?? 'best';
}

/** A search whose place is replaced by the terms of the towns near it. */
export type PlacedSearch = AdSearch & { towns?: readonly string[] };

/** The plan of a search without its text, which the caller adds. */
export function planSearch(
  search: PlacedSearch,
  from: SearchPlan['from'],
  statistics: TermStatistics,
): SearchPlan {
  const filters = filtersOf(search);
  const sort = sortOf(search);
  return {
    sort,
    from,
    filters,
    prefix: choosePrefix(sort, filters),
    price: priceOf(search),
    terms: termsOf(search),
    // An empty list, for an unknown place, finds nothing; null finds ads anywhere.
    towns: search.towns ?? null,
    isUnsold: search.sold === undefined,
    text: null,
    statistics,
    pageSize: PAGE_SIZE,
    countCap: COUNT_CAP,
  };
}

/** The same list from its newest ad, so that a later page ranks and sorts the same ads as the first. */
export function newestFirst(plan: SearchPlan): SearchPlan {
  return { ...plan, sort: 'newest', prefix: choosePrefix('newest', plan.filters), from: null };
}

function filtersOf({ category, region, city, condition }: AdSearch): ColumnFilter[] {
  const columns = { category, county: region, location: city, condition };
  return FILTERED.flatMap((column) => {
    const value = columns[column];
    // PostgreSQL rejects NUL in a text, so no ad has one. A filter with several choices is looked up by terms (`termsOf`).
    return value === undefined || splitChoices(value).length > 1
      ? []
      : [{ column, value: value.replaceAll('\0', '') }];
  });
}

const TERM_FILTERS = [
  'category',
  'condition',
  'brand',
  'size',
  'colour',
  'audience',
  'delivery',
  'seller',
] as const;

/** A single category or condition is not among the terms: its column is compared instead (`filtersOf`). */
function termsOf(search: PlacedSearch): string[] {
  return TERM_FILTERS.flatMap((name) => {
    const chosen = splitChoices(search[name]?.replaceAll('\0', ''));
    const isColumn = (name === 'category' || name === 'condition') && chosen.length < 2;
    return chosen.length === 0 || isColumn ? [] : [oneOf(chosen.map((choice) => filterTerm(name, choice)))];
  });
}

/** If a price range, own limits and a price in the text are combined, the price must be within all of them. */
function priceOf({ price, min, max, search }: AdSearch): SearchPlan['price'] {
  const typed = typedPrice(search ?? '');
  const isTyped = typed.lowest !== null || typed.highest !== null;
  if (price === undefined && min === undefined && max === undefined && !isTyped) return null;
  const range = price === undefined ? { min: 0, max: null } : priceBounds(price);
  const highest = Math.min(range.max ?? MAX_PRICE, Number(max ?? MAX_PRICE), typed.highest ?? MAX_PRICE);
  return {
    id: price ?? null,
    min: Math.max(range.min, Number(min ?? 0), typed.lowest ?? 0),
    max: range.max === null && max === undefined && typed.highest === null ? null : highest,
  };
}

/** The limits of a search's price, those in its text included. */
export function priceLimits({ search, min, max }: AdSearch): Pick<AdSearch, 'min' | 'max'> {
  const { lowest, highest } = typedPrice(search ?? '');
  return {
    ...(lowest !== null && { min: String(Math.max(lowest, Number(min ?? 0))) }),
    ...(highest !== null && { max: String(Math.min(highest, Number(max ?? highest))) }),
  };
}

/** The search with its text as a price filter or an order if the text is nothing else: "under 500", "billigt". */
export function priceAsFilter<Search extends AdSearch>(search: Search): Search {
  const sort = defaultSortOf(search);
  if (sort === undefined) return search;
  const chosen = search.sort === undefined || search.sort === 'best' ? sort : search.sort;
  return { ...search, ...priceLimits(search), search: undefined, sort: chosen };
}

/** The default order of a search whose text is only a price. Undefined for any other search. */
export function defaultSortOf({ search = '' }: AdSearch): AdList['defaultSort'] {
  if (!isPriceAlone(search)) return undefined;
  return asksForLowPrice(search) ? 'cheapest' : 'newest';
}

/** The columns of the B-tree index that answers most of these filters. */
function choosePrefix(sort: ListOrder, filters: readonly ColumnFilter[]): readonly FilterColumn[] {
  const filtered = new Set(filters.map(({ column }) => column));
  const bTrees: FilterColumn[][] =
    sort === 'newest'
      ? [['location'], ['category', 'county'], ['category'], ['county'], ['condition']]
      : [['category']];
  return bTrees.find((columns) => columns.every((column) => filtered.has(column))) ?? [];
}

/** Null for a search without words or phrases. */
export function planTerms({ phrases }: TypedSearch, conditions: string[]): TextCondition | null {
  if (conditions.length + phrases.length === 0) return null;
  return { by: 'words', conditions: [...new Set(conditions)], phrases: phrases.map(planPiece) };
}

/** Trigrams need three letters or digits in a row; any other text is found by pairs of characters. */
export function planPiece(plain: string): PieceCondition {
  if (/[\p{L}\p{N}]{3}/u.test(plain)) return { by: 'trigrams', plain, pattern: likePattern(plain) };
  return { by: 'grams', plain, grams: gramsOf(plain.toLowerCase()) };
}

function gramsOf(text: string): string[] {
  const characters = [...text];
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))];
}
