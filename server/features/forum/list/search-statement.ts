// Writes the part of a list's statement that searches posts and comments, each thread with its latest hit.
import type { ForumCategory } from '#shared/features/forum/rules.ts';
import { documentTerms } from '../../../core/search/document-terms.ts';
import { contains, type ForumSearch, hasPhrases, matchTerms, type WriteValue } from './search-conditions.ts';

/** How many of the newest texts are searched for parts of words. */
const READ_WHOLE = 300;
/** Maximum number of texts that an index returns, in the order of the table. */
const MAX_FOUND = { posts: 10_000, comments: 20_000 };
/** How many of the comments that the index returns are used: the newest ones. */
const NEWEST_FOUND = 2000;

const POST = ['forum_posts.title', 'forum_posts.content'];
const COMMENT = ['comment.content'];

interface SearchedList {
  /** Selects `post_id, is_pinned, key` of all rows of `forum_states`; `listed` is its condition and `order` its order. */
  source: string;
  listed: string;
  order: string;
  /** The same order of the selected columns. */
  sorted: string;
  category: ForumCategory | undefined;
  /** How many rows are wanted. */
  limit: number;
  value: WriteValue;
}

/**
 * Writes `hits (post_id, number)` and `found (post_id, is_pinned, key)`. The newest texts are walked first, in the order of the
 * list, and the statement ends there if they contain enough hits. Otherwise the indexes of words are queried. If there is still
 * less than a page, the newest texts are searched for parts of words, which takes ten times as long as comparing their words.
 *
 * `offset 0` separates a subquery: the planner, which does not know the words, would otherwise read whole tables for it.
 */
export function writeSearch(search: ForumSearch, list: SearchedList): string {
  const { source, listed, order, limit, value } = list;
  const { posts, comments } = search;
  const hasAll = matchTerms(posts, 'forum_posts.words', value);
  const hasAllInComment = matchTerms(comments, 'indexed.words', value);
  const exactly = hasPhrases(search, POST, value);
  const exactlyInComment = hasPhrases(search, COMMENT, value);
  const readListed = (ids: string) =>
    `select listed.* from (${ids}) as ids cross join lateral (
        ${source} where forum_states.post_id = ids.post_id and ${listed} offset 0) as listed`;
  return `walk as materialized (
      ${source} where ${listed} ${order} limit ${posts.walk}),
    walked as materialized (
      ${readPosts('walk', `${withoutIndex(hasAll)} and ${exactly}`)}),
    walked_comments as materialized (
      ${readComments(latest(comments.walk), `${hasAllInComment} and ${exactlyInComment}`)}),
    after_walk as materialized (
      select count(*) < ${limit} as is_missing from (
        select post_id from walked union select post_id from walk join walked_comments using (post_id)) as near),
    with_words as materialized (
      select id as post_id from forum_posts
       where ${hasAll} and ${isOfCategory(list)} and (select is_missing from after_walk) limit ${MAX_FOUND.posts}),
    indexed as materialized (
      ${search.phrases.length > 0 ? readInOrder(readListed('table with_words'), exactly, list) : readListed('table with_words')}),
    indexed_comments as materialized (
      ${readComments(
        `select post_id, number from (
           select post_id, number, created_at from forum_comment_words as indexed
            where ${hasAllInComment} and (select is_missing from after_walk) limit ${MAX_FOUND.comments} offset 0) as with_words
          order by created_at desc limit ${NEWEST_FOUND}`,
        exactlyInComment,
      )}),
    by_terms as materialized (
      table walked union table indexed union
      ${readListed('select post_id from walked_comments union select post_id from indexed_comments')}),
    after_terms as materialized (select count(*) < ${limit} as is_missing from by_terms),
    newest as materialized (
      select listed.* from after_terms cross join lateral (
        ${source} where is_missing and ${listed} ${order} limit ${READ_WHOLE}) as listed),
    posts_by_part as materialized (
      ${readPosts('newest', contains(search.text, POST, value))}),
    comments_by_part as materialized (
      ${readComments(
        latest(READ_WHOLE),
        `(select is_missing from after_terms) and ${contains(search.text, COMMENT, value)}`,
      )}),
    hits as materialized (
      select post_id, max(number) as number from (
        select * from walked_comments union all select * from indexed_comments union all select * from comments_by_part) as matching
       group by post_id),
    found as (
      select * from by_terms union select * from posts_by_part union
      ${readListed('select distinct post_id from comments_by_part')})`;
}

/** Part of the prepared statement's name: the number and kind of its values. */
export function nameSearch({ phrases, posts, comments }: ForumSearch): string {
  return `${posts.conditions.length}w${phrases.length}p${posts.walk}-${comments.walk}`;
}

function latest(rows: number): string {
  return `select * from forum_comment_words order by created_at desc limit ${rows}`;
}

/** The words of a post contain its category. Without this condition, hits in other categories could fill the index's limit. */
function isOfCategory({ category, value }: SearchedList): string {
  const terms = category ? documentTerms([{ text: category, level: 'group' }]) : [];
  return terms.length > 0
    ? `forum_posts.words @@ ${value(terms.map((term) => `'${term}'`).join(' & '))}::tsquery`
    : 'true';
}

/** Up to `limit` listed posts that meet a condition: compared one after the other, until there are enough. */
function readInOrder(listed: string, condition: string, { sorted, limit }: SearchedList): string {
  return `select listed.* from (${listed} order by ${sorted}) as listed cross join lateral (
      select from forum_posts where id = listed.post_id and ${condition} offset 0) as matching
      order by ${sorted} limit ${limit}`;
}

/** Hides a condition from the planner, which would otherwise fetch all texts with the words instead of the walked ones. */
function withoutIndex(condition: string): string {
  return `coalesce(${condition}, false)`;
}

/** The listed posts that meet a condition: read together, which takes half as long as one after the other. */
function readPosts(listed: string, condition: string): string {
  return `select listed.* from ${listed} as listed join (
      select id from forum_posts where id = any(array(select post_id from ${listed})) and ${condition} offset 0) as matching
        on id = post_id`;
}

function readComments(indexed: string, condition: string): string {
  return `select indexed.post_id, indexed.number from (${indexed}) as indexed cross join lateral (
      select content from forum_comments where post_id = indexed.post_id and number = indexed.number
         and status = 'approved' and deleted_at is null offset 0) as comment where ${condition}`;
}
