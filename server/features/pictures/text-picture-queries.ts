// SQL of pictures in texts of the forum: those that a text may show, attaching them, and who may see them.
import { sql } from 'kysely';
import type { PictureSize } from '../../core/markdown/markdown.ts';
import type { Connection, Database } from '../../database/connection.ts';

/** A post or a comment. */
export interface TextTarget {
  column: 'forum_post_id' | 'forum_comment_id';
  id: string;
}

/**
 * Width and height, by id, of the pictures that this user may show in a text: unattached private ones, and those that the text
 * has already. Other ids are left out.
 *
 * @param target undefined for a text that is not saved yet; 'any' for a preview, whose text may be saved or not
 */
export async function findTextPictureSizes(
  connection: Connection,
  {
    userId,
    ids,
    target,
  }: { userId: string; ids: readonly string[]; target?: TextTarget | 'any' | undefined },
): Promise<Map<string, PictureSize>> {
  if (ids.length === 0) return new Map();
  const isOfTarget =
    typeof target === 'object' ? sql`${sql.ref(target.column)} = ${target.id}` : sql.lit(target === 'any');
  const { rows } = await sql<PictureSize & { id: string }>`
    select id, width, height from ad_pictures
     where user_id = ${userId} and id = any(${ids}::uuid[]) and is_private and message_id is null
       and contact_message_id is null and (num_nonnulls(forum_post_id, forum_comment_id) = 0 or ${isOfTarget})`.execute(
    connection,
  );
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

/** Attaches these pictures of the user to a text, and detaches the text's other pictures, which are purged later. */
export async function attachTextPictures(
  transaction: Connection,
  { userId, target, ids }: { userId: string; target: TextTarget; ids: readonly string[] },
): Promise<void> {
  const column = sql.ref(target.column);
  await sql`update ad_pictures set ${column} = null
    where ${column} = ${target.id} and id <> all(${ids}::uuid[])`.execute(transaction);
  await sql`update ad_pictures set ${column} = ${target.id}
    where id = any(${ids}::uuid[]) and user_id = ${userId} and is_private
      and num_nonnulls(message_id, contact_message_id, forum_post_id, forum_comment_id) = 0`.execute(
    transaction,
  );
}

/** Sizes of these pictures as far as they are attached to a text. The key is the text's id, a space and the picture's id. */
export async function findAttachedSizes(
  { lookups }: Pick<Database, 'lookups'>,
  pictureIds: readonly string[],
): Promise<Map<string, PictureSize>> {
  if (pictureIds.length === 0) return new Map();
  const { rows } = await lookups.query<PictureSize & { key: string }>({
    name: 'attached-pictures',
    text: `select coalesce(forum_post_id, forum_comment_id) || ' ' || id as key, width, height from ad_pictures
            where id = any($1::uuid[]) and num_nonnulls(forum_post_id, forum_comment_id) = 1`,
    values: [pictureIds],
  });
  return new Map(rows.map(({ key, width, height }) => [key, { width, height }]));
}

/**
 * Whether this viewer may see a picture of a text: everyone who may read the text, the uploader before the text is sent, and
 * staff if the picture is in an edit that is pending moderation.
 */
export async function maySeeInText(
  { lookups }: Pick<Database, 'lookups'>,
  { id, viewerId, isStaff }: { id: string; viewerId: string | null; isStaff: boolean },
): Promise<boolean> {
  const { rows } = await lookups.query({
    name: 'text-picture',
    text: `select from ad_pictures as picture
             left join forum_comments as comment on comment.id = forum_comment_id
             left join forum_states as state on state.post_id = coalesce(forum_post_id, comment.post_id)
            where picture.id = $1 and is_private and message_id is null and contact_message_id is null
              and (picture.user_id = $2 and coalesce(comment.status, state.status, '') <> 'removed'
                or state.post_id is not null and comment.deleted_at is null and (forum_comment_id is not null or state.deleted_at is null)
                   and ($3 or coalesce(comment.status, state.status) = 'approved' and state.is_public)
                or $3 and state.post_id is null and exists (
                  select from forum_versions as version where version.user_id = picture.user_id
                     and version.state = 'pending' and version.content like '%picture:' || picture.id || '%'))`,
    values: [id, viewerId, isStaff],
  });
  return rows.length > 0;
}
