// Suggestions while typing: words and sizes that ads have, what many search for, categories and brands.
import type { KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import { MAX_SUGGESTIONS, type Suggestion } from '#shared/features/ads/list/suggestions.ts';
import { isSizeWord } from '#shared/search/size-terms.ts';
import { fold } from '#shared/search/tokens.ts';
import type { Services } from '../../../core/http/request.ts';
import {
  beginningOf,
  beginningsOf,
  chooseCompletions,
  type TypedBeginning,
} from '../../../core/search/completion.ts';
import type { KnownWord } from '../../../core/search/spelling.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import { loadTermStatistics } from '../../../core/search/term-statistics.ts';
import { readWithin } from '../../../database/statement-timeout.ts';
import { listActiveBrands } from '../../brands/actions.ts';
import { listActiveCategories } from '../../categories/actions.ts';
import { readInTurn, type SearchContext } from './find-ads.ts';
import { findNewest } from './read-page.ts';
import { findWordsBeginning, readTitles } from './spelling-queries.ts';
import { listPopularSearches } from './search-visit-queries.ts';

/** Most suggestions of each kind, so that others have room; words fill the rest. */
const MOST = { popular: 3, category: 2, brand: 2 };

/** A second word is chosen from the titles of this many ads that have the word before it. */
const COMPARED = 300;

type Suggesting = Pick<Services, 'database' | 'answerCache'>;

/**
 * At most eight, in groups: words, popular searches, categories, brands. For an empty text the popular ones.
 *
 * @throws ORPCError as `readInTurn`
 */
export async function suggestSearches(services: SearchContext, text: string): Promise<Suggestion[]> {
  const beginning = fold(plainText(text).toLowerCase());
  const { popular, categories, brands } = await loadNames(services);
  if (beginning === '')
    return popular.slice(0, MAX_SUGGESTIONS).map(({ name }) => ({ kind: 'popular', text: name }));
  const isOther = (name: string): boolean => fold(name.toLowerCase()) !== beginning;
  const chosen = [
    ...choose(
      'popular',
      popular.filter(({ name }) => isOther(name)),
      beginning,
    ),
    ...choose('category', categories, beginning),
    ...choose(
      'brand',
      brands.filter(({ name }) => isOther(name)),
      beginning,
    ),
  ];
  const texts = new Set(chosen.map((each) => fold(each.text.toLowerCase())));
  const completed = (await completeText(services, text)).filter((word) => !texts.has(fold(word)));
  const words = completed.slice(0, MAX_SUGGESTIONS - chosen.length);
  return [...words.map((word) => ({ kind: 'word' as const, text: word })), ...chosen];
}

async function completeText(context: SearchContext, text: string): Promise<string[]> {
  // A space at the end means that the word is complete; leading spaces are ignored.
  const beginning = beginningOf(text.replaceAll(/\s+/g, ' ').trimStart());
  if (!beginning) return [];
  const words = beginning.earlier.trim().split(' ');
  // "skor strl 4": the size is one of the shoes.
  const before = words.findLast((word) => !isSizeWord(word)) ?? '';
  const known =
    before === ''
      ? await findWordsBeginning((statement) => context.database.pool.query(statement), beginning)
      : await findWordsBeside(context, before, beginning);
  return chooseCompletions(beginning, known);
}

/** Words and numbers of titles, brands and towns with this beginning of the newest ads that have the word before, the most frequent first. */
async function findWordsBeside(
  context: SearchContext,
  before: string,
  { typed, folded }: TypedBeginning,
): Promise<KnownWord[]> {
  const [synonyms, statistics] = await Promise.all([
    loadSynonyms(context),
    loadTermStatistics(context, 'ads'),
  ]);
  const titles = await readInTurn(context, (maxMs) =>
    readWithin(context.database.searches, maxMs, async (query) => {
      const { ids } = await findNewest({ query, synonyms, statistics }, { search: before }, COMPARED);
      return readTitles(query, ids);
    }),
  );
  const counts = new Map<string, number>();
  for (const { title, brand, town } of titles) {
    const names = [brand, town].map((name) => name.toLowerCase());
    for (const word of new Set([...(title.toLowerCase().match(/\p{L}{2,}|\d{2,}/gu) ?? []), ...names]))
      if (typed === folded ? fold(word).startsWith(folded) : word.startsWith(typed))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, docs]) => ({ word, folded: fold(word), docs }))
    .toSorted((one, other) => other.docs - one.docs);
}

/** A name to suggest, and the folded beginnings that find it. */
interface Named {
  name: string;
  beginnings: readonly string[];
}

function choose(kind: keyof typeof MOST, names: readonly Named[], beginning: string): Suggestion[] {
  const found = names.filter(({ beginnings }) => beginnings.some((each) => each.startsWith(beginning)));
  // Names that begin with the text precede names of which a later word or an alias does.
  const isFirst = ({ beginnings: [own = ''] }: Named): number => Number(own.startsWith(beginning));
  return found
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .slice(0, MOST[kind])
    .map(({ name }) => ({ kind, text: name }));
}

/** Cached in memory: the names are few, and the same for everyone. */
async function loadNames({ database, answerCache }: Suggesting) {
  const [popular, categories, brands] = await Promise.all([
    answerCache.getOrLoad('popular-searches', 'popular-searches', async () =>
      (await listPopularSearches(database)).map((name) => ({ name, beginnings: [fold(name)] })),
    ),
    answerCache.getOrLoad('suggested-categories', 'categories', async () =>
      (await listActiveCategories(database)).map(({ name }) => ({ name, beginnings: beginningsOf(name) })),
    ),
    answerCache.getOrLoad('suggested-brands', 'brands', async () =>
      (await listActiveBrands(database)).map(namedBrand),
    ),
  ]);
  return { popular, categories, brands };
}

function namedBrand({ name, aliases }: KnownBrand): Named {
  return { name, beginnings: [name, ...aliases].flatMap(beginningsOf) };
}
