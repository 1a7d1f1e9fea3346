// Notifies people of the deals of an ad when the seller can no longer undo them. The change itself is visible at once.
import * as z from 'zod';
import { MAX_SECONDS_TO_UNDO, UNDO_GRACE_SECONDS } from '#shared/undo.ts';
import type { Services } from '../../core/http/request.ts';
import { addJob, type Job } from '../../core/jobs/jobs.ts';
import type { Connection } from '../../database/connection.ts';
import { publishAdToMembers, recordAdEvent } from '../messages/actions.ts';
import { type Notification, notify, publishNotificationCounts } from '../notifications/actions.ts';
import {
  buyerNotifications,
  concernsFollowers,
  findOpen,
  followerNotifications,
  notifiableDeals,
} from './deal-notifications.ts';
import {
  type DealsOfAd,
  endReservation,
  isAdGone,
  listFollowers,
  listReserved,
  listReservedOf,
  lockDealsOfAd,
  recordBuyersNotified,
  recordFollowersNotified,
} from './notification-queries.ts';
import { cancelDeal, linkDeals } from './queries.ts';
import { filterRecipients } from './recipients.ts';

const NOTIFY_OF_DEALS = 'notify-of-deals';
const TRIES = 12;
const SECONDS_UNTIL_FINAL = MAX_SECONDS_TO_UNDO + UNDO_GRACE_SECONDS;

const Payload = z.object({ adId: z.guid() });

/** Enqueues the notifications of an ad's deals, in the transaction that changes one. A later change postpones them. */
export async function queueDealNotifications(transaction: Connection, adId: string): Promise<void> {
  const payload: z.infer<typeof Payload> = { adId };
  const runAt = new Date(Date.now() + SECONDS_UNTIL_FINAL * 1000);
  const key = `${NOTIFY_OF_DEALS} ${adId}`;
  await addJob(transaction, { name: NOTIFY_OF_DEALS, payload, tries: TRIES, runAt, key });
}

/**
 * Links deals to their restored ad. Notifications that its deletion delayed are sent after all. The ad is on sale if its
 * buyer was erased meanwhile.
 */
export async function relinkDeals(transaction: Connection, adId: string): Promise<void> {
  if ((await listReserved(transaction, [adId])).length === 0) await endReservation(transaction, adId);
  if (await linkDeals(transaction, adId)) await queueDealNotifications(transaction, adId);
}

/** Enqueues the release of those of these ads that are reserved, in the transaction that takes them down or purges them. */
export async function queueReleases(transaction: Connection, adIds: readonly string[]): Promise<void> {
  for (const id of await listReserved(transaction, adIds)) await queueDealNotifications(transaction, id);
}

/** Enqueues the release of all reserved ads of a seller, in the transaction that requests the seller's erasure. */
export async function queueReleasesOf(transaction: Connection, sellerId: string): Promise<void> {
  for (const id of await listReservedOf(transaction, sellerId)) await queueDealNotifications(transaction, id);
}

export function dealJobs(services: Services): Job[] {
  return [
    { name: NOTIFY_OF_DEALS, run: ({ payload }) => notifyOfDeals(services, Payload.parse(payload).adId) },
  ];
}

/** Sends and records outstanding notifications in one transaction: a retry neither repeats nor loses a notification. */
async function notifyOfDeals(services: Services, adId: string): Promise<void> {
  const { notifications, isReleased } = await services.database.kysely.transaction().execute(async (tx) => {
    const locked = await lockDealsOfAd(tx, adId);
    const released = await releaseIfGone(tx, adId, locked);
    const found = released ?? locked;
    const followed = await notificationsToFollowers(tx, adId, found);
    const filtered = await filterRecipients(services, tx, [...buyerNotifications(adId, found), ...followed]);
    await notify(tx, filtered);
    await recordBuyersNotified(
      tx,
      notifiableDeals(found).map(({ id }) => id),
    );
    return { notifications: filtered, isReleased: released !== null };
  });
  if (isReleased) publishAdToMembers(services, adId);
  await publishNotificationCounts(
    services,
    notifications.map(({ userId }) => userId),
  );
}

/** Ends the reservation of an ad that is gone, so that its buyer does not wait for it. Returns the deals after that; else null. */
async function releaseIfGone(tx: Connection, adId: string, found: DealsOfAd): Promise<DealsOfAd | null> {
  const open = findOpen(found.deals);
  if (open?.state !== 'reserved' || !(await isAdGone(tx, adId))) return null;
  await cancelDeal(tx, open.id);
  await endReservation(tx, adId);
  await recordAdEvent(tx, { adId, kind: 'released', buyerId: open.buyerId });
  const released = { ...open, state: 'released' as const, agreedAt: null };
  return { ...found, deals: found.deals.map((deal) => (deal.id === open.id ? released : deal)) };
}

async function notificationsToFollowers(
  tx: Connection,
  adId: string,
  found: DealsOfAd,
): Promise<Notification[]> {
  const open = findOpen(found.deals);
  if (!open?.agreedAt || !concernsFollowers(open, found)) return [];
  const { sellerId, buyerId, agreedAt: before } = open;
  const except = buyerId ? [sellerId, buyerId] : [sellerId];
  const followers = await listFollowers(tx, { adId, except, before });
  await recordFollowersNotified(tx, open.id);
  return followerNotifications(adId, open.state, followers);
}
