// SQL of notifications about threads of the forum.
import { type RawBuilder, sql } from 'kysely';
import { MAX_COLLECTED } from '#shared/features/notifications/rules.ts';
import type { NotificationContext } from '#shared/features/notifications/context.ts';
import type { NotificationEvent } from '#shared/features/notifications/events.ts';
import { appendingEvents } from '../../core/live/queries.ts';
import type { Connection } from '../../database/connection.ts';
import { lockingPeople } from '../../database/lock-people.ts';
import {
  CENTRE_CHANGED,
  contextColumns,
  contextJoins,
  lockedPerson,
  type SavedNotifications,
} from './queries.ts';

/** Minutes until an unread notification is mailed. */
const MAIL_AFTER_MINUTES = 15;
/** Older notifications are not mailed. */
const MAX_AGE_DAYS = 3;

interface Collected {
  events: SavedNotifications['events'];
  /** New notifications to push; an unread one that collects a further event is not pushed again. */
  pushed: {
    userId: string;
    event: NotificationEvent;
    actorId: string | null;
    postId: string;
    numbers: number[];
  }[];
}

const appending = (rows: string) =>
  sql.raw(
    appendingEvents(`select user_id, '${CENTRE_CHANGED.topic}', '${CENTRE_CHANGED.ref}', 1
      from ${rows} where is_on_site group by user_id`),
  );

/**
 * Inserts or updates one unread notification for each recipient, thread and event; for likes, one for each liked comment. The
 * caller passes the current number of likes; each comment is counted once.
 *
 * @param options.restoredFrom when a restored text was published: later than some minutes after that, it has been mailed
 */
export async function saveCollected(
  connection: Connection,
  recipients: RawBuilder<unknown>,
  { usualChannels, restoredFrom = null }: { usualChannels: string; restoredFrom?: Date | null | undefined },
): Promise<Collected> {
  const mailAt = sql`coalesce(${restoredFrom}::timestamptz, now()) + make_interval(mins => ${MAIL_AFTER_MINUTES})`;
  const { rows } = await sql<Collected>`
    with recipients as (${recipients}),
    incoming as (
      select recipients.*, coalesce(chosen.site, usual.site) as site, coalesce(chosen.mail, usual.mail) as mail,
             coalesce(chosen.push, usual.push) as push
        from recipients
        join jsonb_to_recordset(${usualChannels}::jsonb)
          as usual (event text, kind text, site boolean, mail boolean, push boolean) using (event)
        left join notification_settings as chosen
          on chosen.user_id = recipients.user_id and chosen.kind = usual.kind),
    -- Waits for a running erasure of these people, as saveNotifications does.
    people as (${sql.raw(lockingPeople('select user_id from incoming union select actor_id from incoming'))}),
    saved as (
      insert into notifications (user_id, event, actor_id, post_id, comment_numbers, times, is_on_site, mail_at)
      select people.id, event, actor.id, post_id, array[number], times, site,
             case when mail and ${mailAt} > now() then ${mailAt} end
        from incoming join people on people.id = user_id left join people as actor on actor.id = actor_id
       where site or mail or push order by user_id, event
      on conflict (user_id, event, post_id, (case when event = 'forum.liked' then comment_numbers[1] else 0 end))
        where read_at is null and post_id is not null
      do update set actor_id = excluded.actor_id, is_on_site = excluded.is_on_site,
        comment_numbers = case when excluded.event = 'forum.liked' then excluded.comment_numbers
          else notifications.comment_numbers || excluded.comment_numbers end,
        times = case when excluded.event = 'forum.liked' then excluded.times else notifications.times + 1 end,
        -- A like that is withdrawn is not news.
        happened_at = case when excluded.event = 'forum.liked' and excluded.times < notifications.times
          then notifications.happened_at else excluded.happened_at end
      where case when excluded.event = 'forum.liked' then excluded.times <> notifications.times
        else cardinality(notifications.comment_numbers) < ${MAX_COLLECTED}
          and not notifications.comment_numbers @> excluded.comment_numbers end
      returning user_id, event, actor_id, post_id, comment_numbers, times, is_on_site),
    ${appending('saved')}
    select coalesce((select json_agg(json_build_object('userId', user_id, 'position', position)) from appended), '[]')
             as events,
           coalesce((select json_agg(json_build_object('userId', saved.user_id, 'event', saved.event,
               'actorId', saved.actor_id, 'postId', saved.post_id, 'numbers', saved.comment_numbers))
             from saved join incoming using (user_id, event)
            where saved.times = 1 and incoming.push and exists (
              select from push_subscriptions where push_subscriptions.user_id = saved.user_id)), '[]') as pushed`.execute(
    connection,
  );
  return rows[0] ?? { events: [], pushed: [] };
}

