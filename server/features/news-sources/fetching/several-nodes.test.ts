// The fetch job on two nodes, one of which is killed: while a source has not answered, and between two batches of its articles.
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type FeedServer, openFeedServer } from '../../../testing/outside/feed-server.ts';
import { item, rss } from '../../../testing/samples/feeds/unusual-feed.ts';
import { runServer, type ServerProcess } from '../../../testing/server-process.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { urlKeyOf } from '../feed/url-key.ts';

let feeds: FeedServer;
let database: TestDatabase;
/** The node that the first test leaves running for the second, since a start takes seconds. */
let left: ServerProcess;

beforeAll(async () => {
  [feeds, database] = [await openFeedServer(), await createTestDatabase()];
});
afterAll(async () => {
  await database.drop();
  await feeds.close();
});
beforeEach(() => query('truncate news, news_sources, news_fetch_runs, news_fetch_log cascade'));

const query = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[];
async function run() {
  const dataDir = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'fetch-')), 'data');
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, FETCH_LOOPBACK: 'on', LOG_LEVEL: 'silent' };
  const server = runServer(env);
  await server.address;
  return server;
}
/** Starts four fetches at once, as the schedules of several nodes and several admins may do. */
const startFour = () =>
  query(`select graphile_worker.add_job('fetch-due-news', '{}') from generate_series(1, 4)`);
const requests = () => ['/a', '/b', '/slow'].map((at) => feeds.requestsTo(at).length);

test('requests each source once over all nodes, and another node continues the run of a killed one', async () => {
  for (const at of ['/a', '/b']) feeds.serve(at, rss(item(`Nytt i ${at}`, `${at}/1`)));
  feeds.serve('/slow', () => undefined);
  const [killed, next] = [await run(), await run()];
  // The second node is paused, not started later: a start may take longer than a source has to answer.
  next.process.kill('SIGSTOP');
  try {
    await query(
      `insert into news_sources (name, url, category) select at, '${feeds.url}' || at, 'NBA' from unnest(array['/a', '/b', '/slow']) as at`,
    );
    await startFour();
    await waitFor(() => expect(requests()).toEqual([1, 1, 1]));
  } finally {
    next.process.kill('SIGCONT');
  }
  await startFour();
  await waitFor(async () =>
    expect(await query(`select from graphile_worker.jobs where task_identifier = 'fetch-due-news'`)).toEqual(
      [],
    ),
  );
  expect(requests()).toEqual([1, 1, 1]);
  expect(await query('select from news_fetch_runs')).toHaveLength(1);

  // The counts show that the node has stored the results of two sources.
  const counts = 'select sources_done, total_created from news_fetch_runs';
  await waitFor(async () => expect(await query(counts)).toEqual([{ sources_done: 2, total_created: 2 }]));

  feeds.serve('/slow', rss(item('Sent men säkert', '/slow/1')));
  killed.process.kill('SIGKILL');
  await killed.ended;
  const progress =
    'select sources_done, total_created, finished_at is not null as is_finished from news_fetch_runs';
  await waitFor(async () =>
    expect(await query(progress)).toEqual([{ sources_done: 3, total_created: 3, is_finished: true }]),
  );
  expect(requests()).toEqual([1, 1, 2]);
  left = next;
});

test('counts the articles that a killed node stored of a source', async () => {
  // Two batches; the second one waits for an article that another transaction is writing.
  const items = Array.from({ length: 600 }, (_, at) => item(`Match ${at} avgjord`, `/large/${at}`));
  feeds.serve('/large', rss(items.join('')));
  await query(`insert into news_sources (name, url, category) values ('Stor', '${feeds.url}/large', 'NBA')`);
  const writer = await database.pool.connect();
  await writer.query('begin');
  await writer.query(
    `insert into news (title, excerpt, category, url_key) values ('Skrivs', '', 'NBA', $1)`,
    [urlKeyOf(new URL(`${feeds.url}/large/599`))],
  );
  const counts = 'select total_created, finished_at is not null as is_finished from news_fetch_runs';
  const killed = left;
  await query(`select graphile_worker.add_job('fetch-due-news', '{}')`);
  await waitFor(async () =>
    expect(await query(counts)).toEqual([{ total_created: 500, is_finished: false }]),
  );
  killed.process.kill('SIGKILL');
  await killed.ended;
  await writer.query('rollback');
  writer.release();

  const next = await run();
  await waitFor(async () => expect(await query(counts)).toEqual([{ total_created: 600, is_finished: true }]));
  expect(await query('select count(*) as articles from news')).toEqual([{ articles: 600 }]);
  expect(await query('select items_found, items_processed from news_fetch_log')).toEqual([
    { items_found: 600, items_processed: 600 },
  ]);
  next.process.kill('SIGTERM');
  await next.ended;
});
