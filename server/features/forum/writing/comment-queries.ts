// SQL that writes comments and likes.
import { sql } from 'kysely';
import type { PostStatus } from '#shared/features/forum/rules.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import type { StoredText } from './stored-text.ts';

export interface NewCommentRow {
  id: string;
  postId: string;
  userId: string;
  text: StoredText['columns'];
  replyTo: number | null;
  status: PostStatus;
}

/**
 * Inserts a comment under the next number of its post, which its author then follows and has read; null when the post is
 * not public or is locked. One statement, so that the row of the post is locked for as short a time as possible.
 */
export async function insertComment(
  transaction: Connection,
  { id: commentId, postId, userId, text, replyTo, status }: NewCommentRow,
): Promise<{ id: string; number: number } | null> {
  const { rows } = await sql<{ id: string; number: number }>`
    with state as (
      update forum_states set last_number = last_number + 1,
             last_at = case when ${status} = 'approved' then now() else last_at end,
             comment_count = comment_count + (${status} = 'approved')::integer
       where post_id = ${postId} and is_public and not is_locked returning last_number),
    made as (
      insert into forum_comments (id, post_id, number, user_id, content, html, html_version, reply_to, status)
      select ${commentId}, ${postId}, last_number, ${userId}, ${text.content}, ${text.html}, ${text.html_version}, nullif(${replyTo}::integer, 0), ${status} from state
      returning id, number),
    followed as (
      insert into forum_follows (user_id, post_id) select ${userId}, ${postId} from made on conflict do nothing),
    seen as (
      insert into forum_reads (user_id, post_id, number) select ${userId}, ${postId}, number from made
      on conflict (user_id, post_id) do update set number = excluded.number
       where forum_reads.number = excluded.number - 1)
    select id, number from made`.execute(transaction);
  return rows[0] ?? null;
}

/** An author's own comment, locked; null for another's and for a deleted one. */
export async function lockOwnComment(
  transaction: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<{ postId: string; number: number; status: PostStatus; content: string } | null> {
  const row = await transaction
    .selectFrom('forum_comments')
    .select(['post_id as postId', 'number', 'status', 'content'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateComment(
  transaction: Connection,
  { id, text, status }: { id: string; text: StoredText['columns']; status: PostStatus },
): Promise<void> {
  await transaction
    .updateTable('forum_comments')
    .set({ ...text, status, edited_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Deletes an own comment, or restores it within `seconds`; null when it is another's, or it is too late. */
export async function setCommentDeleted(
  transaction: Connection,
  { id, userId, isDeleted, seconds }: { id: string; userId: string; isDeleted: boolean; seconds: number },
): Promise<{ postId: string } | null> {
  const isLate = isDeleted
    ? sql`deleted_at is null`
    : sql`deleted_at > now() - make_interval(secs => ${seconds})`;
  const { rows } = await sql<{ postId: string }>`
    with changed as (
      update forum_comments set deleted_at = ${isDeleted ? sql`now()` : sql`null`}
       where id = ${id} and user_id = ${userId} and ${isLate} returning post_id, status),
    counted as (
      update forum_states set comment_count = comment_count + ${isDeleted ? -1 : 1} from changed
       where forum_states.post_id = changed.post_id and changed.status = 'approved')
    select post_id as "postId" from changed`.execute(transaction);
  return rows[0] ?? null;
}

interface LikeRow {
  userId: string;
  postId: string;
  /** 0 for the post. */
  number: number;
}

/** Likes what is shown; returns the number of likes after that, null when there is nothing to like. */
export async function insertLike(
  { pool }: Pick<Database, 'pool'>,
  { userId, postId, number }: LikeRow,
): Promise<number | null> {
  const { rows } = await pool.query<{ likes: number | null }>({
    name: number === 0 ? 'like-forum-post' : 'like-forum-comment',
    text: `with target as (
        select post_id from forum_states where post_id = $2 and is_public and ${
          number === 0
            ? '$3::integer = 0 and deleted_at is null'
            : `exists (select from forum_comments as comment where comment.post_id = $2 and number = $3
                 and comment.status = 'approved' and comment.deleted_at is null)`
        }),
      made as (
        insert into forum_likes (user_id, post_id, number) select $1, post_id, $3 from target
        on conflict do nothing returning post_id),
      counted as (${countOf(number, '+')})
      select coalesce((select like_count from counted), (${currentOf(number)} and exists (select from target))) as likes`,
    values: [userId, postId, number],
  });
  return rows[0]?.likes ?? null;
}

/** Withdraws a like; null when there is no such post or comment. */
export async function deleteLike(
  { pool }: Pick<Database, 'pool'>,
  { userId, postId, number }: LikeRow,
): Promise<number | null> {
  const { rows } = await pool.query<{ likes: number | null }>({
    name: number === 0 ? 'unlike-forum-post' : 'unlike-forum-comment',
    text: `with made as (
        delete from forum_likes where user_id = $1 and post_id = $2 and number = $3 returning post_id),
      counted as (${countOf(number, '-')})
      select coalesce((select like_count from counted), (${currentOf(number)})) as likes`,
    values: [userId, postId, number],
  });
  return rows[0]?.likes ?? null;
}

function countOf(number: number, sign: '+' | '-'): string {
  const table = number === 0 ? 'forum_states' : 'forum_comments';
  return `update ${table} set like_count = like_count ${sign} 1 from made
    where ${table}.post_id = made.post_id${number === 0 ? '' : ' and number = $3'} returning like_count`;
}

function currentOf(number: number): string {
  return number === 0
    ? 'select like_count from forum_states where post_id = $2 and $3::integer = 0'
    : 'select like_count from forum_comments where post_id = $2 and number = $3';
}