/** Removes a comment, or everything, from unread notifications; returns the people who have fewer on the site than before. */
export async function deleteFrom(
  connection: Connection,
  { postId, number, event }: { postId: string; number?: number; event?: NotificationEvent },
): Promise<string[]> {
  const isEvent = event === undefined ? sql`true` : sql`event = ${event}`;
  const numbers = sql`array[${number ?? null}::integer]`;
  const isAbout = sql`post_id = ${postId} and read_at is null and ${isEvent}
    and (${number ?? null}::integer is null or comment_numbers @> ${numbers})`;
  const { rows } = await sql<{ userId: string }>`
    with about as (select user_id, comment_numbers from notifications where ${isAbout}),
    writers as (
      select user_id from forum_comments
       where post_id = ${postId} and number in (select unnest(comment_numbers) from about)),
    -- Before their notifications, as an erasure does.
    people as (${sql.raw(lockingPeople('select user_id from about union select user_id from writers'))}),
    deleted as (
      delete from notifications
       where ${isAbout} and (${number ?? null}::integer is null or comment_numbers = ${numbers})
         and user_id = any(array(select id from people))
      returning user_id, is_on_site),
    -- The others name the writer of the latest comment that is left.
    shortened as (
      update notifications as entry set times = times - 1,
             comment_numbers = array_remove(comment_numbers, ${number ?? null}::integer),
             actor_id = (select people.id from forum_comments as comment join people on people.id = comment.user_id
               where comment.post_id = entry.post_id and comment.number = (
                 select max(other) from unnest(entry.comment_numbers) as other where other <> ${number ?? null}::integer))
       where ${isAbout} and comment_numbers @> ${numbers} and cardinality(comment_numbers) > 1
         and user_id = any(array(select id from people))
      returning user_id, is_on_site),
    changed as (select * from deleted union all select * from shortened),
    ${appending('changed')}
    select distinct user_id as "userId" from appended`.execute(connection);
  return rows.map(({ userId }) => userId);
}

export async function markThreadRead(
  connection: Connection,
  { userId, postId }: { userId: string; postId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update notifications set read_at = now()
       where user_id = ${lockedPerson(userId)} and post_id = ${postId} and read_at is null
      returning user_id, is_on_site),
    ${appending('changed')}
    select from appended`.execute(connection);
  return rows.length > 0;
}

export interface DueMail {
  userId: string;
  event: NotificationEvent;
}

/** People with notifications to mail, by id, so that locks are taken in one order. */
export async function listDueMails(connection: Connection, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    select distinct user_id as "userId", event from notifications where mail_at <= now()
     order by 1, 2 limit ${limit}`.execute(connection);
  return rows;
}

/** The mail quotes the latest comment of the notification. */
export interface MailedNotification extends NotificationContext {
  id: string;
  event: NotificationEvent;
  latestNumber: number;
}

/**
 * Returns a person's unread notifications of this event that are due for mailing, latest first, and marks them as mailed. Leaves
 * out notifications that have become too old, as after a long downtime.
 */
export async function takeForMail(
  transaction: Connection,
  { userId, event }: DueMail,
): Promise<MailedNotification[]> {
  const { rows } = await sql<MailedNotification>`
    with entry as (
      update notifications set mail_at = null
       where user_id = ${lockedPerson(userId)} and event = ${event} and mail_at is not null
      returning *)
    select ${contextColumns}, (select max(number) from unnest(entry.comment_numbers) as number) as "latestNumber"
      from entry ${contextJoins}
     where entry.read_at is null and post.id is not null and entry.happened_at > now() - make_interval(days => ${MAX_AGE_DAYS})
     order by entry.happened_at desc, entry.id`.execute(transaction);
  return rows;
}

export async function postponeMails(
  connection: Connection,
  { ids, minutes }: { ids: readonly string[]; minutes: number },
): Promise<void> {
  await sql`update notifications set mail_at = now() + make_interval(mins => ${minutes})
    where id = any(${ids}::uuid[])`.execute(connection);
}
