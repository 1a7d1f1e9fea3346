// SQL that writes posts.
import { sql } from 'kysely';
import type { PostStatus } from '#shared/features/forum/rules.ts';
import type { NewPost } from '#shared/features/forum/writing/contract.ts';
import type { Connection } from '../../../database/connection.ts';
import { postTermColumns } from '../../../database/forum-words.ts';
import type { StoredText } from './stored-text.ts';

/** Inserts a post that its author follows, or one of the site without `userId`; returns its id. */
export async function insertPost(
  transaction: Connection,
  {
    post,
    text,
    userId,
    status,
  }: { post: NewPost; text: StoredText['columns']; userId: string | null; status: PostStatus },
): Promise<string> {
  const { title, category } = post;
  const { id, created_at } = await transaction
    .insertInto('forum_posts')
    .values({
      user_id: userId,
      is_by_site: userId === null,
      title,
      category,
      ...text,
      ...postTermColumns({ ...post, content: text.content }),
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('forum_states')
    .values({ post_id: id, category, status, created_at, last_at: created_at })
    .execute();
  if (userId === null) return id;
  await transaction.insertInto('forum_follows').values({ user_id: userId, post_id: id }).execute();
  await transaction.insertInto('forum_reads').values({ user_id: userId, post_id: id, number: 0 }).execute();
  return id;
}

/** An author's own post, locked; null for another's and for a deleted one. */
export async function lockOwnPost(
  transaction: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<{ status: PostStatus; content: string; title: string; category: string } | null> {
  const row = await transaction
    .selectFrom('forum_posts')
    .innerJoin('forum_states', 'post_id', 'id')
    .select(['status', 'content', 'title', 'forum_posts.category'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updatePost(
  transaction: Connection,
  { id, post, text, status }: { id: string; post: NewPost; text: StoredText['columns']; status: PostStatus },
): Promise<void> {
  const { title, category } = post;
  await transaction
    .updateTable('forum_posts')
    .set({
      title,
      category,
      edited_at: new Date(),
      ...text,
      ...postTermColumns({ ...post, content: text.content }),
    })
    .where('id', '=', id)
    .execute();
  await transaction.updateTable('forum_states').set({ status, category }).where('post_id', '=', id).execute();
}

/** Deletes an own post, or restores it within `seconds`; false when it is another's, or it is too late. */
export async function setPostDeleted(
  connection: Connection,
  { id, userId, isDeleted, seconds }: { id: string; userId: string; isDeleted: boolean; seconds: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = isDeleted
    ? await sql`update forum_states set deleted_at = now() from forum_posts
         where post_id = ${id} and id = post_id and user_id = ${userId} and deleted_at is null`.execute(
        connection,
      )
    : await sql`update forum_states set deleted_at = null from forum_posts
         where post_id = ${id} and id = post_id and user_id = ${userId}
           and deleted_at > now() - make_interval(secs => ${seconds})`.execute(connection);
  return numAffectedRows === 1n;
}

/** Erases deleted texts that can no longer be restored, and posts without comments. */
export async function purgeDeleted(connection: Connection, seconds: number): Promise<void> {
  const isOver = sql`deleted_at < now() - make_interval(secs => ${seconds})`;
  await sql`delete from forum_posts using forum_states
    where post_id = id and ${isOver} and comment_count = 0`.execute(connection);
  await sql`update forum_posts set content = '', user_id = null, words = '' from forum_states
    where post_id = id and ${isOver} and content <> ''`.execute(connection);
  await sql`update forum_comments set content = '', user_id = null
    where ${isOver} and content <> ''`.execute(connection);
}
