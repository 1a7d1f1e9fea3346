// SQL that erases what a person has written in the forum.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** Titles of erased posts that others have answered. */
const ERASED_TITLE = 'Borttaget inlägg';

/** Deletes what was not public: the rest may remain without a name. */
export async function deleteUnpublished(transaction: Connection, userId: string): Promise<void> {
  await sql`delete from forum_posts using forum_states
    where post_id = id and user_id = ${userId} and status <> 'approved'`.execute(transaction);
  await sql`update forum_comments set content = '', deleted_at = coalesce(deleted_at, now())
    where user_id = ${userId} and status <> 'approved'`.execute(transaction);
}

/** Deletes everything: comments of others remain, each with its number, in a thread without title and text. */
export async function deleteTexts(transaction: Connection, userId: string): Promise<void> {
  await sql`with deleted as (
      update forum_comments as comment set content = '', deleted_at = now() from forum_comments as before
       where comment.user_id = ${userId} and comment.deleted_at is null and before.id = comment.id
      returning comment.post_id, before.status),
    counted as (select post_id, count(*) as comments from deleted where status = 'approved' group by post_id)
    update forum_states set comment_count = comment_count - comments from counted
     where forum_states.post_id = counted.post_id`.execute(transaction);
  await sql`delete from forum_posts using forum_states
    where post_id = id and user_id = ${userId} and comment_count = 0`.execute(transaction);
  await sql`update forum_states set deleted_at = coalesce(deleted_at, now()) from forum_posts
    where post_id = id and user_id = ${userId}`.execute(transaction);
  await sql`update forum_posts set title = ${ERASED_TITLE}, content = '', words = '' where user_id = ${userId}`.execute(
    transaction,
  );
}
