// SQL that writes comments.
import { CompiledQuery, sql } from 'kysely';
import type { PostStatus } from '#shared/features/forum/rules.ts';
import { addingJob } from '../../../core/jobs/jobs.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { lastAtWith, lastAtWithout } from '../../../database/forum-last-at.ts';
import { NOTIFICATION_JOB } from '../notifications/notification-job.ts';
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
 * Inserts a comment under the next number of its post, which its author then follows and has read, and enqueues its notifications;
 * null when the post is not public or is locked.
 */
export async function insertComment(
  transaction: Connection,
  comment: NewCommentRow,
): Promise<{ number: number } | null> {
  const insert = CompiledQuery.raw(INSERT_COMMENT, valuesOf(comment)) as CompiledQuery<{ number: number }>;
  const { rows } = await transaction.executeQuery(insert);
  return rows[0] ?? null;
}

/** As `insertComment`, in a transaction of its own. */
export async function insertCommentAlone(
  { writes }: Pick<Database, 'writes'>,
  comment: NewCommentRow,
): Promise<{ number: number } | null> {
  const { rows } = await writes.query<{ number: number }>({
    name: 'insert-forum-comment',
    text: INSERT_COMMENT,
    values: valuesOf(comment),
  });
  return rows[0] ?? null;
}

function valuesOf({ id, postId, userId, text, replyTo, status }: NewCommentRow): unknown[] {
  const { content, html, html_version: htmlVersion } = text;
  return [id, postId, userId, content, html, htmlVersion, replyTo, status];
}

/** One statement, so that the row of the post, which other comments wait for, is locked as briefly as possible. */
const INSERT_COMMENT = `
  with queued as materialized (
    -- Before the post is locked. Without a comment it notifies nobody.
    select ${addingJob({ ...NOTIFICATION_JOB, payload: `json_build_object('kind', 'comment', 'id', $1::uuid)` })}
     where $8 = 'approved'),
  state as (
    update forum_states set last_number = last_number + 1,
           last_at = case when $8 = 'approved' then now() else last_at end,
           comment_count = comment_count + ($8 = 'approved')::integer
     where post_id = $2 and is_public and not is_locked and (select count(*) from queued) >= 0
     returning last_number),
  made as (
    insert into forum_comments (id, post_id, number, user_id, content, html, html_version, reply_to, status)
    select $1, $2, last_number, $3, $4, $5, $6, nullif($7::integer, 0), $8 from state returning number),
  followed as (
    insert into forum_follows (user_id, post_id) select $3, $2 from made on conflict do nothing),
  seen as (
    insert into forum_reads (user_id, post_id, number) select $3, $2, number from made
    on conflict (user_id, post_id) do update set number = excluded.number
     where forum_reads.number = excluded.number - 1)
  select number from made`;

export interface WrittenComment {
  id: string;
  postId: string;
  number: number;
  status: PostStatus;
}

/** The author's own comment; null if it does not exist or is another author's. */
export async function findOwnComment(
  { lookups }: Pick<Database, 'lookups'>,
  { id, userId }: { id: string; userId: string },
): Promise<WrittenComment | null> {
  const { rows } = await lookups.query<WrittenComment>({
    name: 'own-forum-comment',
    text: 'select id, post_id as "postId", number, status from forum_comments where id = $1 and user_id = $2',
    values: [id, userId],
  });
  return rows[0] ?? null;
}

/** The author's own comment, locked; null if it is another author's or deleted. */
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

/** Deletes the author's own comment, or restores it within `seconds`; null if it is another author's, or it is too late. */
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
       where id = ${id} and user_id = ${userId} and ${isLate} returning post_id, number, status, created_at),
    counted as (
      update forum_states set comment_count = comment_count + ${isDeleted ? -1 : 1},
             last_at = ${sql.raw(isDeleted ? lastAtWithout('changed') : lastAtWith('changed'))} from changed
       where forum_states.post_id = changed.post_id and changed.status = 'approved')
    select post_id as "postId" from changed`.execute(transaction);
  return rows[0] ?? null;
}
