// Creates, changes, deletes and restores comments.
import { RESTORABLE_SECONDS } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import type { NewComment } from '#shared/features/forum/writing/contract.ts';
import { SECONDS_TO_UNDO } from '#shared/undo.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { changeLimits, newCommentLimits } from '../limits.ts';
import { queueEditNotifications, queueTextNotifications } from '../notifications/notify-of-text.ts';
import { publishNewComment, publishThreadChanged } from '../publish-changed.ts';
import { requirePost } from '../thread/read-thread.ts';
import { readComment } from '../thread/thread-queries.ts';
import { viewComments } from '../thread/view.ts';
import { attachTextPictures } from '../../pictures/actions.ts';
import { checkNewText, mustEditWait, requireMayWrite } from './check-text.ts';
import {
  findOwnComment,
  insertComment,
  insertCommentAlone,
  lockOwnComment,
  type NewCommentRow,
  setCommentDeleted,
  updateComment,
  type WrittenComment,
} from './comment-queries.ts';
import { suggestPeople } from './mentionable-queries.ts';
import { toStoredText } from './stored-text.ts';
import { deleteHeldEdit, insertFormerVersion, saveHeldEdit } from './version-queries.ts';
import { writeOnce } from './write-once.ts';

/**
 * Comments on a public post. Idempotent for the same `commentId`. Source: spec 1 §4 Forum, §5 Forum.
 *
 * @throws ORPCError NOT_FOUND for a post that is not public; CONFLICT for a locked one, for a text that the viewer has written
 * already, and for an id that another user has used; TOO_MANY_REQUESTS
 */
export async function createComment(
  actor: Actor,
  { commentId, ...comment }: NewComment & { id: string },
): Promise<ForumComment> {
  const write = (id: string) => saveNewComment(actor, { ...comment, commentId: id });
  return publishComment(actor, await writeCommentOnce(actor, commentId, write));
}

/** As `writeOnce`: a comment that is stored already is answered as it is. `publishComment` follows. */
export function writeCommentOnce(
  { database, viewer }: Actor,
  commentId: string | undefined,
  write: (id: string) => Promise<WrittenComment>,
): Promise<WrittenComment> {
  const findOwn = (id: string) => findOwnComment(database, { id, userId: viewer.id });
  return writeOnce(commentId, { write, findOwn });
}

async function saveNewComment(
  actor: Actor,
  { id: postId, commentId, content, replyTo }: NewComment & { id: string; commentId: string },
): Promise<WrittenComment> {
  const { database } = actor;
  const [post, status] = await Promise.all([
    requirePost(actor, postId),
    checkNewText(actor, { content }),
    countAttempt(database, newCommentLimits(actor)),
  ]);
  if (post.status !== 'approved') refuse('CONFLICT', forumTexts.postWaits);
  if (post.isLocked) refuse('CONFLICT', forumTexts.locked);
  await requireMayWrite(actor, { content });
  const written = { postId, commentId, content, replyTo, status };
  const { row, pictureIds } = await toCommentRow(database.kysely, actor, written);
  const created = await (pictureIds.length > 0
    ? database.kysely.transaction().execute((tx) => insertWithPictures(tx, row, pictureIds))
    : insertCommentAlone(database, row));
  return created ? { ...row, ...created } : refuse('CONFLICT', forumTexts.locked);
}

/** A comment that has passed `checkNewText`. */
type CheckedComment = NewComment & { postId: string; commentId: string; status: 'pending' | 'approved' };

/**
 * Inserts a comment in a transaction of the caller, who has made the checks of `createComment` and calls `publishComment`
 * after the commit.
 *
 * @throws ORPCError CONFLICT for a locked post
 */
export async function addComment(
  tx: Connection,
  actor: Actor,
  comment: CheckedComment,
): Promise<WrittenComment> {
  const { row, pictureIds } = await toCommentRow(tx, actor, comment);
  const created = await insertWithPictures(tx, row, pictureIds);
  return created ? { ...row, ...created } : refuse('CONFLICT', forumTexts.locked);
}

/** The part of `createComment` after the commit. */
export async function publishComment(
  actor: Actor,
  { id, postId, number, status }: WrittenComment,
): Promise<ForumComment> {
  // A held comment has a number too: the thread shows its place without the text.
  if (status === 'approved') await publishNewComment(actor, { postId, number });
  else await publishThreadChanged(actor, postId);
  return requireComment(actor, id);
}

async function toCommentRow(
  connection: Connection,
  { viewer }: Actor,
  { postId, commentId, content, replyTo, status }: CheckedComment,
) {
  const text = await toStoredText(connection, { source: content, writer: viewer, postId });
  const row = {
    id: commentId,
    postId,
    userId: viewer.id,
    text: text.columns,
    replyTo: replyTo ?? null,
    status,
  };
  return { row, pictureIds: text.pictureIds };
}

