// Sizes in texts and searches: "strl 42", "EU 42,5", "US 9" and "27 cm" as terms of one scale.
import { euByCm, euByUs } from './size-conversion.ts';

const SIZE_WORDS = new Set([
  'strl',
  'stl',
  'str',
  'storlek',
  'storleken',
  'storlekar',
  'size',
  'sz',
  'eu',
  'eur',
]);
/** Whether a word announces a size: "strl". */
export function isSizeWord(word: string): boolean {
  return SIZE_WORDS.has(word);
}

/** Scales whose name may be written after the number. */
const SCALES = new Set(['eu', 'eur', 'us', 'uk']);
/** Sizes of clothes as they are written. A Map, because a lookup in an object also finds inherited keys such as "constructor". */
const letters = new Map(
  Object.entries({
    xxs: 'xxs',
    xs: 'xs',
    s: 's',
    small: 's',
    m: 'm',
    medium: 'm',
    l: 'l',
    large: 'l',
    xl: 'xl',
    xxl: 'xxl',
    xxxl: 'xxxl',
    '2xl': 'xxl',
    '3xl': 'xxxl',
    '4xl': '4xl',
  }),
);
/** Letters that are a size even without a word such as "strl" before them. */
const CLEAR_LETTERS = new Set(['xxs', 'xs', 'xl', 'xxl', 'xxxl']);
/** "x-large". */
const ONE_X = new Set(['large', 'small']);

/** The index term of a size; the prefix distinguishes it from the terms of words and numbers. */
export function sizeTerm(size: string): string {
  return `sz${size}`;
}

/** The size in tokens from `index` on, for example "strl 42" or "27 cm", and how many tokens it takes. Null for none. */
export function readSize(
  tokens: readonly string[],
  index: number,
): { terms: string[]; length: number } | null {
  const [token = '', next = '', afterNext = ''] = tokens.slice(index, index + 3);
  if (SIZE_WORDS.has(token)) {
    if (SIZE_WORDS.has(next) || next === 'us' || next === 'uk') {
      const inner = readSize(tokens, index + 1);
      return inner && { terms: inner.terms, length: inner.length + 1 };
    }
    if ((next === 'x' || next === 'extra') && ONE_X.has(afterNext))
      return { terms: [sizeTerm(`x${afterNext.charAt(0)}`)], length: 3 };
    const several = afterNext === 'xl' ? letters.get(next + afterNext) : undefined;
    if (several !== undefined) return { terms: [sizeTerm(several)], length: 3 };
    const letter = letters.get(next);
    if (letter !== undefined) return { terms: [sizeTerm(letter)], length: 2 };
    if (isNumber(next)) return { terms: [sizeTerm(next)], length: afterNext === 'cm' ? 3 : 2 };
    return null;
  }
  if (token === 'us' || token === 'uk') {
    const us = token === 'uk' && isNumber(next) ? String(Number(next) + 1) : next;
    const eu = euByUs.get(us);
    return eu === undefined ? null : { terms: [sizeTerm(`${token}${next}`), sizeTerm(eu)], length: 2 };
  }
  // "44 EU" and "11 us", but "44 US 10" is two sizes.
  if (isNumber(token) && SCALES.has(next) && !isNumber(afterNext)) {
    const inner = readSize([next, token], 0);
    if (inner) return inner;
  }
  // "cl" (centilong) is the height of a child.
  if (isNumber(token) && (next === 'cm' || next === 'cl')) {
    const eu = euByCm.get(token);
    const isPerson = Number(token) >= 86 && Number(token) <= 182;
    return { terms: [...(eu ? [sizeTerm(eu)] : []), ...(isPerson ? [sizeTerm(token)] : [])], length: 2 };
  }
  // "2XL" is two tokens.
  const several = next === 'xl' ? letters.get(token + next) : undefined;
  if (several !== undefined) return { terms: [sizeTerm(several)], length: 2 };
  if ((token === 'x' || token === 'extra') && ONE_X.has(next))
    return { terms: [sizeTerm(`x${next.charAt(0)}`)], length: 2 };
  return CLEAR_LETTERS.has(token) ? { terms: [sizeTerm(letters.get(token) ?? token)], length: 1 } : null;
}

