// The forum over HTTP: its cached page against a fixed response, and a comment on its way to other readers against a chat
// message on its way to its recipient.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { LONG_THREAD_TITLE, seedLoadTestForum } from '../../server/database/seed/load-test-forum.ts';
import { measureCachedPage } from '../support/against-fixed.ts';
import { addPeople, agent, BENCH_SECRET, listen, type Person, post } from '../support/live-people.ts';
import { type Finding, percentile } from '../support/report.ts';
import { type BenchSite, openBenchSite } from '../support/site.ts';

const POSTS = 2000;
const COMMENTS = 20_000;
/** Each user may write at most 60 comments in ten minutes. */
const WRITERS = 10;
const READERS = 50;
const ROUNDS = 4;
const PER_ROUND = 40;
const INTERVAL_MS = 50;
const GOAL = 1.5;

export async function measureForumSite(): Promise<Finding[]> {
  const site = await openBenchSite(0, { SECRET: BENCH_SECRET });
  try {
    await seedLoadTestForum(site.database, { posts: POSTS, comments: COMMENTS });
    await turnModerationOff(site);
    return [await measureCachedPage(site, '/forum'), ...(await measureDelivery(site))];
  } finally {
    agent.destroy();
    await site.close();
  }
}

/** Turns moderation of new texts off, and publishes the change, because the server has cached the settings. */
async function turnModerationOff({ database }: BenchSite): Promise<void> {
  await database.pool.query('update site_settings set forum_held_posts = 0, forum_holds_links = false');
  const notice = { topic: 'site-settings', id: 'site-settings' };
  await database.pool.query("select pg_notify('baskettorget', $1)", [
    JSON.stringify({ from: 'bench', notice }),
  ]);
}

interface Route {
  send: (index: number) => Promise<string>;
  /** How many readers receive each marker. */
  readers: number;
  /** When each marker arrived, at each of its readers. */
  arrivals: Map<string, number[]>;
}

async function measureDelivery(site: BenchSite): Promise<Finding[]> {
  const people = await addPeople(site, WRITERS + READERS);
  const [writers, readers] = [people.slice(0, WRITERS), people.slice(WRITERS)];
  const [comments, messages] = [
    await openComments(site, { writers, readers }),
    await openMessages(site, { writers, readers }),
  ];
  const times: Record<'comments' | 'messages', number[][]> = { comments: [], messages: [] };
  await sendRound(comments, 5);
  await sendRound(messages, 5);
  // In alternation, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.comments.push(...(await sendRound(comments, PER_ROUND)));
    times.messages.push(...(await sendRound(messages, PER_ROUND)));
  }
  // A message has one reader, but the last of fifty readers of a comment waits until the comment is written to the others.
  const measured = [
    { name: `a comment → each of ${READERS} other readers`, all: times.comments.flat() },
    { name: `a comment → the last of ${READERS}`, all: times.comments.map((each) => Math.max(...each)) },
  ];
  return measured.flatMap(({ name, all }) =>
    [50, 95].map((rank) => {
      const [figure, reference] = [percentile(all, rank), percentile(times.messages.flat(), rank)];
      return {
        name: `${name}, p${rank}`,
        figure: `${figure.toFixed(1)} ms`,
        reference: `a message ${reference.toFixed(1)} ms`,
        ratio: figure / reference,
        goal: `≤ ${GOAL} × a message`,
        isMet: figure <= GOAL * reference,
      };
    }),
  );
}

type People = Record<'writers' | 'readers', Person[]>;

/** The marker of a comment is its number in the event: comments of a thread are numbered one after the other. */
async function openComments({ address, database }: BenchSite, { writers, readers }: People): Promise<Route> {
  const { rows } = await database.pool.query<{ id: string; last_number: number }>(
    'select id, last_number from forum_posts join forum_states on post_id = id where title = $1',
    [LONG_THREAD_TITLE],
  );
  const [thread] = rows;
  if (!thread) throw new Error('The long thread is missing');
  let number = thread.last_number;
  const arrivals = new Map<string, number[]>();
  for (const { cookie } of readers)
    await listen(`${address}/api/me/live`, { cookie }, noteIn(arrivals), /"number":\d+/g);
  return {
    readers: readers.length,
    arrivals,
    async send(index) {
      const marker = `"number":${(number += 1)}`;
      const content = `Svar ${crypto.randomUUID()}`;
      await post(`${address}/api/forum-posts/${thread.id}/comments`, cookieOf(writers, index), { content });
      return marker;
    },
  };
}

async function openMessages({ address }: BenchSite, { writers, readers }: People): Promise<Route> {
  const arrivals = new Map<string, number[]>();
  const threadIds: string[] = [];
  for (const [index, { cookie }] of writers.entries()) {
    const to = readers[index];
    if (!to) throw new Error('There are too few people');
    const response = await fetch(`${address}/api/messages`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ recipientId: to.id, subject: 'Hej', content: 'Hej!' }),
    });
    threadIds.push(((await response.json()) as { threadId: string }).threadId);
    await listen(`${address}/api/me/live`, { cookie: to.cookie }, noteIn(arrivals));
  }
  return {
    readers: 1,
    arrivals,
    async send(index) {
      const marker = `#${crypto.randomUUID()}#`;
      const body = { messageId: crypto.randomUUID(), content: `Hej ${marker}` };
      const threadId = threadIds[index % threadIds.length];
      await post(`${address}/api/threads/${threadId}/messages`, cookieOf(writers, index), body);
      return marker;
    },
  };
}

function noteIn(arrivals: Route['arrivals']): (marker: string, at: number) => void {
  return (marker, at) => arrivals.set(marker, [...(arrivals.get(marker) ?? []), at]);
}

function cookieOf(writers: readonly Person[], index: number): string {
  return writers[index % writers.length]?.cookie ?? '';
}

/**
 * Returns the milliseconds from before each request until its marker was received, by each reader. Sends one at a time, because
 * comments are numbered in this order.
 */
async function sendRound({ send, readers, arrivals }: Route, count: number): Promise<number[][]> {
  const times: number[][] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const marker = await send(index);
    const deadline = performance.now() + 5000;
    const seen = () => arrivals.get(marker) ?? [];
    while (seen().length < readers && performance.now() < deadline) await pause(1);
    await pause(INTERVAL_MS);
    if (seen().length < readers) throw new Error(`${marker} was not seen by all`);
    times.push(seen().map((at) => at - start));
  }
  return times;
}
