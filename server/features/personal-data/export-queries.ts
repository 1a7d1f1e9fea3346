// All SQL of a copy of one's personal data: reading what the features declare, and which pictures there are.
import { type RawBuilder, sql } from 'kysely';
import type { CopiedRow } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

/** Rows that are in memory at a time. */
const AT_A_TIME = 200;

/**
 * The rows of one file of the copy, a few at a time.
 *
 * @param transaction one that sees the database as it was at one moment
 */
export async function* readRows(
  transaction: Connection,
  query: RawBuilder<unknown>,
): AsyncGenerator<CopiedRow> {
  await sql`declare copied no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ row: CopiedRow }>`fetch ${sql.lit(AT_A_TIME)} from copied`.execute(
      transaction,
    );
    for (const { row } of rows) yield row;
    if (rows.length < AT_A_TIME) break;
  }
  await sql`close copied`.execute(transaction);
}

export interface OwnPicture {
  id: string;
  /** Null for a portrait, and for a picture of no ad. */
  ad: { id: string; title: string } | null;
  isPortrait: boolean;
  /** Was sent up for a message. */
  isPrivate: boolean;
  messageId: string | null;
  createdAt: Date;
}

/** All pictures of a person, those of one ad or message together and in their order. */
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
      'ad_pictures.created_at',
    ])
    .where('ad_pictures.user_id', '=', userId)
    .orderBy('ads.created_at')
    .orderBy('ad_id')
    .orderBy('message_id')
    .orderBy('position')
    .orderBy('ad_pictures.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ad: row.ad_id && row.title ? { id: row.ad_id, title: row.title } : null,
    isPortrait: row.is_portrait,
    isPrivate: row.is_private,
    messageId: row.message_id,
    createdAt: row.created_at,
  }));
}
