// All SQL of sending: what decides whether a message may be sent, and writing it.
import { CompiledQuery, sql } from 'kysely';
import { appendingEvents } from '../../../core/live/queries.ts';
import { isListed, isSuspended } from '../../../database/ad-visibility.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { lockingPeople, lockPeople } from '../../../database/lock-people.ts';

type Lookups = Pick<Database, 'lookups'>;

/** The recipient's data that `whyNotWrite` needs, and the thread. */
export interface RecipientRow {
  id: string;
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  isSuspended: boolean;
  /** The thread of these two users about this ad, or without an ad; null before the first message. */
  threadId: string | null;
  /** Whether the recipient has written in the thread, or it is about an ad. */
  hasReason: boolean;
}

/** Columns of the recipient `p` and the thread `t`, for the sender $1. */
const recipientColumns = `p.id, p.birth_year as "birthYear", t.id as "threadId",
  exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
  exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
  ${isSuspended('p')} as "isSuspended",
  t.about is not null
    or exists (select from messages m where m.thread_id = t.id and m.sender_id = p.id) as "hasReason"`;

/** The recipient of a message about this ad, or without an ad; null when there is no such user. */
export async function findRecipient(
  { lookups }: Lookups,
  { senderId, recipientId, about }: { senderId: string; recipientId: string; about: string | null },
): Promise<RecipientRow | null> {
  const { rows } = await lookups.query<RecipientRow>({
    name: 'message-recipient',
    text: `select ${recipientColumns}
             from profiles p
             left join threads t on t.low_id = least($1, p.id) and t.high_id = greatest($1, p.id)
              and coalesce(t.about, '00000000-0000-0000-0000-000000000000')
                = coalesce($3, '00000000-0000-0000-0000-000000000000'::uuid)
              -- No ad has that id, and the thread about no ad is another one.
              and t.about is not distinct from $3
            where p.id = $2`,
    values: [senderId, recipientId, about],
  });
  return rows[0] ?? null;
}

export interface ThreadRecipientRow extends Omit<RecipientRow, 'id'> {
  /** Null for an erased user. */
  id: string | null;
  /** Whether there is a message with the new message's id. */
  isSent: boolean;
}

/** The recipient of a message in this thread; null for a thread the sender is not in. */
export async function findThreadRecipient(
  { lookups }: Lookups,
  { senderId, threadId, messageId }: { senderId: string; threadId: string; messageId: string },
): Promise<ThreadRecipientRow | null> {
  const { rows } = await lookups.query<ThreadRecipientRow>({
    name: 'thread-recipient',
    text: `select ${recipientColumns}, exists (select from messages where id = $3) as "isSent"
             from thread_people mine join threads t on t.id = mine.thread_id
             left join profiles p on p.id = mine.other_id
            where mine.thread_id = $2 and mine.user_id = $1`,
    values: [senderId, threadId, messageId],
  });
  return rows[0] ?? null;
}

export interface AddressedAd {
  sellerId: string;
  /** Whether the ad is on the marketplace. */
  isListed: boolean;
}

export async function findAddressedAd({ lookups }: Lookups, adId: string): Promise<AddressedAd | null> {
  const { rows } = await lookups.query<AddressedAd>({
    name: 'message-ad',
    text: `select user_id as "sellerId", ${isListed()} as "isListed" from ads where id = $1`,
    values: [adId],
  });
  return rows[0] ?? null;
}

export interface SentRow {
  id: string;
  senderId: string | null;
  recipientId: string | null;
  threadId: string;
}

