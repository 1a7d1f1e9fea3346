// Creates, changes, deletes and restores posts.
import { RESTORABLE_SECONDS } from '#shared/features/forum/rules.ts';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { NewPost } from '#shared/features/forum/writing/contract.ts';
import { SECONDS_TO_UNDO } from '#shared/undo.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { changeLimits, newPostLimits } from '../limits.ts';
import { queueEditNotifications, queueTextNotifications } from '../notifications/notify-of-text.ts';
import { publishThreadChanged } from '../publish-changed.ts';
import { readPost } from '../thread/thread-queries.ts';
import { attachTextPictures } from '../../pictures/actions.ts';
import { MARKDOWN_VERSION, parseMarkdown } from '../../../core/markdown/markdown.ts';
import { checkNewText, mustEditWait, requireMayWrite } from './check-text.ts';
import { findOwnPost, insertPost, lockOwnPost, setPostDeleted, updatePost } from './post-queries.ts';
import { toStoredText } from './stored-text.ts';
import { deleteHeldEdit, insertFormerVersion, saveHeldEdit } from './version-queries.ts';
import { writeOnce } from './write-once.ts';

/**
 * Creates a post. Idempotent for the same id. Source: spec 1 §4 Forum, §5 Forum.
 *
 * @throws ORPCError as `requireMayWrite`, `checkNewText` and `writeOnce`; TOO_MANY_REQUESTS
 */
export async function createPost(
  actor: Actor,
  { id, ...post }: NewPost & { id?: string | undefined },
): Promise<SavedPost> {
  const { database, viewer } = actor;
  const saved = await writeOnce<SavedPost>(id, {
    write: (newId) => saveNewPost(actor, { id: newId, ...post }),
    findOwn: (writtenId) => findOwnPost(database.kysely, { id: writtenId, userId: viewer.id }),
  });
  if (saved.status === 'approved') await publishThreadChanged(actor, saved.id);
  return saved;
}

async function saveNewPost(actor: Actor, post: NewPost & { id: string }): Promise<SavedPost> {
  const { database, viewer } = actor;
  await requireMayWrite(actor, { title: post.title, content: post.content });
  await countAttempt(database, newPostLimits(actor));
  const status = await checkNewText(actor, post);
  return database.kysely.transaction().execute(async (tx) => {
    const text = await toStoredText(tx, { source: post.content, writer: viewer, postId: null });
    const id = await insertPost(tx, { post, text: text.columns, userId: viewer.id, status });
    await attachTextPictures(tx, {
      userId: viewer.id,
      target: { column: 'forum_post_id', id },
      ids: text.pictureIds,
    });
    return { id, status };
  });
}

/** Inserts a public post by the site itself, for the discussion of another page; returns its id. */
export async function addPostOfSite(tx: Connection, post: NewPost): Promise<string> {
  const { content } = post;
  const html = parseMarkdown(content).toHtml(new Map());
  const text = { content, html, html_version: MARKDOWN_VERSION };
  return insertPost(tx, { post, text, userId: null, status: 'approved' });
}

/**
 * Changes the viewer's own post. A rejected post is pending again; a pending edit leaves the post as it was.
 *
 * @throws ORPCError NOT_FOUND for another user's; CONFLICT for one that staff have taken down; and as `createPost`
 */
export async function changePost(
  actor: Actor,
  { id, ...post }: NewPost & { id: string },
): Promise<SavedPost> {
  const { database, viewer } = actor;
  await requireMayWrite(actor, { title: post.title, content: post.content });
  await countAttempt(database, changeLimits(viewer.id));
  const saved = await database.kysely.transaction().execute((tx) => savePost(tx, actor, { id, ...post }));
  if (saved.status === 'approved') await publishThreadChanged(actor, id);
  return saved;
}

async function savePost(
  tx: Connection,
  actor: Actor,
  { id, ...post }: NewPost & { id: string },
): Promise<SavedPost> {
  const { viewer } = actor;
  const before = await lockOwnPost(tx, { id, userId: viewer.id });
  if (!before) return refuse('NOT_FOUND', forumTexts.notFound);
  const { status } = before;
  if (status === 'removed') refuse('CONFLICT', forumTexts.takenDown);
  const target = { column: 'forum_post_id', id } as const;
  const text = await toStoredText(tx, { source: post.content, writer: viewer, postId: id, target });
  const { content } = text.columns;
  const place = { postId: id, number: 0 };
  const isSame =
    content === before.content && post.title === before.title && post.category === before.category;
  const texts = { text: { title: post.title, content }, before };
  if (!isSame && status === 'approved' && (await mustEditWait(tx, actor, texts))) {
    const category = post.category === before.category ? undefined : post.category;
    await saveHeldEdit(tx, { ...place, title: post.title, category, content, userId: viewer.id });
    return { id, status, isEditHeld: true };
  }
  await deleteHeldEdit(tx, place);
  if (isSame && status !== 'rejected') return { id, status };
  const next = status === 'rejected' ? 'pending' : status;
  await insertFormerVersion(tx, place);
  await updatePost(tx, { id, post, text: text.columns, status: next });
  if (status === 'approved')
    await queueEditNotifications(tx, { kind: 'post', id, content, before: before.content });
  await attachTextPictures(tx, { userId: viewer.id, target, ids: text.pictureIds });
  return { id, status: next };
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
  return { id, restorableUntil: new Date(Date.now() + SECONDS_TO_UNDO * 1000).toISOString() };
}

/** @throws ORPCError NOT_FOUND for another's, and when it is too late; TOO_MANY_REQUESTS */
export async function restorePost(actor: Actor, id: string): Promise<SavedPost> {
  const { database, viewer } = actor;
  await countAttempt(database, changeLimits(viewer.id));
  const change = { id, userId: viewer.id, isDeleted: false, seconds: RESTORABLE_SECONDS };
  await database.kysely.transaction().execute(async (tx) => {
    if (!(await setPostDeleted(tx, change))) refuse('NOT_FOUND', forumTexts.tooLateToRestore);
    await queueTextNotifications(tx, { kind: 'post', id, isRestored: true });
  });
  await publishThreadChanged(actor, id);
  const post = await readPost(database, { id, viewerId: viewer.id });
  return { id, status: post?.status ?? 'approved' };
}