async function insertWithPictures(
  tx: Connection,
  row: NewCommentRow,
  ids: readonly string[],
): Promise<{ number: number } | null> {
  const created = await insertComment(tx, row);
  const target = { column: 'forum_comment_id', id: row.id } as const;
  if (created && ids.length > 0) await attachTextPictures(tx, { userId: row.userId, target, ids });
  return created;
}

/**
 * Changes the viewer's own comment. A rejected comment is pending again; a pending edit leaves the comment as it was.
 *
 * @throws ORPCError NOT_FOUND for another user's; CONFLICT for one that staff have taken down
 */
export async function changeComment(
  actor: Actor,
  { id, content }: { id: string; content: string },
): Promise<ForumComment> {
  const { database, viewer } = actor;
  await requireMayWrite(actor, { content });
  await countAttempt(database, changeLimits(viewer.id));
  const postId = await database.kysely
    .transaction()
    .execute((tx) => saveComment(tx, actor, { id, source: content }));
  await publishThreadChanged(actor, postId);
  return requireComment(actor, id);
}

/** Returns the id of the comment's post. */
async function saveComment(
  tx: Connection,
  actor: Actor,
  { id, source }: { id: string; source: string },
): Promise<string> {
  const { viewer } = actor;
  const before = await lockOwnComment(tx, { id, userId: viewer.id });
  if (!before) return refuse('NOT_FOUND', forumTexts.commentNotFound);
  const { status, ...place } = before;
  const { postId } = place;
  if (status === 'removed') refuse('CONFLICT', forumTexts.commentTakenDown);
  const target = { column: 'forum_comment_id', id } as const;
  const text = await toStoredText(tx, { source, writer: viewer, postId, target });
  const { content } = text.columns;
  const isSame = content === before.content;
  if (!isSame && status === 'approved' && (await mustEditWait(tx, actor, { text: { content }, before }))) {
    await saveHeldEdit(tx, { ...place, content, userId: viewer.id });
    return postId;
  }
  await deleteHeldEdit(tx, place);
  if (isSame && status !== 'rejected') return postId;
  await insertFormerVersion(tx, place);
  await updateComment(tx, { id, text: text.columns, status: status === 'rejected' ? 'pending' : status });
  if (status === 'approved')
    await queueEditNotifications(tx, { kind: 'comment', id, content, before: before.content });
  await attachTextPictures(tx, { userId: viewer.id, target, ids: text.pictureIds });
  return postId;
}

/**
 * Suggests people whom a text in this thread may mention, by the beginning of a name.
 *
 * @throws ORPCError NOT_FOUND for a post that this viewer may not read
 */
export async function findPeople(
  actor: Actor,
  { id: postId, text = '' }: { id: string; text?: string | undefined },
): Promise<{ id: string; name: string }[]> {
  await requirePost(actor, postId);
  return suggestPeople(actor.database.kysely, { postId, writer: actor.viewer, text });
}

/** @throws ORPCError NOT_FOUND for another's */
export async function deleteComment(
  actor: Actor,
  id: string,
): Promise<{ id: string; restorableUntil: string }> {
  const { database, viewer } = actor;
  const change = { id, userId: viewer.id, isDeleted: true, seconds: RESTORABLE_SECONDS };
  const deleted = await database.kysely.transaction().execute(async (tx) => {
    const found = (await setCommentDeleted(tx, change)) ?? refuse('NOT_FOUND', forumTexts.commentNotFound);
    await queueTextNotifications(tx, { kind: 'comment', id });
    return found;
  });
  await publishThreadChanged(actor, deleted.postId);
  return { id, restorableUntil: new Date(Date.now() + SECONDS_TO_UNDO * 1000).toISOString() };
}

/** @throws ORPCError NOT_FOUND for another's, and when it is too late; TOO_MANY_REQUESTS */
export async function restoreComment(actor: Actor, id: string): Promise<ForumComment> {
  const { database, viewer } = actor;
  await countAttempt(database, changeLimits(viewer.id));
  const change = { id, userId: viewer.id, isDeleted: false, seconds: RESTORABLE_SECONDS };
  const { postId } = await database.kysely.transaction().execute(async (tx) => {
    const found = (await setCommentDeleted(tx, change)) ?? refuse('NOT_FOUND', forumTexts.tooLateToRestore);
    await queueTextNotifications(tx, { kind: 'comment', id, isRestored: true });
    return found;
  });
  await publishThreadChanged(actor, postId);
  return requireComment(actor, id);
}

async function requireComment({ database, viewer }: Actor, id: string): Promise<ForumComment> {
  const row = await readComment(database, { id, viewerId: viewer.id });
  const [comment] = row ? await viewComments(database, [row], viewer) : [];
  return comment ?? refuse('NOT_FOUND', forumTexts.commentNotFound);
}
