// Searching the marketplace: filters, sort orders, pages and the count.
import type { AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { priceBounds } from '#shared/features/ads/price.ts';
import { isOneCharacter, plainText } from '#shared/features/ads/list/search-text.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Database } from '../../../database/connection.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { queryWithin } from '../../../database/statement-timeout.ts';
import { type ListedAdRow, viewListedAd } from './listed-ad.ts';
import { type Cursor, readCursor } from './cursor.ts';
import type { ColumnFilter, FilterColumn, SearchPlan } from './search-plan.ts';
import { writeSearch } from './search-statement.ts';

const FILTERED = ['category', 'county', 'location', 'condition'] as const;

export const PAGE_SIZE = 24;
/** Counting stops here; above it the page shows "fler än 200". */
export const COUNT_CAP = 200;

/**
 * Finds one page of the public ads that match all filters and the text.
 *
 * @param maxMs time limit of a statement; none by default
 * @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid or belongs to another sort order
 */
export async function searchAds(database: Database, search: AdSearch, maxMs?: number): Promise<AdList> {
  const from = startOf(search);
  const answer = await run(database, planSearch(search, from), maxMs);
  // Going back past the start of the list shows a full first page rather than the few ads before the cursor; an empty
  // page after the cursor shows the first page too.
  if (from && answer.shown < (from.isBackwards ? PAGE_SIZE : 1)) {
    return (await run(database, planSearch(search, null), maxMs)).list;
  }
  return answer.list;
}

interface Page {
  list: Omit<AdList, 'ads'> & { ads: ListedAdRow[] };
  shown: number;
}

async function run(
  database: Database,
  plan: SearchPlan,
  maxMs: number | undefined,
): Promise<{ list: AdList; shown: number }> {
  const statement = writeSearch(plan);
  const { rows } = await (maxMs === undefined
    ? database.pool.query<Page>(statement)
    : queryWithin<Page>(database, statement, maxMs));
  const [row] = rows;
  if (!row) throw new Error('The search returned no row');
  return { ...row, list: { ...row.list, ads: row.list.ads.map(viewListedAd) } };
}

function startOf(search: AdSearch): SearchPlan['from'] {
  if (search.before !== undefined) return { cursor: requireCursor(search.before, search), isBackwards: true };
  if (search.after !== undefined) return { cursor: requireCursor(search.after, search), isBackwards: false };
  return null;
}

function requireCursor(text: string, search: AdSearch): Cursor {
  const cursor = readCursor(text);
  if (cursor?.sort === (search.sort ?? 'newest')) return cursor;
  return refuse('UNPROCESSABLE_CONTENT', adTexts.noSuchPage);
}

function planSearch(search: AdSearch, from: SearchPlan['from']): SearchPlan {
  const filters = filtersOf(search);
  const sort = search.sort ?? 'newest';
  return {
    sort,
    from,
    filters,
    prefix: choosePrefix(
      sort,
      filters.map(({ column }) => column),
    ),
    price: search.price === undefined ? null : { id: search.price, ...priceBounds(search.price) },
    text: search.search === undefined ? null : planText(search.search),
    pageSize: PAGE_SIZE,
    countCap: COUNT_CAP,
  };
}

function filtersOf({ category, region, city, condition }: AdSearch): ColumnFilter[] {
  const columns = { category, county: region, location: city, condition };
  return FILTERED.flatMap((column) => {
    const value = columns[column];
    // PostgreSQL rejects NUL in a text, so no ad has one.
    return value === undefined ? [] : [{ column, value: value.replaceAll('\0', '') }];
  });
}

/** The columns of the B-tree index that answers most of these filters. */
function choosePrefix(sort: SearchPlan['sort'], filtered: readonly FilterColumn[]): readonly FilterColumn[] {
  const bTrees: FilterColumn[][] =
    sort === 'newest'
      ? [['location'], ['category', 'county'], ['category'], ['county'], ['condition']]
      : [['category']];
  return bTrees.find((columns) => columns.every((column) => filtered.includes(column))) ?? [];
}

/** Trigrams need three letters or digits in a row; any other text is found by pairs of characters. */
function planText(search: string): SearchPlan['text'] {
  const plain = plainText(search);
  if (plain === '') return null;
  const pattern = likePattern(plain);
  if (isOneCharacter(plain)) return { pattern, plain, by: 'character' };
  if (!/[\p{L}\p{N}]{3}/u.test(plain))
    return { pattern, plain, by: 'grams', grams: gramsOf(plain.toLowerCase()) };
  return { pattern, plain, by: /[^\p{L}\p{N}]/u.test(plain) ? 'words' : 'word' };
}

function gramsOf(text: string): string[] {
  const characters = [...text];
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))];
}
