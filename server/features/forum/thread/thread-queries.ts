// SQL of a thread: the post and a page of its comments, as a viewer may see them.
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { PostStatus } from '#shared/features/forum/rules.ts';
import { viewsSql } from '../../../core/views/view-queries.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { authorJson, type AuthorRow } from '../author-sql.ts';

interface HeldEditRow {
  id: string;
  title: string;
  category: string;
  content: string;
}

/** A post, with the columns on which its view depends. */
export type PostRow = Omit<ForumPost, 'author' | 'isHot' | 'can' | 'follow' | 'heldEdit'> & {
  author: AuthorRow;
  htmlVersion: number;
  heldEdit: HeldEditRow | null;
  recent: { comments: number; people: number };
  follow: { isMuted: boolean } | null;
};

/** The latest decision that rejected or took down the content with this id; null if its status is another. */
const restrictionOf = (
  kind: string,
  id: string,
  status: string,
) => `case when ${status} in ('rejected', 'removed') then (
  select json_build_object('reportId', reports.id, 'reason', reports.person_reason) from reports
   where reports.kind = '${kind}' and reports.target_id = ${id} and decision in ('rejected', 'removed')
   order by decided_at desc limit 1) end`;

/** The edit of a text that is pending approval, for its author only. */
const heldEditOf = (postId: string, number: string, viewer: string, userId: string, category = `''`) => `(
  select json_build_object('id', id, 'title', coalesce(title, ''), 'category', coalesce(forum_versions.category, ${category}),
      'content', content)
    from forum_versions where forum_versions.post_id = ${postId} and forum_versions.number = ${number}
     and state = 'pending' and ${userId} = ${viewer})`;

/** A post in any state; null if there is none. */
export async function readPost(
  { lookups }: Pick<Database, 'lookups'>,
  { id, viewerId }: { id: string; viewerId: string | null },
): Promise<PostRow | null> {
  const { rows } = await lookups.query<{ post: PostRow }>({
    name: 'forum-post',
    text: `select json_build_object('id', post.id, 'title', post.title, 'content', post.content,
        'html', post.html, 'htmlVersion', post.html_version, 'heldEdit', ${heldEditOf('post.id', '0', '$2', 'post.user_id', 'state.category')},
        'category', state.category, 'author', ${authorJson('author', 'post.is_by_site')}, 'status', state.status,
        'isDeleted', state.deleted_at is not null, 'createdAt', ${isoTime('post.created_at')},
        'editedAt', ${isoTime('post.edited_at')}, 'lastAt', ${isoTime('state.last_at')},
        'comments', state.comment_count, 'lastNumber', state.last_number,
        'lastShownNumber', (select coalesce(max(number), 0) from forum_comments as shown
           where shown.post_id = $1 and shown.status = 'approved' and shown.deleted_at is null),
        'likes', state.like_count,
        'views', ${viewsSql('post', 'post.id')}, 'isPinned', state.is_pinned, 'isLocked', state.is_locked,
        'recent', json_build_object('comments', state.recent_comments, 'people', state.recent_people),
        'isLiked', exists (select from forum_likes where user_id = $2 and post_id = $1 and number = 0),
        'isBlocked', exists (select from person_blocks where user_id = $2 and blocked_id = post.user_id),
        'readNumber', (select number from forum_reads where user_id = $2 and post_id = $1),
        'follow', (select json_build_object('isMuted', is_muted) from forum_follows where user_id = $2 and post_id = $1),
        'restriction', ${restrictionOf('forum_post', 'post.id', 'state.status')}) as post
      from forum_posts as post join forum_states as state on state.post_id = post.id
      left join profiles as author on author.id = post.user_id where post.id = $1`,
    values: [id, viewerId],
  });
  return rows[0]?.post ?? null;
}

/** SQL of whether everyone may read this post. */
export function isPublicPostSql(id: string): string {
  return `exists (select from forum_states where post_id = ${id} and is_public)`;
}

/** SQL of the author of this post. */
export function authorIdSql(id: string): string {
  return `(select user_id from forum_posts where id = ${id})`;
}

