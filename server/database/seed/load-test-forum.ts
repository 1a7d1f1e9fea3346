// Any number of posts and comments for load tests, written by PostgreSQL itself: most of them recent, one thread very long.
import type pg from 'pg';
import type { Database } from '../connection.ts';
import { termsOfPost } from '../forum-terms.ts';
import { MARKDOWN_VERSION } from '../../core/markdown/markdown.ts';
import { documentTerms, WORDS_VERSION } from '../../core/search/document-terms.ts';
import { COMMENT_TERMS_VERSION } from '../forum-comment-terms.ts';
import { composeLoadTestPosts } from './load-test-posts.ts';

const LONG_THREAD_COMMENTS = 10_000;
export const LONG_THREAD_TITLE = 'Tråden som aldrig tar slut';

const POSTS_PER_PERSON = 20;
const MONTHS = 36;
/** Number of different texts; each post also has a unique term. */
const TEXTS = 4000;
const UNANSWERED = 0.25;
const LIKES_PER_POST = 2;

const tables = ['forum_posts', 'forum_states', 'forum_comments', 'forum_comment_words', 'forum_likes'];

interface Seeding {
  posts: number;
  /** Approximate, because the number of comments varies by post. */
  comments: number;
  /** From -1 to 1. */
  seed?: number;
}

/**
 * Inserts posts and comments of invented people, all or nothing, and rebuilds the indexes at the end. Foreign keys are not checked
 * meanwhile, for which the role must be a superuser, as the embedded database's owner is.
 */
export async function seedLoadTestForum(database: Database, seeding: Seeding): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query('set local synchronous_commit = off');
    await client.query('set local session_replication_role = replica');
    await client.query('set local statement_timeout = 0');
    const rebuilds = await dropIndexes(client);
    await writeForum(client, seeding);
    for (const rebuild of rebuilds) await client.query(rebuild);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await database.pool.query(`vacuum (analyze) ${tables.join(', ')}`);
}

