// All SQL that reads messages: threads, what stands in them, and how many wait.
import { sql } from 'kysely';
import type { Message, ThreadAd } from '#shared/features/messages/contract.ts';
import { LAST_POSITION, MESSAGES_A_PAGE } from '#shared/features/messages/rules.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';

/** A message as one of the two sees it, but for what its reader is warned of. */
export type MessageRow = Omit<Message, 'warnings'> & {
  /** Null for somebody who is erased. */
  otherId: string | null;
};

/** Of the row `m`, for the viewer $1. */
const messageColumns = `m.id, m.thread_id as "threadId", m.position, m.sender_id is not distinct from $1 as "isMine",
  case when m.sender_id is not distinct from $1 then m.recipient_id else m.sender_id end as "otherId",
  m.subject, m.content, m.read, m.removed_at is not null as "isRemoved", m.is_from_staff as "isFromStaff", ${isoTime('m.created_at')} as "createdAt",
  case when m.removed_at is null and exists (select from ad_pictures where message_id = m.id) then (
    select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'preview', p.preview)
                    order by p.position) from ad_pictures p where p.message_id = m.id) else '[]' end as pictures`;

/** A page of a thread in its order: the newest, those before a place, or those after one. */
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

/** Those of these messages that are to or from this person. */
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

/** SQL for how many messages wait for the person $1. */
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

/** Whether something in this thread waits for this person. */
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
}

/** Of the rows `mine` (one's own side), `t` (the thread) and `theirs`, which may be missing. */
const threadColumns = `t.id, mine.other_id as "otherId", t.about is not null as "isAboutAd",
  t.last_position as "lastPosition", mine.unread, coalesce(theirs.delivered_to, 0) as "deliveredTo",
  coalesce(theirs.read_to, 0) as "readTo", ${isoTime('mine.last_at')} as "lastAt",
  -- What is not approved just now, or hidden, is its seller's alone.
  case when a.status = 'approved' and a.sale_state <> 'hidden' or a.user_id = $1 then json_build_object('id', a.id, 'title', a.title,
    'price', a.price, 'saleState', a.sale_state, 'isMine', a.user_id = $1, 'picture', (
      select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'preview', p.preview)
        from ad_pictures p where p.ad_id = a.id order by p.position limit 1)) end as ad`;

const threadTables = `thread_people mine join threads t on t.id = mine.thread_id
  left join thread_people theirs on theirs.thread_id = t.id and theirs.user_id = mine.other_id
  left join ads a on a.id = t.ad_id`;

/** All threads with one person, or the one with somebody erased, those with the newest messages first. */
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

/** The other one in a thread of this person's; null for a stranger's thread. */
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

/** Whom somebody has written with about an ad of theirs, by the last message. */
export async function listCorrespondents(
  connection: Connection,
  adId: string,
): Promise<{ id: string; name: string; avatarUrl: string | null; lastAt: Date }[]> {
  const { rows } = await sql<{ id: string; name: string; avatarUrl: string | null; lastAt: Date }>`
    select p.id, p.name, p.avatar_url as "avatarUrl", mine.last_at as "lastAt"
      from threads t join ads a on a.id = t.ad_id
      join thread_people mine on mine.thread_id = t.id and mine.user_id = a.user_id
      join profiles p on p.id = mine.other_id
     where t.ad_id = ${adId} order by mine.last_at desc, p.id`.execute(connection);
  return rows;
}
