// Searches that may find something where the one typed finds nothing: nearby sizes, fewer filters, fewer words.
import { type AdSearch, WIDENED, type WiderSearch } from '#shared/features/ads/list/ad-search.ts';
import { joinChoices, MAX_CHOICES, splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { withoutQuotes } from '#shared/features/ads/list/search-text.ts';
import { sizesOf } from '#shared/features/ads/attributes/sizes.ts';
import type { SearchWord, TypedSearch } from '../../../core/search/search-words.ts';
import { places } from '../../../core/search/lexicon.ts';
import { typedPrice } from '../../../core/search/typed-price.ts';
import { lastPartOf } from '../../../core/search/stem.ts';
import { ageTerms, areForWomen, euOfPlainUs, heightsBeside, sizesForAge } from '#shared/search/size-terms.ts';

/** At most this many are tried, since each takes a separate search. */
const MAX_TRIED = 10;
/** With more words than this, leaving one out seldom helps. */
const MAX_WORDS = 4;
const MAX_SIZES = 4;
export const MAX_WIDER = 4;

export type Wider = Pick<WiderSearch, 'search' | 'without' | 'size'>;

/**
 * The searches to try, the closest first.
 *
 * @param search its text as `plainText` returns it
 * @param unknown words that no ad has, which are left out of what is tried
 */
export function widerSearches(
  search: AdSearch & { search: string },
  { words, phrases }: TypedSearch,
  unknown: readonly SearchWord[],
): Wider[] {
  const filters = WIDENED.filter((name) => search[name] !== undefined);
  const known = words.filter((word) => !unknown.includes(word));
  const areOnlyPlaces = words.every(isPlace);
  // "norrköping" alone is no search for "norrköping dolphins", nor "8 år" for "shorts 8 år".
  const isSought = (word: SearchWord) =>
    isRequired(word) && (areOnlyPlaces || !isPlace(word)) && !statesAge(word.text);
  const isPart = known.some(isSought) && known.length < words.length;
  const base = isPart ? known : words;
  /** The text without unknown words; null if no word is left out. */
  const own = isPart ? textOf(known) : null;
  const { lowest, highest } = typedPrice(search.search);
  const hasPrice = lowest !== null || highest !== null;
  const isWomens = areForWomen(words.map(({ text }) => text));
  const sizes = words.flatMap((word, index) =>
    words.some((other) => other !== word && unknown.includes(other))
      ? []
      : nearbySizes(word.text, isWomens).map((size) => textOf(words.with(index, { ...word, text: size }))),
  );
  const fewer = [
    ...base.flatMap((word, index) => {
      // A compound is a kind of its last part: "dunkring" is a ring.
      const last = lastPartOf(word.text);
      return last === null ? [] : [textOf(base.with(index, { ...word, text: last }))];
    }),
    ...(base.length < 2 || base.length > MAX_WORDS
      ? []
      : base.flatMap((word) => {
          const rest = base.filter((other) => other !== word);
          return rest.some(isSought) ? [textOf(rest)] : [];
        })),
    // A single character is searched for in another way, and a number alone means something else: "7" of "kyrie 7".
  ].filter((text) => text.length > 1 && !BARE_NUMBER.test(text));
  const withText = (texts: readonly string[], without: Wider['without']): Wider[] =>
    texts.map((text) => ({ search: text, without }));
  return [
    ...withText(phrases.length > 0 ? [withoutQuotes(search.search)] : [], []),
    ...withText(sizes.slice(0, MAX_SIZES), []),
    ...widerSize(search).map((size) => ({ search: own, without: [], size })),
    // The words do not include a price that the text has.
    ...withText((own === null && !hasPrice) || BARE_NUMBER.test(textOf(base)) ? [] : [textOf(base)], []),
    ...filters.map((name) => ({ search: own, without: [name] })),
    ...withText(fewer, []),
    ...(filters.length > 1 ? [{ search: own, without: filters }] : []),
    ...(filters.length > 0 ? withText(fewer, filters) : []),
  ].slice(0, MAX_TRIED);
}

/** "snygg" alone is no search for "snygg keps". */
function isRequired({ isOptional }: SearchWord): boolean {
  return !isOptional;
}

function isPlace({ text }: SearchWord): boolean {
  return places.has(text);
}

const BARE_NUMBER = /^(?:(?:strl|storlek|size) )?\d[\d.,]*$/u;

/** The searches to try for filters without a text, the closest first. */
export function widerFilters(search: AdSearch): Wider[] {
  const filters = WIDENED.filter((name) => search[name] !== undefined);
  // Without its only filter, a search is the whole marketplace.
  const single = filters.length > 1 ? filters.map((name) => [name]) : [];
  /** Without all filters but the most important one, which is the last. */
  const most = filters.length > 2 ? [filters.slice(0, -1)] : [];
  return [
    ...widerSize(search).map((size) => ({ search: null, without: [], size })),
    ...[...single.slice(0, MAX_TRIED), ...most].map((without) => ({ search: null, without })),
  ];
}

/** Sizes beside a chosen one: half a shoe size and a whole one; the size of clothes before and after. */
const STEPS = { shoes: [-2, -1, 1, 2], clothes: [-1, 1] };

/** The sizes of the filter together with nearby ones; none without nearby ones. A ball of another size is another ball. */
function widerSize({ size }: AdSearch): string[] {
  const chosen = splitChoices(size);
  const nearby = chosen.flatMap((one) =>
    (['shoes', 'clothes'] as const).flatMap((system) => {
      const sizes = sizesOf(system);
      const index = sizes.indexOf(one);
      const others = index === -1 ? [] : STEPS[system].map((step) => sizes[index + step]);
      // Letters are followed by heights.
      return others.filter((other) => other !== undefined && isNumber(other) === isNumber(one));
    }),
  );
  const all = joinChoices([...chosen, ...nearby.filter((other) => other !== undefined)]);
  return all === undefined || all === joinChoices(chosen) || chosen.length + nearby.length > MAX_CHOICES
    ? []
    : [all];
}

function isNumber(size: string): boolean {
  return !Number.isNaN(Number(size));
}

function textOf(words: readonly SearchWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

const LETTERS = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
/** Shoes by their scale; without one, EU sizes. */
const SHOES = [
  { scale: /^(?:us|uk) (?<number>\d{1,2}(?:\.5)?)$/u, from: 3, to: 16 },
  { scale: /^(?:(?!us |uk )\p{L}+ )?(?<number>\d{2}(?:\.5)?)$/u, from: 20, to: 60 },
];

/** A US size without its scale. A whole number needs a word before it, since others are models or amounts. */
const PLAIN_US = /^(?!us |uk )(?<scale>\p{L}+ )?(?<number>\d{1,2}\.5|(?<=\p{L} )\d{1,2})$/u;

/** A height in cm, with or without a word or a unit: "158", "strl 158", "158 cl". */
const HEIGHT = /^(?<before>\p{L}+ )?(?<height>\d{2,3})(?<after> c[lm])?$/u;

/** "8 åring", "P 12", and "6 8 år" for 6-8 år. */
const AGE = /^(?:(?<team>[fpu]) )?(?:(?<from>\d{1,2}) )?(?<years>\d{1,2})(?: (?<unit>\p{L}+))?(?: old)?$/u;

function statesAge(word: string): boolean {
  const { team, unit = '' } = AGE.exec(word)?.groups ?? {};
  return team !== undefined || ageTerms.has(unit);
}

/** The heights above and below those of an age, or of the ages from one to another. */
function sizesBeyondAge(word: string): number[] {
  const { from = '', years = '' } = AGE.exec(word)?.groups ?? {};
  const sizes = [from, years].flatMap((age) => sizesForAge(age)?.beyond ?? []);
  return sizes.length === 0 ? [] : [...new Set([Math.max(...sizes), Math.min(...sizes)])];
}

/** Half a shoe size and a whole one up and down; the size of clothes before and after, for an age those beyond. */
function nearbySizes(word: string, isWomens: boolean): string[] {
  const lettered = word.replace(/\b([23]) xl$/u, (_size, count: string) => `${'x'.repeat(Number(count))}l`);
  if (lettered !== word) return nearbySizes(lettered, isWomens);
  const womens = /^(?<size>us .+) w$/u.exec(word)?.groups?.['size'];
  if (womens !== undefined) return nearbySizes(womens, isWomens).map((size) => `${size} w`);
  const letter = LETTERS.indexOf(word.split(' ').at(-1) ?? '');
  const others = letter === -1 ? [] : [LETTERS[letter - 1], LETTERS[letter + 1]];
  const [, scale = ''] = /^(.* )?\S+$/u.exec(word) ?? [];
  if (letter !== -1) return others.flatMap((other) => (other === undefined ? [] : scale + other));
  const beyond = statesAge(word) ? sizesBeyondAge(word) : [];
  if (beyond.length > 0) return beyond.map((size) => `strl ${size}`);
  const { before = '', height = '', after = '' } = HEIGHT.exec(word)?.groups ?? {};
  const heights = heightsBeside(Number(height));
  if (heights.length > 0) return heights.map((size) => `${before}${size}${after}`);
  const us = PLAIN_US.exec(word)?.groups;
  const eu = euOfPlainUs(us?.['number'] ?? '', isWomens);
  if (eu !== null) return nearbySizes((us?.['scale'] ?? '') + eu, isWomens);
  for (const { scale: pattern, from, to } of SHOES) {
    const number = pattern.exec(word)?.groups?.['number'];
    if (number === undefined || Number(number) < from || Number(number) > to) continue;
    return [0.5, -0.5, 1, -1].map((step) => scale + String(Number(number) + step).replace('.', ','));
  }
  return [];
}
