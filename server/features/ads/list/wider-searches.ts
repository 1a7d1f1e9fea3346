// Searches that may find something where the one typed finds nothing: nearby sizes, fewer filters, fewer words.
import { type AdSearch, WIDENED, type WiderSearch } from '#shared/features/ads/list/ad-search.ts';
import { withoutQuotes } from '#shared/features/ads/list/search-text.ts';
import type { SearchWord, TypedSearch } from '../../../core/search/search-words.ts';
import { typedPrice } from '../../../core/search/typed-price.ts';
import { lastPartOf } from '../../../core/search/stem.ts';

/** Each is a search, so there are not many. */
const MAX_TRIED = 10;
/** Of more words, one less seldom helps. */
const MOST_WORDS = 4;
const MAX_SIZES = 4;
export const MAX_WIDER = 4;

export type Wider = Pick<WiderSearch, 'search' | 'without'>;

/**
 * What to try, the closest first.
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
  const isPart = known.length > 0 && known.length < words.length;
  const base = isPart ? known : words;
  /** Null for the text as typed. */
  const own = isPart ? textOf(known) : null;
  const { lowest, highest } = typedPrice(search.search);
  const hasPrice = lowest !== null || highest !== null;
  const sizes = words.flatMap((word, index) =>
    words.some((other) => other !== word && unknown.includes(other))
      ? []
      : nearbySizes(word.text).map((size) => textOf(words.with(index, { ...word, text: size }))),
  );
  const fewer = [
    ...base.flatMap((word, index) => {
      // "dunkring" is a ring.
      const last = lastPartOf(word.text);
      return last === null ? [] : [textOf(base.with(index, { ...word, text: last }))];
    }),
    ...(base.length < 2 || base.length > MOST_WORDS
      ? []
      : base.map((word) => textOf(base.filter((other) => other !== word)))),
    // One character is a search of another kind.
  ].filter((text) => text.length > 1);
  const withText = (texts: readonly string[], without: Wider['without']): Wider[] =>
    texts.map((text) => ({ search: text, without }));
  return [
    ...withText(phrases.length > 0 ? [withoutQuotes(search.search)] : [], []),
    ...withText(sizes.slice(0, MAX_SIZES), []),
    // The words leave out a price in the text.
    ...withText(own === null && !hasPrice ? [] : [textOf(base)], []),
    ...filters.map((name) => ({ search: own, without: [name] })),
    ...withText(fewer, []),
    ...(filters.length > 1 ? [{ search: own, without: filters }] : []),
    ...(filters.length > 0 ? withText(fewer, filters) : []),
  ].slice(0, MAX_TRIED);
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

/** Half a shoe size and a whole one up and down; the size of clothes before and after. */
function nearbySizes(word: string): string[] {
  const letter = LETTERS.indexOf(word.split(' ').at(-1) ?? '');
  const others = letter === -1 ? [] : [LETTERS[letter - 1], LETTERS[letter + 1]];
  const [, scale = ''] = /^(.* )?\S+$/u.exec(word) ?? [];
  if (letter !== -1) return others.flatMap((other) => (other === undefined ? [] : scale + other));
  for (const { scale: pattern, from, to } of SHOES) {
    const number = pattern.exec(word)?.groups?.['number'];
    if (number === undefined || Number(number) < from || Number(number) > to) continue;
    return [0.5, -0.5, 1, -1].map((step) => scale + String(Number(number) + step).replace('.', ','));
  }
  return [];
}
