// SQL of the pictures of articles.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { isUnattached } from './queries.ts';

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

/** Attaches an unattached public picture of this user, or the picture that the article has already; false for any other. */
export async function attachPictureToArticle(
  transaction: Connection,
  { articleId, userId, pictureId }: { articleId: string; userId: string; pictureId: string },
): Promise<boolean> {
  const attached = await sql`
    update ad_pictures set news_id = ${articleId}
     where id = ${pictureId} and not is_private
       and (news_id = ${articleId} or user_id = ${userId} and ${isUnattached})`.execute(transaction);
  return attached.numAffectedRows === 1n;
}

/** Pictures of articles and tournaments, and logos of clubs, belong to the site: they remain when their uploader is erased. */
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
