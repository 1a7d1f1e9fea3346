// SQL of likes: one row for each person, and the exact count in the row of the post or comment.
import { joinCalls } from '../../../core/limits/joined-calls.ts';
import type { Database } from '../../../database/connection.ts';

interface Like {
  userId: string;
  postId: string;
  /** 0 for the post. */
  number: number;
}

type Pool = Pick<Database, 'pool'>;
type Call = Like & { database: Pool };

const insertJoined = joinCalls((calls: readonly Call[]) => run(insertLikes, calls));
const deleteJoined = joinCalls((calls: readonly Call[]) => run(deleteLikes, calls));

/** Likes a public post or comment; returns the number of likes after that, null when there is no such text. */
export function insertLike(database: Pool, like: Like): Promise<number | null> {
  return insertJoined(keyOf(like), { ...like, database });
}

/** Withdraws a like; null when there is no such post or comment. */
export function deleteLike(database: Pool, like: Like): Promise<number | null> {
  return deleteJoined(keyOf(like), { ...like, database });
}

const keyOf = ({ postId, number }: Like): string => `${postId} ${number}`;

interface Statement {
  name: string;
  text: string;
}

/** All joined calls concern the same post or comment. */
async function run(write: (number: number) => Statement, calls: readonly Call[]): Promise<number | null> {
  const [first] = calls;
  if (!first) return null;
  const { database, postId, number } = first;
  const { rows } = await database.pool.query<{ likes: number | null }>({
    ...write(number),
    values: [calls.map(({ userId }) => userId), postId, number],
  });
  return rows[0]?.likes ?? null;
}

function insertLikes(number: number): Statement {
  const isShown =
    number === 0
      ? '$3::integer = 0 and deleted_at is null'
      : `exists (select from forum_comments as comment where comment.post_id = $2 and number = $3
           and comment.status = 'approved' and comment.deleted_at is null)`;
  return {
    name: number === 0 ? 'like-forum-post' : 'like-forum-comment',
    // Rows are inserted in the order of user ids, so that two nodes cannot deadlock.
    text: `with target as (select post_id from forum_states where post_id = $2 and is_public and ${isShown}),
      made as (
        insert into forum_likes (user_id, post_id, number)
        select id, post_id, $3 from target cross join profiles where id = any($1::uuid[]) order by id
        on conflict do nothing returning 1),
      counted as (${countOf(number, '+')})
      select coalesce((select like_count from counted), (${currentOf(number)} and exists (select from target))) as likes`,
  };
}

function deleteLikes(number: number): Statement {
  return {
    name: number === 0 ? 'unlike-forum-post' : 'unlike-forum-comment',
    text: `with made as (
        delete from forum_likes where user_id = any($1::uuid[]) and post_id = $2 and number = $3 returning 1),
      counted as (${countOf(number, '-')})
      select coalesce((select like_count from counted), (${currentOf(number)})) as likes`,
  };
}

function countOf(number: number, sign: '+' | '-'): string {
  const table = number === 0 ? 'forum_states' : 'forum_comments';
  return `update ${table} set like_count = like_count ${sign} (select count(*) from made)
    where post_id = $2 and exists (select from made)${number === 0 ? '' : ' and number = $3'} returning like_count`;
}

function currentOf(number: number): string {
  return number === 0
    ? 'select like_count from forum_states where post_id = $2 and $3::integer = 0'
    : 'select like_count from forum_comments where post_id = $2 and number = $3';
}
