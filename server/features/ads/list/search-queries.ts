// Searching the marketplace: filters, sort orders, pages and the count.
import type { AdList, AdSearch, WiderSearch } from '#shared/features/ads/list/ad-search.ts';
import { priceBounds } from '#shared/features/ads/price.ts';
import { isLongEnough, plainText } from '#shared/features/ads/list/search-text.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { anywhere, strongly } from '../../../core/search/conditions.ts';
import { readSearch, type SearchWord, type TypedSearch } from '../../../core/search/search-words.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import type { Database } from '../../../database/connection.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { correctSpelling } from './correct-spelling.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { writeChosen, writeRanked } from './ranking.ts';
import type {
  ColumnFilter,
  FilterColumn,
  ListOrder,
  PieceCondition,
  SearchPlan,
  TextCondition,
} from './search-plan.ts';
import { MAX_WIDER, widerSearches } from './wider-searches.ts';
import { type SearchStatement, writeIdSearch, writeListOf, writeSearch } from './search-statement.ts';

const FILTERED = ['category', 'county', 'location', 'condition'] as const;

export const PAGE_SIZE = 24;
/** Counting stops here; above it the page shows "fler än 200". */
export const COUNT_CAP = 200;

/** How many of the newest strong matches are ranked. */
const RANKED = 300;
/** With fewer strong matches, those in descriptions are ranked too. */
const FEW = 24;

type Searching = Pick<Services, 'database' | 'memory'>;

/**
 * Finds one page of the public ads that match all filters and the text: all its words in any form, or the whole text as
 * a piece of theirs. When the words have too many matches to count, the list is of these alone; else, when the piece
 * has, of its own. Words that no ad has are corrected when nothing is found, unless `exact` is given.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid or belongs to another sort order
 */
export async function searchAds(services: Searching, search: AdSearch): Promise<AdList> {
  const found = await findPage(services, search);
  if (found.ads.length > 0) return found;
  const corrected = await findCorrected(services, search);
  return corrected ?? { ...found, wider: await findWider(services, search) };
}

/** The list for the corrected spelling; null if there is nothing to correct, or nothing is found. */
async function findCorrected(services: Searching, search: AdSearch): Promise<AdList | null> {
  if (search.search === undefined || search.exact !== undefined) return null;
  const unknown = await findUnknownWords(services, search.search);
  const typed = plainText(search.search);
  const shown = await correctSpelling(services.database.kysely, typed, unknown);
  if (shown === null) return null;
  const list = await findPage(services, { ...search, search: shown });
  return list.ads.length === 0 ? null : { ...list, corrected: { shown, typed } };
}

async function findPage(services: Searching, search: AdSearch): Promise<AdList> {
  const from = startOf(search);
  const answer = await readPage(services, search, from);
  // Going back past the start of the list shows a full first page rather than the few ads before the cursor; an empty
  // page after the cursor shows the first page too.
  const isMissing = from && answer.shown < (from.isBackwards ? PAGE_SIZE : 1);
  const { list } = isMissing ? await readPage(services, search, null) : answer;
  return { ...list, corrected: null, wider: [] };
}

/** The words of a search that no public ad has, whatever the filters. */
async function findUnknownWords(services: Searching, search: string): Promise<SearchWord[]> {
  const { words } = readSearch(plainText(search), await loadSynonyms(services));
  const unfiltered = planSearch({ sort: 'newest' }, null);
  const unknown: SearchWord[] = [];
  for (const word of words) {
    const text: TextCondition = { by: 'words', conditions: anywhere([word]), phrases: [] };
    if ((await findIds(services.database, { ...unfiltered, text }, 1)).length === 0) unknown.push(word);
  }
  return unknown;
}

/** Searches that find something where this one finds nothing. */
async function findWider(services: Searching, search: AdSearch): Promise<WiderSearch[]> {
  const { words } = readSearch(plainText(search.search ?? ''), await loadSynonyms(services));
  const found: WiderSearch[] = [];
  for (const { search: text, without } of widerSearches(search, words)) {
    const dropped = Object.fromEntries(without.map((name) => [name, undefined]));
    const wider = { ...search, ...(text !== null && { search: text }), ...dropped };
    const { list } = await readPage(services, wider, null);
    if (list.count.n > 0) found.push({ search: text, without, count: list.count });
    if (found.length === MAX_WIDER) break;
  }
  return found;
}

interface Page {
  list: Omit<AdList, 'corrected' | 'wider'>;
  shown: number;
}