/** Drops indexes, and constraints that have one and nothing refers to; returns the statements that create them again. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select 'alter table ' || conrelid::regclass || ' drop constraint ' || conname as drop,
            'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) as create
       from pg_constraint as own where conrelid = any($1::regclass[]) and contype in ('p', 'u') and not exists (
              select from pg_constraint as other where other.contype = 'f' and other.conindid = own.conindid)
     union all
     select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
      where indrelid = any($1::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ create }) => create);
}

async function writeForum(client: pg.PoolClient, { posts, comments, seed = 0.5 }: Seeding): Promise<void> {
  const people = Math.max(100, Math.ceil(posts / POSTS_PER_PERSON));
  const mean = Math.max(0, comments - LONG_THREAD_COMMENTS) / Math.max(1, posts - 1) / (1 - UNANSWERED);
  const texts = composeLoadTestPosts(TEXTS).map((post, number) =>
    Object.assign(post, {
      number,
      terms: termsOfPost(post),
      replyTerms: documentTerms([{ text: post.reply, level: 'body' }]),
    }),
  );
  await client.query('select setseed($1)', [seed]);
  await client.query(
    `create temp table load_texts on commit drop as
       select number, title, content, category, terms, reply,
              array_to_tsvector("replyTerms") as reply_words
         from json_to_recordset($1) as text (number integer, title text, content text, category text, terms text[],
              reply text, "replyTerms" text[])`,
    [JSON.stringify(texts)],
  );
  await client.query(
    `create temp table load_people on commit drop as
       select number, gen_random_uuid() as id from generate_series(0, $1::integer - 1) as number`,
    [people],
  );
  await client.query(
    `insert into profiles (id, email, email_verified, name, birth_year, is_sample)
     select id, id || '@exempel.se', true, 'Skribent ' || number, 1990, true from load_people`,
  );
  // The first post is the long thread; the others are the older, the higher their number.
  await client.query(
    `create temp table load_posts on commit drop as
       select number, gen_random_uuid() as id,
              now() - make_interval(secs => case number when 1 then 60 * 86400.0
                else (number / $1::float8) ^ 1.2 * ${MONTHS} * 30.4 * 86400 end) as created_at,
              case when number = 1 then ${LONG_THREAD_COMMENTS} when random() < ${UNANSWERED} then 0
                   else floor(-ln(1 - random()) * $2::float8)::integer end as comments,
              (number * 7919::bigint % ${TEXTS})::integer as text_number,
              (number * 104729::bigint % $3::integer)::integer as person_number,
              floor(random() * ${2 * LIKES_PER_POST + 1})::integer as likes,
              random() * 20 * 86400 as seconds
         from generate_series(1, $1::integer) as number`,
    [posts, mean, people],
  );
  await client.query(
    `update load_posts set seconds = least(seconds, extract(epoch from now() - created_at)),
                           comments = case when number = 1 then comments else least(comments, 5000) end`,
  );
  await client.query(
    `update load_posts set seconds = extract(epoch from now() - created_at) where number = 1`,
  );
  for (const table of ['load_texts (number)', 'load_people (number)'])
    await client.query(`create index on ${table}`);
  for (const table of ['load_texts', 'load_people', 'load_posts']) await client.query(`analyze ${table}`);
  await writePosts(client);
  await writeComments(client, people);
  await writeLikes(client, people);
}

async function writePosts(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into forum_posts (id, user_id, title, content, html, html_version, category, created_at, words, words_version)
     select post.id, load_people.id, case post.number when 1 then $1 else title end, content || ' Kx' || post.number || '.',
            '<p>' || content || ' Kx' || post.number || '.</p>', $3::integer, category, created_at,
            array_to_tsvector(terms || ('kx' || post.number)), $2::integer
       from load_posts as post join load_texts on load_texts.number = text_number
       join load_people on load_people.number = person_number`,
    [LONG_THREAD_TITLE, WORDS_VERSION, MARKDOWN_VERSION],
  );
  await client.query(
    `insert into forum_states (post_id, category, status, is_pinned, is_locked, created_at, last_at, last_number,
                               comment_count, like_count)
     select post.id, category, case when post.number % 200 = 199 then 'pending' else 'approved' end,
            post.number between 2 and 4, post.number % 500 = 7, created_at,
            created_at + make_interval(secs => case when comments > 0 then seconds else 0 end), comments, comments, likes
       from load_posts as post join load_texts on load_texts.number = text_number`,
  );
}

async function writeComments(client: pg.PoolClient, people: number): Promise<void> {
  await client.query(
    `insert into forum_comments (post_id, number, user_id, content, html, html_version, created_at)
     select post.id, place, load_people.id, reply, '<p>' || reply || '</p>', $2::integer,
            created_at + make_interval(secs => seconds * (place / comments::float8) ^ 1.5)
       from load_posts as post cross join lateral generate_series(1, comments) as place
       join load_people on load_people.number = (post.number * 31::bigint + place * 7919::bigint) % $1::integer
       join load_texts on load_texts.number = (post.number + place) % ${TEXTS}`,
    [people, MARKDOWN_VERSION],
  );
  await client.query(
    `insert into forum_comment_words (post_id, number, created_at, words, words_version)
     select comment.post_id, comment.number, comment.created_at, reply_words, $1::integer
       from forum_comments as comment join load_posts as post on post.id = comment.post_id
       join load_texts on load_texts.number = (post.number + comment.number) % ${TEXTS}`,
    [COMMENT_TERMS_VERSION],
  );
}

async function writeLikes(client: pg.PoolClient, people: number): Promise<void> {
  await client.query(
    `insert into forum_likes (user_id, post_id, number, created_at)
     select load_people.id, post.id, 0, created_at + make_interval(secs => seconds * place / likes)
       from load_posts as post cross join lateral generate_series(1, likes) as place
       join load_people on load_people.number = (post.number * 17::bigint + place * 13::bigint) % $1::integer`,
    [people],
  );
}
