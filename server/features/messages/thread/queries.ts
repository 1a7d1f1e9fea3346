// All SQL that reads threads and their messages.
import { sql } from 'kysely';
import type { Message, ThreadAd, ThreadEvent } from '#shared/features/messages/contract.ts';
import { EVENTS_A_THREAD, LAST_POSITION, MESSAGES_A_PAGE } from '#shared/features/messages/rules.ts';
import { canSellAgain, isReadableBy } from '../../../database/ad-visibility.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';

/** A message as shown to one member of the thread, without warnings. */
export type MessageRow = Omit<Message, 'warnings'> & {
  /** Null for an erased user. */
  otherId: string | null;
};

/** Columns of the message `m`, for the viewer $1. */
const messageColumns = `m.id, m.thread_id as "threadId", m.position, m.sender_id is not distinct from $1 as "isMine",
  case when m.sender_id is not distinct from $1 then m.recipient_id else m.sender_id end as "otherId",
  m.subject, m.content, m.read, m.removed_at is not null as "isRemoved", m.is_from_staff as "isFromStaff", ${isoTime('m.created_at')} as "createdAt",
  case when m.removed_at is null and exists (select from ad_pictures where message_id = m.id) then (
    select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'preview', p.preview)
                    order by p.position) from ad_pictures p where p.message_id = m.id) else '[]' end as pictures`;

/** A page of a thread by position: the newest, those before a position, or those after one. */
export async function listMessages(
  { pool }: Pick<Database, 'pool'>,
  {
    viewerId,
    threadId,
    before,
    after,
  }: { viewerId: string; threadId: string; before?: number; after?: number },
): Promise<MessageRow[]> {
  const isForward = after !== undefined;
  const { rows } = await pool.query<MessageRow>(
    `select ${messageColumns} from messages m
      where thread_id = $2 and ${isForward ? 'position > $3' : 'position < $3'}
      order by position ${isForward ? 'asc' : 'desc'} limit $4`,
    [viewerId, threadId, isForward ? after : (before ?? LAST_POSITION), MESSAGES_A_PAGE],
  );
  return isForward ? rows : rows.toReversed();
}

/** The messages of these ids that are to or from this user. */
export async function findMessages(
  { lookups }: Pick<Database, 'lookups'>,
  viewerId: string,
  ids: string[],
): Promise<MessageRow[]> {
  const { rows } = await lookups.query<MessageRow>({
    name: 'messages-by-id',
    text: `select ${messageColumns} from messages m
            where id = any($2::uuid[]) and (sender_id = $1 or recipient_id = $1)`,
    values: [viewerId, ids],
  });
  return rows;
}

export interface ThreadRow {
  id: string;
  otherId: string | null;
  ad: ThreadAd | null;
  isAboutAd: boolean;
  lastPosition: number;
  unread: number;
  deliveredTo: number;
  readTo: number;
  lastAt: string;
  events: ThreadEvent[];
}

/** Columns of `mine` (the viewer's membership), `t` (the thread) and `theirs` (the other's membership, which may be missing). */
const threadColumns = `t.id, mine.other_id as "otherId", t.about is not null as "isAboutAd",
  t.last_position as "lastPosition", mine.unread, coalesce(theirs.delivered_to, 0) as "deliveredTo",
  coalesce(theirs.read_to, 0) as "readTo", ${isoTime('mine.last_at')} as "lastAt",
  -- Only the seller sees an ad that is hidden or not approved.
  case when ${isReadableBy('$1', 'a')} or a.user_id = $1 then json_build_object('id', a.id, 'title', a.title,
    'price', a.price, 'saleState', a.sale_state, 'isMine', a.user_id = $1,
    'canSellAgain', a.user_id = $1 and ${canSellAgain('a')}, 'isOwnDeal', exists (
      select from deals where deals.about = a.id and state in ('reserved', 'sold')
         and buyer_id in (mine.user_id, mine.other_id)), 'picture', (
      select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'preview', p.preview)
        from ad_pictures p where p.ad_id = a.id order by p.position limit 1)) end as ad,
  (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
      'buyer', case when e.buyer_id = $1 then 'user' when e.buyer_id is not null then 'other' end,
      'price', e.price, 'oldPrice', e.old_price, 'afterPosition', e.after_position,
      'createdAt', ${isoTime('e.created_at')}) order by e.created_at), '[]')
     from (select * from thread_events where thread_id = t.id
            order by created_at desc limit ${EVENTS_A_THREAD}) as e) as events`;

const threadTables = `thread_people mine join threads t on t.id = mine.thread_id
  left join thread_people theirs on theirs.thread_id = t.id and theirs.user_id = mine.other_id
  left join ads a on a.id = t.ad_id`;

/** All threads with one user, or the one with an erased user, latest message first. */
export async function listThreads(
  { pool }: Pick<Database, 'pool'>,
  viewerId: string,
  key: string,
): Promise<ThreadRow[]> {
  const { rows } = await pool.query<ThreadRow>(
    `select ${threadColumns} from ${threadTables}
      where mine.user_id = $1 and (mine.other_id = $2 or mine.other_id is null and mine.thread_id = $2)
      order by mine.last_at desc, t.id`,
    [viewerId, key],
  );
  return rows;
}

/** The other member of the viewer's thread; null for a thread the viewer is not in. */
export async function findOther(
  { lookups }: Pick<Database, 'lookups'>,
  viewerId: string,
  threadId: string,
): Promise<{ otherId: string | null } | null> {
  const { rows } = await lookups.query<{ otherId: string | null }>({
    name: 'thread-other',
    text: 'select other_id as "otherId" from thread_people where thread_id = $2 and user_id = $1',
    values: [viewerId, threadId],
  });
  return rows[0] ?? null;
}

export interface AdCorrespondent {
  id: string;
  name: string;
  avatarUrl: string | null;
  lastAt: Date;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
}

/** The users with whom the seller of an ad has a thread about it, latest message first. */
export async function listCorrespondents(connection: Connection, adId: string): Promise<AdCorrespondent[]> {
  const { rows } = await sql<AdCorrespondent>`
    select p.id, p.name, p.avatar_url as "avatarUrl", mine.last_at as "lastAt",
           exists (select from person_blocks
             where (user_id, blocked_id) in ((p.id, a.user_id), (a.user_id, p.id))) as "isBlocked"
      from threads t join ads a on a.id = t.ad_id
      join thread_people mine on mine.thread_id = t.id and mine.user_id = a.user_id
      join profiles p on p.id = mine.other_id
     where t.ad_id = ${adId} order by mine.last_at desc, p.id`.execute(connection);
  return rows;
}
