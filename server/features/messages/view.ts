// Messages as the API sends them.
import type { Conversation, Message, Thread } from '#shared/features/messages/contract.ts';
import { findScamSigns } from '#shared/features/messages/scam.ts';
import type { ConversationRow } from './inbox/queries.ts';
import type { MessageRow, ThreadRow } from './thread/queries.ts';

/** Only the recipient is warned of signs of fraud, also in the subject, which the sender writes too. */
export function viewMessage({ otherId: _otherId, ...message }: MessageRow): Message {
  const { isMine, subject, content } = message;
  return { ...message, warnings: isMine ? [] : findScamSigns(`${subject}\n${content}`) };
}

/** The same message as shown to the other member of the thread. */
export function seenByOther(row: MessageRow, otherId: string | null): MessageRow {
  return { ...row, isMine: !row.isMine, otherId };
}

/** The payload of the live event of a message. */
export function messagePayload(row: MessageRow): { message: Message; key: string } {
  return { message: viewMessage(row), key: row.otherId ?? row.threadId };
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
