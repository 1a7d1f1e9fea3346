// Delivers notifications by mail and web push, after the commit of their cause.
import { hasMailServer } from '../../core/mail/mail-server.ts';
import * as z from 'zod';
import { kindOf, type NotificationEvent, renderNotification } from '#shared/features/notifications/events.ts';
import { notificationKinds } from '#shared/features/notifications/kinds.ts';
import { MAILS_PER_HOUR } from '#shared/features/notifications/rules.ts';
import { addJobs } from '../../core/jobs/jobs.ts';
import { isWithinLimits } from '../../core/limits/limits.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { NotificationPayload, subjectKey } from './notification.ts';
import { notificationMail } from './notification-mail.ts';
import { listSubscriptions } from './push-queries.ts';
import { type Push, SEND_PUSH, PUSH_TRIES } from './push.ts';
import { type NewNotificationRow, readFacts, type SavedNotifications } from './queries.ts';
import { findAddress } from './setting-queries.ts';
import { findChoices } from './settings.ts';

export const DELIVER_NOTIFICATIONS = 'deliver-notifications';
const TRIES = 5;

/** A job has notifications of one person only, so that erasure finds it by `userId`. */
const Delivery = z.object({ userId: z.guid(), news: z.array(NotificationPayload) });

/** Enqueues delivery by mail and push, in the caller's transaction. */
export async function queueDelivery(
  connection: Connection,
  rows: readonly NewNotificationRow[],
  deliveries: SavedNotifications['deliveries'],
): Promise<void> {
  const due = rows.filter(
    (row, index) => (deliveries[index]?.mail && isMailed(row, rows)) || deliveries[index]?.push,
  );
  const payloads = [...Map.groupBy(due, ({ user_id }) => user_id)].map(
    ([userId, news]): z.infer<typeof Delivery> => ({ userId, news }),
  );
  await addJobs(connection, { name: DELIVER_NOTIFICATIONS, payloads, tries: TRIES });
}

/** Queues the mails and pushes; skips kinds turned off, and notifications deleted, meanwhile. */
export async function deliverNotifications(services: Services, payload: unknown): Promise<void> {
  const { userId, news: rows } = Delivery.parse(payload);
  await services.database.kysely.transaction().execute(async (tx) => {
    const choiceOf = await findChoices(tx, rows);
    const pushed = rows.filter((row) => choiceOf(row).push);
    const subscriptions = pushed.length > 0 ? await listSubscriptions(tx, userId) : [];
    const payloads = subscriptions.flatMap((subscriptionId) =>
      pushed.map((row): z.infer<typeof Push> => ({ userId, subscriptionId, news: row })),
    );
    await addJobs(tx, {
      name: SEND_PUSH,
      payloads,
      tries: PUSH_TRIES,
      // A push service may be hostile and never answer. So pushes of a person are sent one at a time, and of several queued
      // ones on the same subject, only the newest.
      keys: payloads.map(({ subscriptionId, news: row }) => `push ${subscriptionId} ${subjectKey(row)}`),
      queue: pushQueue(userId),
    });
    const address = await findAddress(tx, { userId, isConfirmed: await hasMailServer(services, tx) });
    if (!address) return;
    for (const facts of await readFacts(tx, rows)) {
      const { event } = facts;
      if (!choiceOf({ user_id: userId, event }).mail || !isMailed({ user_id: userId, event }, rows)) continue;
      if (!(await mayMail(services, userId, event))) continue;
      await queueMail(
        services,
        tx,
        notificationMail(services, { userId, address, event, texts: renderNotification(event, facts) }),
      );
    }
  });
}

/** Limits mails that other users cause: a seller can reserve and release, or lower a price, any number of times. */
async function mayMail({ database }: Services, userId: string, event: NotificationEvent): Promise<boolean> {
  if (!notificationKinds[kindOf(event)].isCausedByUsers) return true;
  return isWithinLimits(database, [
    { key: `mails by users to ${userId}`, tries: MAILS_PER_HOUR, minutes: 60 },
  ]);
}

/** One of 4096 names, because queue names are stored for ever: few people share a queue, and none is identifiable by it. */
function pushQueue(userId: string): string {
  return `push ${userId.slice(0, 3)}`;
}

/**
 * Messages and forum notifications are mailed later as a summary, if they remain unread. The mail about an ad's end is sent by the
 * ads feature, because it contains a secret link. The mail about a purchase also requests the review, so there is no second one.
 *
 * @param together all notifications of the same cause
 */
function isMailed(
  { user_id: userId, event }: Pick<NewNotificationRow, 'user_id' | 'event'>,
  together: readonly Pick<NewNotificationRow, 'user_id' | 'event'>[],
): boolean {
  const isInOther =
    event === 'review.wanted' && together.some((row) => row.event === 'deal.sold' && row.user_id === userId);
  return !notificationKinds[kindOf(event)].isMailedLater && event !== 'ad.expires-soon' && !isInOther;
}

/** The mail address for this event; null for a person who has turned it off or whose address is not confirmed. */
export async function findMailAddress(
  services: Pick<Services, 'settings'>,
  connection: Connection,
  { event, userId }: Pick<NewNotificationRow, 'event'> & { userId: string },
): Promise<string | null> {
  const row = { user_id: userId, event };
  const choiceOf = await findChoices(connection, [row]);
  if (!choiceOf(row).mail) return null;
  const isConfirmed = await hasMailServer(services, connection);
  return (await findAddress(connection, { userId, isConfirmed })) ?? null;
}
