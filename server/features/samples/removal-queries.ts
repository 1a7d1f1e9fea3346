// SQL that removes sample data. Texts by real people in sample threads remain.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { countSearchVisits } from '../ads/actions.ts';
import { type SampleTable, sampleTables } from './sample-tables.ts';

/** Title of a sample thread in which real people have written. */
const EMPTIED_TITLE = 'Borttaget inlägg';

const isOfSamples = (column: string) =>
  sql.raw(`exists (select from profiles where profiles.id = ${column} and profiles.is_sample)`);

/**
 * Deletes the messages of invented people, and the threads that are then empty. A thread in which a real person has written stays
 * with that person's messages.
 */
export async function deleteSampleMessages(transaction: Connection): Promise<string[]> {
  const pictures = await picturesWhere(
    transaction,
    `message_id in (select id from messages where is_sample
      or exists (select from profiles where profiles.id = sender_id and profiles.is_sample))`,
  );
  await sql`delete from thread_events using threads where threads.id = thread_id
    and (threads.is_sample or ${isOfSamples('low_id')} or ${isOfSamples('high_id')})`.execute(transaction);
  const { rows } = await sql<{ thread_id: string }>`
    with deleted as (delete from messages where is_sample or ${isOfSamples('sender_id')} returning thread_id)
    select distinct thread_id from deleted`.execute(transaction);
  const threads = rows.map((row) => row.thread_id);
  await sql`delete from threads where (is_sample or id = any(${threads}::uuid[]))
    and not exists (select from messages where thread_id = threads.id)`.execute(transaction);
  await sql`update threads set is_sample = false where is_sample`.execute(transaction);
  await sql`update thread_people as own set last_at = rest.last_at, unread = rest.unread
    from (select thread_people.thread_id, thread_people.user_id, max(messages.created_at) as last_at,
            count(*) filter (where recipient_id = user_id and not read)::integer as unread
            from thread_people join messages using (thread_id)
           where thread_id = any(${threads}::uuid[]) group by 1, 2) as rest
    where rest.thread_id = own.thread_id and rest.user_id = own.user_id`.execute(transaction);
  return pictures;
}

/**
 * Deletes the sample threads of the forum and the comments of invented people. A thread with a comment of a real person stays, without
 * title, text and author.
 */
export async function deleteSamplePosts(transaction: Connection): Promise<string[]> {
  await deleteViews(transaction, 'forum_posts', 'post');
  const pictures = await picturesWhere(
    transaction,
    `forum_post_id in (select id from forum_posts where is_sample)
      or forum_comment_id in (select id from forum_comments where is_sample)`,
  );
  await sql`delete from forum_posts where (is_sample or ${isOfSamples('forum_posts.user_id')})
    and not exists (select from forum_comments as comment where comment.post_id = forum_posts.id
      and not comment.is_sample and not ${isOfSamples('comment.user_id')})`.execute(transaction);
  const { rows } = await sql<{ post_id: string }>`
    with deleted as (delete from forum_comments where is_sample or ${isOfSamples('forum_comments.user_id')} returning post_id)
    select distinct post_id from deleted`.execute(transaction);
  await sql`update forum_posts set title = ${EMPTIED_TITLE}, content = '', words = '', html_version = 0, user_id = null,
    is_sample = false where is_sample or ${isOfSamples('forum_posts.user_id')}`.execute(transaction);
  await sql`delete from forum_comments_to_index where not exists (select from forum_comments as comment
    where comment.post_id = forum_comments_to_index.post_id and comment.number = forum_comments_to_index.number)`.execute(
    transaction,
  );
  await sql`update forum_states set
      comment_count = (select count(*) from forum_comments as comment
        where comment.post_id = forum_states.post_id and status = 'approved' and deleted_at is null)
    where post_id = any(${rows.map((row) => row.post_id)}::uuid[])`.execute(transaction);
  return pictures;
}

/** Deletes the sample rows of a table; returns the pictures whose files are to be deleted. */
export async function deleteSampleRows(transaction: Connection, table: string): Promise<string[]> {
  const { views, picturesBy, neededBy }: SampleTable = sampleTables[table] ?? {};
  if (views) await deleteViews(transaction, table, views);
  const pictures = picturesBy
    ? await picturesWhere(transaction, `${picturesBy} in (select id from ${table} where is_sample)`)
    : [];
  // Deleting an article records its address so that it is not fetched again. Sample articles were never fetched.
  if (table === 'news') await sql`update news set url_key = null where is_sample`.execute(transaction);
  const isNeeded = sql.raw(neededBy ? `exists (${neededBy})` : 'false');
  await sql`delete from ${sql.table(table)} as sample where is_sample and not ${isNeeded}`.execute(
    transaction,
  );
  await sql`update ${sql.table(table)} set is_sample = false where is_sample`.execute(transaction);
  // What is listed of the searches is counted from them.
  if (table === 'search_visits') await countSearchVisits(transaction);
  return pictures;
}

async function deleteViews(transaction: Connection, table: string, kind: string): Promise<void> {
  // Counted from views of sample pages, seeded ones among them.
  await sql`delete from site_counts where dimension = 'page'
    and value in (select ${kind} || '/' || id from ${sql.table(table)} where is_sample)`.execute(transaction);
  for (const views of ['page_views', 'page_visitors'])
    await sql`delete from ${sql.table(views)} where kind = ${kind}
      and subject in (select id::text from ${sql.table(table)} where is_sample)`.execute(transaction);
}

async function picturesWhere(transaction: Connection, condition: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ad_pictures where ${sql.raw(condition)}`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}
