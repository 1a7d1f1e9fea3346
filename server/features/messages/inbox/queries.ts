// All SQL of the inbox: conversations, the other person of a conversation, and unread counts.
import type { Conversation, Counterpart } from '#shared/features/messages/contract.ts';
import type { Cursor } from '../../../core/http/cursor.ts';
import { isReadableBy, isSuspended } from '../../../database/ad-visibility.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { likePattern } from '../../../database/like-pattern.ts';

export interface ConversationRow extends Conversation {
  /** Microseconds since 1970: its position in the list. */
  lastMicros: number;
}

/** Newest first; reads one row more than `limit`, which shows whether there is a next page. */
export async function listConversations(
  { pool }: Pick<Database, 'pool'>,
  question: {
    viewerId: string;
    search: string | undefined;
    after: Cursor | null;
    limit: number;
  },
): Promise<ConversationRow[]> {
  const { viewerId, search, after, limit } = question;
  const pattern = search ? likePattern(search) : null;
  const { rows } = await pool.query<ConversationRow>(
    `with mine as (
       select coalesce(other_id, thread_id) as key, other_id, thread_id, last_at,
              row_number() over newest as nth, sum(unread) over (partition by coalesce(other_id, thread_id)) as unread
         from thread_people where user_id = $1
       window newest as (partition by coalesce(other_id, thread_id) order by last_at desc, thread_id)),
     listed as (
       select *, floor(extract(epoch from last_at) * 1000000)::bigint as micros from mine where nth = 1)
     select listed.key, listed.unread, listed.thread_id as "threadId", listed.micros as "lastMicros",
            case when p.id is not null
              then json_build_object('id', p.id, 'name', p.name, 'avatarUrl', p.avatar_url) end as person,
            json_build_object('content', m.content, 'isMine', m.sender_id is not distinct from $1, 'read', m.read,
              'isRemoved', m.removed_at is not null,
              'createdAt', ${isoTime('m.created_at')}) as "lastMessage",
            case when ${isReadableBy('$1', 'a')} or a.user_id = $1 then a.title end as "adTitle",
            case when ${isReadableBy('$1', 'a')} or a.user_id = $1 then (
              select json_build_object('id', picture.id, 'width', picture.width, 'height', picture.height,
                                       'preview', picture.preview)
                from ad_pictures picture where picture.ad_id = a.id order by picture.position limit 1) end as "adPicture"
       from listed
       join threads t on t.id = listed.thread_id
       join messages m on m.thread_id = t.id and m.position = t.last_position
       left join profiles p on p.id = listed.other_id
       left join ads a on a.id = t.ad_id
      where ($2::bigint is null or (listed.micros, listed.key) < ($2, $3::uuid))
        and ($4::text is null or p.name ilike $4 or exists (
          select from mine as any_thread join threads on threads.id = any_thread.thread_id
            left join ads on ads.id = threads.ad_id
             and (${isReadableBy('$1')} or ads.user_id = $1)
           where any_thread.key = listed.key
             and (ads.title ilike $4
               or exists (select from messages where messages.thread_id = any_thread.thread_id and content ilike $4))))
      order by listed.micros desc, listed.key desc limit $5`,
    [viewerId, after?.micros ?? null, after?.id ?? null, pattern, limit + 1],
  );
  return rows;
}

export interface CounterpartRow extends Counterpart {
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  isSuspended: boolean;
  /** Whether this person has written to the viewer in the thread without an ad, so that the viewer may answer there. */
  hasReason: boolean;
}

/** The other person of a conversation, and whether either has blocked the other. */
export async function findCounterpart(
  { pool }: Pick<Database, 'pool'>,
  viewerId: string,
  id: string,
): Promise<CounterpartRow | null> {
  const { rows } = await pool.query<CounterpartRow>(
    `select id, name, avatar_url as "avatarUrl", birth_year as "birthYear",
            exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
            exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
            ${isSuspended('p')} as "isSuspended",
            exists (select from threads t join messages m on m.thread_id = t.id and m.sender_id = p.id
              where t.low_id = least($1::uuid, p.id) and t.high_id = greatest($1::uuid, p.id) and t.about is null) as "hasReason"
       from profiles p where id = $2`,
    [viewerId, id],
  );
  return rows[0] ?? null;
}

/** SQL for the number of unread messages of the user $1. */
export const unreadMessages =
  'select coalesce(sum(unread), 0) as unread from thread_people where user_id = $1 and unread > 0';

export async function countUnread({ lookups }: Pick<Database, 'lookups'>, userId: string): Promise<number> {
  const { rows } = await lookups.query<{ unread: number }>({
    name: 'messages-unread',
    text: unreadMessages,
    values: [userId],
  });
  return rows[0]?.unread ?? 0;
}

/** Whether the user has unread messages in this thread. */
export async function hasUnread(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, threadId }: { userId: string; threadId: string },
): Promise<boolean> {
  const { rowCount } = await lookups.query({
    name: 'thread-unread',
    text: 'select from thread_people where thread_id = $2 and user_id = $1 and unread > 0',
    values: [userId, threadId],
  });
  return rowCount === 1;
}
