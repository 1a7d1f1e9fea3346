// SQL that erases what a person has written in the forum.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { ItemKind } from '#shared/features/forum/moderation/rules.ts';
import { queueTextNotifications } from './notifications/notify-of-text.ts';
import { ERASED_TITLE, isCommentedByOthers } from './writing/post-queries.ts';

/** Deletes texts that are not public; comments of others on them remain. Public texts may remain without a name. */
export async function deleteUnpublished(transaction: Connection, userId: string): Promise<void> {
  await sql`delete from forum_posts using forum_states
    where post_id = id and user_id = ${userId} and status <> 'approved' and not ${isCommentedByOthers}`.execute(
    transaction,
  );
  await sql`with emptied as (
      update forum_posts set title = ${ERASED_TITLE}, content = '', words = '' from forum_states
       where post_id = id and user_id = ${userId} and status <> 'approved' returning id)
    update forum_states set deleted_at = coalesce(deleted_at, now()) from emptied where post_id = id`.execute(
    transaction,
  );
  await sql`update forum_comments set content = '', deleted_at = coalesce(deleted_at, now())
    where user_id = ${userId} and status <> 'approved'`.execute(transaction);
}

/** Deletes everything: comments of others remain, each with its number, in a thread without title and text. */
export async function deleteTexts(transaction: Connection, userId: string): Promise<void> {
  await sql`with deleted as (
      update forum_comments as comment set content = '', deleted_at = now() from forum_comments as before
       where comment.user_id = ${userId} and comment.deleted_at is null and before.id = comment.id
      returning comment.post_id, before.status, greatest(before.created_at, before.reviewed_at) as shown_at),
    counted as (
      select post_id, count(*) as comments, max(shown_at) as shown_at from deleted where status = 'approved' group by post_id)
    update forum_states set comment_count = comment_count - comments,
           -- A thread moves back to its place before the deleted comments.
           last_at = case when forum_states.last_at <= counted.shown_at then coalesce((
             select latest.created_at from forum_comments as latest
              where latest.post_id = counted.post_id and latest.user_id is distinct from ${userId}
                and latest.status = 'approved' and latest.deleted_at is null
              order by latest.number desc limit 1), forum_states.created_at) else forum_states.last_at end from counted
     where forum_states.post_id = counted.post_id`.execute(transaction);
  await sql`delete from forum_posts using forum_states
    where post_id = id and user_id = ${userId} and comment_count = 0 and not ${isCommentedByOthers}`.execute(
    transaction,
  );
  await sql`update forum_states set deleted_at = coalesce(deleted_at, now()) from forum_posts
    where post_id = id and user_id = ${userId}`.execute(transaction);
  await sql`update forum_posts set title = ${ERASED_TITLE}, content = '', words = '' where user_id = ${userId}`.execute(
    transaction,
  );
  await queueWithdrawals(transaction, userId);
}

/** Removes the person's texts, which are all deleted, from the unread notifications of others. */
async function queueWithdrawals(transaction: Connection, userId: string): Promise<void> {
  const { rows } = await sql<{ kind: ItemKind; id: string }>`
    with own as (
      select 'comment' as kind, id, post_id, number from forum_comments where user_id = ${userId}
      union all select 'post', id, id, 0 from forum_posts where user_id = ${userId})
    select kind, id from own where exists (
      select from notifications
       where notifications.post_id = own.post_id and read_at is null and number = any(comment_numbers))`.execute(
    transaction,
  );
  for (const text of rows) await queueTextNotifications(transaction, text);
}
