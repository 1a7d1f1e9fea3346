// All SQL of receipts: how far messages have come, and how far they have been read.
import { appendingEvents } from '../../core/live/queries.ts';
import type { Database } from '../../database/connection.ts';

/** Where a thread stands for one of its two: up to where the other one has and has read, and what oneself has not. */
export interface Receipt {
  threadId: string;
  deliveredTo: number;
  readTo: number;
  unread: number;
}

/** That it stands otherwise than before, and its place among what this person hears. */
export interface ReceiptEvent extends Receipt {
  userId: string;
  position: number;
}

export async function listReceipts(
  { lookups }: Pick<Database, 'lookups'>,
  viewerId: string,
  threadIds: string[],
): Promise<Receipt[]> {
  const { rows } = await lookups.query<Receipt>({
    name: 'thread-receipts',
    text: `select mine.thread_id as "threadId", mine.unread, coalesce(theirs.delivered_to, 0) as "deliveredTo",
                  coalesce(theirs.read_to, 0) as "readTo"
             from thread_people mine
             left join thread_people theirs on theirs.thread_id = mine.thread_id and theirs.user_id = mine.other_id
            where mine.user_id = $1 and mine.thread_id = any($2::uuid[])`,
    values: [viewerId, threadIds],
  });
  return rows;
}

/**
 * Marks what has been written to somebody as read, up to a place. Null for a stranger's thread.
 *
 * @returns what is left unread, and what the two are to hear: nothing when there was nothing new to mark
 */
export async function markRead(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, threadId, upTo }: { userId: string; threadId: string; upTo: number },
): Promise<{ unread: number; events: ReceiptEvent[] } | null> {
  const { rows } = await lookups.query<{ left: number } & (ReceiptEvent | { userId: null })>({
    name: 'mark-read',
    text: MARK_READ,
    values: [userId, threadId, upTo],
  });
  const [first] = rows;
  if (!first) return null;
  return {
    unread: first.left,
    events: rows.flatMap(({ left: _left, ...told }) => (told.userId ? [told] : [])),
  };
}

/** Notes how far messages have come to a browser of somebody's; gives what those who sent them are to hear of it. */
export async function markDelivered(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, messageIds }: { userId: string; messageIds: string[] },
): Promise<ReceiptEvent[]> {
  const { rows } = await lookups.query<ReceiptEvent>({
    name: 'mark-delivered',
    text: MARK_DELIVERED,
    values: [userId, messageIds],
  });
  return rows;
}

// The row `seat` is the side of whoever has it or reads it, as it is now; the other one is told the same from theirs.
const TOLD = `
  told as (
    select appended.user_id as "userId", appended.position, seat.thread_id as "threadId",
           case when appended.user_id = seat.user_id then coalesce(theirs.delivered_to, 0) else seat.delivered_to end as "deliveredTo",
           case when appended.user_id = seat.user_id then coalesce(theirs.read_to, 0) else seat.read_to end as "readTo",
           case when appended.user_id = seat.user_id then seat.unread else theirs.unread end as unread
      from seat join appended on appended.ref = seat.thread_id::text
      left join thread_people theirs on theirs.thread_id = seat.thread_id and theirs.user_id = seat.other_id)`;

const MARK_READ = `
  with held as (
    select unread from thread_people where thread_id = $2 and user_id = $1 for update),
  marked as (
    update messages set read = true
     where thread_id = $2 and recipient_id = $1 and not read and position <= $3 and exists (select from held where unread > 0)
    returning position),
  come as (
    select count(*) as total, max(position) as place from marked having count(*) > 0),
  seat as (
    update thread_people as mine
       set unread = greatest(mine.unread - total, 0), read_to = greatest(mine.read_to, place),
           delivered_to = greatest(mine.delivered_to, place)
      from come where mine.thread_id = $2 and mine.user_id = $1
    returning mine.*),
  ${appendingEvents(`
    select person, 'receipt', thread_id::text, 1 from seat, unnest(array[user_id, other_id]) as person`)},
  ${TOLD}
  select coalesce(seat.unread, held.unread) as "left", told.*
    from held left join seat on true left join told on true`;

const MARK_DELIVERED = `
  with news as (
    select thread_id, max(position) as place from messages
     where id = any($2::uuid[]) and recipient_id = $1 group by thread_id),
  seat as (
    update thread_people as mine set delivered_to = place
      from news where mine.thread_id = news.thread_id and mine.user_id = $1 and mine.delivered_to < place
       and mine.other_id is not null
    returning mine.*),
  ${appendingEvents(`select other_id, 'receipt', thread_id::text, row_number() over (order by thread_id) from seat`)},
  ${TOLD}
  select * from told`;
