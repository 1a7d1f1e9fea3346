// All SQL that writes messages: the thread, and the message in it.
import { CompiledQuery, sql } from 'kysely';
import { countingTry, type Limit } from '../../core/limits.ts';
import { appendingEvent } from '../../core/live/queries.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';
import { standingSession } from '../accounts/actions.ts';

/** The thread of these two about this ad, made when it is the first message. */
export async function keepThread(
  connection: Connection,
  { viewerId, recipientId, about }: { viewerId: string; recipientId: string; about: string | null },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into threads (low_id, high_id, ad_id, about)
      values (least(${viewerId}::uuid, ${recipientId}), greatest(${viewerId}::uuid, ${recipientId}), ${about}, ${about})
      -- An update of nothing gives the row of whoever was first, and waits for them.
      on conflict (low_id, high_id, coalesce(about, '00000000-0000-0000-0000-000000000000'))
        do update set last_position = threads.last_position
      returning id),
    people as (
      insert into thread_people (thread_id, user_id, other_id)
      select made.id, pair.one, pair.other from made,
        (values (${viewerId}::uuid, ${recipientId}::uuid), (${recipientId}::uuid, ${viewerId}::uuid)) as pair (one, other)
      on conflict do nothing)
    select id from made`.execute(connection);
  const [thread] = rows;
  if (!thread) throw new Error('A thread was neither made nor found');
  return thread.id;
}

export interface NewMessageRow {
  id: string;
  threadId: string;
  senderId: string;
  recipientId: string;
  subject: string;
  content: string;
  isFromStaff: boolean;
}

/** Where a message has come to stand: in its thread, and among what each of the two hears. */
export interface Written {
  position: number;
  createdAt: string;
  events: { userId: string; position: number }[];
}

/**
 * Writes a message at the end of its thread, which is locked until the commit: positions have no gaps. The two are to hear of
 * it: after the commit the caller tells them.
 *
 * @throws DatabaseError 23505 when its id is taken
 */
export async function insertMessage(connection: Connection, message: NewMessageRow): Promise<Written> {
  const { rows } = await connection.executeQuery(
    CompiledQuery.raw(WRITE_MESSAGE, [
      ...valuesOf(message),
      message.recipientId,
    ]) as CompiledQuery<WrittenRow>,
  );
  return readWritten(rows);
}

/**
 * Nearly all messages: asks for the session, counts the try, and writes in a thread that is there what nothing speaks against, in one
 * way there and back. It is `whyNotWrite` for who is nobody's staff; what it does not let through, `written` null, that rule gives a
 * reason for.
 *
 * @param order.session which of the sender's it is written in, and how old they were said to be; null where that has been asked before
 * @param order.grownBy the last birth year of those who are of age
 * @returns `stands` false when that session is over, or something is to be noted of it; then no try is counted
 * @throws DatabaseError 23505 when its id is taken; then no try is counted either
 */
export async function insertReply(
  { lookups }: Pick<Database, 'lookups'>,
  message: Omit<NewMessageRow, 'recipientId'>,
  {
    session,
    limit,
    grownBy,
  }: { session: { token: string; birthYear: number } | null; limit: Limit; grownBy: number },
): Promise<{
  stands: boolean;
  wait: number | null;
  written: (Written & { recipientId: string }) | null;
}> {
  const { rows } = await lookups.query<
    { stands: boolean; wait: number | null; recipientId: string | null } & WrittenRow
  >({
    ...(session ? WRITE_REPLY_IN_SESSION : WRITE_REPLY),
    values: [
      ...valuesOf(message),
      grownBy,
      limit.key,
      limit.tries,
      limit.minutes,
      ...(session ? [session.token, message.senderId, session.birthYear] : []),
    ],
  });
  const [first] = rows;
  const recipientId = first?.recipientId ?? null;
  return {
    stands: first?.stands ?? false,
    wait: first?.wait ?? null,
    written: recipientId === null ? null : { ...readWritten(rows), recipientId },
  };
}

interface WrittenRow {
  position: number;
  createdAt: string;
  userId: string;
  eventPosition: number;
}

/**
 * Locks the thread, then the two who stand in it, then their events: in the same order as reading does.
 *
 * @param thread which one it is, and under what condition
 * @param recipient the one of the two who reads
 */
const writing = (thread: string, recipient: string): string => `
  moved as (
    update threads set last_position = last_position + 1 ${thread} returning last_position, ${recipient} as recipient_id),
  written as (
    insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content, is_from_staff, created_at)
    select $1, $2, last_position, $3, recipient_id, $4, $5, $6, clock_timestamp() from moved
    returning position, recipient_id, created_at),
  seated as (
    update thread_people set last_at = clock_timestamp(),
           unread = unread + case when user_id = recipient_id then 1 else 0 end
      from moved where thread_id = $2 returning user_id),
  ${appendingEvent({
    people: 'unnest(array[$3::uuid, recipient_id])',
    from: 'moved, (select count(*) from seated) as done',
    topic: "'message'",
    ref: '($1::uuid)::text',
  })},
  done as (
    select written.position, written.recipient_id as "recipientId", ${isoTime('written.created_at')} as "createdAt",
           appended.user_id as "userId", appended.position as "eventPosition"
      from written, appended)`;

const WRITE_MESSAGE = `with ${writing('where id = $2', '$7::uuid')} select * from done`;

const writingReply = (standing: string): string => `
  with ${standing},
  ${countingTry(8, 'exists (select from standing)')},
  ${writing(
    `from thread_people mine join profiles p on p.id = mine.other_id, limited, standing
     where threads.id = $2 and mine.thread_id = $2 and mine.user_id = $3 and wait is null
       and not exists (select from person_blocks
                        where user_id = $3 and blocked_id = p.id or user_id = p.id and blocked_id = $3)
       and (threads.about is not null or p.birth_year <= $7
            or exists (select from messages m where m.thread_id = $2 and m.sender_id = p.id))`,
    'p.id',
  )}
  select exists (select from standing) as stands, wait, done.* from limited left join done on true`;

const WRITE_REPLY = { name: 'write-reply', text: writingReply('standing as (select)') };
const WRITE_REPLY_IN_SESSION = {
  name: 'write-reply-in-session',
  text: writingReply(standingSession(11)),
};

function readWritten(rows: readonly WrittenRow[]): Written {
  const [first] = rows;
  if (!first) throw new Error('A message was written in a thread that is not there');
  const { position, createdAt } = first;
  return {
    position,
    createdAt,
    events: rows.map(({ userId, eventPosition }) => ({ userId, position: eventPosition })),
  };
}

function valuesOf(message: Omit<NewMessageRow, 'recipientId'>): unknown[] {
  const { id, threadId, senderId, subject, content, isFromStaff } = message;
  return [id, threadId, senderId, subject, content, isFromStaff];
}

/** Ties the threads about an ad that has come back to it again. */
export async function retieThreads(connection: Connection, adId: string): Promise<void> {
  await connection
    .updateTable('threads')
    .set({ ad_id: adId })
    .where('about', '=', adId)
    .where('ad_id', 'is', null)
    .execute();
}

/** Deletes the threads, and all that is written in them, of which nobody is left. */
export async function deleteForsakenThreads(connection: Connection): Promise<void> {
  await connection.deleteFrom('threads').where('low_id', 'is', null).where('high_id', 'is', null).execute();
}
