// Reads what a person has typed: words with the terms that stand for each, and exact phrases in quotes.
import { commonModifiers, stopWords } from './lexicon.ts';
import { possibleSizes, readSize } from '#shared/search/sizes.ts';
import { splitCompound, stem } from './stem.ts';
import { fold, tokensOf } from '#shared/search/tokens.ts';

const MAX_WORDS = 12;
const MAX_ALTERNATIVES = 10;
/** A phrase has at least two characters, as a search has; `"a" boll` are two words. The database uses the same pattern. */
export const PHRASE = /["”“] ?([^"”“ ][^"”“]*[^"”“ ]) ?["”“]/gu;

/** One way to match a word: all of these terms. The first says what the thing is, the others only what it is for. */
export type Alternative = readonly [string, ...string[]];

export interface SearchWord {
  /** As typed. */
  text: string;
  alternatives: readonly Alternative[];
}

export interface TypedSearch {
  words: readonly SearchWord[];
  /** Texts in quotes, which must be there letter by letter. */
  phrases: readonly string[];
}

/** Terms that stand for a term, by the folded stem of what is searched for. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a search. Words that say nothing ("säljes") are left out unless there are no others.
 *
 * @param typed with single spaces, as `plainText` returns it
 */
export function readSearch(typed: string, synonyms: Synonyms): TypedSearch {
  const phrases: string[] = [];
  const rest = typed.replace(PHRASE, (_whole, phrase: string) => {
    phrases.push(phrase);
    return ' ';
  });
  const words = wordsOf(rest, synonyms);
  const significant = words.filter(({ text }) => !stopWords.has(text));
  return { words: (significant.length > 0 ? significant : words).slice(0, MAX_WORDS), phrases };
}

function wordsOf(text: string, synonyms: Synonyms): SearchWord[] {
  const tokens = tokensOf(text);
  const typed = tokens.map((token) => token.text);
  const words: SearchWord[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const word = typed[index] ?? '';
    const size = readSize(typed, index);
    if (size && size.terms.length > 0) {
      const number = typed[index + size.length - 1] ?? '';
      words.push({
        text: typed.slice(index, index + size.length).join(' '),
        alternatives: size.terms.map((term) => [term] as const).concat(/^\d/.test(number) ? [[number]] : []),
      });
      index += size.length - 1;
      continue;
    }
    const next = tokens[index + 1];
    // "tf-1000" and "tf1000" are one word.
    if (next?.isJoined) {
      const joined = word + next.text;
      words.push({ text: joined, alternatives: [[fold(joined)], [fold(stem(word)), fold(stem(next.text))]] });
      index += 1;
      continue;
    }
    words.push({ text: word, alternatives: alternativesOf(word, synonyms) });
  }
  return words;
}

function alternativesOf(word: string, synonyms: Synonyms): Alternative[] {
  const own = fold(stem(word));
  const alternatives: Alternative[] = [[own], ...possibleSizes(word).map((term) => [term] as const)];
  const parts = splitCompound(word);
  if (parts) {
    const [head, modifier] = [fold(parts.head), fold(parts.modifier)];
    alternatives.push([modifier + head]);
    alternatives.push(commonModifiers.has(parts.modifier) ? [head] : [head, modifier]);
  }
  const terms = [own, ...(parts ? [fold(parts.modifier + parts.head)] : [])];
  for (const term of terms) for (const synonym of synonyms.get(term) ?? []) alternatives.push([synonym]);
  return unique(alternatives).slice(0, MAX_ALTERNATIVES);
}

function unique(alternatives: readonly Alternative[]): Alternative[] {
  return [...new Map(alternatives.map((each) => [each.join(' '), each])).values()];
}
