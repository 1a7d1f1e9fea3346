// Searches that find something where the one typed finds nothing: nearby sizes, fewer filters, fewer words.
import { type AdSearch, WIDENED, type WiderSearch } from '#shared/features/ads/list/ad-search.ts';
import type { SearchWord } from '../../../core/search/search-words.ts';

/** Each is searched, so there are not many. */
const MAX_TRIED = 10;
const MAX_SIZES = 4;
export const MAX_WIDER = 4;

type Wider = Pick<WiderSearch, 'search' | 'without'>;

/** What to try, the closest first. */
export function widerSearches(search: AdSearch, words: readonly SearchWord[]): Wider[] {
  const filters = WIDENED.filter((name) => search[name] !== undefined);
  const sizes = words.flatMap(({ text }, index) =>
    nearbySizes(text).map((size) => replaceWord(words, index, size)),
  );
  const fewer = words.length < 2 ? [] : words.map((_, index) => replaceWord(words, index, null));
  const withText = (texts: readonly string[], without: Wider['without']): Wider[] =>
    texts.map((text) => ({ search: text, without }));
  return [
    ...withText(sizes.slice(0, MAX_SIZES), []),
    ...filters.map((name) => ({ search: null, without: [name] })),
    ...withText(fewer, []),
    ...(filters.length > 1 ? [{ search: null, without: filters }] : []),
    ...(filters.length > 0 ? withText(fewer, filters) : []),
  ].slice(0, MAX_TRIED);
}

/** Half a size and a whole one up and down. */
function nearbySizes(word: string): string[] {
  const number = /^(?:\p{L}+ )?(\d{2}(?:\.5)?)$/u.exec(word)?.[1];
  if (number === undefined || Number(number) < 20 || Number(number) > 60) return [];
  return [0.5, -0.5, 1, -1].map((step) =>
    word.replace(number, String(Number(number) + step).replace('.', ',')),
  );
}

function replaceWord(words: readonly SearchWord[], index: number, other: string | null): string {
  return words.flatMap(({ text }, place) => (place === index ? (other ?? []) : text)).join(' ');
}
