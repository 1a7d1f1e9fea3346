// The measured ways to read the forum: each list and order, pages of a long thread, searches, and the content beside the list.
import { ORPCError } from '@orpc/server';
import type { PostSearch } from '../../shared/features/forum/list/contract.ts';
import { POST_SORTS, type PostSort } from '../../shared/features/forum/rules.ts';
import { pageOfComment } from '../../shared/features/forum/thread/comment-pages.ts';
import type { Database } from '../../server/database/connection.ts';
import { LONG_THREAD_TITLE } from '../../server/database/seed/load-test-forum.ts';
import { countRecent, listUnread } from '../../server/features/forum/list/activity-queries.ts';
import { findActivity, findPosts } from '../../server/features/forum/list/find-posts.ts';
import { listItems } from '../../server/features/forum/moderation/moderation-queries.ts';
import { findComments, findPost } from '../../server/features/forum/thread/read-thread.ts';

export interface ForumShape {
  name: string;
  /** The simplest statement of the same kind, with which the shape is compared. */
  reference: 'list' | 'thread';
  /** A search is measured over fewer connections, because searches have a queue with a lower concurrency. */
  isSearch?: boolean;
  read: (database: Database, sample: Sample) => Promise<unknown>;
}

export interface Sample {
  longThreadId: string;
  readerId: string;
  newestIds: string[];
  /** The cursor in the middle of each order. */
  middles: Record<PostSort, string>;
}

const viewer = { role: 'admin' } as const;
const category = 'Träningstips';
const queueEntry = () => ({});

/** Synonyms, statistics and activity are loaded once for each database, as on a running site. */
const memories = new WeakMap<Database, Map<string, Promise<unknown>>>();
function answerCacheOf(database: Database) {
  const answers = memories.get(database) ?? new Map<string, Promise<unknown>>();
  memories.set(database, answers);
  return {
    getOrLoad(name: string, _topic: string, load: () => Promise<unknown>): Promise<unknown> {
      const answer = answers.get(name) ?? load();
      answers.set(name, answer);
      return answer;
    },
  };
}

/** A search that is canceled counts as long as it has taken. */
async function find(database: Database, search: PostSearch): Promise<void> {
  const services = { database, answerCache: answerCacheOf(database), queueEntry };
  await findPosts(services as unknown as Parameters<typeof findPosts>[0], search).catch((error: unknown) => {
    if (!(error instanceof ORPCError) || error.code !== 'SERVICE_UNAVAILABLE') throw error;
  });
}

const lists: ForumShape[] = POST_SORTS.flatMap((sort) => [
  { name: sort, reference: 'list' as const, read: (database) => find(database, { sort }) },
  {
    name: `${sort}, a category`,
    reference: 'list' as const,
    read: (database) => find(database, { sort, category }),
  },
  {
    name: `${sort}, deep page`,
    reference: 'list' as const,
    read: (database, { middles }) => find(database, { sort, after: middles[sort] }),
  },
  {
    name: `${sort}, deep page of a category`,
    reference: 'list' as const,
    read: (database, { middles }) => find(database, { sort, category, after: middles[sort] }),
  },
]);

const threads: ForumShape[] = [10, 5000, 9990].map((number) => ({
  name: `thread at comment ${number}`,
  reference: 'thread' as const,
  read: async (database, { longThreadId: id, readerId }) => {
    const reader = { database, viewer: { id: readerId, role: 'user' } } as Parameters<typeof findPost>[0];
    await Promise.all([findPost(reader, id), findComments(reader, { id, page: pageOfComment(number) })]);
  },
}));

const searches: ForumShape[] = Object.entries({
  'common word': 'skor',
  'two common words': 'lag träning',
  'two words': 'betong garage',
  'rare word': 'kx4711',
  'word of few posts': 'hw123',
  'common and rare word': 'skor kx4711',
  'absent word': 'xqzzyk',
  phrase: '"håller mer"',
  'one letter': 's',
}).map(([name, search]) => ({
  name: `search: ${name}`,
  reference: 'list',
  isSearch: true,
  read: (database) => find(database, { search }),
}));

