// How many ads there are, in words.
import type { AdList } from '#shared/features/ads/list/ad-search.ts';

/** "24 annonser", "1 annons"; beyond what is counted, "fler än 200 annonser". Stands within a sentence. */
export function describeCount({ n, capped }: AdList['count']): string {
  if (capped) return `fler än ${n} annonser`;
  return n === 1 ? '1 annons' : `${n} annonser`;
}
