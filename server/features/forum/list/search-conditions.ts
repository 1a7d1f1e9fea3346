// SQL conditions of a search in the forum: on posts, and on comments, of which each thread shows its latest hit.
import { anywhere } from '../../../core/search/conditions.ts';
import type { TypedSearch } from '../../../core/search/search-words.ts';
import { likePattern } from '../../../database/like-pattern.ts';

/** Of the newest comments, how many are read before the index is asked for all. */
const NEWEST = 2000;
/** Of a frequent word, as many hits as the index returns. */
const MAX_HITS = 5_000;

export interface ForumSearch extends TypedSearch {
  /** As typed: it may be a part of a word. */
  text: string;
}

/** `walk` reads what is newest, and finds parts of words too; `index` finds words in everything. */
export type SearchWay = 'walk' | 'index';
type WriteValue = (input: unknown) => string;

/** On rows of `forum_posts`. */
export function matchesPost(search: ForumSearch, way: SearchWay, value: WriteValue): string {
  return matches(search, way, value, {
    words: 'forum_posts.words',
    texts: ['forum_posts.title', 'forum_posts.content'],
  });
}

/** Selects `post_id` and `number` of the latest matching comment of each thread that has one. */
export function commentHits(search: ForumSearch, ways: readonly SearchWay[], value: WriteValue): string {
  const matching = ways.map((way) => {
    const condition = matches(search, way, value, { words: 'indexed.words', texts: ['comment.content'] });
    const source =
      way === 'walk'
        ? `(select * from forum_comment_words order by created_at desc limit ${NEWEST}) as indexed`
        : 'forum_comment_words as indexed';
    return `(select post_id, number from ${source} join forum_comments as comment using (post_id, number)
      where ${condition} and comment.status = 'approved' and comment.deleted_at is null limit ${MAX_HITS})`;
  });
  return `select distinct on (post_id) post_id, number from (${matching.join(' union all ')}) as matching
    order by post_id, number desc`;
}

function matches(
  { text, words, phrases }: ForumSearch,
  way: SearchWay,
  value: WriteValue,
  columns: { words: string; texts: readonly string[] },
): string {
  const contains = (part: string) => {
    const pattern = value(likePattern(part));
    return `(${columns.texts.map((column) => `${column} ilike ${pattern}`).join(' or ')})`;
  };
  const all = [
    ...anywhere(words).map((condition) => `${columns.words} @@ ${value(condition)}::tsquery`),
    ...phrases.map(contains),
  ];
  const ways = [
    ...(all.length > 0 ? [`(${all.join(' and ')})`] : []),
    ...(way === 'walk' ? [contains(text)] : []),
  ];
  return ways.length > 0 ? `(${ways.join(' or ')})` : 'false';
}
