// SQL of decisions on posts and comments, and of undoing them.
import { sql } from 'kysely';
import type { ItemKind } from '#shared/features/forum/moderation/rules.ts';
import type { ForumCategory, PostStatus } from '#shared/features/forum/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';

export interface StatusMove {
  kind: ItemKind;
  id: string;
  from: PostStatus;
  to: PostStatus;
  /** Null when a decision is undone. */
  reviewerId: string | null;
  /** The version that was read; undefined for any. */
  editedAt?: string | null | undefined;
}

/**
 * Moves a post or comment from one status to another, with the count of comments; false if its status is no longer
 * `from`, or it was edited since. What waited is new when it is approved.
 */
export async function setItemStatus(transaction: Connection, move: StatusMove): Promise<boolean> {
  const { kind, id, from, to, reviewerId, editedAt } = move;
  const isNew = from === 'pending' && to === 'approved';
  const lastAt = isNew ? sql`greatest(forum_states.last_at, now())` : sql`forum_states.last_at`;
  const seen = (column: string) =>
    editedAt === undefined
      ? sql`true`
      : sql`${sql.raw(isoTime(column))} is not distinct from ${editedAt}::text`;
  const reviewed = sql`reviewed_by = ${reviewerId}, reviewed_at = ${reviewerId === null ? sql`null` : sql`now()`}`;
  const step = Number(to === 'approved') - Number(from === 'approved');
  const statements = {
    post: sql`update forum_states set status = ${to}, ${reviewed}, last_at = ${lastAt} from forum_posts
       where forum_states.post_id = ${id} and forum_posts.id = ${id} and status = ${from} and ${seen('edited_at')}`,
    comment: sql`with moved as (
        update forum_comments set status = ${to}, ${reviewed}
         where id = ${id} and status = ${from} and ${seen('edited_at')} returning post_id, deleted_at),
      counted as (
        update forum_states set comment_count = comment_count + ${step}, last_at = ${lastAt} from moved
         where forum_states.post_id = moved.post_id and moved.deleted_at is null)
      select post_id from moved`,
  };
  const { numAffectedRows = 0n, rows } = await statements[kind].execute(transaction);
  return numAffectedRows > 0n || rows.length > 0;
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
      from forum_states as state join forum_posts on id = post_id where post_id = ${id} for update of state`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Locks a thread, or opens it again; false when it already is, or is gone. */
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
  // The category is one of the words: a job computes them again.
  await transaction
    .updateTable('forum_posts')
    .set({ category, words_version: 0 })
    .where('id', '=', id)
    .where('category', '<>', category)
    .execute();
}
