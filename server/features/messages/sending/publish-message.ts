// Publishes a stored message: to the browsers of both users at once, and as a notification if it remains unread.
import type { Message } from '#shared/features/messages/contract.ts';
import { NOTIFY_AFTER_MS } from '#shared/live-timing.ts';
import type { LiveEvent } from '../../../core/live/topics.ts';
import type { Services } from '../../../core/http/request.ts';
import { notify } from '../../notifications/actions.ts';
import { hasUnread } from '../inbox/queries.ts';
import type { MessageRow } from '../thread/queries.ts';
import { messagePayload, seenByOther, viewMessage } from '../view.ts';
import type { InsertedMessage, NewMessageRow } from './queries.ts';

export type SavedMessage = NewMessageRow & InsertedMessage & { pictures: Message['pictures'] };

export interface SentMessage {
  message: Message;
  threadId: string;
}

/**
 * Publishes a message after the commit. The payload is built from the written row, without reading it again. The sender
 * already has it from the response: their browsers get the event later, so that it does not delay the recipient's.
 */
export async function publishMessage(services: Services, saved: SavedMessage): Promise<SentMessage> {
  const { senderId, recipientId, events, ...message } = saved;
  const { id: ref, threadId } = message;
  const own = { ...message, isMine: true, otherId: recipientId, read: false, isRemoved: false };
  const eventOf = (userId: string, row: MessageRow): LiveEvent[] =>
    events
      .filter((event) => event.userId === userId)
      .map(({ position }) => ({ userId, position, topic: 'message', ref, payload: messagePayload(row) }));
  const { live, deferredTasks } = services;
  await live.publish(eventOf(recipientId, seenByOther(own, senderId)));
  deferredTasks.do(`own event of message ${ref}`, () => live.publish(eventOf(senderId, own)));
  notifyIfUnread(services, saved);
  return { message: viewMessage(own), threadId };
}

/** Messages in quick succession give one notification, and a message that is read at once gives none. */
function notifyIfUnread(
  { database, live, deferredTasks }: Services,
  { senderId, recipientId, threadId }: SavedMessage,
): void {
  const notification = { userId: recipientId, event: 'message.new', actorId: senderId, threadId } as const;
  const work = async () => {
    if (!(await hasUnread(database, { userId: recipientId, threadId }))) return;
    await live.publish(await notify(database.kysely, notification));
  };
  deferredTasks.do(`notification of thread ${threadId} for ${recipientId}`, work, NOTIFY_AFTER_MS);
}
