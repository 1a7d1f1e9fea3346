// Searching the marketplace: one page of the list, with corrected spelling or wider searches where there is none.
import type { AdList, AdSearch, WiderSearch } from '#shared/features/ads/list/ad-search.ts';
import { isOneCharacter, plainText } from '#shared/features/ads/list/search-text.ts';
import type { Services } from '../../../core/http/request.ts';
import { readSearch, type SearchWord } from '../../../core/search/search-words.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import { readWithin } from '../../../database/statement-timeout.ts';
import { correctSpelling } from './correct-spelling.ts';
import { PAGE_SIZE, startOf } from './plan-search.ts';
import { countMatches, hasMatch, readPage, type Reading } from './read-page.ts';
import { MAX_WIDER, type Wider, widerSearches } from './wider-searches.ts';

/**
 * Finds one page of the public ads that match all filters and the text: all its words in any form, or the whole text as
 * a piece of theirs. When the words have too many matches to count, the list is of these alone; else, when the piece
 * has, of its own. Words that no ad has are corrected when nothing is found, unless `exact` is given.
 *
 * @param maxMs time limit of all statements together; none by default
 * @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid or belongs to another sort order
 */
export async function searchAds(
  { database, memory }: Pick<Services, 'database' | 'memory'>,
  { search: text, ...filters }: AdSearch,
  maxMs?: number,
): Promise<AdList> {
  const plain = plainText(text ?? '');
  if (plain === '')
    return findPage({ query: (statement) => database.pool.query(statement), synonyms: new Map() }, filters);
  const search = { ...filters, search: plain };
  const synonyms = await loadSynonyms({ database, memory });
  if (maxMs === undefined)
    return findText({ query: (statement) => database.pool.query(statement), synonyms }, search);
  return readWithin(database, maxMs, (query) => findText({ query, synonyms }, search));
}

type TextSearch = AdSearch & { search: string };

async function findText(reading: Reading, search: TextSearch): Promise<AdList> {
  const found = await findPage(reading, search);
  if (found.ads.length > 0) return found;
  const typed = readSearch(search.search, reading.synonyms);
  const unknown = isOneCharacter(search.search) ? [] : await findUnknownWords(reading, typed.words);
  const corrected = search.exact === undefined ? await findCorrected(reading, search, unknown) : null;
  return (
    corrected ?? { ...found, wider: await findWider(reading, search, widerSearches(search, typed, unknown)) }
  );
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

/** The list for the corrected spelling; null if there is nothing to correct, or nothing is found. */
async function findCorrected(
  reading: Reading,
  search: TextSearch,
  unknown: readonly SearchWord[],
): Promise<AdList | null> {
  const shown = await correctSpelling(reading.query, search.search, unknown);
  if (shown === null) return null;
  const list = await findPage(reading, { ...search, search: shown });
  return list.ads.length === 0 ? null : { ...list, corrected: { shown, typed: search.search } };
}

/** The words that no public ad has, whatever the filters. */
async function findUnknownWords(reading: Reading, words: readonly SearchWord[]): Promise<SearchWord[]> {
  const unknown: SearchWord[] = [];
  for (const word of words)
    if (!(await hasMatch(reading, { words: [word], phrases: [] }))) unknown.push(word);
  return unknown;
}

/** Those of these searches that find something. */
async function findWider(
  reading: Reading,
  search: TextSearch,
  candidates: readonly Wider[],
): Promise<WiderSearch[]> {
  const found: WiderSearch[] = [];
  for (const { search: text, without } of candidates) {
    const dropped = Object.fromEntries(without.map((name) => [name, undefined]));
    const count = await countMatches(reading, { ...search, ...dropped, search: text ?? search.search });
    if (count.n > 0) found.push({ search: text, without, count });
    if (found.length === MAX_WIDER) break;
  }
  return found;
}
