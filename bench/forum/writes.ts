// How long a comment takes while fifty people write in the same thread, and how many likes one post takes; both counted exactly.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Database } from '../../server/database/connection.ts';
import { MARKDOWN_VERSION } from '../../server/core/markdown/markdown.ts';
import { insertCommentAlone } from '../../server/features/forum/writing/comment-queries.ts';
import { insertLike } from '../../server/features/forum/writing/like-queries.ts';
import type { Sample } from './shapes.ts';
import { compareTimes, type Finding, percentile } from '../support/report.ts';
import { timeAtRate } from '../support/under-load.ts';

const WRITERS = 50;
/** Each writes twice a second. */
const COMMENTS = 1000;
const INTERVAL_MS = 10;
const LIKES = 5000;
const LIKES_PER_SECOND = 1000;
const GOAL = 25;
const PERCENTILE = 99;

export async function measureForumWrites(database: Database, sample: Sample): Promise<Finding[]> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    `select id from profiles where name like 'Skribent %' order by id limit $1`,
    [LIKES],
  );
  const people = rows.map(({ id }) => id);
  return [
    ...(await measureComments(database, sample, people.slice(0, WRITERS))),
    ...(await measureLikes(database, sample, people)),
  ];
}

/** The comments are deleted again, so that the next run measures with the same number of comments. */
async function measureComments(
  database: Database,
  { longThreadId: postId }: Sample,
  writers: readonly string[],
): Promise<Finding[]> {
  const { pool } = database;
  await pool.query(
    'create table if not exists bare_comments (id uuid default gen_random_uuid(), user_id uuid, content text)',
  );
  const { rows: before } = await pool.query<{ last_number: number; comment_count: number; last_at: Date }>(
    'select last_number, comment_count, last_at from forum_states where post_id = $1',
    [postId],
  );
  const [state] = before;
  if (!state) throw new Error('The long thread is missing');
  let count = 0;
  const next = () => ({
    userId: writers[(count += 1) % writers.length] ?? '',
    content: `Svar ${count} av många.`,
  });
  const nextText = () => {
    const { userId, content } = next();
    return {
      id: randomUUID(),
      userId,
      text: { content, html: `<p>${content}</p>`, html_version: MARKDOWN_VERSION },
    };
  };
  const bare = await timeAtRate(
    () => {
      const { userId, content } = next();
      return pool.query('insert into bare_comments (user_id, content) values ($1, $2)', [userId, content]);
    },
    { calls: COMMENTS, interval: INTERVAL_MS },
  );
  const times = await timeAtRate(
    () => insertCommentAlone(database, { postId, ...nextText(), replyTo: null, status: 'approved' }),
    { calls: COMMENTS, interval: INTERVAL_MS },
  );
  const { rows } = await pool.query<{ counted: number; numbered: number; stored: number }>(
    `select comment_count - $2 as counted, last_number - $3 as numbered,
            (select count(*)::integer from forum_comments where post_id = $1 and number > $3) as stored
       from forum_states where post_id = $1`,
    [postId, state.comment_count, state.last_number],
  );
  await pool.query('delete from forum_comments where post_id = $1 and number > $2', [
    postId,
    state.last_number,
  ]);
  await pool.query(
    'update forum_states set last_number = $2, comment_count = $3, last_at = $4 where post_id = $1',
    [postId, state.last_number, state.comment_count, state.last_at],
  );
  await pool.query('drop table bare_comments');
  return [
    compareTimes(`a comment while ${WRITERS} write in its thread: p${PERCENTILE}`, {
      time: percentile(times, PERCENTILE),
      reference: { name: 'bare insert', time: percentile(bare, PERCENTILE) },
      goal: GOAL,
    }),
    exactly('comments counted, numbered and stored', Object.values(rows[0] ?? {}), COMMENTS),
  ];
}

/** Everyone likes the same post, as fast as fifty connections can. */
async function measureLikes(
  database: Database,
  { longThreadId: postId }: Sample,
  people: readonly string[],
): Promise<Finding[]> {
  const { pool } = database;
  await pool.query('delete from forum_likes where post_id = $1 and number = 0', [postId]);
  await pool.query('update forum_states set like_count = 0 where post_id = $1', [postId]);
  await pool.query('create table if not exists bare_counter (id integer primary key, likes integer)');
  await pool.query('insert into bare_counter values (1, 0)');
  const bare = await rateOf(people, () =>
    pool.query({ name: 'count', text: 'update bare_counter set likes = likes + 1 where id = 1' }),
  );
  const rate = await rateOf(people, (userId) => insertLike(database, { userId, postId, number: 0 }));
  await pool.query('drop table bare_counter');
  const { rows } = await pool.query<{ counted: number; stored: number }>(
    `select like_count as counted, (select count(*)::integer from forum_likes where post_id = $1 and number = 0) as stored
       from forum_states where post_id = $1`,
    [postId],
  );
  return [
    {
      name: 'likes of one post',
      figure: `${Math.round(rate)}/s`,
      reference: `bare counter ${Math.round(bare)}/s`,
      ratio: rate / bare,
      goal: `≥ ${LIKES_PER_SECOND}/s, or ≥ 0.3 of a bare counter`,
      isMet: rate >= LIKES_PER_SECOND || rate / bare >= 0.3,
    },
    exactly('likes counted and stored', Object.values(rows[0] ?? {}), people.length),
  ];
}

async function rateOf(
  people: readonly string[],
  call: (userId: string) => Promise<unknown>,
): Promise<number> {
  const queue = [...people];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let userId = queue.pop(); userId; userId = queue.pop()) await call(userId);
    }),
  );
  return (people.length * 1000) / (performance.now() - start);
}

function exactly(name: string, figures: readonly number[], expected: number): Finding {
  return {
    name,
    figure: figures.join(', '),
    reference: String(expected),
    goal: 'exactly',
    isMet: figures.every((figure) => figure === expected),
  };
}
