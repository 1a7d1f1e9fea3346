// The score of one query: how many of the first ads shown are right, and how many of the right ones are shown.
import { type AdText, type TestQuery, type Relevance, relevanceOf } from './ad-pattern.ts';

/** Visitors look at about five ads before they type something else. */
const PRECISION_AT = 5;
const RECALL_AT = 20;

export interface Result {
  kind: string;
  query: string;
  /** Number of relevant ads on the site. */
  relevant: number;
  shown: { ad: AdText; relevance: Relevance }[];
  /**
   * Share of right ads among the first shown: five, or as many as there are relevant ads on the site if these are fewer,
   * since a place that no relevant ad could take measures nothing. 0 if none is shown.
   */
  precision: number;
  /** Relevant ads among the first 20, of as many as could be there. */
  recall: number;
}

interface Answer {
  kind: string;
  query: TestQuery;
  /** In the order of the list. */
  shown: readonly AdText[];
  /** All public ads. */
  all: readonly AdText[];
}

export function scoreQuery({ kind, query, shown, all }: Answer): Result {
  const assessed = shown.map((ad) => ({ ad, relevance: relevanceOf(ad, query) }));
  const count = (ads: typeof assessed, relevance: Relevance) =>
    ads.filter((ad) => ad.relevance === relevance).length;
  const relevant = all.filter((ad) => relevanceOf(ad, query) === 'relevant').length;
  const first = assessed.slice(0, relevant === 0 ? PRECISION_AT : Math.min(PRECISION_AT, relevant));
  const counted = assessed.slice(0, RECALL_AT);
  // An acceptable ad takes a place in the list, which must not lower the recall.
  const findable = Math.min(RECALL_AT - count(counted, 'acceptable'), relevant);
  return {
    kind,
    query: query.query,
    relevant,
    shown: assessed,
    precision: first.length === 0 ? 0 : 1 - count(first, 'wrong') / first.length,
    recall: findable === 0 ? 1 : count(counted, 'relevant') / findable,
  };
}
