// Completes the last word of a text that is being typed, from known words.
import { fold } from '#shared/search/tokens.ts';
import { typedStopTerms } from './lexicon.ts';
import type { KnownWord } from './spelling.ts';
import { lastPartOf, namesThing, termOf } from './stem.ts';

export interface TypedBeginning {
  /** What is before the last word, with the space after it. */
  earlier: string;
  /** The beginning of the last word, in lower case. */
  typed: string;
  /** The same without the marks of letters. */
  folded: string;
}

/** The word being typed; null after a space, and for what is no word: a number, a model, a phrase in quotes. */
export function beginningOf(text: string): TypedBeginning | null {
  const lower = text.normalize('NFC').toLowerCase();
  const typed = /(?<![^\s])\p{L}+$/u.exec(lower)?.[0] ?? '';
  if (typed === '' || /["”“]/u.test(lower)) return null;
  return { earlier: lower.slice(0, -typed.length), typed, folded: fold(typed) };
}

/** "skorna", "bollen": rather suggested as "skor" and "boll". */
const DEFINITE = /(?:na|an|en|et)s?$/;

/**
 * The words to suggest, the best first: those that say what a thing is before others, and the more frequent first. Of the
 * forms of a word the most frequent one that is not definite; none that is typed already.
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
  const things = chosen.filter(({ word }) => namesThing(word));
  const others = chosen.filter(({ word }) => !namesThing(word));
  return [...things, ...others].map(({ word }) => earlier + word);
}

/** What a name is found by the beginning of, folded: itself, each later word, and the last part of a compound. */
export function beginningsOf(name: string): string[] {
  const words = name.normalize('NFC').toLowerCase().split(/\s+/);
  const later = words.map((_, index) => words.slice(index).join(' '));
  const parts = words.flatMap((word) => lastPartOf(word) ?? []);
  return [...later, ...parts].map(fold);
}
