// Completes the last word of a text that is being typed, from known words.
import { fold } from '#shared/search/tokens.ts';
import { typedStopTerms } from './lexicon.ts';
import type { KnownWord } from './spelling.ts';
import { lastPartOf, namesItem, termOf } from './stem.ts';

export interface TypedBeginning {
  /** The text before the last word, including the space after it. */
  earlier: string;
  /** The beginning of the last word, in lower case. */
  typed: string;
  /** `typed` without diacritics. */
  folded: string;
}

/** The word being typed, or after another word a size; null after a space, and for a model or a phrase in quotes. */
export function beginningOf(text: string): TypedBeginning | null {
  const lower = text.normalize('NFC').toLowerCase();
  const typed = /(?<!\S)\p{L}+$|(?<=\S )\d{1,3}$/u.exec(lower)?.[0] ?? '';
  if (typed === '' || /["”“]/u.test(lower)) return null;
  return { earlier: lower.slice(0, -typed.length), typed, folded: fold(typed) };
}

/** Definite forms such as "skorna" and "bollen", instead of which "skor" and "boll" are suggested. */
const DEFINITE = /(?:na|an|en|et)s?$/;

/**
 * The words to suggest, best first: words that name an item before others, and the more frequent first. Of the forms of a word
 * only the most frequent one that is not definite, and no word that is typed already.
 *
 * @param known words with this beginning, the most frequent first
 */
export function chooseCompletions(
  { earlier, folded }: TypedBeginning,
  known: readonly KnownWord[],
): string[] {
  const typed = new Set(earlier.split(' ').filter(Boolean).map(termOf));
  const forms = new Map<string, KnownWord>();
  for (const each of known) {
    const term = termOf(each.word);
    if (typed.has(term) || each.folded === folded || typedStopTerms.has(each.folded)) continue;
    const before = forms.get(term);
    if (!before || (DEFINITE.test(before.word) && !DEFINITE.test(each.word))) forms.set(term, each);
  }
  const chosen = [...forms.values()];
  const items = chosen.filter(({ word }) => namesItem(word));
  const others = chosen.filter(({ word }) => !namesItem(word));
  return [...items, ...others].map(({ word }) => earlier + word);
}

/** Folded texts whose beginning finds a name: the name from each of its words on, and the last part of a compound. */
export function beginningsOf(name: string): string[] {
  const words = name.normalize('NFC').toLowerCase().split(/\s+/);
  const later = words.map((_, index) => words.slice(index).join(' '));
  const parts = words.flatMap((word) => lastPartOf(word) ?? []);
  return [...later, ...parts].map(fold);
}
