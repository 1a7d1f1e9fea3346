// SQL that writes posts.
import { sql } from 'kysely';
import type { PostStatus } from '#shared/features/forum/rules.ts';
import type { NewPost } from '#shared/features/forum/writing/contract.ts';
import type { Connection } from '../../../database/connection.ts';
import { postTermColumns } from '../../../database/forum-terms.ts';
import type { StoredText } from './stored-text.ts';

/** Inserts a post that its author follows, or one of the site without `userId`; returns its id, a new one without `post.id`. */
export async function insertPost(
  transaction: Connection,
  {
    post,
    text,
    userId,
    status,
  }: {
    post: NewPost & { id?: string };
    text: StoredText['columns'];
    userId: string | null;
    status: PostStatus;
  },
): Promise<string> {
  const { title, category } = post;
  const { id, created_at } = await transaction
    .insertInto('forum_posts')
    .values({
      id: post.id,
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

/** The author's own post; null if it does not exist or is another author's. */
export async function findOwnPost(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<{ id: string; status: PostStatus } | null> {
  const row = await connection
    .selectFrom('forum_posts')
    .innerJoin('forum_states', 'post_id', 'id')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The author's own post, locked but open for comments; null if it is another author's or deleted. */
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
    // A comment locks the state and then refers to the post: with `for update`, the two would wait for each other.
    .forNoKeyUpdate()
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

/** Deletes the author's own post, or restores it within `seconds`; false if it is another author's, or it is too late. */
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

/** Titles of erased posts on which others have commented. */
export const ERASED_TITLE = 'Borttaget inlägg';

/**
 * SQL for whether others have commented on a row of `forum_posts`. Also counts comments that are held, or that staff have taken
 * down: their authors can appeal that.
 */
export const isCommentedByOthers = sql`exists (select from forum_comments as comment where comment.post_id = forum_posts.id
  and comment.content <> '' and comment.user_id is distinct from forum_posts.user_id)`;

/**
 * Erases deleted texts that can no longer be restored, and posts without comments. A post whose comments are all hidden loses its
 * title too: it is shown again if an appeal restores one of them.
 */
export async function purgeDeleted(connection: Connection, seconds: number): Promise<void> {
  const isOver = sql`deleted_at < now() - make_interval(secs => ${seconds})`;
  await sql`delete from forum_posts using forum_states
    where post_id = id and ${isOver} and comment_count = 0 and not ${isCommentedByOthers}`.execute(
    connection,
  );
  await sql`update forum_posts set content = '', user_id = null, words = '',
           title = case when comment_count = 0 then ${ERASED_TITLE} else title end from forum_states
    where post_id = id and ${isOver} and (content <> '' or comment_count = 0 and title <> ${ERASED_TITLE})`.execute(
    connection,
  );
  await sql`update forum_comments set content = '', user_id = null
    where ${isOver} and content <> ''`.execute(connection);
}
