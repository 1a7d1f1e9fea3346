// All SQL of pictures.
import { sql } from 'kysely';
import { MAX_WAITING_PICTURES } from '#shared/features/pictures/rules.ts';
import type { Connection, Database } from '../../database/connection.ts';

/** Belongs to nothing yet: no ad, no message, no profile. */
const isWaiting = sql<boolean>`ad_id is null and message_id is null and not is_portrait`;

export interface NewPicture {
  id: string;
  userId: string;
  isPrivate: boolean;
  width: number;
  height: number;
  preview: string;
  /** All files together. */
  bytes: number;
}

/** Whether this person has as many pictures that wait as anyone may have. */
export async function hasFullTray(connection: Connection, userId: string): Promise<boolean> {
  const { waiting } = await connection
    .selectFrom('ad_pictures')
    .where('user_id', '=', userId)
    .where(isWaiting)
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

/** Removes a picture that this person has sent and that belongs to nothing yet; tells whether there was one. */
export async function deleteWaitingPicture(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const gone = await connection
    .deleteFrom('ad_pictures')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isWaiting)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Gives the ad those of these pictures that this person may use on it, in this order; returns how many they are. */
export async function placePictures(
  connection: Connection,
  { adId, userId, pictureIds }: { adId: string; userId: string; pictureIds: string[] },
): Promise<number> {
  const placed = await sql`
    update ad_pictures as picture set ad_id = ${adId}, position = wanted.place - 1
      from unnest(${pictureIds}::uuid[]) with ordinality as wanted (id, place)
      where picture.id = wanted.id and picture.user_id = ${userId} and not is_portrait and not is_private
        and (picture.ad_id is null or picture.ad_id = ${adId})`.execute(connection);
  return Number(placed.numAffectedRows ?? 0);
}

/** Gives a message those of these pictures that this person may use in it, in this order; returns them so. */
export async function givePictures(
  connection: Connection,
  { messageId, userId, pictureIds }: { messageId: string; userId: string; pictureIds: string[] },
): Promise<{ id: string; width: number; height: number; preview: string }[]> {
  const given = await sql<{ id: string; width: number; height: number; preview: string }>`
    update ad_pictures as picture set message_id = ${messageId}, position = wanted.place - 1
      from unnest(${pictureIds}::uuid[]) with ordinality as wanted (id, place)
      where picture.id = wanted.id and picture.user_id = ${userId} and is_private and message_id is null
    returning picture.id, width, height, preview`.execute(connection);
  return given.rows.toSorted((one, other) => pictureIds.indexOf(one.id) - pictureIds.indexOf(other.id));
}

/**
 * Whether this person may see a picture of a message: they are one of its two and it has not been removed, have sent it up for
 * one to come, or are staff and it lies in what was reported.
 */
export async function maySeePrivate(
  { lookups }: Pick<Database, 'lookups'>,
  { id, viewerId, isStaff }: { id: string; viewerId: string; isStaff: boolean },
): Promise<boolean> {
  const { rows } = await lookups.query({
    name: 'private-picture',
    text: `select from ad_pictures as picture left join messages on messages.id = picture.message_id
            where picture.id = $1 and is_private
              and case when message_id is null then user_id = $2
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

/** Removes the ad's pictures that are not among these; returns which they were. */
export async function deleteOtherPictures(
  connection: Connection,
  { adId, pictureIds }: { adId: string; pictureIds: string[] },
): Promise<string[]> {
  const gone = await connection
    .deleteFrom('ad_pictures')
    .where('ad_id', '=', adId)
    .where(sql<boolean>`id <> all(${pictureIds}::uuid[])`)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Removes the person's portrait unless it is this one; returns which it was. */
export async function deleteOtherPortrait(
  connection: Connection,
  { userId, id }: { userId: string; id: string | null },
): Promise<string[]> {
  const gone = await connection
    .deleteFrom('ad_pictures')
    .where('user_id', '=', userId)
    .where('is_portrait', '=', true)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .returning('id')
    .execute();
  return gone.map((picture) => picture.id);
}

/** Makes a picture of no ad that this person has sent their portrait; false when there is none such. */
export async function markPortrait(
  connection: Connection,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const marked = await connection
    .updateTable('ad_pictures')
    .set({ is_portrait: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ad_id', 'is', null)
    .where('is_private', '=', false)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Removes pictures that have waited this long to belong to something; returns which they were. */
export async function deleteForgottenPictures(
  connection: Connection,
  olderThanMs: number,
): Promise<string[]> {
  const gone = await connection
    .deleteFrom('ad_pictures')
    .where(isWaiting)
    .where(sql<boolean>`created_at < now() - ${olderThanMs / 1000} * interval '1 second'`)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Which of these pictures exist, those included that come back if a deleted ad is taken back. */
export async function listExisting(connection: Connection, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ad_pictures where id = any(${ids}::uuid[])
    union all select unnest(picture_ids) from removed_ads`.execute(connection);
  return new Set(rows.map(({ id }) => id));
}

export async function hasAnyPicture(connection: Connection): Promise<boolean> {
  return (await connection.selectFrom('ad_pictures').select('id').limit(1).executeTakeFirst()) !== undefined;
}
