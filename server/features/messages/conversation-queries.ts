// All SQL of conversations: everything one has written with one person, as the list shows it, and whom one has blocked.
import type { Conversation, Counterpart } from '#shared/features/messages/contract.ts';
import type { Mark } from '../../core/page-mark.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';
import { likePattern } from '../../database/like-pattern.ts';

export interface ConversationRow extends Conversation {
  /** Microseconds since 1970: where it stands in the list. */
  lastMicros: number;
}

/** Newest first; one more than `limit`, to tell whether there are more. */
export async function listConversations(
  { pool }: Pick<Database, 'pool'>,
  question: {
    viewerId: string;
    search: string | undefined;
    after: Mark | null;
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
            case when a.status = 'approved' and a.sale_state <> 'hidden' or a.user_id = $1 then a.title end as "adTitle"
       from listed
       join threads t on t.id = listed.thread_id
       join messages m on m.thread_id = t.id and m.position = t.last_position
       left join profiles p on p.id = listed.other_id
       left join ads a on a.id = t.ad_id
      where ($2::bigint is null or (listed.micros, listed.key) < ($2, $3::uuid))
        and ($4::text is null or p.name ilike $4 or exists (
          select from mine as any_thread join threads on threads.id = any_thread.thread_id
            left join ads on ads.id = threads.ad_id
             and (ads.status = 'approved' and ads.sale_state <> 'hidden' or ads.user_id = $1)
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
  /** Whether they have written to one about no ad. */
  hasReason: boolean;
}

/** Somebody one may have a conversation with, and whether either has blocked the other. */
export async function findCounterpart(
  { pool }: Pick<Database, 'pool'>,
  viewerId: string,
  id: string,
): Promise<CounterpartRow | null> {
  const { rows } = await pool.query<CounterpartRow>(
    `select id, name, avatar_url as "avatarUrl", birth_year as "birthYear",
            exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
            exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
            exists (select from threads t join messages m on m.thread_id = t.id and m.sender_id = p.id
              where t.low_id = least($1::uuid, p.id) and t.high_id = greatest($1::uuid, p.id) and t.about is null) as "hasReason"
       from profiles p where id = $2`,
    [viewerId, id],
  );
  return rows[0] ?? null;
}

/** False when there is no such person. */
export async function insertBlock(
  { pool }: Pick<Database, 'pool'>,
  { userId, blockedId }: { userId: string; blockedId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with there as (select id from profiles where id = $2 for key share)
     , made as (insert into person_blocks (user_id, blocked_id) select $1, id from there on conflict do nothing)
     select from there`,
    [userId, blockedId],
  );
  return rowCount === 1;
}

export async function deleteBlock(
  { kysely }: Pick<Database, 'kysely'>,
  { userId, blockedId }: { userId: string; blockedId: string },
): Promise<void> {
  await kysely
    .deleteFrom('person_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export async function listBlocked(
  { kysely }: Pick<Database, 'kysely'>,
  userId: string,
): Promise<Counterpart[]> {
  return kysely
    .selectFrom('person_blocks')
    .innerJoin('profiles', 'profiles.id', 'person_blocks.blocked_id')
    .select(['profiles.id', 'profiles.name', 'profiles.avatar_url as avatarUrl'])
    .where('person_blocks.user_id', '=', userId)
    .orderBy('person_blocks.created_at', 'desc')
    .execute();
}

/** Whether either of two people has blocked the other. */
export async function hasBlockBetween(connection: Connection, one: string, other: string): Promise<boolean> {
  const row = await connection
    .selectFrom('person_blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
