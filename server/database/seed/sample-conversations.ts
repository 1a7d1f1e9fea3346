// Conversations as the tables store them: numbered messages, and read positions of both participants.
import type { Insertable } from 'kysely';
import { subjectAbout } from '#shared/features/messages/rules.ts';
import { CHAT_SUBJECT, STAFF_SUBJECT } from '#shared/features/messages/texts.ts';
import type { Tables } from '../tables.ts';
import type { Random } from './random.ts';

export interface SampleMessage {
  id: string;
  by: 'one' | 'other';
  text: string;
  at: Date;
}

/** All messages between two people about one ad, or about none. */
export interface SampleConversation {
  id: string;
  /** The author of the first message. */
  one: string;
  other: string;
  ad: { id: string; title: string } | null;
  /** Subject of the first message in a general thread. */
  subject?: string;
  /** In chronological order. */
  messages: readonly SampleMessage[];
  /** How many of the last messages, all by one author, are unread. */
  unread: number;
  /** Whether `one` writes as staff. */
  isFromStaff?: boolean;
}

export type NewConversation = Omit<SampleConversation, 'id' | 'messages'> & {
  messages: readonly Omit<SampleMessage, 'id'>[];
};

/** Assigns ids to a conversation and its messages. */
export function startConversation(random: Random, conversation: NewConversation): SampleConversation {
  return {
    ...conversation,
    id: random.uuid(),
    messages: conversation.messages.map((message) => ({ ...message, id: random.uuid() })),
  };
}

/** The participant with unread messages, and when those were written; null when all are read. */
export function unreadOf({
  one,
  other,
  messages,
  unread,
}: SampleConversation): { readerId: string; writerId: string; at: Date } | null {
  const last = messages.at(-1);
  if (!last || unread === 0) return null;
  const [writerId, readerId] = last.by === 'one' ? [one, other] : [other, one];
  return { readerId, writerId, at: last.at };
}

export interface ConversationRows {
  threads: Insertable<Tables['threads']>[];
  people: Insertable<Tables['thread_people']>[];
  messages: Insertable<Tables['messages']>[];
}

export function conversationRows(conversations: readonly SampleConversation[]): ConversationRows {
  return {
    threads: conversations.map(threadOf),
    people: conversations.flatMap(peopleOf),
    messages: conversations.flatMap(messagesOf),
  };
}

function threadOf({ id, one, other, ad, messages }: SampleConversation): ConversationRows['threads'][number] {
  const [low, high] = [one, other].toSorted();
  return {
    id,
    low_id: low ?? one,
    high_id: high ?? other,
    ad_id: ad?.id ?? null,
    about: ad?.id ?? null,
    last_position: messages.length,
    created_at: messages[0]?.at ?? new Date(),
  };
}

function peopleOf(conversation: SampleConversation): ConversationRows['people'] {
  const { id, one, other, messages } = conversation;
  const waiting = unreadOf(conversation);
  return [
    { user_id: one, other_id: other, receives: 'other' as const },
    { user_id: other, other_id: one, receives: 'one' as const },
  ].map(({ user_id, other_id, receives }) => {
    const unread = waiting?.readerId === user_id ? conversation.unread : 0;
    const readTo = messages.slice(0, messages.length - unread).findLastIndex(({ by }) => by === receives) + 1;
    return {
      thread_id: id,
      user_id,
      other_id,
      unread,
      read_to: readTo,
      delivered_to: readTo,
      // Marked as mailed, so that invented users get no mail.
      mailed_to: messages.length,
      last_at: messages.at(-1)?.at ?? new Date(),
    };
  });
}

function messagesOf(conversation: SampleConversation): ConversationRows['messages'] {
  const { id, one, other, messages, unread } = conversation;
  return messages.map((message, place) => ({
    id: message.id,
    thread_id: id,
    position: place + 1,
    sender_id: message.by === 'one' ? one : other,
    recipient_id: message.by === 'one' ? other : one,
    subject: subjectOf(conversation, message, place),
    content: message.text,
    read: place < messages.length - unread,
    is_from_staff: isStaffMessage(conversation, message),
    created_at: message.at,
  }));
}

function subjectOf(conversation: SampleConversation, message: SampleMessage, place: number): string {
  if (isStaffMessage(conversation, message)) return STAFF_SUBJECT;
  if (place > 0) return CHAT_SUBJECT;
  return conversation.ad ? subjectAbout(conversation.ad.title) : (conversation.subject ?? CHAT_SUBJECT);
}

function isStaffMessage({ isFromStaff = false }: SampleConversation, { by }: SampleMessage): boolean {
  return isFromStaff && by === 'one';
}
