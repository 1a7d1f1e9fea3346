// Searches for most of the words, where no ad has all of them: what is left out says least about the thing.
import { audienceParts, places } from '../../../core/search/lexicon.ts';
import type { SearchWord, TypedSearch } from '../../../core/search/search-words.ts';
import {
  isForeign,
  isKnownName,
  isTermOfThing,
  lastPartOf,
  namesThing,
  splitTypedCompound,
} from '../../../core/search/stem.ts';

/** Each is a search. */
const MAX_TRIED = 8;
/** Of more words, all but as many are left out at once. */
const MOST_WORDS = 4;
const LEFT = [4, 2, 1];
/** Four of so many seldom meet, and to see that they do not takes long. */
const MANY_WORDS = 8;
/**
 * What to show instead, the closest first; none if no part of the search says what is searched for. Sizes are not left
 * out, since a thing of another size is of no use; nor are things and brands that no ad has.
 *
 * @param unknown texts of the words that no ad has
 */
export function closestSearches({ words, phrases }: TypedSearch, unknown: readonly string[]): string[] {
  const required = words.filter(({ isModest }) => !isModest);
  const lacking = required.filter(({ text }) => unknown.includes(text));
  // "puma boll" and "keps adidas", but not "bollar skola".
  const mainThing = required.find((word) => isThing(word) && !isKnownName(word.text));
  const isHopeless = lacking.some(
    (word) => headOf(word) === word.text && (word === mainThing || isKnownName(word.text)),
  );
  if (phrases.length > 0 || isHopeless) return [];
  const compounds = required.filter((word) => headOf(word) !== word.text);
  const droppable = required
    .filter((word) => !isSize(word))
    // Of equals, the first says what it is: "böcker coaching".
    .toReversed()
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  // One word less, then two, and so on.
  const fewer = droppable.map((_, index) => droppable.slice(0, index + 1));
  const dropped =
    droppable.length > MOST_WORDS
      ? LEFT.filter((count) => count < 4 || droppable.length <= MANY_WORDS).map((count) =>
          droppable.slice(0, droppable.length - count),
        )
      : [[], ...droppable.map((word) => [word]), ...fewer];
  const texts = dropped.flatMap((less) =>
    [lacking, compounds].flatMap((generalised) => {
      const rest = words.filter((word) => !less.includes(word));
      const isPossible = rest.every((word) => !lacking.includes(word) || headOf(word) !== word.text);
      const parts = rest.map((word) => (generalised.includes(word) ? headOf(word) : word.text));
      return isPossible && rest.some(isThing) ? parts.join(' ') : [];
    }),
  );
  const typed = words.map(({ text }) => text).join(' ');
  return [...new Set(texts)].filter((text) => text !== typed).slice(0, MAX_TRIED);
}

/** "sim kort": a thing that basketball has no use for, written as two words, the first of which no ad has. */
export function isForeignApart({ words }: TypedSearch, unknown: readonly SearchWord[]): boolean {
  return words.some(({ text }, index) => {
    const next = words[index + 1]?.text;
    const parts = next === undefined ? null : splitTypedCompound(text + next);
    return unknown.some((word) => word.text === text) && parts !== null && isForeign(parts);
  });
}

/** "boll" of "leksaksboll"; the word itself of any other, of "lebronskor", "fotboll" and "barnvagn". */
function headOf({ text }: SearchWord): string {
  const parts = splitTypedCompound(text);
  if (!parts || isKnownName(parts.modifier) || isForeign(parts) || audienceParts.has(parts.modifier))
    return text;
  return lastPartOf(text) ?? text;
}

/** A bare number is a size of shoes or clothes; others may be models or amounts. */
function isSize({ text, alternatives: [first] }: SearchWord): boolean {
  const isOther = /^\d+$/.test(text) && !(isWithin(text, 16, 52) || isWithin(text, 86, 182));
  return (first?.[0].startsWith('sz') ?? false) && !isOther;
}

function isWithin(number: string, from: number, to: number): boolean {
  return Number(number) >= from && Number(number) <= to;
}

/** Whether a word, or what it means, is a thing or a brand. */
export function isThing({ text, alternatives }: SearchWord): boolean {
  return namesThing(text) || alternatives.some(([main]) => isTermOfThing(main));
}

/** How much a word says about what is searched for: a thing more than a brand, a place more than a colour. */
function weightOf(word: SearchWord): number {
  if (isThing(word)) return isKnownName(word.text) ? 2 : 3;
  return places.has(word.text) ? 1 : 0;
}
