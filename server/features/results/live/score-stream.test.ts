// The stream of scores for visitors.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Score } from '#shared/features/results/schemas.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestStream, readTestStream } from '../../../testing/live-stream.ts';
import { openResults } from '../../../testing/results.ts';
import { publishScore } from '../publish-changed.ts';

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  await openResults(app);
  address = await app.listen();
});
afterAll(() => app.close());

const score: Score = {
  id: crypto.randomUUID(),
  status: 'live',
  homeScore: 12,
  awayScore: 8,
  period: 1,
  homePeriods: [12],
  awayPeriods: [8],
  version: 7,
};

test('a visitor gets new scores, and nothing of what is sent to users', async () => {
  const stream = await readTestStream(`${address}/api/live-results`);
  expect(stream.status).toBe(200);
  await app.services.live.broadcast({ topic: 'forum', postId: 'x' });
  await publishScore(app.services, score);
  expect(await stream.next('result')).toMatchObject(score);
  expect(stream.received).toEqual([]);
  stream.close();
});

test('a page of many matches needs one stream', async () => {
  const stream = await readTestStream(`${address}/api/live-results`);
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const id of ids) await publishScore(app.services, { ...score, id });
  const received: unknown[] = [];
  while (!received.includes(ids.at(-1))) received.push((await stream.next('result'))['id']);
  // They come after the latest score of a match of another test.
  expect(received.slice(-ids.length)).toEqual(ids);
  stream.close();
});

test('a stream begins with the latest score of each match, which its page may not have', async () => {
  await publishScore(app.services, { ...score, homeScore: 14, version: 8 });
  const stream = await readTestStream(`${address}/api/live-results`);
  const first: unknown[] = [];
  while (!first.includes(8)) first.push((await stream.next('result'))['version']);
  const second = await readTestStream(`${address}/api/live-results`);
  await publishScore(app.services, { ...score, homeScore: 16, version: 9 });
  const versions: unknown[] = [];
  while (!versions.includes(9)) {
    const { id, version } = await second.next('result');
    if (id === score.id) versions.push(version);
  }
  expect(versions).toEqual([8, 9]);
  stream.close();
  second.close();
});

test('the stream closes with the page of results', async () => {
  const { database, bus } = app.services;
  const stream = await readTestStream(`${address}/api/live-results`);
  await database.pool.query(`update page_settings set is_enabled = false where page_name = 'news'`);
  await bus.publish({ topic: 'page-settings', id: 'news' });
  await stream.ended;
  expect((await readTestStream(`${address}/api/live-results`)).status).toBe(403);
  await openResults(app);
});

test('a signed-in user gets no score while the page of results is closed, only that a match has changed', async () => {
  const { database, bus } = app.services;
  const { cookie } = await app.person();
  const stream = await openTestStream(address, cookie);
  await stream.next('hello');
  await publishScore(app.services, score);
  expect(await stream.next('result')).toMatchObject(score);
  await database.pool.query(`update page_settings set is_enabled = false where page_name = 'news'`);
  await bus.publish({ topic: 'page-settings', id: 'news' });
  await publishScore(app.services, { ...score, homeScore: 18, version: 10 });
  expect(await stream.next('result')).toEqual({ topic: 'result', id: score.id, position: undefined });
  stream.close();
  await openResults(app);
});
