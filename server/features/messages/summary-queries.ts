// All SQL of the mail that sums up what somebody has not read.
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';

/** Those with a message that has waited so long and that they have not been mailed of; in an order that a lock can keep. */
export async function listWaiting(
  { pool }: Pick<Database, 'pool'>,
  { minutes, longestDays, limit }: { minutes: number; longestDays: number; limit: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct m.recipient_id as id
       from messages m join thread_people mine on mine.thread_id = m.thread_id and mine.user_id = m.recipient_id
      where not m.read and m.removed_at is null and m.position > mine.mailed_to
        and m.created_at between now() - make_interval(days => $2) and now() - make_interval(mins => $1)
      order by 1 limit $3`,
    [minutes, longestDays, limit],
  );
  return rows.map(({ id }) => id);
}

/** A thread with something in it that its person has not read. */
export interface UnreadThread {
  /** Null for somebody who is erased. */
  name: string | null;
  /** Null when it is about none, or about one that is not to be seen just now. */
  adTitle: string | null;
  count: number;
}

/**
 * What somebody has not read and not been mailed of, the threads with the newest first; from now on they have been. What a
 * person they have blocked has written is left out, but for what staff write as staff; so is what staff have removed.
 */
export async function takeUnread(transaction: Connection, userId: string): Promise<UnreadThread[]> {
  const { rows } = await sql<UnreadThread>`
    with mine as (
      select * from thread_people where user_id = ${userId} and unread > 0 order by thread_id for update),
    unread as (
      select mine.thread_id, mine.other_id, mine.last_at, count(*) as count, max(m.position) as last,
             bool_or(m.is_from_staff) as "isFromStaff"
        from mine join messages m on m.thread_id = mine.thread_id and m.recipient_id = ${userId} and not m.read
         and m.removed_at is null and m.position > mine.mailed_to
       group by mine.thread_id, mine.other_id, mine.last_at),
    marked as (
      update thread_people as kept set mailed_to = unread.last
        from unread where kept.thread_id = unread.thread_id and kept.user_id = ${userId})
    select p.name, unread.count,
        case when ads.user_id = ${userId} or ads.status = 'approved' and ads.sale_state <> 'hidden' then ads.title end
          as "adTitle"
      from unread join threads on threads.id = unread.thread_id
      left join profiles p on p.id = unread.other_id
      left join ads on ads.id = threads.ad_id
     where unread."isFromStaff" or not exists (select from person_blocks where user_id = ${userId} and blocked_id = unread.other_id)
     order by unread.last_at desc, unread.thread_id`.execute(transaction);
  return rows;
}
