// Reduces the forms of a Swedish word to one: boll, bollar, bollen and bollarna to boll.
import { compoundHeads, invariableWords, irregularForms } from './lexicon.ts';

const MIN_STEM = 3;
/** Endings in the order in which they are cut, each at most once, with the letters that must remain. */
const endings: readonly { ending: RegExp; rest: number }[] = [
  // Genitive, but not a word in -ss or -us.
  { ending: /(?<=[^su])s$/, rest: MIN_STEM },
  // "bollarna", "skorna" after their plural.
  { ending: /(?<=[aeo]r)na$/, rest: MIN_STEM },
  // With four letters left: "paket" and "basket" are no definite forms.
  { ending: /(?:or|ar|er|en|an)$|(?<=....)et$/, rest: MIN_STEM },
  { ending: /[ae]$/, rest: MIN_STEM },
];

/**
 * The stem of a word in lower case. Light: it joins the forms that searches and texts use, and leaves words alone that
 * it would confuse. Snowball's Swedish stemmer misses sko/skor and kort/kortet.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || invariableWords.has(word)) return word;
  const base = irregularForms.get(word);
  if (base !== undefined) return base;
  return endings.reduce((rest, { ending, rest: minimum }) => {
    // "jordans" is Jordan's, not a form of jord.
    if (invariableWords.has(rest)) return rest;
    const shorter = rest.replace(ending, '');
    return [...shorter].length >= minimum ? shorter : rest;
  }, word);
}

export interface Compound {
  /** Stem of the last part: what the thing is. */
  head: string;
  /** Stem of the first part. */
  modifier: string;
}

const headByStem = new Set([...compoundHeads].map((head) => stem(head)));

/** The parts of a compound whose last part is known: "basketskorna" is basket + sko. Null for any other word. */
export function splitCompound(word: string): Compound | null {
  if (invariableWords.has(word)) return null;
  // The longest head first: "armband" before "band".
  for (let start = 3; start <= word.length - 3; start += 1) {
    const head = stem(word.slice(start));
    if (!headByStem.has(head)) continue;
    const first = word.slice(0, start);
    // A linking s: träning-s-byxor.
    const modifier =
      first.length > 4 && first.endsWith('s') && !invariableWords.has(first) ? first.slice(0, -1) : first;
    return { head, modifier: stem(modifier) };
  }
  return null;
}
