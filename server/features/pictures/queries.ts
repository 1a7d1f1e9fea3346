// All SQL for pictures.
import { sql } from 'kysely';
import { MAX_WAITING_PICTURES } from '#shared/features/pictures/rules.ts';
import type { Connection, Database } from '../../database/connection.ts';

/** Not attached to an ad, a message (also to the operator), a forum text, an article, a club, a tournament or a profile. */
export const isUnattached = sql<boolean>`ad_id is null and message_id is null and forum_post_id is null
  and forum_comment_id is null and news_id is null and association_id is null and tournament_id is null
  and suggestion_id is null and contact_message_id is null
  and not is_portrait`;

export interface NewPicture {
  id: string;
  userId: string;
  isPrivate: boolean;
  width: number;
  height: number;
  preview: string;
  /** Total size of the picture's files. */
  bytes: number;
}

/** Whether this user has reached the maximum of unattached pictures. */
export async function hasMaxUnattachedPictures(connection: Connection, userId: string): Promise<boolean> {
  const { waiting } = await connection
    .selectFrom('ad_pictures')
    .where('user_id', '=', userId)
    .where(isUnattached)
    .select((found) => found.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting >= MAX_WAITING_PICTURES;
}

export async function insertPicture(connection: Connection, picture: NewPicture): Promise<void> {
  const { userId, isPrivate, ...rest } = picture;
  await connection
    .insertInto('ad_pictures')
    .values({ ...rest, user_id: userId, is_private: isPrivate })
    .execute();
}

/** Deletes an unattached picture of this user; false if there is none. */
export async function deleteUnattachedPicture(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('ad_pictures')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isUnattached)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Attaches pictures to the ad, in this order, leaving out those that this user may not use on it; returns how many. */
export async function attachPicturesToAd(
  connection: Connection,
  { adId, userId, pictureIds }: { adId: string; userId: string; pictureIds: string[] },
): Promise<number> {
  const attached = await sql`
    update ad_pictures as picture set ad_id = ${adId}, position = wanted.place - 1
      from unnest(${pictureIds}::uuid[]) with ordinality as wanted (id, place)
      where picture.id = wanted.id and picture.user_id = ${userId} and not is_private
        and (picture.ad_id = ${adId} or ${isUnattached})`.execute(connection);
  return Number(attached.numAffectedRows ?? 0);
}

/**
 * Attaches pictures to a message, in this order, leaving out those that this user may not use in it; returns those attached.
 *
 * @param wanted.column `contact_message_id` for a message to the operator
 */
export async function attachPicturesToMessage(
  connection: Connection,
  {
    column = 'message_id',
    messageId,
    userId,
    pictureIds,
  }: {
    column?: 'message_id' | 'contact_message_id';
    messageId: string;
    userId: string;
    pictureIds: readonly string[];
  },
): Promise<{ id: string; width: number; height: number; preview: string }[]> {
  const attached = await sql<{ id: string; width: number; height: number; preview: string }>`
    update ad_pictures as picture set ${sql.ref(column)} = ${messageId}, position = wanted.place - 1
      from unnest(${pictureIds}::uuid[]) with ordinality as wanted (id, place)
      where picture.id = wanted.id and picture.user_id = ${userId} and is_private and ${isUnattached}
    returning picture.id, width, height, preview`.execute(connection);
  return attached.rows.toSorted((one, other) => pictureIds.indexOf(one.id) - pictureIds.indexOf(other.id));
}

/**
 * Whether this user may see a message picture: they are a member of its thread and it is not deleted, they uploaded it
 * and have not sent it yet, or they are staff and it is part of a report, or of a message to the operator.
 */
export async function maySeePrivate(
  { lookups }: Pick<Database, 'lookups'>,
  { id, viewerId, isStaff }: { id: string; viewerId: string; isStaff: boolean },
): Promise<boolean> {
  const { rows } = await lookups.query({
    name: 'private-picture',
    text: `select from ad_pictures as picture left join messages on messages.id = picture.message_id
             left join contact_messages as contact on contact.id = contact_message_id
            where picture.id = $1 and is_private and forum_post_id is null and forum_comment_id is null
              and case when contact_message_id is not null then $3 or contact.user_id = $2
                  when message_id is null then picture.user_id = $2
                  else $2 in (messages.sender_id, messages.recipient_id) and messages.removed_at is null
                    or $3 and exists (
                      select from reports join report_snapshots on report_id = reports.id
                        join messages as reported on reported.id = target_id
                       where kind = 'message' and reported.thread_id = messages.thread_id
                         and report_snapshots.content -> 'messages' @> jsonb_build_array(jsonb_build_object('id', messages.id))) end`,
    values: [id, viewerId, isStaff],
  });
  return rows.length > 0;
}

/** Deletes the ad's other pictures; returns their ids. */
export async function deleteOtherPictures(
  connection: Connection,
  { adId, pictureIds }: { adId: string; pictureIds: string[] },
): Promise<string[]> {
  const deleted = await connection
    .deleteFrom('ad_pictures')
    .where('ad_id', '=', adId)
    .where(sql<boolean>`id <> all(${pictureIds}::uuid[])`)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Deletes the user's portrait unless it is this one; returns its id. */
export async function deleteOtherPortrait(
  connection: Connection,
  { userId, id }: { userId: string; id: string | null },
): Promise<string[]> {
  const deleted = await connection
    .deleteFrom('ad_pictures')
    .where('user_id', '=', userId)
    .where('is_portrait', '=', true)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .returning('id')
    .execute();
  return deleted.map((picture) => picture.id);
}

/** Makes an unattached public picture of this user their portrait, or leaves the current portrait; false for any other picture. */
export async function updatePortrait(
  connection: Connection,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const updated = await connection
    .updateTable('ad_pictures')
    .set({ is_portrait: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('is_private', '=', false)
    .where((eb) => eb.or([eb('is_portrait', '=', true), isUnattached]))
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Deletes the association's logo unless it is this one; returns its id. */
export async function deleteOtherLogo(
  connection: Connection,
  { associationId, id }: { associationId: string; id: string | null },
): Promise<string[]> {
  const deleted = await connection
    .deleteFrom('ad_pictures')
    .where('association_id', '=', associationId)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .returning('id')
    .execute();
  return deleted.map((picture) => picture.id);
}

/** Makes an unattached public picture of this user the logo, or leaves the current logo; false for any other picture. */
export async function updateLogo(
  connection: Connection,
  { associationId, userId, id }: { associationId: string; userId: string; id: string },
): Promise<boolean> {
  const updated = await connection
    .updateTable('ad_pictures')
    .set({ association_id: associationId })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('association_id', '=', associationId),
        eb.and([eb('user_id', '=', userId), eb('is_private', '=', false), isUnattached]),
      ]),
    )
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Deletes pictures that have been unattached for this long; returns their ids. */
export async function deleteUnattachedSince(connection: Connection, olderThanMs: number): Promise<string[]> {
  const deleted = await connection
    .deleteFrom('ad_pictures')
    .where(isUnattached)
    .where(sql<boolean>`created_at < now() - ${olderThanMs / 1000} * interval '1 second'`)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Which of these pictures exist, including those of deleted ads that can be restored. */
export async function listExisting(connection: Connection, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ad_pictures where id = any(${ids}::uuid[])
    union all select unnest(picture_ids) from removed_ads`.execute(connection);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Identifies the database: differs in a copy by `pg_dump`, by point-in-time recovery, and by `npm run restore`, which sets
 * `baskettorget.restored_at`.
 */
export async function readDatabaseId(connection: Connection): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select concat_ws('-', system_identifier, timeline_id, oid, current_setting('baskettorget.restored_at', true)) as id
      from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`.execute(
    connection,
  );
  return rows[0]?.id ?? '';
}

export async function hasAnyPicture(connection: Connection): Promise<boolean> {
  return (await connection.selectFrom('ad_pictures').select('id').limit(1).executeTakeFirst()) !== undefined;
}
