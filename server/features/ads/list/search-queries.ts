// Searching the marketplace: one page of the list, with corrected spelling or wider searches where nothing is found.
import {
  type AdList,
  type AdSearch,
  WIDENED,
  type WiderSearch,
} from '#shared/features/ads/list/ad-search.ts';
import { isOneCharacter, plainText } from '#shared/features/ads/list/search-text.ts';
import type { Services } from '../../../core/http/request.ts';
import { about, strongly } from '../../../core/search/conditions.ts';
import { readSearch, type SearchWord, type TypedSearch } from '../../../core/search/search-words.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import { asksForLowPrice } from '../../../core/search/typed-price.ts';
import { type Query, readWithin } from '../../../database/statement-timeout.ts';
import { closestSearches, isForeignApart, isItem } from './closest-searches.ts';
import { correctSpelling } from './correct-spelling.ts';
import { COUNT_CAP, defaultSortOf, PAGE_SIZE, priceAsFilter, priceLimits, startOf } from './plan-search.ts';
import {
  countMatches,
  findNewest,
  findUnknownTerms,
  isMatched,
  readPage,
  type Reading,
} from './read-page.ts';
import { loadTermStatistics } from '../../../core/search/term-statistics.ts';
import { MAX_WIDER, type Wider, widerFilters, widerSearches } from './wider-searches.ts';

/**
 * Finds one page of the public ads that match all filters and the text: all its words in any form, or the whole text as a
 * piece of the ad's text. If the words have too many matches to count, the list has only these; else, if the piece has too
 * many, only those of the piece. Words that no ad has are corrected when nothing is found, unless `exact` is given.
 *
 * @param maxMs time limit of all statements together; none by default
 * @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid or belongs to another sort order
 */
export async function searchAds(
  { database, answerCache }: Pick<Services, 'database' | 'answerCache'>,
  typed: AdSearch,
  maxMs?: number,
): Promise<AdList> {
  const { search: text, ...filters } = priceAsFilter(typed);
  const plain = plainText(text ?? '');
  const statistics = await loadTermStatistics({ database, answerCache }, 'ads');
  const query: Query = (statement) => database.searches.query(statement);
  if (plain === '') {
    const list = await findFiltered({ query, synonyms: new Map(), statistics }, filters);
    const defaultSort = defaultSortOf(typed);
    return defaultSort === undefined ? list : { ...list, defaultSort };
  }
  const search = { ...filters, search: plain };
  const synonyms = await loadSynonyms({ database, answerCache });
  if (maxMs === undefined) return findText({ query, synonyms, statistics }, search);
  return readWithin(database.searches, maxMs, (within) =>
    findText({ query: within, synonyms, statistics }, search),
  );
}

async function findFiltered(reading: Reading, search: AdSearch): Promise<AdList> {
  const found = await findPage(reading, search);
  if (found.ads.length > 0) return found;
  return { ...found, wider: await findWider(reading, search, widerFilters(search)) };
}

type TextSearch = AdSearch & { search: string };

async function findText(reading: Reading, search: TextSearch): Promise<AdList> {
  const found = await findPage(reading, search);
  if (found.ads.length > 0) return found;
  const typed = readSearch(search.search, reading.synonyms);
  const unknown = isOneCharacter(search.search) ? [] : await findUnknownTerms(reading, typed.words);
  const shown = await correctSpelling(reading.query, search.search, unknown);
  const mayReplace = search.exact === undefined && !isForeignApart(typed, unknown);
  if (mayReplace && !isOneCharacter(search.search)) {
    const corrected = shown === null ? null : await findInstead(reading, search, shown);
    const closest = corrected ?? (await findClosest(reading, { search, shown, unknown }));
    if (closest) return closest;
  }
  const others = widerSearches(search, typed, unknown);
  const candidates = shown === null ? others : [{ search: shown, without: [] }, ...others];
  return { ...found, wider: await findWider(reading, search, candidates) };
}

async function findPage(reading: Reading, search: AdSearch): Promise<AdList> {
  const from = startOf(search);
  const answer = await readPage(reading, search, from);
  // Going back past the start of the list shows a full first page rather than the few ads before the cursor; an empty
  // page after the cursor shows the first page too.
  const isMissing = from && answer.shown < (from.isBackwards ? PAGE_SIZE : 1);
  const { list } = isMissing ? await readPage(reading, search, null) : answer;
  return { ...list, corrected: null, wider: [] };
}

/** The list for another text; null if nothing is found. */
async function findInstead(reading: Reading, search: TextSearch, shown: string): Promise<AdList | null> {
  // "skor billigt" for "gratis skor": the cheapest come first here too.
  const isCheap = asksForLowPrice(search.search) && !asksForLowPrice(shown);
  const text = isCheap ? `${shown} billigt` : shown;
  const list = await findPage(reading, { ...search, search: text });
  return list.ads.length === 0 ? null : { ...list, corrected: { shown: text, typed: search.search } };
}

/** The list for most of the words; null if it would show something else, or if ads have all words but not the filters. */
async function findClosest(
  reading: Reading,
  { search, shown, unknown }: { search: TextSearch; shown: string | null; unknown: readonly SearchWord[] },
): Promise<AdList | null> {
  const typed = readSearch(shown ?? search.search, reading.synonyms);
  const texts = closestSearches(
    typed,
    unknown.map(({ text }) => text),
  );
  const hasFilters = WIDENED.some((name) => search[name] !== undefined);
  if (texts.length === 0 || (hasFilters && (await isMatched(reading, { filters: {}, typed })))) return null;
  // The texts leave out a price that was typed: it becomes a filter.
  const filters = { ...search, ...priceLimits(search) };
  for (const text of texts) {
    const less = readSearch(text, reading.synonyms);
    const closer = { filters, typed: less, conditions: inTitleOrCategory(less) };
    if (await isMatched(reading, closer)) return findInstead(reading, filters, text);
  }
  return null;
}

/** An item must be in the title or category: an ad that only mentions it in the description sells another item. */
function inTitleOrCategory({ words }: TypedSearch): string[] {
  const required = words.filter(({ isOptional }) => !isOptional);
  return required.flatMap((word) => (isItem(word) ? strongly([word]) : about([word])));
}

/** The first of these searches that find something. */
async function findWider(
  reading: Reading,
  search: AdSearch,
  candidates: readonly Wider[],
): Promise<WiderSearch[]> {
  const found: WiderSearch[] = [];
  for (const candidate of candidates) {
    const dropped = Object.fromEntries(
      candidate.without.flatMap((name) => [
        [name, undefined],
        ...(name === 'near' ? [['towns', undefined]] : []),
      ]),
    );
    const { size = search.size } = candidate;
    const wider = { ...search, size, ...dropped };
    const text = candidate.search ?? search.search;
    const count =
      text === undefined
        ? await countFiltered(reading, wider)
        : await countMatches(reading, { ...wider, search: text });
    if (count.n > 0) found.push({ ...candidate, count });
    if (found.length === MAX_WIDER) break;
  }
  return found;
}

/** The number of ads of a search without a text, as its list counts them. */
async function countFiltered(reading: Reading, search: AdSearch): Promise<AdList['count']> {
  const { ids, isCapped } = await findNewest(reading, search, COUNT_CAP);
  return { n: ids.length, capped: isCapped };
}
