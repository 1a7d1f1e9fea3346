// All SQL of the mail about unread messages.
import { sql } from 'kysely';
import { isReadableBy, SUSPENDED_IDS } from '../../../database/ad-visibility.ts';
import type { Connection, Database } from '../../../database/connection.ts';

/**
 * Users with an unread message of this age about which they have not been mailed, except suspended users and those who have used up
 * the limit `mailed`. In the order of their ids, so that locks are taken in one order.
 */
export async function listWaiting(
  { pool }: Pick<Database, 'pool'>,
  {
    minutes,
    maxAgeDays,
    limit,
    mailed,
  }: { minutes: number; maxAgeDays: number; limit: number; mailed: { key: string; times: number } },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct m.recipient_id as id
       from messages m join thread_people mine on mine.thread_id = m.thread_id and mine.user_id = m.recipient_id
      where not m.read and m.removed_at is null and m.position > mine.mailed_to
        and m.created_at between now() - make_interval(days => $2) and now() - make_interval(mins => $1)
        and m.recipient_id not in (${SUSPENDED_IDS})
        and not exists (select from limits where key = $4 || m.recipient_id and tries >= $5 and ends_at > now())
      order by 1 limit $3`,
    [minutes, maxAgeDays, limit, mailed.key, mailed.times],
  );
  return rows.map(({ id }) => id);
}

/** A thread with unread messages. */
export interface UnreadThread {
  /** Null for an erased user. */
  name: string | null;
  /** Null without an ad, or when the user may not see it. */
  adTitle: string | null;
  count: number;
  threadId: string;
  /** The key of the conversation. */
  key: string;
  /** Birth year of the sender; null also for an erased user. */
  birthYear: number | null;
  /** The text of the latest unread message; empty for a message with pictures only. */
  content: string;
}

/**
 * Returns the user's threads with unread messages that have not been mailed, latest first, and marks them as mailed. Leaves out
 * messages of users they have blocked, unless sent as staff, and messages that staff have taken down.
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
      update thread_people as member set mailed_to = unread.last
        from unread where member.thread_id = unread.thread_id and member.user_id = ${userId})
    select p.name, unread.count, unread.thread_id as "threadId", coalesce(unread.other_id, unread.thread_id) as key,
        p.birth_year as "birthYear", latest.content,
        case when ads.user_id = reader.id or ${sql.raw(isReadableBy('reader.id'))} then ads.title end
          as "adTitle"
      from unread join threads on threads.id = unread.thread_id
      join messages latest on latest.thread_id = unread.thread_id and latest.position = unread.last
      cross join (select ${userId}::uuid as id) as reader
      left join profiles p on p.id = unread.other_id
      left join ads on ads.id = threads.ad_id
     where unread."isFromStaff" or not exists (select from person_blocks where user_id = ${userId} and blocked_id = unread.other_id)
     order by unread.last_at desc, unread.thread_id`.execute(transaction);
  return rows;
}

export async function findBirthYear(connection: Connection, userId: string): Promise<number | null> {
  const person = await connection
    .selectFrom('profiles')
    .select('birth_year')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.birth_year ?? null;
}
