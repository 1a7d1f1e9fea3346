// Creates, changes, deletes and restores comments, and likes them and posts.
import { randomUUID } from 'node:crypto';
import { SECONDS_TO_RESTORE } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import type { NewComment } from '#shared/features/forum/writing/contract.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { changeLimits, likeLimits, newCommentLimits } from '../limits.ts';
import { notifyOfLikes } from '../notifications/notify-of-likes.ts';
import { queueEditNotifications, queueTextNotifications } from '../notifications/notify-of-text.ts';
import { publishNewComment, publishThreadChanged } from '../publish-changed.ts';
import { requirePost } from '../thread/read-thread.ts';
import { readComment } from '../thread/thread-queries.ts';
import { viewComment } from '../thread/view.ts';
import { checkEdit, checkNewText, requireMayWrite } from './check-text.ts';
import {
  deleteLike,
  insertComment,
  insertLike,
  lockOwnComment,
  setCommentDeleted,
  updateComment,
} from './comment-queries.ts';
import { RESTORABLE_SECONDS } from './write-post.ts';

/**
 * Comments on a public post. Source: spec 1 §4 Forum, §5 Forum.
 *
 * @throws ORPCError NOT_FOUND for a post that is not public; CONFLICT for a locked one, and for a text that the viewer has
 * written already; TOO_MANY_REQUESTS
 */
export async function createComment(
  actor: Actor,
  { id: postId, content, replyTo }: NewComment & { id: string },
): Promise<ForumComment> {
  const { database, viewer } = actor;
  const post = await requirePost(actor, postId);
  if (post.status !== 'approved') refuse('CONFLICT', forumTexts.postWaits);
  if (post.isLocked) refuse('CONFLICT', forumTexts.locked);
  await requireMayWrite(actor, { content });
  await countAttempt(database, newCommentLimits(actor));
  const { made, status } = await database.kysely.transaction().execute(async (tx) => {
    const state = await checkNewText(tx, actor, content);
    const id = randomUUID();
    const row = { id, postId, userId: viewer.id, content, replyTo: replyTo ?? null, status: state };
    // Before the post is locked, for which others wait.
    if (state === 'approved') await queueTextNotifications(tx, { kind: 'comment', id });
    return { made: (await insertComment(tx, row)) ?? refuse('CONFLICT', forumTexts.locked), status: state };
  });
  // A held comment has a number, which the thread shows as not readable yet.
  if (status === 'approved') await publishNewComment(actor, { postId, number: made.number });
  else await publishThreadChanged(actor, postId);
  return requireComment(actor, made.id);
}

/** @throws ORPCError NOT_FOUND for another's; CONFLICT for one that staff have taken down */
export async function changeComment(
  actor: Actor,
  { id, content }: { id: string; content: string },
): Promise<ForumComment> {
  const { database, viewer } = actor;
  await requireMayWrite(actor, { content });
  await countAttempt(database, changeLimits(viewer.id));
  const postId = await database.kysely.transaction().execute(async (tx) => {
    const before = await lockOwnComment(tx, { id, userId: viewer.id });
    if (!before) return refuse('NOT_FOUND', forumTexts.commentNotFound);
    if (before.status === 'removed') refuse('CONFLICT', forumTexts.takenDown);
    if (before.status === 'approved') await checkEdit(tx, actor, { content, before: before.content });
    await updateComment(tx, {
      id,
      content,
      status: before.status === 'rejected' ? 'pending' : before.status,
    });
    if (before.status === 'approved')
      await queueEditNotifications(tx, { kind: 'comment', id, content, before: before.content });
    return before.postId;
  });
  await publishThreadChanged(actor, postId);
  return requireComment(actor, id);
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
  return { id, restorableUntil: new Date(Date.now() + SECONDS_TO_RESTORE * 1000).toISOString() };
}

/** @throws ORPCError NOT_FOUND for another's, and when it is too late */
export async function restoreComment(actor: Actor, id: string): Promise<ForumComment> {
  const { database, viewer } = actor;
  const change = { id, userId: viewer.id, isDeleted: false, seconds: RESTORABLE_SECONDS };
  const { postId } = await database.kysely.transaction().execute(async (tx) => {
    const found = (await setCommentDeleted(tx, change)) ?? refuse('NOT_FOUND', forumTexts.tooLateToRestore);
    await queueTextNotifications(tx, { kind: 'comment', id });
    return found;
  });
  await publishThreadChanged(actor, postId);
  return requireComment(actor, id);
}

async function requireComment({ database, viewer }: Actor, id: string): Promise<ForumComment> {
  const row = await readComment(database, { id, viewerId: viewer.id });
  return row ? viewComment(row, viewer) : refuse('NOT_FOUND', forumTexts.commentNotFound);
}

/**
 * Likes a post, or one of its comments, or withdraws that; twice is the same as once.
 *
 * @throws ORPCError NOT_FOUND for what is not shown; TOO_MANY_REQUESTS
 */
export async function setLike(
  actor: Actor,
  { id: postId, number, isLiked }: { id: string; number: number; isLiked: boolean },
): Promise<{ isLiked: boolean; likes: number }> {
  const { database, viewer } = actor;
  const like = { userId: viewer.id, postId, number };
  if (isLiked) await countAttempt(database, likeLimits(viewer.id));
  const likes = await (isLiked ? insertLike(database, like) : deleteLike(database, like));
  if (likes === null)
    return refuse('NOT_FOUND', number === 0 ? forumTexts.notFound : forumTexts.commentNotFound);
  await publishThreadChanged(actor, postId);
  notifyOfLikes(actor, { postId, number });
  return { isLiked, likes };
}
