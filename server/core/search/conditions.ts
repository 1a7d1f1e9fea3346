// Writes a search as tsquery conditions: one per word, since PostgreSQL intersects several conditions faster than it
// evaluates one for all words.
import { GROUP, MENTIONED, STRONG } from './document-terms.ts';
import type { Alternative } from './meaning.ts';
import type { SearchWord } from './search-words.ts';

/** One condition for each required word: the document has one of its alternatives anywhere. */
export function anywhere(words: readonly SearchWord[]): string[] {
  return required(words).map(({ alternatives }) => anyOf(alternatives.map(conjunction)));
}

/**
 * Like `anywhere`, but of an alternative with several terms the first one, which names the item, must be in the title or the
 * group: a ladder whose text mentions a bag for training is not a "träningsbag".
 */
export function about(words: readonly SearchWord[]): string[] {
  return required(words).map(({ alternatives, close }) =>
    anyOf(
      alternatives.map((each, index) => {
        const [main, ...others] = each;
        if (index < close || others.length === 0) return conjunction(each);
        return `((${quoteTerm(STRONG + main)} | ${quoteTerm(MENTIONED + main)}) & ${conjunction(others)})`;
      }),
    ),
  );
}

/** One condition for each required word: the title or the group has one of its alternatives. */
export function strongly(words: readonly SearchWord[]): string[] {
  return required(words).map(({ alternatives }) => strong(alternatives));
}

/** How frequent terms are. */
export interface TermStatistics {
  documents: number;
  /** The share of documents that have a term; one that is missing is rare. */
  shares: ReadonlyMap<string, number>;
}
export const noStatistics: TermStatistics = { documents: 0, shares: new Map() };

/** An upper bound for the share of documents that meet a condition. */
export function shareOf(condition: string, { shares }: TermStatistics): number {
  const terms = Array.from(condition.matchAll(/'([^']*)'/g), ([, term = '']) => term);
  return Math.min(
    1,
    terms.reduce((sum, term) => sum + (shares.get(term) ?? 0), 0),
  );
}

/** Sorts conditions, rarest first: an index that intersects them skips the documents that the first ones exclude. */
export function rarestFirst(conditions: readonly string[], statistics: TermStatistics): string[] {
  const shares = new Map(conditions.map((condition) => [condition, shareOf(condition, statistics)]));
  return conditions.toSorted((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0));
}

/** The conditions for a score: how well a document matches a word, from best to worst. */
export function degreesOf({ alternatives, close }: SearchWord) {
  const equivalent = alternatives.slice(0, close);
  return {
    titleSays: inTitle(equivalent),
    titleMeans: inTitle(alternatives),
    groupSays: strong(equivalent),
    groupMeans: strong(alternatives),
    titleMentions: mentioned(equivalent),
    titleHints: mentioned(alternatives),
    bodySays: anyOf(equivalent.map(conjunction)),
    bodyMeans: anyOf(alternatives.map(conjunction)),
  };
}

function required(words: readonly SearchWord[]): readonly SearchWord[] {
  const chosen = words.filter(({ isOptional }) => !isOptional);
  return chosen.length > 0 ? chosen : words;
}

function inTitle(alternatives: readonly Alternative[]): string {
  return anyOf(alternatives.map((each) => `(${strongest(each)} & !${quoteTerm(GROUP + each[0])})`));
}

function strong(alternatives: readonly Alternative[]): string {
  return anyOf(alternatives.map((each) => `(${strongest(each)})`));
}

function mentioned(alternatives: readonly Alternative[]): string {
  return anyOf(alternatives.map(([main, ...others]) => conjunction([MENTIONED + main, ...others])));
}

/** A title about a "kort" is about a "säsongskort" only if it has "säsong" too. */
function strongest([main, ...others]: Alternative): string {
  const beside = others.map((term) => `(${quoteTerm(STRONG + term)} | ${quoteTerm(MENTIONED + term)})`);
  return [quoteTerm(STRONG + main), ...beside].join(' & ');
}

/** A document that has at least one of these terms. */
export function anyTerm(terms: readonly string[]): string {
  return anyOf(terms.map(quoteTerm));
}

function anyOf(conditions: readonly string[]): string {
  return conditions.join(' | ');
}

function conjunction(terms: readonly string[]): string {
  return `(${terms.map(quoteTerm).join(' & ')})`;
}

/** A term in a tsquery, or in a tsvector as text. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
