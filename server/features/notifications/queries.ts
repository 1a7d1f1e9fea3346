// SQL of the notification centre.
import { CompiledQuery, sql } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import type { NotificationEvent } from '#shared/features/notifications/events.ts';
import type { NotificationData, NotificationContext } from '#shared/features/notifications/context.ts';
import type { ChannelChoice } from '#shared/features/notifications/rules.ts';
import type { NotificationKind } from '#shared/features/notifications/kinds.ts';
import { appendingEvents } from '../../core/live/queries.ts';
import type { Cursor } from '../../core/http/cursor.ts';
import { isReadableBy } from '../../database/ad-visibility.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { lockingPeople } from '../../database/lock-people.ts';
import { outlivesAd } from './deleted-ad-queries.ts';

/** A row to insert. */
export interface NewNotificationRow {
  user_id: string;
  event: NotificationEvent;
  ad_id: string | null;
  actor_id: string | null;
  thread_id: string | null;
  deal_id: string | null;
  review_id: string | null;
  search_id: string | null;
  report_id: string | null;
  /** A thread of the forum. */
  post_id?: string | null;
  comment_numbers?: number[] | null;
  data: NotificationData;
}

/** A notification with its context. */
export interface NotificationRow extends NotificationContext {
  id: string;
  event: NotificationEvent;
  happenedAt: Date;
  isRead: boolean;
  /** Sort key in microseconds, finer than a Date: see `Cursor`. */
  micros: number;
}

/** Every column of the context, for the row `entry`. */
export const contextColumns = sql`
  entry.id, entry.event, entry.user_id as "userId", coalesce(entry.times, 1) as times, entry.data, entry.thread_id as "threadId", entry.report_id as "reportId",
  -- An ad that is not public is shown to its seller only.
  case when ads.user_id = entry.user_id or ${sql.raw(isReadableBy('entry.user_id'))}
    then json_build_object('id', ads.id, 'title', ads.title, 'price', ads.price) end as ad,
  case when actor.id is not null then json_build_object('id', actor.id, 'name', actor.name) end as actor,
  case when search.id is not null then json_build_object('id', search.id, 'name', search.name,
    'filter', jsonb_strip_nulls(jsonb_build_object('search', search.search, 'category', search.category,
      'region', search.county, 'city', search.city, 'condition', search.condition, 'price', search.price_range)
      || search.filters)) end as search,
  case when post.id is not null then json_build_object('id', post.id, 'title', post.title) end as post,
  (select min(number) from unnest(entry.comment_numbers) as number) as "commentNumber"`;
export const contextJoins = sql`
  left join threads on threads.id = entry.thread_id
  left join ads on ads.id = coalesce(entry.ad_id, threads.ad_id)
  left join saved_searches as search on search.id = entry.search_id
  left join forum_posts as post on post.id = entry.post_id
  left join profiles as actor on actor.id = entry.actor_id`;

/** Live event for a changed centre: clients that show it refetch it. */
export const CENTRE_CHANGED = { topic: 'notification', ref: 'changed' } as const;

/** Default channels of a kind, for people who have chosen nothing. */
export interface DefaultChannels extends ChannelChoice {
  kind: NotificationKind;
  alwaysMailed: boolean;
}

export interface SavedNotifications {
  /** Live events for people with more unread notifications than before. */
  events: { userId: string; position: number }[];
  /** For each row, in order, whether to mail and push it. */
  deliveries: { mail: boolean; push: boolean }[];
}

/**
 * Inserts notifications by each person's choice of channels. A repeated event that is unread updates the existing row's time and
 * count instead. Rows must be distinct. Erased people are skipped.
 */
export async function saveNotifications(
  connection: Connection,
  entries: readonly { row: NewNotificationRow; usual: DefaultChannels }[],
): Promise<SavedNotifications> {
  const { rows } = await connection.executeQuery(
    CompiledQuery.raw(SAVE_NOTIFICATIONS, [JSON.stringify(entries)]) as CompiledQuery<SavedNotifications>,
  );
  return rows[0] ?? { events: [], deliveries: [] };
}

