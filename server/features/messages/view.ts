// What the API says of messages, field by field.
import type { Conversation, Message, Thread } from '#shared/features/messages/contract.ts';
import { findScamSigns } from '#shared/features/messages/scam.ts';
import type { ConversationRow } from './conversation-queries.ts';
import type { MessageRow, ThreadRow } from './queries.ts';

/** Its reader is warned; whoever wrote it knows what they wrote. */
export function viewMessage({ otherId: _otherId, ...message }: MessageRow): Message {
  return { ...message, warnings: message.isMine ? [] : findScamSigns(message.content) };
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
