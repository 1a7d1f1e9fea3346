// All SQL of receipts: how far a thread has been delivered and read.
import { appendingEvents } from '../../../core/live/queries.ts';
import type { Database } from '../../../database/connection.ts';
import { lockingPeople } from '../../../database/lock-people.ts';

/**
 * The state of a thread for one of its members: how far the other has received and read it, and what is unread here.
 */
export interface Receipt {
  threadId: string;
  deliveredTo: number;
  readTo: number;
  unread: number;
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
 * Marks the other member's messages as read, up to a position. Null for a thread the user is not in.
 *
 * @returns the number of messages still unread, and the users who get a receipt: none when nothing was unread
 */
export async function markRead(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, threadId, upTo }: { userId: string; threadId: string; upTo: number },
): Promise<{ unread: number; userIds: string[] } | null> {
  const { rows } = await lookups.query<{ unread: number; userIds: string[] }>({
    name: 'mark-read',
    text: MARK_READ,
    values: [userId, threadId, upTo],
  });
  return rows[0] ?? null;
}

/** Stores that these messages have reached a browser of the user. Returns the senders, each of whom gets a receipt. */
export async function markDelivered(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, messageIds }: { userId: string; messageIds: string[] },
): Promise<string[]> {
  const { rows } = await lookups.query<{ userId: string }>({
    name: 'mark-delivered',
    text: MARK_DELIVERED,
    values: [userId, messageIds],
  });
  return rows.map((row) => row.userId);
}

const MARK_READ = `
  with people as (
    ${lockingPeople('$1, (select other_id from thread_people where thread_id = $2 and user_id = $1)')}),
  locked as (
    select unread from thread_people where thread_id = $2 and user_id = $1 and (select count(*) from people) > 0 for update),
  marked as (
    update messages set read = true
     where thread_id = $2 and recipient_id = $1 and not read and position <= $3 and exists (select from locked where unread > 0)
    returning position),
  summed as (
    select count(*) as total, max(position) as last from marked having count(*) > 0),
  member as (
    update thread_people as mine
       set unread = greatest(mine.unread - total, 0), read_to = greatest(mine.read_to, last),
           delivered_to = greatest(mine.delivered_to, last)
      from summed where mine.thread_id = $2 and mine.user_id = $1
    returning mine.*),
  ${appendingEvents(`
    select person, 'receipt', thread_id::text, 1 from member, unnest(array[user_id, other_id]) as person`)}
  select coalesce(member.unread, locked.unread) as unread,
         coalesce((select json_agg(user_id) from appended), '[]') as "userIds"
    from locked left join member on true`;

const MARK_DELIVERED = `
  with received as (
    select thread_id, max(position) as last from messages
     where id = any($2::uuid[]) and recipient_id = $1 group by thread_id),
  senders as (${lockingPeople('select sender_id from messages where id = any($2::uuid[]) and recipient_id = $1')}),
  member as (
    update thread_people as mine set delivered_to = last
      from received where mine.thread_id = received.thread_id and mine.user_id = $1 and mine.delivered_to < last
       and mine.other_id = any(array(select id from senders))
    returning mine.*),
  ${appendingEvents(`select other_id, 'receipt', thread_id::text, row_number() over (order by thread_id) from member`)}
  select distinct user_id as "userId" from appended`;
