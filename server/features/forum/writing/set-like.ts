// Likes posts and comments.
import { forumTexts } from '#shared/features/forum/texts.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { likeLimits } from '../limits.ts';
import { notifyOfLikes } from '../notifications/notify-of-likes.ts';
import { publishThreadChanged } from '../publish-changed.ts';
import { deleteLike, insertLike } from './like-queries.ts';

/**
 * Likes a post or one of its comments, or withdraws the like. Idempotent.
 *
 * @throws ORPCError NOT_FOUND for a post or comment that is not public; TOO_MANY_REQUESTS
 */
export async function setLike(
  actor: Actor,
  { id: postId, number, isLiked }: { id: string; number: number; isLiked: boolean },
): Promise<{ isLiked: boolean; likes: number }> {
  const { database, viewer } = actor;
  const like = { userId: viewer.id, postId, number };
  await countAttempt(database, likeLimits(viewer.id));
  const likes = await (isLiked ? insertLike(database, like) : deleteLike(database, like));
  if (likes === null)
    return refuse('NOT_FOUND', number === 0 ? forumTexts.notFound : forumTexts.commentNotFound);
  await publishThreadChanged(actor, postId);
  notifyOfLikes(actor, { postId, number });
  return { isLiked, likes };
}