/** The EU size for a US size of adult shoes; null for any other number, also for sizes of balls and of children's shoes. */
export function euOfPlainUs(us: string): string | null {
  return Number(us) >= 8 ? (euByUs.get(us) ?? null) : null;
}

/** Terms of a bare number, letter or word that may be a size. */
export function possibleSizes(token: string): string[] {
  const letter = letters.get(token);
  if (letter !== undefined) return [sizeTerm(letter)];
  return isNumber(token) && Number(token) >= 3 && Number(token) <= 182 ? [sizeTerm(token)] : [];
}

/** Words that after a number mean an age. */
export const ageTerms: ReadonlySet<string> = new Set([
  'år',
  'års',
  'åring',
  'åringar',
  'årig',
  'åriga',
  'aring',
  'arig',
]);

/**
 * The sizes of clothes for a child of this age in years: "10 år" is 140, and 134 and 146 may fit. Null for other ages.
 */
export function sizesForAge(age: string): { exact: string; around: string[] } | null {
  const years = Number(age);
  const size = 80 + HEIGHT_STEP * years;
  if (!(years >= 2 && years <= 15)) return null;
  return {
    exact: sizeTerm(String(size)),
    around: [size - HEIGHT_STEP, size + HEIGHT_STEP].map(String).map(sizeTerm),
  };
}

/** The whole sizes beside a half one: 38 and 39 of `sz38.5`. */
export function wholeSizes(term: string): string[] {
  const half = /^sz(\d+)\.5$/.exec(term)?.[1];
  return half === undefined ? [] : [sizeTerm(half), sizeTerm(String(Number(half) + 1))];
}

/** The term of a letter or its name; null for any other text. */
export function letterSize(text: string): string | null {
  const letter = letters.get(text);
  return letter === undefined ? null : sizeTerm(letter);
}

const letterOrder = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

/** Whether two texts are the two ends of one size: "146/152", "40-41" and "M/L", but not "28/99". */
export function isSizeRange(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => letterOrder.indexOf(letters.get(text) ?? ''));
  if (first !== undefined && first >= 0) return second === first + 1;
  if (!isNumber(one) || !isNumber(other)) return false;
  const [low, step] = [Number(one), Number(other) - Number(one)];
  return (isHeight(low) && step === HEIGHT_STEP) || (low >= 16 && low <= 50 && step > 0 && step <= 2);
}

/**
 * The sizes of children's clothes from one height in cm to another, "150-160" is 152 and 158, or the EU sizes of shoes, "39-42".
 * None for other numbers.
 */
export function sizesBetween(low: string, high: string): string[] {
  const [from, to] = [Number(low), Number(high)];
  const areHeights = from >= 80 && to <= 182 && to - from <= 4 * HEIGHT_STEP;
  const areShoes = from >= 16 && to <= 52 && to - from <= MOST_SHOE_SIZES;
  if (!areHeights && !areShoes) return [];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
    .filter((size) => areShoes || isHeight(size))
    .map(String);
}

/** The sizes of children's clothes before and after a height in cm: 152 and 164 of 158. None for other numbers. */
export function heightsBeside(size: number): number[] {
  const [first, last] = [86, 170];
  if (size < first || size > last + HEIGHT_STEP) return [];
  const steps = (size - first) / HEIGHT_STEP;
  return [Math.ceil(steps) - 1, Math.floor(steps) + 1]
    .map((step) => first + step * HEIGHT_STEP)
    .filter(isHeight);
}

/** A wider range, as in "16-52", is no size. */
const MOST_SHOE_SIZES = 6;

const HEIGHT_STEP = 6;

function isHeight(size: number): boolean {
  return size >= 86 && size <= 170 && (size - 86) % HEIGHT_STEP === 0;
}

/**
 * The audience of an item of this size, as a word that its text may lack. Null for sizes of several audiences, and for a
 * bare number that may be something else.
 */
export function audienceOf(term: string, { isExplicit }: { isExplicit: boolean }): 'barn' | 'herr' | null {
  const size = Number(term.replace(/^sz/, ''));
  if (isHeight(size)) return 'barn';
  if (size >= 42 && size <= 52) return 'herr';
  // Balls of size 3 to 5, and children's shoes.
  return isExplicit && ((size >= 3 && size <= 5) || (size >= 18 && size <= 35)) ? 'barn' : null;
}

function isNumber(token: string): boolean {
  return /^\d+(?:\.5)?$/.test(token);
}
