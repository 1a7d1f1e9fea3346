// SQL of the list of posts: a page of it in each order, also of a search.
import type { PostRow, PostSearch } from '#shared/features/forum/list/contract.ts';
import { HOT_HOURS, type PostSort } from '#shared/features/forum/rules.ts';
import { viewsSql } from '../../../core/views/view-queries.ts';
import { isoTime } from '../../../database/iso-time.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { authorJson, type AuthorRow } from '../author-sql.ts';
import { cursorSql, type PostCursor } from './cursor.ts';
import type { ForumSearch } from './search-conditions.ts';
import { nameSearch, writeSearch } from './search-statement.ts';

/** Characters of a text that its excerpt needs, markup included. */
const BEGINNING = 1000;
/** Characters of a comment in which the hit is looked for. */
const SEARCHED = 4000;

export interface ListPlan {
  sort: PostSort;
  category: PostSearch['category'];
  /** Null without a search text. */
  typed: ForumSearch | null;
  from: { cursor: PostCursor; isBackwards: boolean } | null;
  limit: number;
}

/** `excerpt` is the beginning of the text as written. */
export type ListedPost = Omit<PostRow, 'author' | 'isHot'> & {
  author: AuthorRow;
  recent: { comments: number; people: number };
  cursor: string;
};

const columns: Record<PostSort, string> = {
  activity: 'last_at',
  newest: 'created_at',
  popular: 'popularity',
  unanswered: 'created_at',
};

/** At most `limit` posts, from the cursor on in the direction that is read. */
export async function readPosts(query: Query, plan: ListPlan): Promise<ListedPost[]> {
  const { rows } = await query<{ post: ListedPost }>(writeList(plan));
  return rows.map(({ post }) => post);
}

/** Searches of one kind share a prepared statement, since planning a search takes longer than running it. */
function writeList(plan: ListPlan): { name?: string; text: string; values: unknown[] } {
  const { sort, category, typed, from, limit } = plan;
  const values: unknown[] = [];
  const value = (input: unknown): string => `$${values.push(input)}`;
  const column = columns[sort];
  const isBackwards = from?.isBackwards ?? false;
  const [ordered, beyond] = isBackwards ? ['', '>'] : [' desc', '<'];
  const sorted = `is_pinned${ordered}, key${ordered}, post_id${ordered}`;
  const listed = [
    'is_public',
    ...(category ? [`forum_states.category = ${value(category)}`] : []),
    ...(sort === 'unanswered' ? ['comment_count = 0'] : []),
    ...(from
      ? [`(is_pinned, forum_states.${column}, post_id) ${beyond} (${writePlace(sort, from.cursor, value)})`]
      : []),
  ].join(' and ');
  const source = `select post_id, is_pinned, forum_states.${column} as key from forum_states`;
  const order = `order by ${sorted.replace('key', `forum_states.${column}`)}`;
  const rows = typed
    ? writeSearch(typed, { source, listed, order, sorted, category, limit, value })
    : `hits as (select null::uuid as post_id, 0 as number where false),
       found as (${source} where ${listed} ${order} limit ${limit})`;
  const text = `with ${rows}, page as materialized (select * from found order by ${sorted} limit ${limit})
    select json_build_object('id', post.id, 'title', post.title,
        'excerpt', case when state.deleted_at is null then left(post.content, ${BEGINNING}) else '' end,
        'category', state.category, 'author', ${authorJson('author', 'post.is_by_site')},
        'createdAt', ${isoTime('state.created_at')}, 'lastAt', ${isoTime('state.last_at')},
        'lastWriter', latest.name, 'comments', state.comment_count, 'likes', state.like_count,
        'views', ${viewsSql('post', 'post.id')},
        'isPinned', state.is_pinned, 'isLocked', state.is_locked,
        -- What the job counted is as old as the last comment at most.
        'recent', json_build_object('people', state.recent_people, 'comments',
          case when state.last_at > now() - interval '${HOT_HOURS} hours' then state.recent_comments else 0 end),
        'hit', case when hit.number is not null then json_build_object('number', hit.number, 'excerpt', left(hit.content, ${SEARCHED})) end,
        'cursor', ${cursorSql(sort).replaceAll('is_pinned', 'page.is_pinned').replaceAll('post_id', 'page.post_id')}) as post
      from page join forum_states as state using (post_id) join forum_posts as post on post.id = page.post_id
      left join profiles as author on author.id = post.user_id and state.deleted_at is null
      left join hits on hits.post_id = page.post_id
      left join forum_comments as hit on hit.post_id = page.post_id and hit.number = hits.number
      left join lateral (
        select coalesce(writer.name, 'Borttagen användare') as name from forum_comments as comment
          left join profiles as writer on writer.id = comment.user_id
         where comment.post_id = page.post_id and comment.status = 'approved' and comment.deleted_at is null
           and state.comment_count > 0
         order by number desc limit 1) as latest on true
     order by ${sorted.replaceAll(/is_pinned|key|post_id/g, 'page.$&')}`;
  const direction = from ? (isBackwards ? 'before' : 'after') : 'first';
  const kind = `${sort} ${direction} ${category ? 'category' : 'all'} ${limit}`;
  return { ...(typed && { name: `posts ${kind} ${nameSearch(typed)}` }), text, values };
}

function writePlace(sort: PostSort, cursor: PostCursor, value: (input: unknown) => string): string {
  const key =
    sort === 'popular'
      ? `${value(cursor.key)}::integer`
      : `timestamptz 'epoch' + ${value(cursor.key)}::bigint * interval '1 microsecond'`;
  return `${value(cursor.isPinned)}::boolean, ${key}, ${value(cursor.id)}::uuid`;
}
