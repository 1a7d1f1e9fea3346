// The terms of a title that say which item it is: its kind and model, without its size, colour and place.
import { letterSize, readSize } from '#shared/search/size-terms.ts';
import { fold, tokensOf } from '#shared/search/tokens.ts';
import { anyTerm } from './conditions.ts';
import { MENTIONED, STRONG } from './document-terms.ts';
import { places, relationWords, typedOptionalTerms, typedStopTerms } from './lexicon.ts';
import { MAX_MODEL } from './optional-units.ts';
import { splitCompound, statesProperty, termOf } from './stem.ts';

/** A compound gives its parts, so "LeBron-skor" and "LeBron 20" have a term in common. */
export function itemTerms(title: string): string[] {
  const tokens = tokensOf(title);
  const words = tokens.map(({ text }) => text);
  const terms = new Set<string>();
  for (let index = 0; index < tokens.length;) {
    const size = readSize(words, index);
    const [word = '', next] = [words[index], tokens[index + 1]];
    // What follows is the item's purpose: "pump till boll".
    if (relationWords.has(word)) break;
    if (!size && next?.isJoined && /^\p{L}/u.test(word) && /^\d/.test(next.text)) {
      // "TF-1000" is one name.
      terms.add(fold(word + next.text));
      index += 2;
      continue;
    }
    if (!size && isItemWord(word)) for (const term of partsOf(word)) terms.add(term);
    index += size?.length ?? 1;
  }
  return [...terms];
}

/** A condition for the index: an ad whose title or attributes have the term. */
export function titleHas(term: string): string {
  return anyTerm([STRONG + term, MENTIONED + term]);
}

function partsOf(word: string): string[] {
  const parts = splitCompound(word);
  return parts ? [fold(parts.head), fold(parts.modifier)] : [termOf(word)];
}

function isItemWord(word: string): boolean {
  // A larger number is a size or a year.
  if (/^\d/.test(word)) return Number(word) <= MAX_MODEL;
  const isNoise = typedStopTerms.has(word) || typedOptionalTerms.has(word) || places.has(word);
  return !isNoise && letterSize(word) === null && !statesProperty(word);
}