const beside: ForumShape[] = [
  {
    name: 'search: common word, a category',
    reference: 'list',
    isSearch: true,
    read: (database) => find(database, { search: 'skor', category }),
  },
  {
    name: 'search: common word, popular',
    reference: 'list',
    isSearch: true,
    read: (database) => find(database, { search: 'skor', sort: 'popular' }),
  },
  {
    name: 'unread marks of a page',
    reference: 'list',
    read: (database, { readerId, newestIds }) => listUnread(database, { userId: readerId, ids: newestIds }),
  },
  {
    name: 'activity beside the list',
    reference: 'list',
    read: (database) =>
      findActivity({ database, answerCache: answerCacheOf(database) } as unknown as Parameters<
        typeof findActivity
      >[0]),
  },
  { name: 'moderators: all', reference: 'list', read: (database) => listItems(database, { viewer }) },
  {
    name: 'moderators: waiting',
    reference: 'list',
    read: (database) => listItems(database, { viewer, status: 'pending' }),
  },
  {
    name: 'moderators: reported',
    reference: 'list',
    read: (database) => listItems(database, { viewer, reported: 'yes' }),
  },
  {
    name: 'moderators: a category',
    reference: 'list',
    read: (database) => listItems(database, { viewer, category }),
  },
];

export const forumShapes: readonly ForumShape[] = [...lists, ...threads, ...searches, ...beside];

/** The references: a page of the posts with the latest comments, and fifty comments by their numbers. */
export const simplest = {
  list: ({ pool }: Database, _sample: Sample) =>
    pool.query({
      name: 'latest',
      text: `select json_agg(json_build_object('id', post.id, 'title', title, 'text', left(content, 1000), 'author', name,
                'lastAt', last_at, 'comments', comment_count) order by last_at desc)::text
               from (select post_id, last_at, comment_count from forum_states where is_public
                      order by is_pinned desc, last_at desc, post_id desc limit 24) as page
               join forum_posts as post on post.id = page.post_id left join profiles on profiles.id = post.user_id`,
    }),
  thread: ({ pool }: Database, { longThreadId }: Sample) =>
    pool.query({
      name: 'fifty-comments',
      text: `select json_agg(json_build_object('number', number, 'text', content, 'author', name) order by number)::text
               from forum_comments left join profiles on profiles.id = forum_comments.user_id
              where post_id = $1 and number between 5001 and 5050`,
      values: [longThreadId],
    }),
};

const columns = {
  activity: 'last_at',
  newest: 'created_at',
  popular: 'popularity',
  unanswered: 'created_at',
};

export async function readSample(database: Database): Promise<Sample> {
  await countRecent(database);
  const middles = { activity: '', newest: '', popular: '', unanswered: '' };
  for (const sort of POST_SORTS) middles[sort] = await findMiddle(database, sort);
  const { pool } = database;
  const { rows: posts } = await pool.query<{ id: string; user_id: string }>(
    'select id, user_id from forum_posts where title = $1',
    [LONG_THREAD_TITLE],
  );
  const newest = await pool.query<{ id: string }>(
    'select post_id as id from forum_states where is_public order by last_at desc limit 24',
  );
  return {
    longThreadId: posts[0]?.id ?? '',
    readerId: posts[0]?.user_id ?? '',
    newestIds: newest.rows.map(({ id }) => id),
    middles,
  };
}

async function findMiddle({ pool }: Database, sort: PostSort): Promise<string> {
  const key = columns[sort];
  const shown = sort === 'popular' ? key : `(extract(epoch from ${key}) * 1000000)::bigint`;
  const listed = sort === 'unanswered' ? 'is_public and comment_count = 0' : 'is_public';
  const { rows } = await pool.query<{ cursor: string }>(
    `select '${sort.slice(0, 1)}' || is_pinned::integer || '.' || ${shown} || '.' || post_id as cursor from forum_states
      where ${listed} order by is_pinned desc, ${key} desc, post_id desc
     offset (select count(*) / 2 from forum_states where ${listed}) limit 1`,
  );
  return rows[0]?.cursor ?? '';
}
