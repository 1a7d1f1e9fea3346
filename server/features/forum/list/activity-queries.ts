// SQL of what happens in the forum: today's numbers, the most active threads, what is unread, and the job that counts.
import { HOT_HOURS, POPULAR_DAYS, popularityOf } from '#shared/features/forum/rules.ts';
import type { Database } from '../../../database/connection.ts';

/** Older threads have no dot: otherwise everything ever written would be unread to a new member. */
const UNREAD_DAYS = 30;

const TODAY = `date_trunc('day', now(), 'Europe/Stockholm')`;

interface CountedActivity {
  postsToday: number;
  commentsToday: number;
  /** The most active threads, with those that take the places of threads which are hidden meanwhile. */
  busiest: { id: string; comments: number }[];
}

/** Counts the comments of a week: not for every reader. @param threads how many of the most active ones */
export async function countActivity({ pool }: Database, threads: number): Promise<CountedActivity> {
  const { rows } = await pool.query<CountedActivity>(
    `select (select count(*) from forum_states where is_public and created_at >= ${TODAY}) as "postsToday",
            (select count(*) from forum_comments where created_at >= ${TODAY} and status = 'approved' and deleted_at is null)
              as "commentsToday",
            coalesce((select json_agg(json_build_object('id', post_id, 'comments', comments) order by comments desc, post_id)
              from (
                select post_id, count(*) as comments from forum_comments
                 where created_at > now() - interval '${POPULAR_DAYS} days' and status = 'approved' and deleted_at is null
                 group by post_id order by count(*) desc, post_id limit $1) as busiest), '[]') as busiest`,
    [threads],
  );
  const [row] = rows;
  if (!row) throw new Error('The activity has no row');
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

/** Those of these posts that have a comment after the last one read, or that were never read. */
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
              and coalesce(reader.number, -1) < state.last_number`,
    values: [userId, ids],
  });
  return found.rows.map(({ id }) => id);
}

/** Those of these posts that are by people whom the user has blocked. */
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

/**
 * Counts what is recent of each thread that was, or is now, in the order by popularity.
 *
 * @returns whether anything has changed
 */
export async function countRecent({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{
    id: string;
    likes: number;
    people: number;
    recentComments: number;
    recentPeople: number;
  }>(
    `with comments as (
       select post_id, count(distinct user_id) as people,
              count(*) filter (where created_at > now() - interval '${HOT_HOURS} hours') as recent,
              count(distinct user_id) filter (where created_at > now() - interval '${HOT_HOURS} hours') as recent_people
         from forum_comments
        where created_at > now() - interval '${POPULAR_DAYS} days' and status = 'approved' and deleted_at is null
        group by post_id),
     likes as (
       select post_id, count(*) as likes from forum_likes
        where created_at > now() - interval '${POPULAR_DAYS} days' group by post_id)
     select state.post_id as id, coalesce(likes, 0) as likes, coalesce(people, 0) as people,
            coalesce(recent, 0) as "recentComments", coalesce(comments.recent_people, 0) as "recentPeople"
       from (select post_id from comments union select post_id from likes
             union select post_id from forum_states where popularity > 0 or recent_comments > 0) as touched
       join forum_states as state using (post_id) left join comments using (post_id) left join likes using (post_id)`,
  );
  const counted = rows.map((row) => Object.assign(row, { popularity: popularityOf(row) }));
  const { rowCount } = await pool.query(
    `update forum_states as state
        set popularity = counted.popularity, recent_comments = counted."recentComments", recent_people = counted."recentPeople"
       from json_to_recordset($1) as counted (id uuid, popularity integer, "recentComments" integer, "recentPeople" integer)
      where state.post_id = counted.id and (state.popularity, state.recent_comments, state.recent_people)
        is distinct from (counted.popularity, counted."recentComments", counted."recentPeople")`,
    [JSON.stringify(counted)],
  );
  return (rowCount ?? 0) > 0;
}
