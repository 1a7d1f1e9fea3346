// Notifications as features create them, and as the table stores them.
import * as z from 'zod';
import { NOTIFICATION_EVENTS, type NotificationEvent } from '#shared/features/notifications/events.ts';
import type { NotificationData } from '#shared/features/notifications/context.ts';
import type { NewNotificationRow } from './queries.ts';

/** An event and its recipient. Everything else is ids: texts are read when it is shown. */
export interface Notification {
  /** The recipient. */
  userId: string;
  event: NotificationEvent;
  adId?: string | null;
  /** The user who caused the event; absent if they are not shown. */
  actorId?: string | null;
  threadId?: string | null;
  dealId?: string | null;
  reviewId?: string | null;
  searchId?: string | null;
  reportId?: string | null;
  data?: NotificationData;
}

const id = z.nullable(z.guid());

/** The row of a notification as job payload. */
export const NotificationPayload = z.object({
  user_id: z.guid(),
  event: z.enum(NOTIFICATION_EVENTS),
  ad_id: id,
  actor_id: id,
  thread_id: id,
  deal_id: id,
  review_id: id,
  search_id: id,
  report_id: id,
  post_id: id.exactOptional(),
  comment_numbers: z.nullable(z.array(z.number())).exactOptional(),
  data: z.object({
    count: z.number().exactOptional(),
    price: z.number().exactOptional(),
    oldPrice: z.number().exactOptional(),
    rating: z.number().exactOptional(),
    text: z.string().exactOptional(),
    href: z.string().exactOptional(),
  }),
});

/** One row per person, event and subject; of duplicates, the last is used. */
export function rowsOf(notification: Notification | readonly Notification[]): NewNotificationRow[] {
  const rows = [notification].flat().map(rowOf);
  return [...new Map(rows.map((row) => [subjectKey(row), row])).values()];
}

function rowOf(notification: Notification): NewNotificationRow {
  return {
    user_id: notification.userId,
    event: notification.event,
    ad_id: notification.adId ?? null,
    actor_id: notification.actorId ?? null,
    thread_id: notification.threadId ?? null,
    deal_id: notification.dealId ?? null,
    review_id: notification.reviewId ?? null,
    search_id: notification.searchId ?? null,
    report_id: notification.reportId ?? null,
    data: notification.data ?? {},
  };
}

/** The key of the table's unique index. */
export function subjectKey(row: NewNotificationRow): string {
  const subjectId =
    row.thread_id ??
    row.post_id ??
    row.search_id ??
    row.report_id ??
    row.review_id ??
    row.deal_id ??
    row.ad_id;
  return `${row.user_id} ${row.event} ${subjectId ?? crypto.randomUUID()}`;
}
