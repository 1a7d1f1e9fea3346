// Conversations as the tables store them: numbered messages, and read positions of both participants.
import type { Insertable } from 'kysely';
import { subjectAbout } from '#shared/features/messages/rules.ts';
import { CHAT_SUBJECT, STAFF_SUBJECT } from '#shared/features/messages/words.ts';
import type { Tables } from '../tables.ts';
import type { Random } from './random.ts';

export interface TalkLine {
  id: string;
  by: 'one' | 'other';
  text: string;
  at: Date;
}

/** All messages between two people about one ad, or about none. */
export interface Talk {
  id: string;
  /** The author of the first message. */
  one: string;
  other: string;
  ad: { id: string; title: string } | null;
  /** Subject of the first message in a general thread. */
  subject?: string;
  /** In chronological order. */
  lines: readonly TalkLine[];
  /** How many of the last messages, all by one author, are unread. */
  unread: number;
  /** Whether `one` writes as staff. */
  isFromStaff?: boolean;
}

export type NewTalk = Omit<Talk, 'id' | 'lines'> & { lines: readonly Omit<TalkLine, 'id'>[] };

/** Assigns ids to a conversation and its messages. */
export function startTalk(random: Random, talk: NewTalk): Talk {
  return { ...talk, id: random.uuid(), lines: talk.lines.map((line) => ({ ...line, id: random.uuid() })) };
}

/** The participant with unread messages, and when those were written; null when all are read. */
export function unreadOf({
  one,
  other,
  lines,
  unread,
}: Talk): { readerId: string; writerId: string; at: Date } | null {
  const last = lines.at(-1);
  if (!last || unread === 0) return null;
  const [writerId, readerId] = last.by === 'one' ? [one, other] : [other, one];
  return { readerId, writerId, at: last.at };
}

export interface TalkRows {
  threads: Insertable<Tables['threads']>[];
  people: Insertable<Tables['thread_people']>[];
  messages: Insertable<Tables['messages']>[];
}

export function rowsOfTalks(talks: readonly Talk[]): TalkRows {
  return {
    threads: talks.map(threadOf),
    people: talks.flatMap(peopleOf),
    messages: talks.flatMap(messagesOf),
  };
}

function threadOf({ id, one, other, ad, lines }: Talk): TalkRows['threads'][number] {
  const [low, high] = [one, other].toSorted();
  return {
    id,
    low_id: low ?? one,
    high_id: high ?? other,
    ad_id: ad?.id ?? null,
    about: ad?.id ?? null,
    last_position: lines.length,
    created_at: lines[0]?.at ?? new Date(),
  };
}

function peopleOf(talk: Talk): TalkRows['people'] {
  const { id, one, other, lines } = talk;
  const waiting = unreadOf(talk);
  return [
    { user_id: one, other_id: other, hears: 'other' as const },
    { user_id: other, other_id: one, hears: 'one' as const },
  ].map(({ user_id, other_id, hears }) => {
    const unread = waiting?.readerId === user_id ? talk.unread : 0;
    const readTo = lines.slice(0, lines.length - unread).findLastIndex(({ by }) => by === hears) + 1;
    return {
      thread_id: id,
      user_id,
      other_id,
      unread,
      read_to: readTo,
      delivered_to: readTo,
      // No mail to invented people.
      mailed_to: lines.length,
      last_at: lines.at(-1)?.at ?? new Date(),
    };
  });
}

function messagesOf(talk: Talk): TalkRows['messages'] {
  const { id, one, other, lines, unread } = talk;
  return lines.map((line, place) => ({
    id: line.id,
    thread_id: id,
    position: place + 1,
    sender_id: line.by === 'one' ? one : other,
    recipient_id: line.by === 'one' ? other : one,
    subject: subjectOf(talk, line, place),
    content: line.text,
    read: place < lines.length - unread,
    is_from_staff: isStaffWord(talk, line),
    created_at: line.at,
  }));
}

function subjectOf(talk: Talk, line: TalkLine, place: number): string {
  if (isStaffWord(talk, line)) return STAFF_SUBJECT;
  if (place > 0) return CHAT_SUBJECT;
  return talk.ad ? subjectAbout(talk.ad.title) : (talk.subject ?? CHAT_SUBJECT);
}

function isStaffWord({ isFromStaff = false }: Talk, { by }: TalkLine): boolean {
  return isFromStaff && by === 'one';
}