async function readPage(services: Searching, search: AdSearch, from: SearchPlan['from']): Promise<Page> {
  const { database } = services;
  const plan = planSearch(search, from);
  if (search.search === undefined) return run(database, writeSearch(plan));
  const typed = readSearch(plainText(search.search), await loadSynonyms(services));
  const words = wordCondition(typed, anywhere(typed.words));
  const found = words ? await findIds(database, { ...plan, text: words }, COUNT_CAP + 1) : [];
  if (words && found.length > COUNT_CAP && plan.sort !== 'best')
    return run(database, writeSearch({ ...plan, text: words }));
  const text = planText(search.search);
  const pieces = found.length > COUNT_CAP ? [] : await findIds(database, { ...plan, text }, COUNT_CAP + 1);
  if (pieces.length > COUNT_CAP && plan.sort !== 'best') return run(database, writeSearch({ ...plan, text }));
  const ids =
    found.length > COUNT_CAP ? await findStrongest(database, { plan, typed, found }) : [...found, ...pieces];
  const matches = plan.sort === 'best' ? writeRanked(plan, typed, search.search) : writeChosen(plan);
  return run(database, writeListOf(plan, matches([...new Set(ids)])));
}

/** Of many ads, the newest whose title or category says it all. */
async function findStrongest(
  database: Database,
  { plan, typed, found }: { plan: SearchPlan; typed: TypedSearch; found: string[] },
): Promise<string[]> {
  const text = wordCondition(typed, strongly(typed.words));
  const strong = text ? await findIds(database, { ...plan, text }, RANKED) : [];
  return strong.length < FEW ? [...strong, ...found] : strong;
}

function wordCondition({ phrases }: TypedSearch, conditions: string[]): TextCondition | null {
  if (conditions.length + phrases.length === 0) return null;
  return { by: 'words', conditions, phrases: phrases.map(planPiece) };
}

async function findIds(database: Database, plan: SearchPlan, limit: number): Promise<string[]> {
  // From the start of the list: a later page ranks and sorts the same ads.
  const statement = writeIdSearch(
    { ...plan, sort: 'newest', prefix: choosePrefix('newest', plan.filters), from: null },
    limit,
  );
  const { rows } = await database.pool.query<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

async function run(database: Database, statement: SearchStatement): Promise<Page> {
  const { rows } = await database.pool.query<Page>(statement);
  const [row] = rows;
  if (!row) throw new Error('The search returned no row');
  return row;
}

function startOf(search: AdSearch): SearchPlan['from'] {
  if (search.before !== undefined) return { cursor: requireCursor(search.before, search), isBackwards: true };
  if (search.after !== undefined) return { cursor: requireCursor(search.after, search), isBackwards: false };
  return null;
}

function requireCursor(text: string, search: AdSearch): Cursor {
  const cursor = readCursor(text);
  if (cursor?.sort === sortOf(search)) return cursor;
  return refuse('UNPROCESSABLE_CONTENT', adTexts.noSuchPage);
}

/** With a text the best match is first, without the newest. */
function sortOf({ sort, search }: AdSearch): ListOrder {
  if (search === undefined) return sort === undefined || sort === 'best' ? 'newest' : sort;
  return sort ?? 'best';
}

function planSearch(search: AdSearch, from: SearchPlan['from']): SearchPlan {
  const filters = filtersOf(search);
  const sort = sortOf(search);
  return {
    sort,
    from,
    filters,
    prefix: choosePrefix(sort, filters),
    price: search.price === undefined ? null : { id: search.price, ...priceBounds(search.price) },
    text: null,
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
function choosePrefix(sort: ListOrder, filters: readonly ColumnFilter[]): readonly FilterColumn[] {
  const filtered = new Set(filters.map(({ column }) => column));
  const bTrees: FilterColumn[][] =
    sort === 'newest'
      ? [['location'], ['category', 'county'], ['category'], ['county'], ['condition']]
      : [['category']];
  return bTrees.find((columns) => columns.every((column) => filtered.has(column))) ?? [];
}

/** The whole text as a piece of an ad's. */
function planText(search: string): PieceCondition {
  const plain = plainText(search);
  if (!isLongEnough(plain)) refuse('UNPROCESSABLE_CONTENT', adTexts.searchTooShort);
  return planPiece(plain);
}

/** Trigrams need three letters or digits in a row. */
function planPiece(plain: string): PieceCondition {
  const pattern = likePattern(plain);
  if (/[\p{L}\p{N}]{3}/u.test(plain)) return { by: 'trigrams', pattern };
  return { by: 'grams', pattern, grams: gramsOf(plain.toLowerCase()) };
}

function gramsOf(text: string): string[] {
  const characters = [...text];
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))];
}
