// SQL of the pictures of articles.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** Deletes the article's other pictures; returns their ids. */
export async function deleteOtherArticlePictures(
  transaction: Connection,
  { articleId, pictureId }: { articleId: string; pictureId: string | null },
): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('ad_pictures')
    .where('news_id', '=', articleId)
    .where(sql<boolean>`id is distinct from ${pictureId}::uuid`)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Attaches a public picture of this user that is used nowhere else, or the one that the article has; false if there is none. */
export async function attachPictureToArticle(
  transaction: Connection,
  { articleId, userId, pictureId }: { articleId: string; userId: string; pictureId: string },
): Promise<boolean> {
  const attached = await sql`
    update ad_pictures set news_id = ${articleId}
     where id = ${pictureId} and not is_private and not is_portrait and ad_id is null
       and (news_id = ${articleId} or news_id is null and user_id = ${userId})`.execute(transaction);
  return attached.numAffectedRows === 1n;
}

/** The pictures of articles and tournaments and the logos of clubs remain when their uploader is erased: they are the site's. */
export async function detachFromUploader(transaction: Connection, userId: string): Promise<void> {
  await transaction
    .updateTable('ad_pictures')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('news_id', 'is not', null),
        row('association_id', 'is not', null),
        row('tournament_id', 'is not', null),
      ]),
    )
    .execute();
}
