// Inserts the forum of a fresh site.
import { type Kysely, sql } from 'kysely';
import { postTermColumns } from '../../forum-terms.ts';
import type { Tables } from '../../tables.ts';
import { followersOf } from './sample-forum-notifications.ts';
import type { Random } from '../random.ts';
import type { SampleThread } from './sample-forum.ts';

/** Rows per statement, because PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 2000;

export async function writeForum(
  tx: Kysely<Tables>,
  threads: readonly SampleThread[],
  random: Random,
): Promise<void> {
  await tx.insertInto('forum_posts').values(threads.map(rowOfPost)).execute();
  await tx.insertInto('forum_states').values(threads.map(rowOfState)).execute();
  const comments = threads.flatMap(rowsOfComments);
  for (let start = 0; start < comments.length; start += BATCH)
    await tx
      .insertInto('forum_comments')
      .values(comments.slice(start, start + BATCH))
      .execute();
  const likes = threads.flatMap(rowsOfLikes);
  for (let start = 0; start < likes.length; start += BATCH)
    await tx
      .insertInto('forum_likes')
      .values(likes.slice(start, start + BATCH))
      .execute();
  const follows = threads.flatMap((thread) =>
    followersOf(thread).map((userId) => ({ user_id: userId, post_id: thread.id })),
  );
  await tx.insertInto('forum_follows').values(follows).execute();
  await writeViews(tx, threads, random);
}

/** Most readers write nothing, so a thread has several views for each comment and like. */
async function writeViews(
  tx: Kysely<Tables>,
  threads: readonly SampleThread[],
  random: Random,
): Promise<void> {
  const seen = threads.filter(({ topic }) => topic.state !== 'waiting');
  const views = seen.map(
    ({ comments, likerIds }) =>
      comments.length * random.between(5, 9) + likerIds.length * 4 + random.between(8, 40),
  );
  await sql`insert into page_views (kind, subject, day, views)
    select 'post', * from unnest(${seen.map(({ id }) => id)}::text[], ${seen.map(({ createdAt }) => createdAt)}::date[],
      ${views}::integer[])`.execute(tx);
}

function rowOfPost({ id, userId, category, topic: { title, text }, createdAt }: SampleThread) {
  const post = { title, content: text, category };
  return { id, user_id: userId, ...post, created_at: createdAt, is_sample: true, ...postTermColumns(post) };
}

function rowOfState({ id, category, topic: { state }, createdAt, likerIds, comments }: SampleThread) {
  return {
    post_id: id,
    category,
    status: state === 'waiting' ? ('pending' as const) : ('approved' as const),
    is_pinned: state === 'pinned',
    is_locked: state === 'locked',
    created_at: createdAt,
    last_at: comments.at(-1)?.createdAt ?? createdAt,
    last_number: comments.length,
    comment_count: comments.length,
    like_count: likerIds.length,
  };
}

function rowsOfComments({ id, comments }: SampleThread) {
  return comments.map(({ userId, content, replyTo, createdAt, likerIds }, index) => ({
    post_id: id,
    number: index + 1,
    user_id: userId,
    content,
    reply_to: replyTo,
    is_sample: true,
    created_at: createdAt,
    like_count: likerIds.length,
  }));
}

/** Likes have the date of the post or comment. */
function rowsOfLikes({ id, createdAt, likerIds, comments }: SampleThread) {
  const all = [{ createdAt, likerIds }, ...comments];
  return all.flatMap((liked, number) =>
    liked.likerIds.map((userId) => ({
      user_id: userId,
      post_id: id,
      number,
      created_at: liked.createdAt,
    })),
  );
}
