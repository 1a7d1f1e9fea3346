// Telling the two of a message that has just been written: their browsers at once, the centre a moment later.
import type { Message } from '#shared/features/messages/contract.ts';
import type { WordedEvent } from '../../core/live/words.ts';
import type { Services } from '../../core/request.ts';
import { notify } from '../notifications/actions.ts';
import { hasUnread } from './queries.ts';
import type { NewMessageRow, Written } from './sending-queries.ts';
import { sayMessage, turnMessage, viewMessage } from './view.ts';

const NEWS_AFTER_MS = 1000;

export type WrittenMessage = NewMessageRow & Written & { pictures: Message['pictures'] };

export interface SentMessage {
  message: Message;
  threadId: string;
}

/**
 * To be called after the commit. What is written is put in words here, so that nobody has to read it back. Whoever has written
 * it sees it by the answer: their other browsers hear of it after the one who is to read it.
 */
export async function tellOf(services: Services, written: WrittenMessage): Promise<SentMessage> {
  const { senderId, recipientId, events, ...message } = written;
  const { id: ref, threadId } = message;
  const own = { ...message, isMine: true, otherId: recipientId, read: false, isRemoved: false };
  const eventOf = ({ userId, position }: Written['events'][number]): WordedEvent => {
    const isOwn = userId === senderId;
    const saying = sayMessage(isOwn ? own : turnMessage(own, senderId));
    return { userId, position, topic: 'message', ref, saying, endsThere: isOwn };
  };
  const { live, afterwards } = services;
  await live.tell(events.filter(({ userId }) => userId === recipientId).map(eventOf));
  const ownEvents = events.filter(({ userId }) => userId === senderId).map(eventOf);
  afterwards.do(`message ${ref} for whoever wrote it`, () => live.tell(ownEvents));
  tellCentre(services, written);
  return { message: viewMessage(own), threadId };
}

/**
 * In the centre and by push. A while after the message itself, which stands among what they have not read, whatever becomes
 * of this; whoever reads it as it comes need not be told, and what comes in quick succession is told of once.
 */
function tellCentre(
  services: Services,
  { senderId, recipientId, threadId }: Pick<NewMessageRow, 'senderId' | 'recipientId' | 'threadId'>,
): void {
  const { database, live, afterwards } = services;
  const news = { userId: recipientId, event: 'message.new', actorId: senderId, threadId } as const;
  const tell = async () => {
    if (!(await hasUnread(database, { userId: recipientId, threadId }))) return;
    await live.tell(await notify(database.kysely, news));
  };
  afterwards.do(`news of thread ${threadId} for ${recipientId}`, tell, NEWS_AFTER_MS);
}
