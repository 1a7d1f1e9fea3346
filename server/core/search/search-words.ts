// Reads what a person has typed: words with the terms that stand for each, and exact phrases in quotes.
import { ageWords, euOfPlainUs, isSizeRange, readSize, sizeForAge, sizeTerm } from '#shared/search/sizes.ts';
import { fold, type Token, tokensOf } from '#shared/search/tokens.ts';
import { modelNames, typedModestWords, typedStopWords } from './lexicon.ts';
import { type Alternative, type Meaning, meaningOf, meaningOfJoined, type Synonyms } from './meaning.ts';
import { typedTermOf } from './stem.ts';

const MAX_WORDS = 12;
/** Of words that say nothing, where there are no others. */
const MAX_EMPTY_WORDS = 3;
const MAX_ALTERNATIVES = 10;
const MAX_PHRASES = 6;
/** Words of the longest name that has synonyms: "3 mot 3". */
const MAX_NAME = 3;
/** A phrase has at least two characters, as a search has; `"a" boll` are two words. The database uses the same pattern. */
export const PHRASE = /["”“] ?([^"”“ ][^"”“]*[^"”“ ]) ?["”“]/gu;

/** Prices are filtered by, not searched for: "under 500 kr". */
const PRICE = /(?:under|max|högst|upp till) \d+(?: ?kr\b| ?kronor|:-)?|\d+(?: ?kr\b| ?kronor|:-)/giu;
const MAX_MODEL = 22;
const COUNTED = new Set(['st', 'styck', 'stycken']);
const VOLUME = new Set(['vol', 'volume']);

export interface SearchWord {
  /** As typed. */
  text: string;
  alternatives: readonly Alternative[];
  /** How many of the alternatives, the first ones, say what was typed; the others mean nearly the same. */
  close: number;
  /** Whether a document need not have it: it fits nearly everything. */
  isModest: boolean;
}

export interface TypedSearch {
  /** At least one of them is not modest. */
  words: readonly SearchWord[];
  /** Texts in quotes, which must be there letter by letter. */
  phrases: readonly string[];
}

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
  const words = wordsOf(rest.replace(PRICE, ' '), synonyms);
  const significant = words.filter(({ text }) => !typedStopWords.has(text));
  const chosen = significant.length > 0 ? significant.slice(0, MAX_WORDS) : words.slice(0, MAX_EMPTY_WORDS);
  const hasOthers = chosen.some(({ isModest }) => !isModest);
  return {
    words: hasOthers ? chosen : chosen.map((word) => Object.assign(word, { isModest: false })),
    phrases: phrases.slice(0, MAX_PHRASES),
  };
}

/** The terms of a name, by which its synonyms are found. */
export function nameOf(text: string): string[] {
  return unitsOf(text, new Map()).map((unit) => unit.term ?? '');
}

function wordsOf(text: string, synonyms: Synonyms): SearchWord[] {
  const units = joinChoices(joinNames(unitsOf(text, synonyms), synonyms));
  return units.map((unit, index) => {
    // Two words may be written as one: "match tröja".
    const joined = [[units[index - 1], unit] as const, [unit, units[index + 1]] as const].flatMap(
      ([first, last]) =>
        first?.isJoinable && last?.isJoinable ? [meaningOfJoined(first.text, last.text, synonyms)] : [],
    );
    const close = [unit, ...joined].flatMap((meaning) => meaning.close);
    const near = [unit, ...joined].flatMap((meaning) => meaning.near);
    const alternatives = withoutRepeats([...close, ...near]).slice(0, MAX_ALTERNATIVES);
    return {
      text: unit.text,
      alternatives,
      close: Math.min(withoutRepeats(close).length, alternatives.length),
      isModest: typedModestWords.has(unit.text) || isModelNumber(units, index) || isCount(units, index),
    };
  });
}

/** "kobe 6", "harden vol 6". */
function isModelNumber(units: readonly Unit[], index: number): boolean {
  const [beforeLast = '', before = '', text = ''] = [index - 2, index - 1, index].map(
    (at) => units[at]?.text,
  );
  const model = VOLUME.has(before) ? beforeLast : before;
  return modelNames.has(model) && /^\d+$/.test(text) && Number(text) <= MAX_MODEL;
}

/** "50 st": few ads have exactly as many. */
function isCount(units: readonly Unit[], index: number): boolean {
  return /^\d+$/.test(units[index]?.text ?? '') && COUNTED.has(units[index + 1]?.text ?? '');
}

/** A part of a search: a word, a size, a name of several words. */
interface Unit extends Meaning {
  text: string;
  /** Null for what is no part of a name. */
  term: string | null;
  /** Whether it may be half of a word written as two. */
  isJoinable: boolean;
}

