// Writes a search as tsquery conditions: one per word, since PostgreSQL intersects several conditions faster than it
// evaluates one for all words.
import { STRONG } from './document-terms.ts';
import type { Alternative, SearchWord } from './search-words.ts';

/** A condition per word: the document has one of its alternatives anywhere. */
export function anywhere(words: readonly SearchWord[]): string[] {
  return words.map(({ alternatives }) => alternatives.map((each) => conjunction(each)).join(' | '));
}

/** A condition per word: the title or the group says it. */
export function strongly(words: readonly SearchWord[]): string[] {
  return words.map(({ alternatives }) =>
    alternatives.map(([main, ...others]) => conjunction([STRONG + main, ...others])).join(' | '),
  );
}

function conjunction(terms: readonly string[] | Alternative): string {
  return `(${terms.map(quote).join(' & ')})`;
}

function quote(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
