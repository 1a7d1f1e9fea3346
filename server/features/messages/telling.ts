// Telling the two of a message that has just been written: their browsers at once, the centre a moment later.
import type { Message } from '#shared/features/messages/contract.ts';
import type { Services } from '../../core/request.ts';
import { notify, tellNotified } from '../notifications/actions.ts';
import { hasUnread } from './queries.ts';
import type { NewMessageRow, Written } from './sending-queries.ts';
import { sayMessage, turnMessage, viewMessage } from './view.ts';

export type WrittenMessage = NewMessageRow & Written & { pictures: Message['pictures'] };

export interface SentMessage {
  message: Message;
  threadId: string;
}

/** To be called after the commit. What is written is put in words here, so that nobody has to read it back. */
export async function tellOf(services: Services, written: WrittenMessage): Promise<SentMessage> {
  const { senderId, recipientId, events, ...message } = written;
  const { id: ref, threadId } = message;
  const own = { ...message, isMine: true, otherId: recipientId, read: false, isRemoved: false };
  const sayings = new Map([
    [senderId, sayMessage(own)],
    [recipientId, sayMessage(turnMessage(own, senderId))],
  ]);
  await services.live.tell(
    events.map(({ userId, position }) => ({
      userId,
      position,
      topic: 'message',
      ref,
      saying: sayings.get(userId) ?? {},
    })),
  );
  tellCentre(services, written);
  return { message: viewMessage(own), threadId };
}

/**
 * In the centre and by push. A moment after the message itself, which stands among what they have not read, whatever becomes
 * of this; whoever reads it as it comes need not be told.
 */
function tellCentre(
  services: Services,
  {
    id,
    senderId,
    recipientId,
    threadId,
  }: Pick<NewMessageRow, 'id' | 'senderId' | 'recipientId' | 'threadId'>,
): void {
  const { database, afterwards } = services;
  const news = { userId: recipientId, event: 'message.new', actorId: senderId, threadId } as const;
  afterwards.do(`news of message ${id}`, async () => {
    if (!(await hasUnread(database, { userId: recipientId, threadId }))) return;
    await database.kysely.transaction().execute((tx) => notify(services, tx, news));
    await tellNotified(services, [recipientId]);
  });
}