export type CommentRow = Omit<ForumComment, 'author' | 'state' | 'can' | 'reply' | 'heldEdit'> & {
  postId: string;
  htmlVersion: number;
  heldEdit: HeldEditRow | null;
  status: PostStatus;
  isDeleted: boolean;
  author: AuthorRow;
  reply: { number: number; isShown: boolean; author: AuthorRow } | null;
};

const commentJson = `json_build_object('id', comment.id, 'postId', comment.post_id, 'number', comment.number,
  'content', comment.content, 'html', comment.html, 'htmlVersion', comment.html_version,
  'heldEdit', ${heldEditOf('comment.post_id', 'comment.number', '$1', 'comment.user_id')}, 'status', comment.status, 'isDeleted', comment.deleted_at is not null,
  'author', ${authorJson('author')}, 'createdAt', ${isoTime('comment.created_at')},
  'editedAt', ${isoTime('comment.edited_at')}, 'likes', comment.like_count,
  'reply', case when answered.number is not null then json_build_object('number', answered.number,
    'isShown', answered.status = 'approved' and answered.deleted_at is null, 'author', ${authorJson('answerer')}) end,
  'isLiked', exists (select from forum_likes as own
     where own.user_id = $1 and own.post_id = comment.post_id and own.number = comment.number),
  'isBlocked', exists (select from person_blocks where user_id = $1 and blocked_id = comment.user_id),
  'restriction', ${restrictionOf('forum_comment', 'comment.id', 'comment.status')}) as comment`;

const commentTables = `forum_comments as comment
  left join profiles as author on author.id = comment.user_id
  left join forum_comments as answered on answered.post_id = comment.post_id and answered.number = comment.reply_to
  left join profiles as answerer on answerer.id = answered.user_id`;

/** The comments with these numbers, the first and last included. */
export async function listComments(
  { lookups }: Pick<Database, 'lookups'>,
  { postId, viewerId, first, last }: { postId: string; viewerId: string | null; first: number; last: number },
): Promise<CommentRow[]> {
  const { rows } = await lookups.query<{ comment: CommentRow }>({
    name: 'forum-comments',
    text: `select ${commentJson} from ${commentTables}
            where comment.post_id = $2 and comment.number between $3 and $4 order by comment.number`,
    values: [viewerId, postId, first, last],
  });
  return rows.map(({ comment }) => comment);
}

/** A comment in any state; null if there is none. */
export async function readComment(
  { lookups }: Pick<Database, 'lookups'>,
  { id, viewerId }: { id: string; viewerId: string | null },
): Promise<CommentRow | null> {
  const { rows } = await lookups.query<{ comment: CommentRow }>({
    name: 'forum-comment',
    text: `select ${commentJson} from ${commentTables} where comment.id = $2`,
    values: [viewerId, id],
  });
  return rows[0]?.comment ?? null;
}

/** Stores the last comment that a person has read; never an earlier one than is stored. */
export async function saveRead(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, postId, number }: { userId: string; postId: string; number: number },
): Promise<number> {
  const { rows } = await lookups.query<{ number: number }>({
    name: 'save-forum-read',
    text: `insert into forum_reads (user_id, post_id, number)
           select $1, post_id, least($3, last_number) from forum_states where post_id = $2
           on conflict (user_id, post_id) do update set number = greatest(forum_reads.number, excluded.number)
           returning number`,
    values: [userId, postId, number],
  });
  return rows[0]?.number ?? 0;
}

/** @param isMuted null to neither follow nor mute */
export async function saveFollow(
  { pool }: Pick<Database, 'pool'>,
  { userId, postId, isMuted }: { userId: string; postId: string; isMuted: boolean | null },
): Promise<void> {
  if (isMuted === null) {
    await pool.query('delete from forum_follows where user_id = $1 and post_id = $2', [userId, postId]);
    return;
  }
  await pool.query(
    `insert into forum_follows (user_id, post_id, is_muted) values ($1, $2, $3)
     on conflict (user_id, post_id) do update set is_muted = excluded.is_muted`,
    [userId, postId, isMuted],
  );
}