const SAVE_NOTIFICATIONS = `
  with incoming as (
    select input.*, place, coalesce(chosen.site, usual.site) as site, coalesce(chosen.push, usual.push) as push,
           usual."alwaysMailed" or coalesce(chosen.mail, usual.mail) as mail
      from jsonb_array_elements($1::jsonb) with ordinality as element (value, place)
      cross join jsonb_populate_record(null::notifications, value -> 'row') as input
      cross join jsonb_to_record(value -> 'usual') as usual (kind text, site boolean, mail boolean, push boolean, "alwaysMailed" boolean)
      left join notification_settings as chosen on chosen.user_id = input.user_id and chosen.kind = usual.kind),
  -- Waits for a running erasure of these people: an insert for them would fail, and roll back its cause.
  people as (${lockingPeople('select user_id from incoming union select actor_id from incoming')}),
  saved as (
    insert into notifications
      (user_id, event, ad_id, actor_id, thread_id, deal_id, review_id, search_id, report_id, data)
    select people.id, event, ad_id, actor.id, thread_id, deal_id, review_id, search_id, report_id, data
      from incoming join people on people.id = user_id left join people as actor on actor.id = actor_id
     where site order by user_id, event
    on conflict (user_id, event, coalesce(thread_id, search_id, report_id, review_id, deal_id, ad_id))
      where read_at is null
    do update set times = notifications.times + 1, happened_at = excluded.happened_at, ad_id = excluded.ad_id,
      actor_id = excluded.actor_id, data = excluded.data
    returning user_id),
  ${appendingEvents(`
    select user_id, '${CENTRE_CHANGED.topic}', '${CENTRE_CHANGED.ref}', 1 from saved group by user_id`)}
  select coalesce((select json_agg(json_build_object('userId', user_id, 'position', position)) from appended), '[]') as events,
         (select json_agg(json_build_object('mail', mail, 'push', push and exists (
                   select from push_subscriptions where push_subscriptions.user_id = incoming.user_id)) order by place)
            from incoming) as deliveries`;

/** The user's notifications, newest first. */
export async function listNotificationRows(
  { kysely }: Database,
  { userId, after, limit }: { userId: string; after: Cursor | null; limit: number },
): Promise<NotificationRow[]> {
  const place = after
    ? sql`and (entry.happened_at, entry.id) <
        (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<NotificationRow>`
    select ${contextColumns}, entry.happened_at as "happenedAt", entry.read_at is not null as "isRead",
        (extract(epoch from entry.happened_at) * 1000000)::bigint as micros
      from notifications as entry ${contextJoins}
     where entry.user_id = ${userId} and entry.is_on_site ${place}
     order by entry.happened_at desc, entry.id desc limit ${limit}`.execute(kysely);
  return rows;
}

/** Context of notifications, which need not be stored in the centre. Leaves out notifications whose subject is deleted. */
export async function readFacts(
  connection: Connection,
  input: readonly NewNotificationRow[],
): Promise<(NotificationContext & { event: NotificationEvent })[]> {
  const { rows } = await sql<NotificationContext & { event: NotificationEvent }>`
    select ${contextColumns} from jsonb_populate_recordset(null::notifications, ${JSON.stringify(input)}::jsonb) as entry ${contextJoins}
     where (entry.ad_id is null or ads.id is not null or entry.report_id is not null or ${outlivesAd}) and (entry.thread_id is null or threads.id is not null)
       and (entry.search_id is null or search.id is not null)
       -- Of a thread: unless it was read meanwhile, or what it is about taken down.
       and (entry.post_id is null or exists (select from notifications as unread where unread.user_id = entry.user_id
         and unread.post_id = entry.post_id and unread.event = entry.event and unread.read_at is null))`.execute(
    connection,
  );
  return rows;
}

/** SQL for the number of unread notifications of the person $1, each occurrence of a repeated one counted. */
export const unreadNotificationsSql =
  'select coalesce(sum(times), 0)::integer as count from notifications where user_id = $1 and read_at is null and is_on_site';

export async function countUnread({ lookups }: Pick<Database, 'lookups'>, userId: string): Promise<number> {
  const { rows } = await lookups.query<{ count: number }>({
    name: 'notifications-unread',
    text: unreadNotificationsSql,
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/** Marks one of the user's notifications as read. Idempotent. False when there is no such notification. */
export async function markRead(
  connection: Connection,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('notifications')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('user_id', '=', lockedPerson(userId))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The person, whom the statement locks before their notifications, as an erasure does. */
export const lockedPerson = (userId: string) =>
  sql<string>`(select id from profiles where id = ${userId} for key share)`;

/**
 * @param thread marks only notifications about this thread
 */
export async function markAllRead(connection: Connection, userId: string, thread?: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', lockedPerson(userId))
    .where('read_at', 'is', null)
    .$if(thread !== undefined, (query) => query.where('thread_id', '=', thread ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOldNotificationRows(connection: Connection, days: number): Promise<void> {
  await connection
    .deleteFrom('notifications')
    .where('happened_at', '<', new Date(Date.now() - days * DAY_MS))
    .execute();
}
