// SQL of the versions of a post or comment: former ones, edits that wait for approval, and rejected ones.
import { sql } from 'kysely';
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { postTermColumns } from '../../../database/forum-terms.ts';
import { isoTime } from '../../../database/iso-time.ts';

/** The post has number 0. */
export interface TextPlace {
  postId: string;
  number: number;
}

/** Stores the text of a post or comment as a former version, before it is changed. Texts of erased authors have no versions. */
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
  /** Undefined unless the author has chosen another one: staff may move the thread before the edit is approved. */
  category?: string | undefined;
}

/** Stores an edit that is pending approval; it replaces an earlier pending edit. */
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
  /** Id of the post or comment. */
  textId: string;
  postTitle: string;
  userId: string;
  content: string;
}

/** A version, with the text that it belongs to; null if there is none. */
export async function findEdit(connection: Connection, id: string): Promise<HeldEditRow | null> {
  const { rows } = await sql<HeldEditRow>`
    select version.id, version.post_id as "postId", version.number, version.user_id as "userId", version.content,
           coalesce(comment.id, post.id) as "textId", post.title as "postTitle"
      from forum_versions as version join forum_posts as post on post.id = version.post_id
      left join forum_comments as comment on comment.post_id = version.post_id and comment.number = version.number
     where version.id = ${id}`.execute(connection);
  return rows[0] ?? null;
}

/**
 * Locks the post or comment of a version, as an edit by its author does, so that the two never wait for each other. Comments on
 * the post do not wait.
 */
async function lockTextOf(transaction: Connection, versionId: string): Promise<void> {
  await sql`select from forum_posts join forum_versions as version on version.number = 0 and version.post_id = forum_posts.id
    where version.id = ${versionId} for no key update of forum_posts`.execute(transaction);
  await sql`select from forum_comments join forum_versions as version using (post_id, number)
    where version.id = ${versionId} for no key update of forum_comments`.execute(transaction);
}

/** SQL for whether a row of `forum_versions` may become `state`: a text has only one edit that is pending. */
const mayBecome = (state: TextVersion['state']) => sql<boolean>`(${state} <> 'pending' or not exists (
  select from forum_versions as other where other.post_id = forum_versions.post_id and other.number = forum_versions.number
     and other.state = 'pending'))`;

/** Changes the state of an edit; null if it is not in state `from`, or its author has made another edit that is pending. */
export async function setEditState(
  transaction: Connection,
  { id, from, to }: { id: string; from: 'pending' | 'rejected'; to: 'pending' | 'rejected' },
): Promise<TextPlace | null> {
  await lockTextOf(transaction, id);
  const row = await transaction
    .updateTable('forum_versions')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .where(mayBecome(to))
    .returning(['post_id as postId', 'number'])
    .executeTakeFirst();
  return row ?? null;
}

/** Rejects the pending edit of a text that is rejected or taken down; returns its id, null without one. */
export async function rejectHeldEdit(
  transaction: Connection,
  { postId, number }: TextPlace,
): Promise<string | null> {
  const edit = await transaction
    .selectFrom('forum_versions')
    .select('id')
    .where('post_id', '=', postId)
    .where('number', '=', number)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const move = edit && (await setEditState(transaction, { id: edit.id, from: 'pending', to: 'rejected' }));
  return move ? edit.id : null;
}

/** As `rejectHeldEdit`, for the id of a post or comment. Called before its status changes: an edit locks in the same order. */
export async function rejectHeldEditOf(transaction: Connection, textId: string): Promise<string | null> {
  const { rows } = await sql<TextPlace>`
    select id as "postId", 0 as number from forum_posts where id = ${textId}
    union all select post_id, number from forum_comments where id = ${textId}`.execute(transaction);
  return rows[0] ? rejectHeldEdit(transaction, rows[0]) : null;
}

/** `before` is the content that the version replaces. */
export type SwappedText = Omit<HeldEditRow, 'id' | 'postTitle'> & { before: string };

/**
 * Swaps the text of a post or comment with that of a version: an approved edit is shown, and the text that it replaces becomes a
 * former version. The same swap undoes it. The HTML is rendered again. Returns null if the version is not in state `from`, or
 * would be a second pending edit.
 */
export async function swapVersion(
  transaction: Connection,
  { id, from, to }: { id: string; from: TextVersion['state']; to: TextVersion['state'] },
): Promise<SwappedText | null> {
  await lockTextOf(transaction, id);
  const { rows } = await sql<SwappedText>`
    with version as (select * from forum_versions where id = ${id} and state = ${from} and ${mayBecome(to)} for update),
    post as (select forum_posts.* from forum_posts join version on version.number = 0 and version.post_id = forum_posts.id),
    comment as (select forum_comments.* from forum_comments join version using (post_id, number)),
    changed_post as (
      update forum_posts set title = version.title, category = coalesce(version.category, forum_posts.category),
             content = version.content,
             edited_at = nullif(version.written_at, forum_posts.created_at)
        from version join post on post.id = version.post_id where forum_posts.id = post.id
      returning forum_posts.id),
    changed_state as (
      update forum_states set category = version.category from version join post on post.id = version.post_id
       where forum_states.post_id = post.id and version.category is not null),
    changed_comment as (
      update forum_comments set content = version.content, edited_at = nullif(version.written_at, forum_comments.created_at)
        from version join comment using (post_id, number) where forum_comments.id = comment.id
      returning forum_comments.id),
    former as (
      select id, title, category, content, coalesce(edited_at, created_at) as written_at from post
      union all select id, null, null, content, coalesce(edited_at, created_at) from comment),
    moved as (
      update forum_versions set state = ${to}, title = former.title, content = former.content,
             category = case when forum_versions.category is not null then former.category end, written_at = former.written_at
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
