// Sizes in texts and searches: "strl 42", "EU 42,5", "US 9" and "27 cm" as terms of one scale.
import { euByCm, euOfUs } from './size-conversion.ts';

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

const EU = new Set(['eu', 'eur']);
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

interface SizeOfTokens {
  terms: string[];
  /** How many tokens it takes. */
  length: number;
}

/**
 * The size in tokens from `index` on, for example "strl 42" or "27 cm". Null for none.
 *
 * @param isWomens whether US sizes are of the women's scale; by default if the tokens are of an item for women
 */
export function readSize(tokens: readonly string[], index: number, isWomens?: boolean): SizeOfTokens | null {
  const [token = '', next = '', afterNext = ''] = tokens.slice(index, index + 3);
  if (SIZE_WORDS.has(token)) {
    const inner = (SIZE_WORDS.has(next) ? readSize : readUs)(tokens, index + 1, isWomens);
    if (inner) return { terms: inner.terms, length: inner.length + 1 };
    if ((next === 'x' || next === 'extra') && ONE_X.has(afterNext))
      return { terms: [sizeTerm(`x${afterNext.charAt(0)}`)], length: 3 };
    const several = afterNext === 'xl' ? letters.get(next + afterNext) : undefined;
    if (several !== undefined) return { terms: [sizeTerm(several)], length: 3 };
    const letter = letters.get(next);
    if (letter !== undefined) return { terms: [sizeTerm(letter)], length: 2 };
    if (isNumber(next)) return { terms: [sizeTerm(next)], length: afterNext === 'cm' ? 3 : 2 };
    return null;
  }
  const us = readUs(tokens, index, isWomens);
  if (us) return us;
  // "44 EU".
  if (isNumber(token) && EU.has(next) && !isNumber(afterNext)) return { terms: [sizeTerm(token)], length: 2 };
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

const NUMBER = String.raw`(?<number>\d+(?:\.5)?)`;
/** Whose scale it is: "us w 8". */
const WHOSE = 'w|m|wmns|womens?|mens?|dam|herr';
/** "us 9", "w us 9", "us dam 9", "us 9w". */
const US_FIRST = new RegExp(
  `^(?:(?<first>[wm]) )?(?<scale>us|uk)(?: (?<within>${WHOSE}))? ${NUMBER}(?: (?<last>[wmy]))?(?= |$)`,
);
/** "9 us", "9w us", but "44 US 10" is two sizes. */
const US_LAST = new RegExp(
  `^${NUMBER}(?: (?<first>[wm]))? (?<scale>us|uk)(?!(?: (?:${WHOSE}))? \\d)(?: (?<last>[wmy]))?(?= |$)`,
);
/** "5y" is a US size of youth. */
const US_YOUTH = /^(?<number>[1-7](?:\.5)?) (?<last>y)(?= |$)/;
const US_TOKENS = 4;
/** Tested first, since every word of an ad is read. */
const US_START = /^(?:us|uk|[wm]|\d+(?:\.5)?)$/;

/** UK sizes of men and women are one scale. */
function readUs(tokens: readonly string[], index: number, isWomens?: boolean): SizeOfTokens | null {
  if (!US_START.test(tokens[index] ?? '')) return null;
  const text = tokens.slice(index, index + US_TOKENS).join(' ');
  const match = US_FIRST.exec(text) ?? US_LAST.exec(text) ?? US_YOUTH.exec(text);
  if (!match) return null;
  const { number = '', scale = 'us', first, within, last } = match.groups ?? {};
  const whose = first ?? within ?? last;
  const isUk = scale === 'uk';
  const isOfWomen = !isUk && (whose === undefined ? (isWomens ?? areForWomen(tokens)) : /^[wd]/.test(whose));
  const eu = euOfUs(isUk ? String(Number(number) + 1) : number, isOfWomen);
  if (eu === undefined) return null;
  return {
    terms: [sizeTerm(`${scale}${isOfWomen ? 'w' : ''}${number}`), sizeTerm(eu)],
    length: match[0].split(' ').length,
  };
}

const WOMENS =
  /^(?:wmns|womens?|ladies|kvinn(?:a|or)|dam(?:er|ernas|storlek|modell|(?:basket)?(?:sko(?:r|rna|n)?|sneakers|dojor))?)$/;
const MENS = /^(?:mens?|herr(?:ar|storlek|modell|(?:basket)?(?:sko(?:r|rna|n)?|sneakers|dojor))?)$/;

/** Whether the tokens are of an item for women only, whose US sizes are of another scale: "damskor us 8". */
export function areForWomen(tokens: readonly string[]): boolean {
  return tokens.some((token) => WOMENS.test(token)) && !tokens.some((token) => MENS.test(token));
}

/**
 * The EU size for a US size of adult shoes without its scale; null for any other number, also for sizes of balls and of
 * children's shoes.
 */
export function euOfPlainUs(us: string, isWomens: boolean): string | null {
  return Number(us) >= 8 ? (euOfUs(us, isWomens) ?? null) : null;
}

/** Terms of a bare number, letter or word that may be a size. */
export function possibleSizes(token: string): string[] {
  const letter = letters.get(token);
  if (letter !== undefined) return [sizeTerm(letter)];
  return isNumber(token) && Number(token) >= 3 && Number(token) <= 182 ? [sizeTerm(token)] : [];
}

/** Words that after a number mean an age. */
export const ageTerms: ReadonlySet<string> = new Set(
  'år års åring åringar åringen årig åriga aring arig year years'.split(' '),
);

/**
 * The sizes of clothes for a child of this age in years: "10 år" is 140, and 134 and 146 may fit. `beyond` are the heights that
 * a tall or a small child has: 152 and 128. Null for other ages.
 */
export function sizesForAge(age: string): { exact: string; around: string[]; beyond: number[] } | null {
  const years = Number(age);
  const size = 80 + HEIGHT_STEP * years;
  if (!(years >= 2 && years <= 15)) return null;
  return {
    exact: sizeTerm(String(size)),
    around: [size - HEIGHT_STEP, size + HEIGHT_STEP].map(String).map(sizeTerm),
    // Children grow: the larger one may do for longer.
    beyond: [size + 2 * HEIGHT_STEP, size - 2 * HEIGHT_STEP].filter(isHeight),
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
export function audienceOf(
  term: string,
  { isExplicit }: { isExplicit: boolean },
): 'barn' | 'dam' | 'herr' | null {
  const size = Number(term.replace(/^sz/, ''));
  if (isHeight(size)) return 'barn';
  if (size >= 42 && size <= 52) return 'herr';
  // Balls of men and women.
  if (isExplicit && size === 7) return 'herr';
  if (isExplicit && size === 6) return 'dam';
  // Balls of size 3 to 5, and children's shoes.
  return isExplicit && ((size >= 3 && size <= 5) || (size >= 18 && size <= 35)) ? 'barn' : null;
}

function isNumber(token: string): boolean {
  return /^\d+(?:\.5)?$/.test(token);
}
