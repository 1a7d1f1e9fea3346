// Creates, changes, deletes and restores posts.
import { SECONDS_TO_RESTORE } from '#shared/features/forum/rules.ts';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { NewPost } from '#shared/features/forum/writing/contract.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { changeLimits, newPostLimits } from '../limits.ts';
import { queueEditNotifications, queueTextNotifications } from '../notifications/notify-of-text.ts';
import { publishThreadChanged } from '../publish-changed.ts';
import { readPost } from '../thread/thread-queries.ts';
import { checkEdit, checkNewText, requireMayWrite } from './check-text.ts';
import { insertPost, lockOwnPost, setPostDeleted, updatePost } from './post-queries.ts';

/** For the way of the answer to the browser, and of the undo back. */
const GRACE_SECONDS = 10;
export const RESTORABLE_SECONDS = SECONDS_TO_RESTORE + GRACE_SECONDS;

/**
 * Creates a post. Source: spec 1 §4 Forum, §5 Forum.
 *
 * @throws ORPCError as `requireMayWrite` and `checkNewText`; TOO_MANY_REQUESTS
 */
export async function createPost(actor: Actor, post: NewPost): Promise<SavedPost> {
  const { database, viewer } = actor;
  await requireMayWrite(actor, { title: post.title, content: post.content });
  await countAttempt(database, newPostLimits(actor));
  const saved = await database.kysely.transaction().execute(async (tx) => {
    const status = await checkNewText(tx, actor, post.content);
    return { id: await insertPost(tx, { post, userId: viewer.id, status }), status };
  });
  if (saved.status === 'approved') await publishThreadChanged(actor, saved.id);
  return saved;
}

/**
 * Changes an own post; a rejected one waits for approval again.
 *
 * @throws ORPCError NOT_FOUND for another's; CONFLICT for one that staff have taken down; and as `createPost`
 */
export async function changePost(
  actor: Actor,
  { id, ...post }: NewPost & { id: string },
): Promise<SavedPost> {
  const { database, viewer } = actor;
  await requireMayWrite(actor, { title: post.title, content: post.content });
  await countAttempt(database, changeLimits(viewer.id));
  const status = await database.kysely.transaction().execute(async (tx) => {
    const before = await lockOwnPost(tx, { id, userId: viewer.id });
    if (!before) return refuse('NOT_FOUND', forumTexts.notFound);
    if (before.status === 'removed') refuse('CONFLICT', forumTexts.takenDown);
    if (before.status === 'approved') {
      const texts = { content: `${post.title} ${post.content}`, before: `${before.title} ${before.content}` };
      await checkEdit(tx, actor, texts);
    }
    const next = before.status === 'rejected' ? 'pending' : before.status;
    await updatePost(tx, { id, post, status: next });
    if (before.status === 'approved')
      await queueEditNotifications(tx, { kind: 'post', id, content: post.content, before: before.content });
    return next;
  });
  if (status === 'approved') await publishThreadChanged(actor, id);
  return { id, status };
}

/** @throws ORPCError NOT_FOUND for another's */
export async function deletePost(actor: Actor, id: string): Promise<{ id: string; restorableUntil: string }> {
  const { database, viewer } = actor;
  const change = { id, userId: viewer.id, isDeleted: true, seconds: RESTORABLE_SECONDS };
  await database.kysely.transaction().execute(async (tx) => {
    if (!(await setPostDeleted(tx, change))) refuse('NOT_FOUND', forumTexts.notFound);
    await queueTextNotifications(tx, { kind: 'post', id });
  });
  await publishThreadChanged(actor, id);
  return { id, restorableUntil: new Date(Date.now() + SECONDS_TO_RESTORE * 1000).toISOString() };
}

/** @throws ORPCError NOT_FOUND for another's, and when it is too late */
export async function restorePost(actor: Actor, id: string): Promise<SavedPost> {
  const { database, viewer } = actor;
  const change = { id, userId: viewer.id, isDeleted: false, seconds: RESTORABLE_SECONDS };
  await database.kysely.transaction().execute(async (tx) => {
    if (!(await setPostDeleted(tx, change))) refuse('NOT_FOUND', forumTexts.tooLateToRestore);
    await queueTextNotifications(tx, { kind: 'post', id });
  });
  await publishThreadChanged(actor, id);
  const post = await readPost(database, { id, viewerId: viewer.id });
  return { id, status: post?.status ?? 'approved' };
}
