// Publishes changes of the forum: drops cached pages, and notifies open browsers of new comments.
import type { Services } from '../../core/http/request.ts';

/** What a post or comment shows has changed. */
export async function publishThreadChanged({ bus }: Pick<Services, 'bus'>, postId: string): Promise<void> {
  await Promise.all([
    bus.publish({ topic: 'forum', id: postId }),
    bus.publish({ topic: `forum:${postId}`, id: postId }),
  ]);
}

/** A public comment is new: open browsers that show the thread offer it, at once, and find pages that have it. */
export async function publishNewComment(
  services: Pick<Services, 'bus' | 'live'>,
  { postId, number }: { postId: string; number: number },
): Promise<void> {
  await Promise.all([
    publishThreadChanged(services, postId),
    services.live.broadcast({ topic: 'forum', postId, number }),
  ]);
}
