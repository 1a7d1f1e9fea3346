// Divides a search into its parts: words, sizes, and words written with a hyphen or a number.
import { areForWomen } from '#shared/search/size-terms.ts';
import { tokensOf } from '#shared/search/tokens.ts';
import { amountUnits, typedStopTerms } from './lexicon.ts';
import { type Alternative, type Meaning, meaningOf, type Synonyms } from './meaning.ts';
import { namesItem, typedTermOf } from './stem.ts';
import { inDigits, withAgesInDigits } from './number-words.ts';
import { personOrPresentOf } from './persons.ts';
import { sizeAt } from './typed-sizes.ts';

/** Endings of a number: "två 44:or", "en 7:a". */
const PLURAL = /^(?:or|orna|an|a)$/;

/** Before a number, "v 28" of "läger v 28" is a week, not a size. */
const WEEK = /^v(?:ecka|ka)?$/;

/** A part of a search: a word, a size, a name of several words. */
export interface Unit extends Meaning {
  text: string;
  /** Null if the unit cannot be part of a name. */
  term: string | null;
  /** Whether the unit may be one half of a compound that is written as two words. */
  isJoinable: boolean;
}

/** Stands between two units of which a document needs one only. */
export const OR = 'eller';
const orUnit: Unit = { text: OR, term: null, close: [], near: [], isJoinable: false };

export function unitsOf(text: string, synonyms: Synonyms): Unit[] {
  const tokens = tokensOf(withAgesInDigits(text)).map((token, index, { [index - 1]: before }) =>
    Object.assign(token, {
      text: inDigits(personOrPresentOf(token.text, before?.text ?? '')),
    }),
  );
  const isWomens = areForWomen(tokens.map((token) => token.text));
  const units: Unit[] = [];
  for (let index = 0; index < tokens.length;) {
    const size = sizeAt(tokens, index);
    if (size) {
      const parts = tokens.slice(index, index + size.length).map((token) => token.text);
      const { close, near } = size;
      units.push({ text: withScale(parts.join(' '), close), term: null, close, near, isJoinable: false });
      index += size.length;
      continue;
    }
    const [word = '', next] = [tokens[index]?.text, tokens[index + 1]];
    if (WEEK.test(word) && /^\d\d?$/.test(next?.text ?? '')) {
      units.push(weekUnit(next?.text ?? ''));
      index += 2;
      continue;
    }
    // "44or" and "47:or" are numbers.
    if (/^\d/.test(word) && PLURAL.test(next?.text ?? '') && !tokens[index]?.isOtherEnd) {
      units.push({ text: word, term: typedTermOf(word), ...meaningOf(word, synonyms), isJoinable: false });
      index += 2;
      continue;
    }
    const isOfDecade = isDecade(word, next?.text);
    if (next?.isJoined || isOfDecade) {
      units.push(joinedUnit(word, isOfDecade ? 'tal' : (next?.text ?? ''), synonyms));
      index += 2;
      continue;
    }
    // "nike/adidas" is either, "svart/röd" is both.
    if (tokens[index]?.isChoice && [tokens[index - 1]?.text ?? '', word].every(namesItem)) units.push(orUnit);
    const isJoinable = /^\p{L}{2,}$/u.test(word) && !typedStopTerms.has(word);
    const term = typedTermOf(word);
    // "24 sekunder" is no size.
    const isAmount = /^\d/.test(word) && amountUnits.has(next?.text ?? '');
    const meaning = isAmount ? { close: [[term] as const], near: [] } : meaningOf(word, synonyms, isWomens);
    units.push({ text: word, term, ...meaning, isJoinable });
    index += 1;
  }
  return units;
}

function weekUnit(number: string): Unit {
  const close: Alternative[] = ['vecka', 'v'].map((week) => [typedTermOf(week), number]);
  return { text: `vecka ${number}`, term: null, close, near: [], isJoinable: false };
}

/** "us 12 w" of "us 12" in a search for women, so that the text says the scale without its other words. */
function withScale(text: string, close: readonly Alternative[]): string {
  const isWomens = close.some(([term]) => term.startsWith('szusw'));
  return isWomens && /(?:^| )us(?: \d[\d.]*)?$/.test(text) ? `${text} w` : text;
}

/** "90 tal" and "90-tals" are 90-tal. */
function isDecade(word: string, next = ''): boolean {
  return /^\d0$/.test(word) && /^tal(?:et|s)?$/.test(next);
}

/** "tf-1000" and "tf1000" are one word, "basket-skor" is "basketskor". */
function joinedUnit(first: string, last: string, synonyms: Synonyms): Unit {
  const text = first + last;
  const { close, near } = meaningOf(text, synonyms);
  const head = meaningOf(last, synonyms);
  const apart = (alternatives: readonly Alternative[]): Alternative[] =>
    alternatives.map(([main, ...others]) => [main, ...others, typedTermOf(first)]);
  return {
    text,
    term: typedTermOf(text),
    close: [...close, ...apart(head.close)],
    near: [...near, ...apart(head.near)],
    isJoinable: false,
  };
}
