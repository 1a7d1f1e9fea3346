// All SQL of writing messages: who is written to, the thread, the message, and what has been read.
import { CompiledQuery, sql } from 'kysely';
import type { AdStatus, SaleState } from '#shared/features/ads/rules.ts';
import type { Database } from '../../database/connection.ts';
import type { Connection } from './queries.ts';

export interface RecipientRow {
  id: string;
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  /** Of the two, about this ad or about none; null when they have not written yet. */
  threadId: string | null;
  /** Whether they have written in it, or it is about an ad. */
  hasReason: boolean;
}

/** The person to be written to, as far as it decides whether they may be; null when there is none. */
export async function findRecipient(
  { lookups }: Pick<Database, 'lookups'>,
  { viewerId, recipientId, about }: { viewerId: string; recipientId: string; about: string | null },
): Promise<RecipientRow | null> {
  const { rows } = await lookups.query<RecipientRow>({
    name: 'message-recipient',
    text: `select p.id, p.birth_year as "birthYear",
                  exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
                  exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
                  t.id as "threadId",
                  t.about is not null
                    or exists (select from messages m where m.thread_id = t.id and m.sender_id = p.id) as "hasReason"
             from profiles p
             left join threads t on t.low_id = least($1, p.id) and t.high_id = greatest($1, p.id)
              and coalesce(t.about, '00000000-0000-0000-0000-000000000000')
                = coalesce($3, '00000000-0000-0000-0000-000000000000'::uuid)
              -- An ad of that very id is none, and not the thread about no ad.
              and t.about is not distinct from $3
            where p.id = $2`,
    values: [viewerId, recipientId, about],
  });
  return rows[0] ?? null;
}

/** The same for a thread that is there; null for a stranger's. A null id: the other is erased. */
export async function findThreadRecipient(
  { lookups }: Pick<Database, 'lookups'>,
  { viewerId, threadId }: { viewerId: string; threadId: string },
): Promise<(Omit<RecipientRow, 'id'> & { id: string | null }) | null> {
  const { rows } = await lookups.query<Omit<RecipientRow, 'id'> & { id: string | null }>({
    name: 'thread-recipient',
    text: `select p.id, p.birth_year as "birthYear", t.id as "threadId",
                  exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
                  exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
                  t.about is not null
                    or exists (select from messages m where m.thread_id = t.id and m.sender_id = p.id) as "hasReason"
             from thread_people mine join threads t on t.id = mine.thread_id
             left join profiles p on p.id = mine.other_id
            where mine.thread_id = $2 and mine.user_id = $1`,
    values: [viewerId, threadId],
  });
  return rows[0] ?? null;
}

export interface AddressedAd {
  sellerId: string;
  status: AdStatus;
  saleState: SaleState;
}

export async function findAddressedAd(
  { lookups }: Pick<Database, 'lookups'>,
  adId: string,
): Promise<AddressedAd | null> {
  const { rows } = await lookups.query<AddressedAd>({
    name: 'message-ad',
    text: 'select user_id as "sellerId", status, sale_state as "saleState" from ads where id = $1',
    values: [adId],
  });
  return rows[0] ?? null;
}

/** Who has sent a message with this id, and where; null when it is new. */
export async function findSent(
  { lookups }: Pick<Database, 'lookups'>,
  id: string,
): Promise<{ senderId: string | null; threadId: string } | null> {
  const { rows } = await lookups.query<{ senderId: string | null; threadId: string }>({
    name: 'message-sent',
    text: 'select sender_id as "senderId", thread_id as "threadId" from messages where id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}

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

/**
 * Writes a message at the end of its thread, which is locked until the commit: positions have no gaps. The two are to hear of
 * it: after the commit the caller wakes them.
 *
 * @throws DatabaseError 23505 when its id is taken
 */
export async function insertMessage(connection: Connection, message: NewMessageRow): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(WRITE_MESSAGE, valuesOf(message)));
}

/** The same in a transaction of its own, which is planned once and takes one way there and back. */
export async function insertMessageAlone(
  { lookups }: Pick<Database, 'lookups'>,
  message: NewMessageRow,
): Promise<void> {
  await lookups.query({ name: 'write-message', text: WRITE_MESSAGE, values: valuesOf(message) });
}

// Locks the thread, then the two who stand in it, then their events: in the same order as reading does.
const WRITE_MESSAGE = `
  with moved as (
    update threads set last_position = last_position + 1 where id = $2 returning last_position),
  written as (
    insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content, is_from_staff, created_at)
    select $1, $2, last_position, $3, $4, $5, $6, $7, clock_timestamp() from moved),
  seated as (
    update thread_people set last_at = clock_timestamp(),
           unread = unread + case when user_id = $4 then 1 else 0 end
      from moved where thread_id = $2 returning user_id),
  places as (
    insert into live_positions as kept (user_id, position)
    select person, 1 from (select count(*) from seated) as done, unnest(array[$3::uuid, $4::uuid]) as person
     order by person
    on conflict (user_id) do update set position = kept.position + 1
    returning user_id, position)
  insert into live_events (user_id, position, topic, ref)
  select user_id, position, 'message', ($1::uuid)::text from places`;

function valuesOf(message: NewMessageRow): unknown[] {
  const { id, threadId, senderId, recipientId, subject, content, isFromStaff } = message;
  return [id, threadId, senderId, recipientId, subject, content, isFromStaff];
}

/** Marks what has been written to somebody as read, up to a place. Null when there was nothing new to mark. */
export async function markRead(
  connection: Connection,
  { userId, threadId, upTo }: { userId: string; threadId: string; upTo: number },
): Promise<{ otherId: string | null; unread: number } | null> {
  const held = await connection
    .selectFrom('thread_people')
    .select(['other_id', 'unread'])
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!held || held.unread === 0) return null;
  const { rows } = await sql<{ otherId: string | null; unread: number }>`
    with marked as (
      update messages set read = true
       where thread_id = ${threadId} and recipient_id = ${userId} and not read and position <= ${upTo}
      returning position)
    update thread_people
       set unread = greatest(unread - (select count(*) from marked), 0),
           read_to = greatest(read_to, (select coalesce(max(position), 0) from marked)),
           delivered_to = greatest(delivered_to, (select coalesce(max(position), 0) from marked))
     where thread_id = ${threadId} and user_id = ${userId} and exists (select from marked)
    returning other_id as "otherId", unread`.execute(connection);
  return rows[0] ?? null;
}

/** Notes how far messages have come to a browser of somebody's; gives the threads where that is news, and whom it is for. */
export async function markDelivered(
  connection: Connection,
  { userId, messageIds }: { userId: string; messageIds: string[] },
): Promise<{ threadId: string; otherId: string }[]> {
  const { rows } = await sql<{ threadId: string; otherId: string }>`
    update thread_people as mine set delivered_to = news.position
      from (select thread_id, max(position) as position from messages
             where id = any(${messageIds}::uuid[]) and recipient_id = ${userId} group by thread_id) as news
     where mine.thread_id = news.thread_id and mine.user_id = ${userId} and mine.delivered_to < news.position
       and mine.other_id is not null
    returning mine.thread_id as "threadId", mine.other_id as "otherId"`.execute(connection);
  return rows;
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
