// Words for what costs nothing: the texts of free ads rarely say it, because their price does.
import { freeWords } from './lexicon.ts';
import { GROUP, STRONG } from './document-terms.ts';
import { termOf } from './stem.ts';

/** As of a category: a search for what is free means the price, more than a text that mentions free delivery. */
const freeTerms = [...freeWords]
  .map(termOf)
  .flatMap((term) => ['', STRONG, GROUP].map((prefix) => prefix + term));

/** The terms of an ad with this price in kronor, with those for a free one if it is 0. */
export function withFree(terms: readonly string[], price: number): string[] {
  return price === 0 ? [...new Set([...terms, ...freeTerms])] : [...terms];
}
