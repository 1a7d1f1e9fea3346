// Notifications about threads of the forum: an unread one collects further comments, and loses those that are deleted.
import type { RawBuilder } from 'kysely';
import {
  NOTIFICATION_EVENTS,
  kindOf,
  type NotificationEvent,
} from '#shared/features/notifications/events.ts';
import { defaultChoice } from '#shared/features/notifications/kinds.ts';
import type { LiveEvent } from '../../core/live/topics.ts';
import type { Connection } from '../../database/connection.ts';
import { queueDelivery } from './delivery.ts';
import { rowsOf } from './notification.ts';
import { CENTRE_CHANGED } from './queries.ts';
import { deleteFrom, markThreadRead, saveCollected } from './thread-queries.ts';

const usualChannels = JSON.stringify(
  NOTIFICATION_EVENTS.map((event) =>
    Object.assign({ event, kind: kindOf(event) }, defaultChoice(kindOf(event))),
  ),
);

/**
 * Notifies all recipients in one statement, however many there are, by the channels that each has chosen: on the site and by
 * push at once, by mail when the feature sends it. After the commit the caller publishes the returned events.
 *
 * @param connection the transaction
 * @param recipients SQL: user_id, event, actor_id, post_id, number, times; one row for each person
 * @param options.restoredFrom when a text that its author restores was published: its notifications return without a push, and
 * without a mail that has been sent
 */
export async function collect(
  connection: Connection,
  recipients: RawBuilder<unknown>,
  { restoredFrom }: { restoredFrom?: Date | undefined } = {},
): Promise<LiveEvent[]> {
  const { events, pushed: chosen } = await saveCollected(connection, recipients, {
    usualChannels,
    restoredFrom,
  });
  const pushed = restoredFrom ? [] : chosen;
  const rows = pushed.flatMap(({ userId, event, actorId, postId, numbers }) =>
    rowsOf({ userId, event, actorId }).map((row) =>
      Object.assign(row, { post_id: postId, comment_numbers: numbers }),
    ),
  );
  await queueDelivery(
    connection,
    rows,
    rows.map(() => ({ mail: false, push: true })),
  );
  const { topic, ref } = CENTRE_CHANGED;
  return events.map(({ userId, position }) => ({ userId, position, topic, ref, payload: {} }));
}

/**
 * Removes a deleted or hidden comment from unread notifications, and deletes notifications about that comment only. After the
 * commit the caller calls `publishNotificationCounts` for the returned people.
 *
 * @param of.number 0 for the post; undefined for everything in the thread
 * @param of.event only notifications of this event
 */
export function withdraw(
  connection: Connection,
  of: { postId: string; number?: number; event?: NotificationEvent },
): Promise<string[]> {
  return deleteFrom(connection, of);
}

/** Marks a thread's notifications as read. True if there were any: then the caller calls `publishNotificationCounts`. */
export function readOfThread(
  connection: Connection,
  reader: { userId: string; postId: string },
): Promise<boolean> {
  return markThreadRead(connection, reader);
}
