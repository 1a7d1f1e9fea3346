// What a list of texts, such as posts or articles, shows where no text has all words of a search: the texts with the corrected
// words, or with most of the words.
import { fold } from '#shared/search/tokens.ts';
import type { Query } from '../../database/statement-timeout.ts';
import { correctTyped, readSpelling, type Spelling, type WordTable } from './correct-search.ts';
import { omissionsOf } from './omitted-words.ts';
import type { SearchWord, TypedSearch } from './search-words.ts';
import { mayCorrect } from './spelling.ts';
import { isKnownName, namesItem } from './stem.ts';

/** At most this many texts, since each takes a separate search. */
const MAX_TRIED = 8;

interface UnmatchedSearch extends TypedSearch {
  table: WordTable;
  typed: string;
}

/**
 * The first of the closest searches that finds something, with its text; null if none does.
 *
 * @param find the list for a text; null if it is empty
 */
export async function findClosest<List>(
  query: Query,
  search: UnmatchedSearch,
  find: (text: string) => Promise<List | null>,
): Promise<{ list: List; shown: string } | null> {
  // A search for one word has found nothing already.
  const isFound = async (word: string) => search.words.length > 1 && (await find(word)) !== null;
  const spelling = await readSpelling(query, search, isFound);
  for (const shown of closestTexts(search, spelling)) {
    const list = await find(shown);
    if (list) return { list, shown };
  }
  return null;
}

/**
 * The texts to search for instead, the closest first: with corrected words, without the words that no text has, and with fewer of
 * the others. Of these, frequent words are left out first, items last. Phrases must be found as they are.
 */
export function closestTexts(
  { words, phrases, typed }: Omit<UnmatchedSearch, 'table'>,
  spelling: Spelling,
): string[] {
  const corrected = correctTyped(typed, spelling) ?? [];
  if (phrases.length > 0) return [corrected].flat();
  const possible = words.filter(({ text }) => partsOf(text).every((part) => isPossible(part, spelling)));
  const droppable = possible
    .filter(({ isOptional }) => !isOptional)
    .toSorted(
      (one, other) => weightOf(one) - weightOf(other) || docsOf(other, spelling) - docsOf(one, spelling),
    );
  const fewer = [[], ...omissionsOf(droppable)].flatMap((less) => {
    const rest = possible.filter((word) => !less.includes(word));
    // "basket" alone is in nearly every text, "nba" is not.
    const isSpecific = rest.some(({ text, isOptional }) => !isOptional || isKnownName(text));
    const parts = rest.flatMap(({ text }) => partsOf(text));
    return isSpecific ? parts.map((part) => spelling.corrections.get(part) ?? part).join(' ') : [];
  });
  const asTyped = words.map(({ text }) => text).join(' ');
  const texts = new Set([corrected, ...fewer].flat());
  return [...texts].filter((text) => text !== asTyped && text !== typed).slice(0, MAX_TRIED);
}

/** A name may have several words: "lebron james". */
function partsOf(text: string): string[] {
  return text.split(' ');
}

function isPossible(part: string, { corrections, unknown }: Spelling): boolean {
  return corrections.has(part) || !unknown.includes(part);
}

/** How significant a word is: an item more than another word, a number least. */
function weightOf({ text }: SearchWord): number {
  if (!partsOf(text).some(mayCorrect)) return 0;
  return namesItem(text) ? 2 : 1;
}

/** How many texts have the rarest part of a word; none for a corrected one, which is left out last. */
function docsOf({ text }: SearchWord, { docs }: Spelling): number {
  return Math.min(...partsOf(text).map((part) => docs.get(fold(part)) ?? 0));
}
