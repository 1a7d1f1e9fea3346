// Searches that find something where the one typed finds nothing: nearby sizes, one filter less, one word less.
import type { AdSearch, WiderSearch } from '#shared/features/ads/list/ad-search.ts';
import type { SearchWord } from '../../../core/search/search-words.ts';

const FILTERS = ['city', 'region', 'condition', 'price', 'category'] as const;
/** Each is searched, so there are not many. */
const MAX_TRIED = 8;
export const MAX_WIDER = 4;

type Wider = Pick<WiderSearch, 'search' | 'without'>;

/** What to try, the closest first. */
export function widerSearches(search: AdSearch, words: readonly SearchWord[]): Wider[] {
  const sizes = words.flatMap((word, index) =>
    nearbySizes(word.text).map((size) => ({ search: replaceWord(words, index, size), without: null })),
  );
  const filters = FILTERS.filter((name) => search[name] !== undefined).map((without) => ({
    search: null,
    without,
  }));
  const fewer =
    words.length < 2
      ? []
      : words.map((_, index) => ({ search: replaceWord(words, index, null), without: null }));
  return [...sizes.slice(0, 4), ...filters, ...fewer].slice(0, MAX_TRIED);
}

/** Half a size and a whole one up and down. */
function nearbySizes(word: string): string[] {
  const number = /^(?:\p{L}+ )?(\d{2}(?:\.5)?)$/u.exec(word)?.[1];
  if (number === undefined || Number(number) < 20 || Number(number) > 60) return [];
  return [0.5, -0.5, 1, -1].map((step) => word.replace(number, String(Number(number) + step).replace('.', ',')));
}

function replaceWord(words: readonly SearchWord[], index: number, other: string | null): string {
  return words.flatMap(({ text }, place) => (place === index ? (other ?? []) : text)).join(' ');
}
