// Suggestions while typing: words that ads have, what many search for, categories and brands.
import type { KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import { MAX_SUGGESTIONS, type Suggestion } from '#shared/features/ads/list/suggestions.ts';
import { fold } from '#shared/search/tokens.ts';
import type { Services } from '../../../core/http/request.ts';
import { beginningOf, beginningsOf, chooseCompletions } from '../../../core/search/completion.ts';
import { listActiveBrands } from '../../brands/actions.ts';
import { listActiveCategories } from '../../categories/actions.ts';
import { findWordsBeginning } from './spelling-queries.ts';
import { listPopularSearches } from './search-visit-queries.ts';

/** Most suggestions of each kind, so that others have room; words fill the rest. */
const MOST = { popular: 3, category: 2, brand: 2 };

type Suggesting = Pick<Services, 'database' | 'memory'>;

/** At most eight, in groups: words, popular searches, categories, brands. For an empty text the popular ones. */
export async function suggestSearches(services: Suggesting, text: string): Promise<Suggestion[]> {
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

async function completeText({ database }: Suggesting, text: string): Promise<string[]> {
  // A space at the end means that the word is complete; leading spaces are ignored.
  const beginning = beginningOf(text.replaceAll(/\s+/g, ' ').trimStart());
  if (!beginning) return [];
  const known = await findWordsBeginning((statement) => database.pool.query(statement), beginning);
  return chooseCompletions(beginning, known);
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
async function loadNames({ database, memory }: Suggesting) {
  const [popular, categories, brands] = await Promise.all([
    memory.getOrLoad('popular-searches', 'popular-searches', async () =>
      (await listPopularSearches(database)).map((name) => ({ name, beginnings: [fold(name)] })),
    ),
    memory.getOrLoad('suggested-categories', 'categories', async () =>
      (await listActiveCategories(database)).map(({ name }) => ({ name, beginnings: beginningsOf(name) })),
    ),
    memory.getOrLoad('suggested-brands', 'brands', async () =>
      (await listActiveBrands(database)).map(namedBrand),
    ),
  ]);
  return { popular, categories, brands };
}

function namedBrand({ name, aliases }: KnownBrand): Named {
  return { name, beginnings: [name, ...aliases].flatMap(beginningsOf) };
}
