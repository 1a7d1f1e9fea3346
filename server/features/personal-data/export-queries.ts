// SQL of a copy of personal data: reads the queries declared by the features, and the pictures.
import { type RawBuilder, sql } from 'kysely';
import type { CopiedRow } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

/** Rows that are in memory at a time. */
const BATCH_SIZE = 200;

/**
 * The rows of one file of the copy, read in batches through a cursor.
 *
 * @param transaction repeatable read, for one snapshot of the database
 */
export async function* readRows(
  transaction: Connection,
  query: RawBuilder<unknown>,
): AsyncGenerator<CopiedRow> {
  await sql`declare copied no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ row: CopiedRow }>`fetch ${sql.lit(BATCH_SIZE)} from copied`.execute(
      transaction,
    );
    for (const { row } of rows) yield row;
    if (rows.length < BATCH_SIZE) break;
  }
  await sql`close copied`.execute(transaction);
}

export interface OwnPicture {
  id: string;
  /** Null for portraits and other pictures without an ad. */
  ad: { id: string; title: string } | null;
  isPortrait: boolean;
  /** Uploaded for a message or a text of the forum. */
  isPrivate: boolean;
  messageId: string | null;
  /** The post or comment of the forum. */
  forumTextId: string | null;
  newsId: string | null;
  /** The message to the operator, or the suggestion. */
  contactMessageId: string | null;
  createdAt: Date;
}

/** All pictures of a person, grouped by ad or message and in their order. */
export async function listOwnPictures(transaction: Connection, userId: string): Promise<OwnPicture[]> {
  const rows = await transaction
    .selectFrom('ad_pictures')
    .leftJoin('ads', 'ads.id', 'ad_pictures.ad_id')
    .select([
      'ad_pictures.id',
      'ad_id',
      'ads.title',
      'is_portrait',
      'is_private',
      'message_id',
      'forum_post_id',
      'forum_comment_id',
      'news_id',
      'contact_message_id',
      'suggestion_id',
      'ad_pictures.created_at',
    ])
    .where('ad_pictures.user_id', '=', userId)
    .orderBy('ads.created_at')
    .orderBy('ad_id')
    .orderBy('message_id')
    .orderBy('forum_post_id')
    .orderBy('forum_comment_id')
    .orderBy('news_id')
    .orderBy('contact_message_id')
    .orderBy('suggestion_id')
    .orderBy('position')
    .orderBy('ad_pictures.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ad: row.ad_id && row.title ? { id: row.ad_id, title: row.title } : null,
    isPortrait: row.is_portrait,
    isPrivate: row.is_private,
    messageId: row.message_id,
    forumTextId: row.forum_post_id ?? row.forum_comment_id,
    newsId: row.news_id,
    contactMessageId: row.contact_message_id ?? row.suggestion_id,
    createdAt: row.created_at,
  }));
}
