// SQL of notifications that lead to one page, such as that of a match.
import { sql } from 'kysely';
import * as z from 'zod';
import type { NotificationEvent } from '#shared/features/notifications/events.ts';
import { appendingEvents } from '../../core/live/queries.ts';
import type { LiveEvent } from '../../core/live/topics.ts';
import type { Connection } from '../../database/connection.ts';
import { lockingPeople } from '../../database/lock-people.ts';
import { CENTRE_CHANGED } from './queries.ts';

const { topic, ref } = CENTRE_CHANGED;

const appending = sql.raw(
  appendingEvents(`select user_id, '${topic}', '${ref}', 1 from changed where is_on_site group by user_id`),
);

/** Locks the people of the rows `found` before these rows, as an erasure does. */
const lockingFound = sql.raw(`people as (${lockingPeople('select user_id from found')})`);
const isOfLocked = sql`user_id = any(array(select id from people))`;

/** A deleted row, by the names of its columns. */
export const TakenNotification = z.record(z.string(), z.json());
export type TakenNotification = z.infer<typeof TakenNotification>;

/**
 * Deletes the notifications that lead to these pages. After the commit the caller calls `publishNotificationCounts` for the
 * returned people.
 *
 * @param of.userId only this user's notifications
 */
export async function withdrawFromPages(
  connection: Connection,
  of: { hrefs: readonly string[]; userId?: string | null },
): Promise<string[]> {
  return (await takeFromPages(connection, of)).recipients;
}

/** As `withdrawFromPages`; also returns the deleted rows, for `restoreToPages`. */
export async function takeFromPages(
  connection: Connection,
  { hrefs, userId = null }: { hrefs: readonly string[]; userId?: string | null },
): Promise<{ recipients: string[]; taken: TakenNotification[] }> {
  const isTaken = sql`data ->> 'href' = any(${hrefs}::text[]) and (${userId}::uuid is null or user_id = ${userId}::uuid)`;
  const { rows } = await sql<{ recipients: string[]; taken: TakenNotification[] }>`
    with found as (select user_id from notifications where ${isTaken}),
    ${lockingFound},
    changed as (delete from notifications where ${isTaken} and ${isOfLocked} returning *),
    ${appending}
    select coalesce((select json_agg(user_id) from appended), '[]') as recipients,
           coalesce((select json_agg(to_jsonb(changed)) from changed), '[]') as taken`.execute(connection);
  return rows[0] ?? { recipients: [], taken: [] };
}

/**
 * Restores notifications, except those of people erased meanwhile. After the commit the caller calls
 * `publishNotificationCounts` for the returned people.
 */
export async function restoreToPages(
  connection: Connection,
  taken: readonly TakenNotification[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with found as (select * from jsonb_populate_recordset(null::notifications, ${JSON.stringify(taken)}::jsonb)),
    ${lockingFound},
    changed as (
      insert into notifications select * from found where ${isOfLocked}
      on conflict do nothing
      returning user_id, is_on_site),
    ${appending}
    select user_id as "userId" from appended`.execute(connection);
  return rows.map((row) => row.userId);
}

/** Corrects the text of the notifications of one event and page. After the commit the caller publishes the returned events. */
export async function correctText(
  connection: Connection,
  { event, href, text }: { event: NotificationEvent; href: string; text: string },
): Promise<LiveEvent[]> {
  const isOutdated = sql`data ->> 'href' = ${href}::text and event = ${event} and data ->> 'text' <> ${text}::text`;
  const { rows } = await sql<{ userId: string; position: number }>`
    with found as (select user_id from notifications where ${isOutdated}),
    ${lockingFound},
    changed as (
      update notifications set data = jsonb_set(data, '{text}', to_jsonb(${text}::text))
       where ${isOutdated} and ${isOfLocked}
      returning user_id, is_on_site),
    ${appending}
    select user_id as "userId", position from appended`.execute(connection);
  return rows.map(({ userId, position }) => ({ userId, position, topic, ref, payload: {} }));
}