function unitsOf(text: string, synonyms: Synonyms): Unit[] {
  const tokens = tokensOf(text);
  const units: Unit[] = [];
  for (let index = 0; index < tokens.length;) {
    const size = sizeAt(tokens, index);
    if (size) {
      const parts = tokens.slice(index, index + size.length).map((token) => token.text);
      const { close, near } = size;
      units.push({ text: parts.join(' '), term: null, close, near, isJoinable: false });
      index += size.length;
      continue;
    }
    const [word = '', next] = [tokens[index]?.text, tokens[index + 1]];
    if (next?.isJoined || isDecade(word, next?.text)) {
      units.push(joinedUnit(word, next?.text ?? '', synonyms));
      index += 2;
      continue;
    }
    const isJoinable = /^\p{L}{2,}$/u.test(word) && !typedStopWords.has(word);
    units.push({ text: word, term: typedTermOf(word), ...meaningOf(word, synonyms), isJoinable });
    index += 1;
  }
  return units;
}

/** "90 tal" is 90-tal. */
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

/** A size from `index` on, and how many tokens it takes. Null for none. */
function sizeAt(tokens: readonly Token[], index: number): (Meaning & { length: number }) | null {
  const [token, next, afterNext] = tokens.slice(index, index + 3);
  if (!token) return null;
  const size = readSize(
    tokens.map(({ text }) => text),
    index,
  );
  if (size && size.terms.length > 0) {
    const last = tokens[index + size.length - 1]?.text ?? '';
    const number = /^c[lm]$/.test(last) ? undefined : [last, token.text].find((text) => /^\d/.test(text));
    const other = tokens[index + size.length];
    const isRange = other?.isOtherEnd && isSizeRange(last, other.text);
    const terms = [...size.terms, ...(isRange ? [sizeTerm(other.text)] : [])];
    // "us 13" is no other 13, but "size 11" may be one of the US.
    const isScaled = [token.text, last].some((text) => text === 'us' || text === 'uk');
    const eu = isScaled || number === undefined ? null : euOfPlainUs(number);
    const near: Alternative[] = number === undefined || isScaled ? [] : [[number]];
    return {
      close: terms.map((term) => [term]),
      near: eu === null ? near : [...near, [sizeTerm(eu)]],
      length: size.length + (isRange ? 1 : 0),
    };
  }
  if (next?.isOtherEnd && isSizeRange(token.text, next.text)) {
    const length = afterNext?.text === 'cl' || afterNext?.text === 'cm' ? 3 : 2;
    return { close: [[sizeTerm(token.text)], [sizeTerm(next.text)]], near: [], length };
  }
  const height = ageWords.has(next?.text ?? '') ? sizeForAge(token.text) : null;
  return height === null
    ? null
    : { close: [[height], [token.text, fold('år')]], near: [['barn']], length: 2 };
}

/** Makes one unit of each run of words that has synonyms as a whole: "lebron james". */
function joinNames(units: readonly Unit[], synonyms: Synonyms): Unit[] {
  const joined: Unit[] = [];
  for (let index = 0; index < units.length;) {
    const name = nameAt(units, index, synonyms);
    joined.push(...(name ? [name.unit] : units.slice(index, index + 1)));
    index += name?.length ?? 1;
  }
  return joined;
}

function nameAt(
  units: readonly Unit[],
  index: number,
  synonyms: Synonyms,
): { unit: Unit; length: number } | null {
  for (let length = MAX_NAME; length > 1; length -= 1) {
    const parts = units.slice(index, index + length);
    const terms = parts.flatMap(({ term }) => term ?? []);
    const near = terms.length === length ? synonyms.get(terms.join(' ')) : undefined;
    const [last, ...others] = terms.toReversed();
    if (near && last !== undefined) {
      const text = parts.map((part) => part.text).join(' ');
      return { unit: { text, term: null, close: [[last, ...others]], near, isJoinable: false }, length };
    }
  }
  return null;
}

/** "nike eller adidas" is one word with the meanings of both. */
function joinChoices(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const [or, before] = [joined.at(-1), joined.at(-2)];
    if (or?.text !== 'eller' || !before) {
      joined.push(unit);
      continue;
    }
    const text = [before, or, unit].map((part) => part.text).join(' ');
    const [close, near] = [
      [...before.close, ...unit.close],
      [...before.near, ...unit.near],
    ];
    joined.splice(-2, 2, { text, term: null, close, near, isJoinable: false });
  }
  return joined;
}

/** Those that do not ask for more than one before them. */
function withoutRepeats(alternatives: readonly Alternative[]): Alternative[] {
  const chosen: Alternative[] = [];
  for (const one of alternatives) {
    const isMet = chosen.some((other) => other.every((term) => one.includes(term)));
    if (!isMet) chosen.push(one);
  }
  return chosen;
}
