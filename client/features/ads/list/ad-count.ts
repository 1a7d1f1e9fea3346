// The number of ads as text.
import type { AdList } from '#shared/features/ads/list/ad-search.ts';

/** "24 annonser", "1 annons"; above the counting limit "fler än 200 annonser". For use within a sentence. */
export function describeCount({ n, capped }: AdList['count']): string {
  if (capped) return `fler än ${n} annonser`;
  return n === 1 ? '1 annons' : `${n} annonser`;
}
