// Web push: subscriptions, and sending notifications.
import { createHash, ECDH } from 'node:crypto';
import * as z from 'zod';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { PushSubscription } from '#shared/features/notifications/contract.ts';
import { kindOf, renderNotification, type NotificationEvent } from '#shared/features/notifications/events.ts';
import type { NotificationContext } from '#shared/features/notifications/context.ts';
import { notificationKinds } from '#shared/features/notifications/kinds.ts';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { readSessionToken } from '../../core/auth.ts';
import type { JobRun } from '../../core/jobs/jobs.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../core/http/request.ts';
import { isPushAddress, makePushKeys, type PushMessage, sendPush } from '../../core/outgoing/web-push.ts';
import {
  deleteSubscription,
  findSubscription,
  hasSubscription,
  ensureKeys,
  saveSubscription,
} from './push-queries.ts';
import { readFacts } from './queries.ts';
import { NotificationPayload } from './notification.ts';
import { findChoices } from './settings.ts';

export const SEND_PUSH = 'send-push';
/** With the queue's pauses, the attempts take about two minutes; a later push would be outdated. */
export const PUSH_TRIES = 5;
const MAX_SUBSCRIPTIONS = 20;
const DAY_S = 24 * 60 * 60;
const MAX_TEXT_LENGTH = 300;

type Owner = RequestContext & { viewer: Viewer };

/** One notification for one browser. */
export const Push = z.object({ userId: z.guid(), subscriptionId: z.guid(), news: NotificationPayload });

/** Creates the site's keys on the first start; other keys would invalidate every subscription. */
export async function ensurePushKeys({ database }: Pick<Services, 'database'>): Promise<void> {
  await ensureKeys(database, makePushKeys);
}

export async function findPushKey({ database }: Services): Promise<{ key: string }> {
  return { key: (await ensureKeys(database, makePushKeys)).publicKey };
}

/**
 * Subscribes the caller's browser until it signs out.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an address outside the known push services, and for invalid keys
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
    .execute((tx) => saveSubscription(tx, { token, target, limit: MAX_SUBSCRIPTIONS }));
  return isSaved ? { isSubscribed: true } : refuse('UNAUTHORIZED', notificationTexts.signIn);
}

/**
 * @throws ORPCError NOT_FOUND for another user's browser, or one without a subscription
 */
export async function unsubscribe(
  { database, viewer }: Owner,
  endpoint: string,
): Promise<{ isSubscribed: boolean }> {
  const isDeleted = await deleteSubscription(database.kysely, { userId: viewer.id, endpoint });
  return isDeleted ? { isSubscribed: false } : refuse('NOT_FOUND', notificationTexts.notSubscribed);
}

export async function checkSubscription(
  { database, viewer }: Owner,
  endpoint: string,
): Promise<{ isSubscribed: boolean }> {
  return { isSubscribed: await hasSubscription(database.kysely, { userId: viewer.id, endpoint }) };
}

/**
 * Pushes a notification to a browser, unless it was turned off or its subject deleted meanwhile. A subscription that
 * no longer exists at the push service is deleted.
 *
 * @throws Error to be retried
 */
export async function sendPushNotification(
  services: Services,
  { payload, signal, isLastTry }: JobRun,
): Promise<void> {
  const { userId, subscriptionId, news: row } = Push.parse(payload);
  const { database, logger, settings } = services;
  const { kysely } = database;
  const target = await findSubscription(kysely, { id: subscriptionId, userId });
  const [facts] = await readFacts(kysely, [row]);
  const choiceOf = await findChoices(kysely, [row]);
  if (!target || !facts || !choiceOf(row).push) return;
  const keys = await ensureKeys(database, makePushKeys);
  try {
    const outcome = await sendPush(settings, keys, { target, message: messageOf(facts), signal });
    if (outcome === 'gone') await deleteSubscription(kysely, { userId, endpoint: target.endpoint });
    if (outcome === 'refused')
      logger.warn({ subscription: subscriptionId }, 'A push service refused a notification');
  } catch (error) {
    if (!isLastTry) throw error;
    logger.warn({ subscription: subscriptionId }, 'A notification could not be pushed, and is not retried');
  }
}

function messageOf(facts: NotificationContext & { event: NotificationEvent }): PushMessage {
  const { title, text, href } = renderNotification(facts.event, facts);
  const subjectId =
    facts.threadId ?? facts.post?.id ?? facts.search?.id ?? facts.ad?.id ?? crypto.randomUUID();
  const topic = createHash('sha256').update(`${facts.event} ${subjectId}`).digest('base64url').slice(0, 32);
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).trimEnd()} …` : text;
  return {
    content: JSON.stringify({ title, text: short, href, tag: topic }),
    seconds: DAY_S,
    urgency: notificationKinds[kindOf(facts.event)].urgency,
    topic,
  };
}

/** Whether the text is a public key for push encryption: a point on the curve P-256. */
function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === text;
  } catch {
    return false;
  }
}
