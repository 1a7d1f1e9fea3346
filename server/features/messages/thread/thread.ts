// Reading a thread: a page of its messages, marking them as read, and showing that the viewer is typing.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Message } from '#shared/features/messages/contract.ts';
import { MESSAGES_A_PAGE } from '#shared/features/messages/rules.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { TYPING_LIMIT_MS } from '#shared/live-timing.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { markThreadNotificationsRead, publishNotificationCounts } from '../../notifications/actions.ts';
import { hasBlockBetween } from '../blocking/queries.ts';
import { viewMessage } from '../view.ts';
import { findOther, listMessages } from './queries.ts';
import { markRead } from './receipt-queries.ts';

/**
 * A page of a thread.
 *
 * @throws ORPCError NOT_FOUND for a thread the viewer is not in
 */
export async function readThread(
  { database }: Services,
  viewer: Viewer,
  { id, before, after }: { id: string; before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasOlder: boolean; hasNewer: boolean }> {
  if (!(await findOther(database, viewer.id, id))) return refuse('NOT_FOUND', messageTexts.notFound);
  const range = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const rows = await listMessages(database, { viewerId: viewer.id, threadId: id, ...range });
  return {
    messages: rows.map(viewMessage),
    hasOlder: (rows[0]?.position ?? 1) > 1,
    hasNewer: after !== undefined && rows.length === MESSAGES_A_PAGE,
  };
}

/**
 * Marks the other member's messages as read, and publishes that. Source: spec 1 §4 Chat.
 *
 * @throws ORPCError NOT_FOUND for a thread the viewer is not in
 */
export async function markThreadRead(
  services: Services,
  viewer: Viewer,
  { id, upTo }: { id: string; upTo: number },
): Promise<{ unread: number }> {
  const userId = viewer.id;
  const marked = await markRead(services.database, { userId, threadId: id, upTo });
  if (!marked) return refuse('NOT_FOUND', messageTexts.notFound);
  const { unread, userIds } = marked;
  await services.live.publishStored(userIds);
  if (userIds.length > 0 && unread === 0) markNotificationsRead(services, { userId, threadId: id });
  return { unread };
}

/** A thread that is read needs no notification. Deferred, since the sender waits for the receipt. */
function markNotificationsRead(
  services: Services,
  { userId, threadId }: { userId: string; threadId: string },
): void {
  services.deferredTasks.do(`notifications of thread ${threadId} read by ${userId}`, async () => {
    const { kysely } = services.database;
    const isChanged = await kysely
      .transaction()
      .execute((tx) => markThreadNotificationsRead(tx, { userId, threadId }));
    if (isChanged) await publishNotificationCounts(services, [userId]);
  });
}

/**
 * Shows the other member that the viewer is typing. Not stored; signals in quick succession are dropped.
 *
 * @throws ORPCError NOT_FOUND for a thread the viewer is not in
 */
export async function publishTyping(
  { database, live, throttle }: Services,
  viewer: Viewer,
  threadId: string,
): Promise<{ isPublished: boolean }> {
  const other = await findOther(database, viewer.id, threadId);
  if (!other) return refuse('NOT_FOUND', messageTexts.notFound);
  const { otherId } = other;
  if (otherId === null || !throttle.tryAcquire(`typing of ${viewer.id} to ${otherId}`, TYPING_LIMIT_MS))
    return { isPublished: false };
  const isSent = !(await hasBlockBetween(database.kysely, viewer.id, otherId));
  if (isSent) await live.publishEphemeral(otherId, { topic: 'typing', threadId });
  return { isPublished: isSent };
}
