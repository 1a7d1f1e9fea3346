// SQL of decisions on posts and comments, and of undoing them.
import { sql } from 'kysely';
import type { ItemKind } from '#shared/features/forum/moderation/rules.ts';
import type { ForumCategory, PostStatus } from '#shared/features/forum/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { lastAtWith, lastAtWithout } from '../../../database/forum-last-at.ts';
import { isoTime } from '../../../database/iso-time.ts';

export interface StatusMove {
  kind: ItemKind;
  id: string;
  from: PostStatus;
  to: PostStatus;
  /** Null when a decision is undone. */
  reviewerId: string | null;
  /** Time of the last edit that the moderator has read; undefined accepts any version. */
  editedAt?: string | null | undefined;
}

/**
 * Moves a post or comment from one status to another and updates the count of comments; false if its status is no longer
 * `from`, or it was edited since. A text counts as new when staff approve it, also after a rejection: it updates `last_at` of its
 * thread. Without a comment that is hidden, `last_at` is that of the comment before.
 */
export async function setItemStatus(transaction: Connection, move: StatusMove): Promise<boolean> {
  const { kind, id, from, to, reviewerId, editedAt } = move;
  const isNew = to === 'approved' && reviewerId !== null;
  const lastAt = isNew ? sql`greatest(forum_states.last_at, now())` : sql`forum_states.last_at`;
  const seen = (column: string) =>
    editedAt === undefined
      ? sql`true`
      : sql`${sql.raw(isoTime(column))} is not distinct from ${editedAt}::text`;
  const reviewed = sql`reviewed_by = ${reviewerId}, reviewed_at = ${reviewerId === null ? sql`null` : sql`now()`}`;
  const step = Number(to === 'approved') - Number(from === 'approved');
  const lastAtOfComment =
    isNew || step === 0 ? lastAt : sql.raw(step < 0 ? lastAtWithout('moved') : lastAtWith('moved'));
  const statements = {
    post: sql`update forum_states set status = ${to}, ${reviewed}, last_at = ${lastAt} from forum_posts
       where forum_states.post_id = ${id} and forum_posts.id = ${id} and status = ${from} and ${seen('edited_at')}`,
    comment: sql`with moved as (
        update forum_comments set status = ${to}, ${reviewed}
         where id = ${id} and status = ${from} and ${seen('edited_at')}
        returning post_id, number, created_at, deleted_at),
      counted as (
        update forum_states set comment_count = comment_count + ${step}, last_at = ${lastAtOfComment} from moved
         where forum_states.post_id = moved.post_id and moved.deleted_at is null)
      select post_id from moved`,
  };
  const { numAffectedRows = 0n, rows } = await statements[kind].execute(transaction);
  return numAffectedRows > 0n || rows.length > 0;
}

/** Makes a comment that staff have approved unread for those who have read past it while its text was hidden. */
export async function markUnread(
  transaction: Connection,
  { postId, number, authorId }: { postId: string; number: number; authorId: string | undefined },
): Promise<void> {
  await sql`update forum_reads set number = ${number - 1}
    where post_id = ${postId} and number >= ${number} and user_id is distinct from ${authorId ?? null}::uuid`.execute(
    transaction,
  );
}

export interface ThreadState {
  isPinned: boolean;
  isLocked: boolean;
  category: ForumCategory;
}

/** The state of a thread and its author, locked; null if there is none. */
export async function lockThread(
  transaction: Connection,
  id: string,
): Promise<(ThreadState & { ownerId: string | null }) | null> {
  const { rows } = await sql<ThreadState & { ownerId: string | null }>`
    select is_pinned as "isPinned", is_locked as "isLocked", state.category, user_id as "ownerId"
      from forum_posts join forum_states as state on id = post_id where post_id = ${id} for no key update`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Locks a thread, or opens it again; false when it is in that state already, or deleted. */
export async function setThreadLocked(
  transaction: Connection,
  { id, isLocked }: { id: string; isLocked: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('forum_states')
    .set({ is_locked: isLocked })
    .where('post_id', '=', id)
    .where('is_locked', '<>', isLocked)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveThread(
  transaction: Connection,
  { id, isPinned, isLocked, category }: ThreadState & { id: string },
): Promise<void> {
  await transaction
    .updateTable('forum_states')
    .set({ is_pinned: isPinned, is_locked: isLocked, category })
    .where('post_id', '=', id)
    .execute();
  // The search words contain the category: version 0 makes a job compute them again.
  await transaction
    .updateTable('forum_posts')
    .set({ category, words_version: 0 })
    .where('id', '=', id)
    .where('category', '<>', category)
    .execute();
}
