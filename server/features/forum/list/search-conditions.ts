// SQL conditions of a search in the forum, on posts and on comments, by how frequent its words are.
import {
  anywhere,
  noStatistics,
  rarestFirst,
  shareOf,
  type TermStatistics,
} from '../../../core/search/conditions.ts';
import type { Synonyms } from '../../../core/search/meaning.ts';
import { readSearch, type TypedSearch } from '../../../core/search/search-words.ts';
import { likePattern } from '../../../database/like-pattern.ts';

/** How many of the newest texts a search reads, the more, the rarer its words are among common ones. */
const WALKS = [500, 1000, 2000, 5000] as const;
/** A walk should pass as many hits as this. */
const WANTED = 50;
/** If the index knows no more hits, reading all of them takes less time than a longer walk. */
const FEW = 500;

export interface ForumSearch {
  /** As typed: it may be a part of a word. */
  text: string;
  words: TypedSearch['words'];
  phrases: readonly string[];
  posts: TextPlan;
  comments: TextPlan;
}

export interface TextPlan {
  /** Of all words, also those of phrases: the index finds what has them, the rarest first. */
  conditions: readonly string[];
  walk: number;
}

export type WriteValue = (input: unknown) => string;

/** @param statistics of the words of posts and of comments */
export function planSearch(
  text: string,
  synonyms: Synonyms,
  statistics: Record<'posts' | 'comments', TermStatistics>,
): ForumSearch {
  const { words, phrases } = readSearch(text, synonyms);
  const said = phrases.flatMap((phrase) => readSearch(phrase, new Map()).words);
  const conditions = [...new Set([...anywhere(words), ...anywhere(said)])];
  return {
    text,
    words,
    phrases,
    posts: planText(conditions, statistics.posts),
    comments: planText(conditions, statistics.comments),
  };
}

function planText(conditions: readonly string[], statistics: TermStatistics = noStatistics): TextPlan {
  const share = conditions.reduce((product, condition) => product * shareOf(condition, statistics), 1);
  const isCommon = share * statistics.documents > FEW;
  const walk = isCommon ? (WALKS.find((length) => length * share >= WANTED) ?? WALKS[3]) : WALKS[0];
  return { conditions: rarestFirst(conditions, statistics), walk };
}

/** On `words` of a row. */
export function hasWords({ conditions }: TextPlan, words: string, value: WriteValue): string {
  const all = conditions.map((condition) => `${words} @@ ${value(condition)}::tsquery`);
  return all.length > 0 ? `(${all.join(' and ')})` : 'false';
}

/** Each phrase, letter by letter. */
export function hasPhrases({ phrases }: ForumSearch, columns: readonly string[], value: WriteValue): string {
  return phrases.length > 0
    ? phrases.map((phrase) => contains(phrase, columns, value)).join(' and ')
    : 'true';
}

export function contains(part: string, columns: readonly string[], value: WriteValue): string {
  const pattern = value(likePattern(part));
  return `(${columns.map((column) => `${column} ilike ${pattern}`).join(' or ')})`;
}
