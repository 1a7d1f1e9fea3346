// What a typed word may be called in a document: itself, its parts, its synonyms.
import { commonModifiers, optionalWords, propertyHeads, settings } from './lexicon.ts';
import { euOfPlainUs, possibleSizes, sizeTerm } from '#shared/search/size-terms.ts';
import { splitTypedCompound, typedTermOf } from './stem.ts';
import { fold } from '#shared/search/tokens.ts';

/** One way to match a word: all of these terms. The first names the item, the others only its purpose. */
export type Alternative = readonly [string, ...string[]];

/** Alternatives by searched term: the key is a folded stem, or several joined by spaces for a name. */
export type Synonyms = ReadonlyMap<string, readonly Alternative[]>;

export interface Meaning {
  /** Alternatives that mean what was typed, in any form. */
  close: readonly Alternative[];
  /** Alternatives that mean nearly the same. */
  near: readonly Alternative[];
}

/** @param isWomens whether a US size is of the women's scale */
export function meaningOf(word: string, synonyms: Synonyms, isWomens = false): Meaning {
  const term = typedTermOf(word);
  const close: Alternative[] = [...possibleSizes(word).map((size): Alternative => [size]), [term]];
  const near = [...euOfHalf(word, isWomens), ...(synonyms.get(term) ?? [])];
  const parts = splitTypedCompound(word);
  if (!parts) return { close, near };
  const [head, modifier] = [fold(parts.head), fold(parts.modifier)];
  const [heads, modifiers] = [synonyms.get(head) ?? [], synonyms.get(modifier) ?? []];
  if (commonModifiers.has(parts.modifier)) return { close: [...close, [head]], near: [...near, ...heads] };
  if (optionalWords.has(parts.modifier)) {
    return { close: [...close, [head, modifier]], near: [...near, [head], ...heads] };
  }
  return {
    close,
    near: [
      ...near,
      [head, modifier],
      // Before the synonyms, of which a search takes the first only.
      ...(settings.has(parts.modifier) ? [[head] as const] : []),
      ...modifiers.map((other) => both([head], other)),
      ...heads.map((other) => both(other, [modifier])),
      // A referee is "domarutbildad", whether the ad says so or not.
      ...(propertyHeads.has(parts.head) ? [[modifier] as const] : []),
    ],
  };
}

/** Only shoes have half sizes: "10.5" is a US size, and its EU size means nearly the same. */
function euOfHalf(word: string, isWomens: boolean): Alternative[] {
  const eu = word.endsWith('.5') ? euOfPlainUs(word, isWomens) : null;
  return eu === null ? [] : [[sizeTerm(eu)]];
}

function both([main, ...others]: Alternative, more: Alternative): Alternative {
  return [main, ...others, ...more];
}

/** The meaning of two words that are one compound written apart: "match tröja". */
export function meaningOfJoined(first: string, last: string, synonyms: Synonyms): Meaning {
  const term = typedTermOf(first + last);
  return { close: [[term]], near: synonyms.get(term) ?? [] };
}
