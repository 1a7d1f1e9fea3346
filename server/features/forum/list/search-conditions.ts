// SQL conditions of a search in the forum, on posts and on comments, by how frequent its words are.
import { isOneCharacter } from '#shared/features/ads/list/search-text.ts';
import { anywhere, rarestFirst, shareOf, type TermStatistics } from '../../../core/search/conditions.ts';
import type { Synonyms } from '../../../core/search/meaning.ts';
import { readSearch, type TypedSearch } from '../../../core/search/search-words.ts';
import { likePattern } from '../../../database/like-pattern.ts';

/** How many of the newest texts a search reads, the more, the rarer its words are among common ones. */
const WALKS = [200, 500, 750, 1000, 1500, 2000, 3000, 5000];
/** Of posts or comments that the index would find, when the others are walked. */
const LEAST_WALK = 500;
/** A walk should pass as many hits as this: more than a page, since the index is asked if it passes fewer than that. */
const WANTED = 35;

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
  /** How many of the newest texts are read before the index is asked; 0 if it finds so few that it is asked at once. */
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
  // A letter is no word: the newest texts that have it say as much.
  const conditions = isOneCharacter(text) ? [] : [...new Set([...anywhere(words), ...anywhere(said)])];
  const posts = planText(conditions, statistics.posts);
  const comments = planText(conditions, statistics.comments);
  // A comment counts as a hit of the walk if its thread is among the posts that are walked.
  const least = posts.walk + comments.walk > 0 ? LEAST_WALK : 0;
  const atLeast = (plan: TextPlan) => ({ ...plan, walk: Math.max(plan.walk, least) });
  return { text, words, phrases, posts: atLeast(posts), comments: atLeast(comments) };
}

function planText(conditions: readonly string[], statistics: TermStatistics): TextPlan {
  const share = conditions.reduce((product, condition) => product * shareOf(condition, statistics), 1);
  const walk = WALKS.find((length) => length * share >= WANTED) ?? Math.max(...WALKS);
  // The index takes as long for a hit as the walk for a text.
  const isWalked = conditions.length > 0 && share * statistics.documents > walk;
  return { conditions: rarestFirst(conditions, statistics), walk: isWalked ? walk : 0 };
}

/** On `words` of a row. */
export function matchTerms({ conditions }: TextPlan, words: string, value: WriteValue): string {
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