/** The message with this id, from any sender; null when the id is new. */
export async function findSent({ lookups }: Lookups, id: string): Promise<SentRow | null> {
  const { rows } = await lookups.query<SentRow>({
    name: 'message-sent',
    text: `select id, sender_id as "senderId", recipient_id as "recipientId", thread_id as "threadId"
             from messages where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The id of the thread of these two users about this ad; creates the thread with the first message. */
export async function ensureThread(
  transaction: Connection,
  { senderId, recipientId, about }: { senderId: string; recipientId: string; about: string | null },
): Promise<string> {
  await lockPeople(transaction, [senderId, recipientId]);
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into threads (low_id, high_id, ad_id, about)
      values (least(${senderId}::uuid, ${recipientId}), greatest(${senderId}::uuid, ${recipientId}), ${about}, ${about})
      -- The update changes nothing. It waits for a concurrent insert, and returns its row.
      on conflict (low_id, high_id, coalesce(about, '00000000-0000-0000-0000-000000000000'))
        do update set last_position = threads.last_position
      returning id),
    people as (
      insert into thread_people (thread_id, user_id, other_id)
      select made.id, pair.one, pair.other from made,
        (values (${senderId}::uuid, ${recipientId}::uuid), (${recipientId}::uuid, ${senderId}::uuid)) as pair (one, other)
      on conflict do nothing)
    select id from made`.execute(transaction);
  const [thread] = rows;
  if (!thread) throw new Error('A thread was neither created nor found');
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

/** The message's position in its thread, and the position of its live event for each of the two users. */
export interface InsertedMessage {
  position: number;
  createdAt: string;
  events: { userId: string; position: number }[];
}

/**
 * Writes a message at the end of its thread, with a live event for each of the two users. The thread's row is locked until
 * the commit, so positions have no gaps.
 *
 * @throws DatabaseError 23505 when the id is taken, 23503 when one of the two users was erased meanwhile
 */
export async function insertMessage(
  transaction: Connection,
  message: NewMessageRow,
): Promise<InsertedMessage> {
  const insert = CompiledQuery.raw(INSERT_MESSAGE, valuesOf(message)) as CompiledQuery<InsertedMessage>;
  const { rows } = await transaction.executeQuery(insert);
  return insertedOf(rows);
}

/** As `insertMessage`, outside a transaction and therefore as a prepared statement: planning takes longer than the insert. */
export async function insertMessagePrepared(
  { writes }: Pick<Database, 'writes'>,
  message: NewMessageRow,
): Promise<InsertedMessage> {
  const values = valuesOf(message);
  const { rows } = await writes.query<InsertedMessage>({
    name: 'insert-message',
    text: INSERT_MESSAGE,
    values,
  });
  return insertedOf(rows);
}

function valuesOf(message: NewMessageRow): unknown[] {
  const { id, threadId, senderId, recipientId, subject, content, isFromStaff } = message;
  return [id, threadId, senderId, recipientId, subject, content, isFromStaff];
}

function insertedOf([inserted]: readonly InsertedMessage[]): InsertedMessage {
  if (!inserted) throw new Error('A message was written in a thread that does not exist');
  return inserted;
}

/** Locks the people, their thread, its two members, then their events, in the same order as marking messages read: no deadlock. */
const INSERT_MESSAGE = `
  with people as (${lockingPeople('$3, $4')}),
  moved as (
    update threads set last_position = last_position + 1 where id = $2 and (select count(*) from people) > 0
    returning last_position),
  written as (
    insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content, is_from_staff, created_at)
    select $1, $2, last_position, $3, $4, $5, $6, $7, clock_timestamp() from moved
    returning position, created_at),
  members as (
    update thread_people set last_at = clock_timestamp(),
           unread = unread + case when user_id = $4 then 1 else 0 end
      from moved where thread_id = $2 returning user_id),
  ${appendingEvents(`select user_id, 'message', ($1::uuid)::text, 1 from members`)}
  select position, ${isoTime('created_at')} as "createdAt",
         (select json_agg(json_build_object('userId', user_id, 'position', position)) from appended) as events
    from written`;

/** Links the threads about a restored ad to the ad again. */
export async function relinkThreads(connection: Connection, adId: string): Promise<void> {
  await connection
    .updateTable('threads')
    .set({ ad_id: adId })
    .where('about', '=', adId)
    .where('ad_id', 'is', null)
    .execute();
}

/** Deletes the threads, and their messages, whose two members are both erased. */
export async function deleteOrphanedThreads(connection: Connection): Promise<void> {
  await connection.deleteFrom('threads').where('low_id', 'is', null).where('high_id', 'is', null).execute();
}
