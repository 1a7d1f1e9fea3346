// SQL of notifications about a person who is erased.
import type { NotificationEvent } from '#shared/features/notifications/events.ts';
import type { Connection } from '../../database/connection.ts';

/**
 * Deletes the notifications of this event about a person. Returns their recipients, whom the caller passes to
 * `publishNotificationsChanged` after the commit.
 */
export async function withdrawOfActor(
  transaction: Connection,
  { actorId, event }: { actorId: string; event: NotificationEvent },
): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('notifications')
    .where('actor_id', '=', actorId)
    .where('event', '=', event)
    .returning('user_id')
    .execute();
  return [...new Set(deleted.map((row) => row.user_id))];
}
