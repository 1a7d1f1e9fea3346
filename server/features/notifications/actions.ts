// Creates notifications, and reads the notification centre.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import { isAlwaysMailed, kindOf, type NotificationEvent } from '#shared/features/notifications/events.ts';
import { defaultChoice } from '#shared/features/notifications/kinds.ts';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { NOTIFICATION_DAYS } from '#shared/privacy/retention-times.ts';
import { appendEvents, type NewLiveEvent } from '../../core/live/queries.ts';
import type { LiveEvent } from '../../core/live/topics.ts';
import { decodeCursor, encodeCursor } from '../../core/http/cursor.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { queueDelivery } from './delivery.ts';
import { type Notification, rowsOf } from './notification.ts';
import {
  CENTRE_CHANGED,
  countUnread,
  deleteOldNotificationRows,
  listNotificationRows,
  markAllRead,
  markRead,
  saveNotifications,
  type DefaultChannels,
} from './queries.ts';
import { viewNotification } from './view.ts';

export { detachNotifications, relinkNotifications } from './deleted-ad-queries.ts';
export {
  correctText,
  restoreToPages,
  TakenNotification,
  takeFromPages,
  withdrawFromPages,
} from './page-queries.ts';
export { withdrawOfActor } from './actor-queries.ts';
export { collect, readOfThread, withdraw } from './threads.ts';
export { listDueMails, type MailedNotification, postponeMails, takeForMail } from './thread-queries.ts';
export type { Notification } from './notification.ts';
export { findMailAddress } from './delivery.ts';
export { unsubscribeFooter } from './notification-mail.ts';

const PAGE_SIZE = 20;

/**
 * Creates notifications through the channels each person has chosen for that kind, in the caller's transaction. An
 * event that repeats before it is read updates the existing row, which moves up in the list.
 *
 * After the commit the caller calls `publishNotificationCounts`, or publishes the returned events.
 *
 * @param connection the transaction
 */
export async function notify(
  connection: Connection,
  notifications: Notification | readonly Notification[],
): Promise<LiveEvent[]> {
  const rows = rowsOf(notifications);
  if (rows.length === 0) return [];
  const rowsWithDefaults = rows.map((row) => ({ row, usual: defaultChannelsOf(row.event) }));
  const { events, deliveries } = await saveNotifications(connection, rowsWithDefaults);
  await queueDelivery(connection, rows, deliveries);
  const { topic, ref } = CENTRE_CHANGED;
  return events.map(({ userId, position }) => ({ userId, position, topic, ref, payload: {} }));
}

function defaultChannelsOf(event: NotificationEvent): DefaultChannels {
  const kind = kindOf(event);
  return { kind, ...defaultChoice(kind), alwaysMailed: isAlwaysMailed(event) };
}

/** Publishes the unread counts of these people to their browsers. Called after the commit. */
export async function publishNotificationCounts(
  { live }: { live: Pick<Services['live'], 'publishStored'> },
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length > 0) await live.publishStored(userIds);
}

/** Updates the notifications of these people, which were deleted with an ad or restored, in their open browsers. */
export function publishNotificationsChanged(
  { database, live, deferredTasks }: Pick<Services, 'database' | 'live' | 'deferredTasks'>,
  userIds: readonly string[],
): void {
  if (userIds.length === 0) return;
  deferredTasks.do('notifications changed', async () => {
    await appendEvents(database.kysely, userIds.map(asEvent));
    await live.publishStored(userIds);
  });
}

/**
 * One page of the user's notifications, newest first.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function findNotifications(
  { database }: Services,
  viewer: Viewer,
  { after }: { after?: string | undefined },
): Promise<{ notifications: ListedNotification[]; next: string | null; unread: number }> {
  const place = after === undefined ? null : decodeCursor(after, 'uuid');
  const [found, unread] = await Promise.all([
    listNotificationRows(database, { userId: viewer.id, after: place, limit: PAGE_SIZE + 1 }),
    countUnread(database, viewer.id),
  ]);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { notifications: rows.map(viewNotification), next: last ? encodeCursor(last) : null, unread };
}

export async function findUnread({ database }: Services, viewer: Viewer): Promise<{ unread: number }> {
  return { unread: await countUnread(database, viewer.id) };
}

/**
 * @throws ORPCError NOT_FOUND for another user's, and for a deleted one
 */
export async function markNotificationRead(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<{ unread: number }> {
  const { kysely } = services.database;
  const exists = await kysely.transaction().execute(async (tx) => {
    const isMarked = await markRead(tx, { userId: viewer.id, id });
    if (isMarked) await appendEvents(tx, [asEvent(viewer.id)]);
    return isMarked;
  });
  if (!exists) refuse('NOT_FOUND', notificationTexts.notFound);
  await publishNotificationCounts(services, [viewer.id]);
  return findUnread(services, viewer);
}

export async function markAllNotificationsRead(
  services: Services,
  viewer: Viewer,
): Promise<{ unread: number }> {
  const isChanged = await services.database.kysely.transaction().execute((tx) => readAll(tx, viewer.id));
  if (isChanged) await publishNotificationCounts(services, [viewer.id]);
  return findUnread(services, viewer);
}

/**
 * Marks a thread's notifications as read after it was read elsewhere. True when there were any: then the caller calls
 * `publishNotificationCounts` after the commit.
 *
 * @param connection the transaction
 */
export async function markThreadNotificationsRead(
  connection: Connection,
  { userId, threadId }: { userId: string; threadId: string },
): Promise<boolean> {
  return readAll(connection, userId, threadId);
}

async function readAll(transaction: Connection, userId: string, threadId?: string): Promise<boolean> {
  const isChanged = await markAllRead(transaction, userId, threadId);
  if (isChanged) await appendEvents(transaction, [asEvent(userId)]);
  return isChanged;
}

function asEvent(userId: string): NewLiveEvent {
  return { userId, ...CENTRE_CHANGED };
}

/** Deletes notifications older than 90 days. */
export async function deleteOldNotifications({ database }: Pick<Services, 'database'>): Promise<void> {
  await deleteOldNotificationRows(database.kysely, NOTIFICATION_DAYS);
}
