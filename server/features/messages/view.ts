// What the API says of messages, field by field.
import type { Conversation, Message, Thread } from '#shared/features/messages/contract.ts';
import { findScamSigns } from '#shared/features/messages/scam.ts';
import type { WordedEvent } from '../../core/live/words.ts';
import type { ConversationRow } from './conversation-queries.ts';
import type { MessageRow, ThreadRow } from './queries.ts';
import type { ReceiptEvent } from './receipt-queries.ts';

/** Its reader is warned; whoever wrote it knows what they wrote. */
export function viewMessage({ otherId: _otherId, ...message }: MessageRow): Message {
  return { ...message, warnings: message.isMine ? [] : findScamSigns(message.content) };
}

/** The same message as the other one of the two sees it. */
export function turnMessage(row: MessageRow, otherId: string | null): MessageRow {
  return { ...row, isMine: !row.isMine, otherId };
}

/** What the live line says of a message. */
export function sayMessage(row: MessageRow): { message: Message; key: string } {
  return { message: viewMessage(row), key: row.otherId ?? row.threadId };
}

/** What the live line says of how far a thread has come, now that this person has got or read what is in it. */
export function sayReceipt({ userId, position, ...receipt }: ReceiptEvent, readerId: string): WordedEvent {
  const { threadId: ref } = receipt;
  return { userId, position, topic: 'receipt', ref, saying: receipt, endsThere: userId !== readerId };
}

export function viewThread({ otherId: _otherId, ...thread }: ThreadRow): Thread {
  return thread;
}

export function viewConversation({
  lastMicros: _lastMicros,
  ...conversation
}: ConversationRow): Conversation {
  return conversation;
}
