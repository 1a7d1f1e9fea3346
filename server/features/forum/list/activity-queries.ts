// SQL of what happens in the forum: today's numbers, the most active threads, what is unread, and the job that counts.
import type { WaitingPost } from '#shared/features/forum/list/contract.ts';
import { COMMENTER_WEIGHT, HOT_HOURS, POPULAR_DAYS } from '#shared/features/forum/rules.ts';
import type { Database } from '../../../database/connection.ts';

/** Threads without activity for longer have no unread dot: otherwise all threads would be unread to a new member. */
const UNREAD_DAYS = 30;

const TODAY = `date_trunc('day', now(), 'Europe/Stockholm')`;

interface CountedActivity {
  postsToday: number;
  commentsToday: number;
  /** The most active threads, and some more that replace threads hidden since the count. */
  busiest: { id: string; comments: number }[];
}

/**
 * Today's numbers, and the most active threads of the week. Reads all comments of today, so callers cache it.
 *
 * @param threads how many of the most active ones
 */
export async function countActivity({ pool }: Database, threads: number): Promise<CountedActivity> {
  const { rows } = await pool.query<CountedActivity>(
    `select (select count(*) from forum_states where is_public and created_at >= ${TODAY}) as "postsToday",
            (select count(*) from forum_comments where created_at >= ${TODAY} and status = 'approved' and deleted_at is null)
              as "commentsToday",
            coalesce((select json_agg(json_build_object('id', post_id, 'comments', comments) order by comments desc, post_id)
              from (
                select post_id, week_comments as comments from forum_states
                 where (week_comments > 0 or popularity > 0) and week_comments > 0 and is_public
                 order by week_comments desc, post_id limit $1) as busiest), '[]') as busiest`,
    [threads],
  );
  const [row] = rows;
  if (!row) throw new Error('The query of the activity returned no row');
  return row;
}

/** The titles of these posts that are public, by id. */
export async function findTitles(
  { lookups }: Pick<Database, 'lookups'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await lookups.query<{ id: string; title: string }>({
    name: 'forum-titles',
    text: `select id, title from forum_posts join forum_states on post_id = id
            where id = any($1::uuid[]) and is_public and deleted_at is null`,
    values: [ids],
  });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The posts of these ids that have a comment to read after the last one read, or that were never read. */
export async function listUnread(
  { lookups }: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> {
  const found = await lookups.query<{ id: string }>({
    name: 'unread-forum-posts',
    text: `select state.post_id as id from forum_states as state
             left join forum_reads as reader on reader.post_id = state.post_id and reader.user_id = $1
            where state.post_id = any($2::uuid[]) and is_public
              and state.last_at > now() - interval '${UNREAD_DAYS} days'
              and coalesce(reader.number, -1) < state.last_number
              -- The last comment has a number even while it is pending, and when it is hidden.
              and coalesce(reader.number, -1) < coalesce((
                select shown.number from forum_comments as shown
                 where shown.post_id = state.post_id and shown.status = 'approved' and shown.deleted_at is null
                 order by shown.number desc limit 1), 0)`,
    values: [userId, ids],
  });
  return found.rows.map(({ id }) => id);
}

/** The posts of these ids that are by people whom the user has blocked. */
export async function listBlocked(
  { lookups }: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> {
  const found = await lookups.query<{ id: string }>({
    name: 'blocked-forum-posts',
    text: `select id from forum_posts join person_blocks on blocked_id = forum_posts.user_id
            where id = any($2::uuid[]) and person_blocks.user_id = $1`,
    values: [userId, ids],
  });
  return found.rows.map(({ id }) => id);
}

const MAX_WAITING = 20;

/** The user's own posts that wait for approval, newest first. */
export async function listWaiting({ lookups }: Database, userId: string): Promise<WaitingPost[]> {
  const found = await lookups.query<WaitingPost>({
    name: 'waiting-forum-posts',
    text: `select id, title from forum_posts join forum_states on post_id = id
            where user_id = $1 and status = 'pending' and deleted_at is null
            order by forum_posts.created_at desc limit ${MAX_WAITING}`,
    values: [userId],
  });
  return found.rows;
}

/**
 * Updates the recent counts of each thread that has recent comments or likes, or had some at the last count.
 *
 * @returns whether anything has changed
 */
export async function countRecent({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with comments as (
       select post_id, count(*) as week, count(distinct user_id) as people,
              count(*) filter (where created_at > now() - interval '${HOT_HOURS} hours') as recent,
              count(distinct user_id) filter (where created_at > now() - interval '${HOT_HOURS} hours') as recent_people
         from forum_comments
        where created_at > now() - interval '${POPULAR_DAYS} days' and status = 'approved' and deleted_at is null
        group by post_id),
     likes as (
       select post_id, count(*) as likes from forum_likes
        where created_at > now() - interval '${POPULAR_DAYS} days' group by post_id),
     counted as (
       select post_id, coalesce(likes, 0) + ${COMMENTER_WEIGHT} * coalesce(people, 0) as popularity, coalesce(recent, 0) as recent,
              coalesce(recent_people, 0) as recent_people, coalesce(week, 0) as week
         from (select post_id from comments union select post_id from likes
               union select post_id from forum_states where week_comments > 0 or popularity > 0) as touched
         left join comments using (post_id) left join likes using (post_id))
     update forum_states as state
        set popularity = counted.popularity, recent_comments = recent, recent_people = counted.recent_people,
            week_comments = week
       from counted where state.post_id = counted.post_id
        and (state.popularity, state.recent_comments, state.recent_people, state.week_comments)
         is distinct from (counted.popularity::integer, recent::integer, counted.recent_people::integer, week::integer)`,
  );
  return (rowCount ?? 0) > 0;
}
