// What a typed word may be called in a document: itself, its parts, its synonyms.
import { commonModifiers, optionalWords, settings } from './lexicon.ts';
import { possibleSizes } from '#shared/search/size-terms.ts';
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

export function meaningOf(word: string, synonyms: Synonyms): Meaning {
  const term = typedTermOf(word);
  const close: Alternative[] = [...possibleSizes(word).map((size): Alternative => [size]), [term]];
  const near = [...(synonyms.get(term) ?? [])];
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
      ...modifiers.map((other) => both([head], other)),
      ...heads.map((other) => both(other, [modifier])),
      ...(settings.has(parts.modifier) ? [[head] as const] : []),
    ],
  };
}

function both([main, ...others]: Alternative, more: Alternative): Alternative {
  return [main, ...others, ...more];
}

/** The meaning of two words that are one compound written apart: "match tröja". */
export function meaningOfJoined(first: string, last: string, synonyms: Synonyms): Meaning {
  const term = typedTermOf(first + last);
  return { close: [[term]], near: synonyms.get(term) ?? [] };
}
