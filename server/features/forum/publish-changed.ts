// Publishes changes of the forum: drops cached pages, and notifies open browsers of new comments.
import type { Services } from '../../core/http/request.ts';

/** Publishes that a post or comment has changed: drops the cached pages that show it. */
export async function publishThreadChanged({ bus }: Pick<Services, 'bus'>, postId: string): Promise<void> {
  await Promise.all([
    bus.publish({ topic: 'forum', id: postId }),
    bus.publish({ topic: `forum:${postId}`, id: postId }),
  ]);
}

/** Publishes a new public comment: browsers that show the thread offer it at once, and cached pages without it are dropped. */
export async function publishNewComment(
  services: Pick<Services, 'bus' | 'live'>,
  { postId, number }: { postId: string; number: number },
): Promise<void> {
  await Promise.all([
    publishThreadChanged(services, postId),
    services.live.broadcast({ topic: 'forum', postId, number }),
  ]);
}

/** Publishes a decision on a text: the author's open pages show it. */
export async function publishDecision(
  { live }: Pick<Services, 'live'>,
  { postId, authorId }: { postId: string; authorId: string | null | undefined },
): Promise<void> {
  if (authorId) await live.publishEphemeral(authorId, { topic: 'forum-decision', postId });
}
