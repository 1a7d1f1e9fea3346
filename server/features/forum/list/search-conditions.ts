// SQL conditions of a search in the forum, on posts and on comments, by how frequent its words are.
import { isOneCharacter } from '#shared/features/ads/list/search-text.ts';
import { anywhere, rarestFirst, shareOf, type TermStatistics } from '../../../core/search/conditions.ts';
import type { Synonyms } from '../../../core/search/meaning.ts';
import { readSearch, type TypedSearch } from '../../../core/search/search-words.ts';
import { searchedTextSql } from '../../../database/forum-terms.ts';
import { likePattern } from '../../../database/like-pattern.ts';

/** Possible lengths of a walk: how many of the newest texts a search reads. The rarer its words, the longer the walk. */
const WALKS = [200, 500, 750, 1000, 1500, 2000, 3000, 5000];
/** Minimum length of a walk of posts if comments are walked, and vice versa, even if the index alone would be enough. */
const MIN_WALK = 500;
/** Hits that a walk should find: more than a page, since the index is queried too when a walk finds less than a page. */
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
  /** Conditions of all words, including those of phrases, for the index; the rarest first. */
  conditions: readonly string[];
  /** How many of the newest texts are read before the index is queried; 0 if its hits are so few that it is queried at once. */
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
  const phraseWords = phrases.flatMap((phrase) => readSearch(phrase, new Map()).words);
  // A single letter is not looked up as a word: it is searched in the newest texts only, which is just as helpful.
  const conditions = isOneCharacter(text) ? [] : [...new Set([...anywhere(words), ...anywhere(phraseWords)])];
  const posts = planText(conditions, statistics.posts);
  const comments = planText(conditions, statistics.comments);
  // A comment counts as a hit of the walk if its thread is among the posts that are walked.
  const least = posts.walk + comments.walk > 0 ? MIN_WALK : 0;
  const atLeast = (plan: TextPlan) => ({ ...plan, walk: Math.max(plan.walk, least) });
  return { text, words, phrases, posts: atLeast(posts), comments: atLeast(comments) };
}

function planText(conditions: readonly string[], statistics: TermStatistics): TextPlan {
  const share = conditions.reduce((product, condition) => product * shareOf(condition, statistics), 1);
  const walk = WALKS.find((length) => length * share >= WANTED) ?? Math.max(...WALKS);
  // The index takes as long for a hit as the walk for a text, so the smaller number decides.
  const isWalked = conditions.length > 0 && share * statistics.documents > walk;
  return { conditions: rarestFirst(conditions, statistics), walk: isWalked ? walk : 0 };
}

/** Condition on the column `words` of a row. */
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
  // References are removed only where the text matches with them: it takes longer than comparing.
  const conditions = columns.map(
    (column) => `(${column} ilike ${pattern} and ${searchedTextSql(column)} ilike ${pattern})`,
  );
  return `(${conditions.join(' or ')})`;
}
