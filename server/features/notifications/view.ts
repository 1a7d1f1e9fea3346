// Notifications as the API sends them: texts only.
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import { kindOf, renderNotification } from '#shared/features/notifications/events.ts';
import type { NotificationRow } from './queries.ts';

export function viewNotification({
  id,
  event,
  happenedAt,
  isRead,
  ...context
}: NotificationRow): ListedNotification {
  const { title, text, href } = renderNotification(event, context);
  return { id, event, kind: kindOf(event), title, text, href, happenedAt: happenedAt.toISOString(), isRead };
}
