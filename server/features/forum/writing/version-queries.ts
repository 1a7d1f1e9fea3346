// SQL of the versions of a post or comment: former ones, edits that wait for approval, and rejected ones.
import { sql } from 'kysely';
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { postTermColumns } from '../../../database/forum-words.ts';
import { isoTime } from '../../../database/iso-time.ts';

/** A post is number 0 of itself. */
export interface TextPlace {
  postId: string;
  number: number;
}

/** Stores the text of a post or comment as a former version, before it is changed. A deleted author has none. */
export async function insertFormerVersion(
  transaction: Connection,
  { postId, number }: TextPlace,
): Promise<void> {
  await (
    number === 0
      ? sql`insert into forum_versions (post_id, number, user_id, state, title, category, content, written_at)
          select id, 0, user_id, 'former', title, category, content, coalesce(edited_at, created_at)
            from forum_posts where id = ${postId} and user_id is not null`
      : sql`insert into forum_versions (post_id, number, user_id, state, content, written_at)
          select post_id, number, user_id, 'former', content, coalesce(edited_at, created_at)
            from forum_comments where post_id = ${postId} and number = ${number} and user_id is not null`
  ).execute(transaction);
}

export interface HeldEdit extends TextPlace {
  userId: string;
  content: string;
  /** Of a post. */
  title?: string;
  category?: string;
}

/** Stores an edit that waits for approval instead of an earlier one. */
export async function saveHeldEdit(transaction: Connection, edit: HeldEdit): Promise<void> {
  const { postId, number, userId, content, title = null, category = null } = edit;
  await deleteHeldEdit(transaction, edit);
  await transaction
    .insertInto('forum_versions')
    .values({
      post_id: postId,
      number,
      user_id: userId,
      state: 'pending',
      title,
      category,
      content,
      written_at: new Date(),
    })
    .execute();
}

export async function deleteHeldEdit(transaction: Connection, { postId, number }: TextPlace): Promise<void> {
  await transaction
    .deleteFrom('forum_versions')
    .where('post_id', '=', postId)
    .where('number', '=', number)
    .where('state', '=', 'pending')
    .execute();
}

export interface HeldEditRow extends TextPlace {
  id: string;
  /** Of the post or comment. */
  textId: string;
  postTitle: string;
  userId: string;
  content: string;
}

/** A version with the text it belongs to; null if there is none. */
export async function findEdit(connection: Connection, id: string): Promise<HeldEditRow | null> {
  const { rows } = await sql<HeldEditRow>`
    select version.id, version.post_id as "postId", version.number, version.user_id as "userId", version.content,
           coalesce(comment.id, post.id) as "textId", post.title as "postTitle"
      from forum_versions as version join forum_posts as post on post.id = version.post_id
      left join forum_comments as comment on comment.post_id = version.post_id and comment.number = version.number
     where version.id = ${id}`.execute(connection);
  return rows[0] ?? null;
}

/** Changes the state of an edit; null if it is not in `from`. */
export async function setEditState(
  transaction: Connection,
  { id, from, to }: { id: string; from: 'pending' | 'rejected'; to: 'pending' | 'rejected' },
): Promise<TextPlace | null> {
  const row = await transaction
    .updateTable('forum_versions')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(['post_id as postId', 'number'])
    .executeTakeFirst();
  return row ?? null;
}

/** `before` is the content that it replaces. */
export type SwappedText = Omit<HeldEditRow, 'id' | 'postTitle'> & { before: string };

/**
 * Exchanges the text of a post or comment with that of a version: an approved edit is shown, and what it replaces becomes a
 * former version. Undone by the same exchange. Its HTML is rendered anew. Null if the version is not in `from`.
 */
export async function swapVersion(
  transaction: Connection,
  { id, from, to }: { id: string; from: TextVersion['state']; to: TextVersion['state'] },
): Promise<SwappedText | null> {
  const { rows } = await sql<SwappedText>`
    with version as (select * from forum_versions where id = ${id} and state = ${from} for update),
    post as (select forum_posts.* from forum_posts join version on version.number = 0 and version.post_id = forum_posts.id
      for update of forum_posts),
    comment as (select forum_comments.* from forum_comments join version using (post_id, number) for update of forum_comments),
    changed_post as (
      update forum_posts set title = version.title, category = version.category, content = version.content,
             edited_at = nullif(version.written_at, forum_posts.created_at)
        from version join post on post.id = version.post_id where forum_posts.id = post.id
      returning forum_posts.id),
    changed_state as (
      update forum_states set category = version.category from version join post on post.id = version.post_id
       where forum_states.post_id = post.id),
    changed_comment as (
      update forum_comments set content = version.content, edited_at = nullif(version.written_at, forum_comments.created_at)
        from version join comment using (post_id, number) where forum_comments.id = comment.id
      returning forum_comments.id),
    former as (
      select id, title, category, content, coalesce(edited_at, created_at) as written_at from post
      union all select id, null, null, content, coalesce(edited_at, created_at) from comment),
    moved as (
      update forum_versions set state = ${to}, title = former.title, category = former.category, content = former.content,
             written_at = former.written_at
        from former where forum_versions.id = ${id})
    select version.post_id as "postId", version.number, former.id as "textId", version.user_id as "userId", version.content,
           former.content as before
      from version cross join former`.execute(transaction);
  const [swapped] = rows;
  if (swapped?.number === 0) await saveTerms(transaction, swapped.postId);
  return swapped ?? null;
}

async function saveTerms(transaction: Connection, id: string): Promise<void> {
  const post = await transaction
    .selectFrom('forum_posts')
    .select(['title', 'content', 'category'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction.updateTable('forum_posts').set(postTermColumns(post)).where('id', '=', id).execute();
}

export type VersionRow = Omit<TextVersion, 'html'> & { userId: string };

/** All versions of a text beside the one that is shown, newest first. */
export async function listVersions(
  { pool }: Pick<Database, 'pool'>,
  { postId, number }: TextPlace,
): Promise<VersionRow[]> {
  const { rows } = await pool.query<VersionRow>(
    `select version.id, version.user_id as "userId", state, title, category, content, ${isoTime('written_at')} as "writtenAt",
            profiles.name as author
       from forum_versions as version join profiles on profiles.id = version.user_id
      where post_id = $1 and number = $2 order by written_at desc, version.id`,
    [postId, number],
  );
  return rows;
}
