// Web push: subscriptions, and sending notifications.
import { createHash, ECDH } from 'node:crypto';
import * as z from 'zod';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { PushSubscription } from '#shared/features/notifications/contract.ts';
import { kindOf, tell, type NotificationEvent } from '#shared/features/notifications/events.ts';
import type { NotificationContext } from '#shared/features/notifications/context.ts';
import { notificationKinds } from '#shared/features/notifications/kinds.ts';
import { notificationTexts } from '#shared/features/notifications/words.ts';
import { readSessionToken } from '../../core/auth.ts';
import type { JobTurn } from '../../core/jobs/jobs.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../core/http/request.ts';
import { isPushAddress, makePushKeys, type PushMessage, sendPush } from '../../core/outgoing/web-push.ts';
import {
  deleteSubscription,
  findSubscription,
  hasSubscription,
  keepKeys,
  saveSubscription,
} from './push-queries.ts';
import { readFacts } from './queries.ts';
import { NotificationPayload } from './notification.ts';
import { findChoices } from './settings.ts';

export const SEND_PUSH = 'push-news';
/** About two minutes with the queue's pauses; later pushes are outdated. */
export const PUSH_TRIES = 5;
const MAX_SUBSCRIPTIONS = 20;
const DAY_S = 24 * 60 * 60;
const LONGEST_TEXT = 300;

type Owner = RequestContext & { viewer: Viewer };

/** One notification for one browser. */
export const Push = z.object({ userId: z.guid(), subscriptionId: z.guid(), news: NotificationPayload });

/** Creates the site's keys on the first start; other keys would invalidate every subscription. */
export async function ensurePushKeys({ database }: Pick<Services, 'database'>): Promise<void> {
  await keepKeys(database, makePushKeys);
}

export async function findPushKey({ database }: Services): Promise<{ key: string }> {
  return { key: (await keepKeys(database, makePushKeys)).publicKey };
}

/**
 * Subscribes the caller's browser until it signs out.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an address that the server will not call, and for keys that are none
 */
export async function subscribe(
  context: Owner,
  { endpoint, keys }: PushSubscription,
): Promise<{ isSubscribed: boolean }> {
  const { auth, cookieHeader, database, settings } = context;
  if (!isPushAddress(settings, endpoint))
    refuse('UNPROCESSABLE_CONTENT', notificationTexts.badPushAddress, {
      endpoint: notificationTexts.badPushAddress,
    });
  if (!isPublicKey(keys.p256dh))
    refuse('UNPROCESSABLE_CONTENT', notificationTexts.badPushKeys, { keys: notificationTexts.badPushKeys });
  const token = readSessionToken(auth, cookieHeader) ?? '';
  const target = { endpoint, ...keys };
  const isSaved = await database.kysely
    .transaction()
    .execute((tx) => saveSubscription(tx, { token, target, most: MAX_SUBSCRIPTIONS }));
  return isSaved ? { isSubscribed: true } : refuse('UNAUTHORIZED', notificationTexts.signIn);
}

/** @throws ORPCError NOT_FOUND for a browser that is not one's own, or gets none */
export async function unsubscribe(
  { database, viewer }: Owner,
  endpoint: string,
): Promise<{ isSubscribed: boolean }> {
  const isRemoved = await deleteSubscription(database.kysely, { userId: viewer.id, endpoint });
  return isRemoved ? { isSubscribed: false } : refuse('NOT_FOUND', notificationTexts.notSubscribed);
}

export async function checkSubscription(
  { database, viewer }: Owner,
  endpoint: string,
): Promise<{ isSubscribed: boolean }> {
  return { isSubscribed: await hasSubscription(database.kysely, { userId: viewer.id, endpoint }) };
}

/**
 * Pushes a notification to a browser, unless it was turned off or its subject deleted meanwhile. A subscription that the push
 * service no longer knows is deleted.
 *
 * @throws Error when it is worth another try
 */
export async function sendPushNotification(
  services: Services,
  { payload, signal, isLastTry }: JobTurn,
): Promise<void> {
  const { userId, subscriptionId, news } = Push.parse(payload);
  const { database, logger, settings } = services;
  const { kysely } = database;
  const target = await findSubscription(kysely, { id: subscriptionId, userId });
  const [told] = await readFacts(kysely, [news]);
  const choiceOf = await findChoices(kysely, [news]);
  if (!target || !told || !choiceOf(news).push) return;
  const keys = await keepKeys(database, makePushKeys);
  try {
    const outcome = await sendPush(settings, keys, { target, message: messageOf(told), signal });
    if (outcome === 'gone') await deleteSubscription(kysely, { userId, endpoint: target.endpoint });
    if (outcome === 'refused') logger.warn({ subscription: subscriptionId }, 'A push service refused a push');
  } catch (error) {
    if (!isLastTry) throw error;
    logger.warn({ subscription: subscriptionId }, 'News could not be pushed, and is not tried again');
  }
}

function messageOf(told: NotificationContext & { event: NotificationEvent }): PushMessage {
  const { title, text, href } = tell(told.event, told);
  const thing = told.threadId ?? told.search?.id ?? told.ad?.id ?? crypto.randomUUID();
  const topic = createHash('sha256').update(`${told.event} ${thing}`).digest('base64url').slice(0, 32);
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()} …` : text;
  return {
    content: JSON.stringify({ title, text: short, href, tag: topic }),
    seconds: DAY_S,
    urgency: notificationKinds[kindOf(told.event)].urgency,
    topic,
  };
}

/** A point on the curve of push encryption. */
function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === text;
  } catch {
    return false;
  }
}
