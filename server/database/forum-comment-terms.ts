// Writes the terms of comments for the search, in a job, so that writing a comment does not wait for the index.
import { sql } from 'kysely';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';
import { searchedText } from './forum-terms.ts';

/** To be raised when the text of a comment that is searched changes. */
const TEXT_VERSION = 1;
export const COMMENT_TERMS_VERSION = 100 * WORDS_VERSION + TEXT_VERSION;

interface CommentText {
  postId: string;
  number: number;
  content: string;
  isShown: boolean;
}

/** Writes the words of comments that are new or changed, and deletes those of comments that are no longer shown. */
export async function updateCommentTerms(database: Database): Promise<void> {
  await queueOutdated(database.kysely);
  await inBatches(database, indexBatch);
}

/** Queues comments whose words were computed by older rules. */
async function queueOutdated(connection: Connection): Promise<void> {
  await sql`insert into forum_comments_to_index (post_id, number)
    select post_id, number from forum_comment_words where words_version < ${COMMENT_TERMS_VERSION}
    on conflict do nothing`.execute(connection);
}

async function indexBatch(transaction: Connection): Promise<number> {
  const { rows: queued } = await sql<{ postId: string; number: number }>`
    delete from forum_comments_to_index where (post_id, number) in (
      select post_id, number from forum_comments_to_index limit ${BATCH_SIZE} for update skip locked)
    returning post_id as "postId", number`.execute(transaction);
  if (queued.length === 0) return 0;
  const { rows } = await sql<CommentText>`
    select post_id as "postId", number, content,
           status = 'approved' and deleted_at is null and content <> '' as "isShown"
      from forum_comments join json_to_recordset(${JSON.stringify(queued)}) as queued ("postId" uuid, number integer)
        using (number) where post_id = "postId"`.execute(transaction);
  const found = rows.map(({ postId, number, content, isShown }) => ({
    postId,
    number,
    terms: isShown ? documentTerms([{ text: searchedText(content), level: 'body' }]) : null,
  }));
  const listed = sql`json_to_recordset(${JSON.stringify(found)}) as found ("postId" uuid, number integer, terms text[])`;
  await sql`delete from forum_comment_words as indexed using ${listed}
    where indexed.post_id = "postId" and indexed.number = found.number and terms is null`.execute(
    transaction,
  );
  await sql`insert into forum_comment_words (post_id, number, created_at, words, words_version)
    select post_id, number, created_at, array_to_tsvector(terms), ${COMMENT_TERMS_VERSION}::integer
      from forum_comments join ${listed} using (number) where post_id = "postId" and terms is not null
    on conflict (post_id, number) do update set words = excluded.words, words_version = excluded.words_version`.execute(
    transaction,
  );
  return queued.length;
}
