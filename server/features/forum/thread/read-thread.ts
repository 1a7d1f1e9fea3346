// Reads a thread: the post, a page of comments, and what the reader follows and has read.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { CommentPage, ForumPost, FollowState } from '#shared/features/forum/thread/contract.ts';
import { COMMENTS_PER_PAGE } from '#shared/features/forum/thread/comment-pages.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { publishNotificationCounts, readOfThread } from '../../notifications/actions.ts';
import { listComments, type PostRow, readPost, saveFollow, saveRead } from './thread-queries.ts';
import { isReadable, viewComments, viewPost } from './view.ts';

type Reader = Pick<Services, 'database'> & { viewer: Viewer | null };

/** @throws ORPCError NOT_FOUND for a post that this viewer may not read */
export async function requirePost({ database, viewer }: Reader, id: string): Promise<PostRow> {
  const post = await readPost(database, { id, viewerId: viewer?.id ?? null });
  return post && isReadable(post, viewer) ? post : refuse('NOT_FOUND', forumTexts.notFound);
}

export async function findPost(reader: Reader, id: string): Promise<ForumPost> {
  return viewPost(reader.database, await requirePost(reader, id), reader.viewer);
}

/** A page of comments; the last one for a page beyond it. */
export async function findComments(
  reader: Reader,
  { id, page: requestedPage = 1 }: { id: string; page?: number | undefined },
): Promise<CommentPage> {
  const { lastNumber } = await requirePost(reader, id);
  const pages = Math.max(1, Math.ceil(lastNumber / COMMENTS_PER_PAGE));
  const page = Math.min(requestedPage, pages);
  const rows = await listComments(reader.database, {
    postId: id,
    viewerId: reader.viewer?.id ?? null,
    first: (page - 1) * COMMENTS_PER_PAGE + 1,
    last: page * COMMENTS_PER_PAGE,
  });
  return { comments: await viewComments(reader.database, rows, reader.viewer), page, pages };
}

/** Stores the last read comment. Also marks the thread's notifications as read, since the reader has the thread open. */
export async function markRead(
  context: Reader & Services & { viewer: Viewer },
  { id: postId, number }: { id: string; number: number },
): Promise<{ number: number }> {
  const { database, deferredTasks, viewer } = context;
  await requirePost(context, postId);
  const read = { userId: viewer.id, postId, number };
  const saved = { number: await saveRead(database, read) };
  deferredTasks.do(`notifications of forum thread ${postId} read by ${viewer.id}`, async () => {
    if (await readOfThread(database.kysely, read)) await publishNotificationCounts(context, [viewer.id]);
  });
  return saved;
}

export async function followPost(
  reader: Reader & { viewer: Viewer },
  { id, state }: { id: string; state: FollowState },
): Promise<{ state: FollowState }> {
  await requirePost(reader, id);
  const isMuted = state === 'normal' ? null : state === 'muted';
  await saveFollow(reader.database, { userId: reader.viewer.id, postId: id, isMuted });
  return { state };
}
