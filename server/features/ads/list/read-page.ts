// Reads one page of a marketplace search: collects the ads of its text, then sorts or ranks them.
import type { AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { isOneCharacter } from '#shared/features/ads/list/search-text.ts';
import { SHORT_SEARCH_ADS } from '#shared/features/ads/rules.ts';
import { about, shareOf, strongly, type TermStatistics } from '../../../core/search/conditions.ts';
import type { Synonyms } from '../../../core/search/meaning.ts';
import { readSearch, type SearchWord, type TypedSearch } from '../../../core/search/search-words.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { type ListedAdRow, viewListedAd } from './listed-ad.ts';
import { COUNT_CAP, newestFirst, planPiece, planSearch, planTerms } from './plan-search.ts';
import { writeChosen, writeRanked } from './ranking.ts';
import { termConditionsOf } from './search-conditions.ts';
import type { SearchPlan } from './search-plan.ts';
import {
  type SearchStatement,
  writeIdSearch,
  writeInitialSearch,
  writeKnownSearch,
  writeListOf,
  writeSearch,
} from './search-statement.ts';

/** How many of the newest strong matches are ranked. */
const RANKED = 300;
/** A text of more words is not looked up as a piece: few ads have it, and the cost grows with its length. */
const MAX_WORDS_OF_PIECE = 6;
/** A larger sample takes longer to read than it saves. */
const MAX_SAMPLE = 1000;
/** One ad is sampled for this many matches. A smaller sample often misestimates the end of the page: a second lookup follows. */
const MATCHES_PER_SAMPLED = 80;
/** The hint is placed where this many times `COUNT_CAP` ads are expected before it; the list up to the hint is read at once. */
const SURPLUS = 2;

export interface Page {
  list: Omit<AdList, 'corrected' | 'wider'>;
  shown: number;
}

const EMPTY_PAGE: Page = {
  list: { ads: [], next: null, previous: null, count: { n: 0, capped: false } },
  shown: 0,
};

/** What reading a search needs. */
export interface Reading {
  query: Query;
  synonyms: Synonyms;
  statistics: TermStatistics;
}

/** @param search its text, if any, is not empty and has the form of `plainText` */
export async function readPage(
  { query, synonyms, statistics }: Reading,
  search: AdSearch,
  from: SearchPlan['from'],
): Promise<Page> {
  const plan = planSearch(search, from, statistics);
  if (search.search === undefined) return run(query, writeSearch(plan));
  const typed = readSearch(search.search, synonyms);
  const found = await findAll(query, plan, { typed, plain: search.search });
  if (!('ids' in found)) return run(query, writeSearch({ ...plan, ...found }));
  const ids = [...new Set(found.ids)];
  if (ids.length === 0) return EMPTY_PAGE;
  const text = { typed, plain: search.search };
  const matches = plan.sort === 'best' ? writeRanked(plan, text, ids) : writeChosen(plan, ids);
  return run(query, writeListOf(plan, matches));
}

/** The number of ads of a text, as its list counts them; 0 unless an ad has all words. */
export async function countMatches(
  { query, synonyms, statistics }: Reading,
  search: AdSearch & { search: string },
): Promise<AdList['count']> {
  const plan = planSearch({ ...search, sort: 'newest' }, null, statistics);
  const found = await findAll(query, plan, {
    typed: readSearch(search.search, synonyms),
    plain: search.search,
    needsTerms: true,
  });
  const n = 'ids' in found ? new Set(found.ids).size : COUNT_CAP + 1;
  return { n: Math.min(n, COUNT_CAP), capped: n > COUNT_CAP };
}

/** The ids of at most `limit` ads of a search, the newest, and whether there are more. */
export async function findNewest(
  { query, synonyms, statistics }: Reading,
  search: AdSearch,
  limit: number,
): Promise<{ ids: string[]; isCapped: boolean }> {
  const plan = planSearch({ ...search, sort: 'newest' }, null, statistics);
  const found =
    search.search === undefined
      ? null
      : await findAll(query, plan, { typed: readSearch(search.search, synonyms), plain: search.search });
  const ids =
    found && 'ids' in found
      ? [...new Set(found.ids)]
      : await findIds(query, { ...plan, ...found }, limit + 1);
  return { ids: ids.slice(0, limit), isCapped: ids.length > limit };
}

/** Whether an ad has all words and phrases of a search, or meets the conditions given instead. */
export async function isMatched(
  reading: Pick<Reading, 'query' | 'statistics'>,
  { filters, typed, conditions = about(typed.words) }: MatchedSearch,
): Promise<boolean> {
  const text = planTerms(typed, conditions);
  return (await findWithText(reading, { filters, text }, 1)).length > 0;
}

/** The ids of at most `limit` ads that meet these filters and conditions, the newest. */
export function findMeeting(
  reading: Pick<Reading, 'query' | 'statistics'>,
  { filters, conditions }: { filters: AdSearch; conditions: string[] },
  limit: number,
): Promise<string[]> {
  return findWithText(reading, { filters, text: planTerms({ words: [], phrases: [] }, conditions) }, limit);
}

function findWithText(
  { query, statistics }: Pick<Reading, 'query' | 'statistics'>,
  { filters, text }: { filters: AdSearch; text: SearchPlan['text'] },
  limit: number,
): Promise<string[]> {
  return findIds(query, { ...planSearch(filters, null, statistics), text }, limit);
}

export interface MatchedSearch {
  filters: AdSearch;
  typed: TypedSearch;
  conditions?: string[];
}

/** If more ads than this have a word, one of them is surely public. */
const SURELY_KNOWN = 5000;

/** The words that no public ad has, sold or not. */
export async function findUnknownTerms(
  { query, statistics }: Pick<Reading, 'query' | 'statistics'>,
  words: readonly SearchWord[],
): Promise<SearchWord[]> {
  const { documents, shares } = statistics;
  const isSurelyKnown = ({ alternatives }: SearchWord): boolean =>
    alternatives.some(
      ([main, ...others]) => others.length === 0 && (shares.get(main) ?? 0) * documents > SURELY_KNOWN,
    );
  const uncertain = words.filter((word) => !isSurelyKnown(word));
  if (uncertain.length === 0) return [];
  const conditions = uncertain.flatMap((word) => about([word]));
  const { rows } = await query<{ found: boolean[] }>(writeKnownSearch(conditions));
  return uncertain.filter((_, index) => rows[0]?.found[index] === false);
}

/** The ads of the list, or, if there are too many to sort or rank, the text to look up in the order of the list. */
async function findAll(
  query: Query,
  plan: SearchPlan,
  { typed, plain, needsTerms = false }: { typed: TypedSearch; plain: string; needsTerms?: boolean },
): Promise<{ ids: string[] } | Pick<SearchPlan, 'text' | 'known'>> {
  if (isOneCharacter(plain))
    return { ids: await readIds(query, writeInitialSearch(plan, plain, SHORT_SEARCH_ADS)) };
  const words = planTerms(typed, about(typed.words));
  const isRanked = plan.sort === 'best';
  const isByPrice = !isRanked && plan.sort !== 'newest';
  const byPlan = { ...plan, text: words };
  const wanted = words && isByPrice ? sampleSizeOf(expectedMatches(byPlan)) : COUNT_CAP + 1;
  const byTerms = words ? await findIds(query, byPlan, wanted) : [];
  if (needsTerms && words && byTerms.length === 0) return { ids: [] };
  const isCrowded = words !== null && byTerms.length > COUNT_CAP;
  if (isCrowded && plan.sort === 'newest') return { text: words };
  if (isCrowded && isByPrice)
    return { text: words, known: { ids: byTerms, rank: rankOf(byTerms.length, expectedMatches(byPlan)) } };
  const text = planPiece(plain);
  // The piece is not looked up for a single word that many ads have, since its matches are no better, or for phrases alone,
  // which find the same ads.
  const { length } = plain.split(' ');
  const isFound = words !== null && ((isCrowded && length === 1) || typed.words.length === 0);
  const hasPieces = words === null || (length <= MAX_WORDS_OF_PIECE && !isFound);
  const byPiece = hasPieces ? await findIds(query, { ...plan, text }, COUNT_CAP + 1) : [];
  if (isCrowded)
    return { ids: [...(await findStrongest(query, plan, { typed, found: byTerms })), ...byPiece] };
  return byPiece.length > COUNT_CAP && !isRanked ? { text } : { ids: [...byTerms, ...byPiece] };
}

/** How many ads meet the rarest condition. */
function expectedMatches(plan: SearchPlan): number {
  const { rare, common } = termConditionsOf(plan);
  const [rarest = ''] = [...rare, ...common];
  return plan.statistics.documents * shareOf(rarest, plan.statistics);
}

/** The number of ads to read as a sample of a list by price, to estimate where its first `COUNT_CAP` ads end. */
function sampleSizeOf(matches: number): number {
  return Math.min(MAX_SAMPLE, Math.max(COUNT_CAP + 1, Math.round(matches / MATCHES_PER_SAMPLED)));
}

/** The position in the sorted sample before which enough ads are expected: each sampled ad represents equally many. */
function rankOf(size: number, matches: number): number {
  const represented = Math.max(1, matches / size);
  return Math.min(size, Math.max(1, Math.round((COUNT_CAP * SURPLUS) / represented)));
}

/** If many ads match, the newest of those whose title or category has all words; if these are few enough to count, `found` too. */
async function findStrongest(
  query: Query,
  plan: SearchPlan,
  { typed, found }: { typed: TypedSearch; found: string[] },
): Promise<string[]> {
  const text = planTerms(typed, strongly(typed.words));
  const strong = text ? await findIds(query, { ...plan, text }, RANKED) : [];
  return strong.length > COUNT_CAP ? strong : [...strong, ...found];
}

function findIds(query: Query, plan: SearchPlan, limit: number): Promise<string[]> {
  return readIds(query, writeIdSearch(newestFirst(plan), limit));
}

async function readIds(query: Query, statement: SearchStatement): Promise<string[]> {
  const { rows } = await query<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

type ListRow = Omit<Page, 'list'> & { list: Omit<Page['list'], 'ads'> & { ads: ListedAdRow[] } };

async function run(query: Query, statement: SearchStatement): Promise<Page> {
  const { rows } = await query<ListRow>(statement);
  const [row] = rows;
  if (!row) throw new Error('The search returned no row');
  return { ...row, list: { ...row.list, ads: row.list.ads.map(viewListedAd) } };
}
