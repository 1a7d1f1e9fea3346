// The stream of visitors: which events it has, how it begins, closed pages, lost notices, several servers and limits.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Score } from '#shared/features/results/schemas.ts';
import { publishScore } from '../../features/results/publish-changed.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertPostRow, openForum } from '../../testing/forum.ts';
import { openTestStream, readTestStream, type TestStream } from '../../testing/live-stream.ts';
import { openResults } from '../../testing/results.ts';
import { type Notice, openBus } from '../bus/bus.ts';
import { createLogger } from '../process/logger.ts';
import { startEventStream } from './event-stream.ts';
import { openPublicLive } from './public-live.ts';

let app: TestApp;
let address: string;
let admin: Person;
const streams: TestStream[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await app.person('admin');
});
beforeEach(async () => {
  await openForum(app);
  await openResults(app);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => app.close());

async function listen(): Promise<TestStream> {
  const stream = await readTestStream(`${address}/api/live`);
  streams.push(stream);
  return stream;
}

const newScore = (): Score => ({
  id: crypto.randomUUID(),
  status: 'live',
  homeScore: 12,
  awayScore: 8,
  period: 1,
  homePeriods: [12],
  awayPeriods: [8],
  version: 7,
});

const turn = (page: PageName, isEnabled: boolean) =>
  app.call('PATCH', `/api/admin/page-settings/${page}`, { as: admin, body: { isEnabled } });

test('a visitor gets new scores, and nothing of what is sent to users', async () => {
  const stream = await listen();
  expect(stream.status).toBe(200);
  expect(await stream.next('hello')).toMatchObject({ isFresh: false });
  const { services } = app;
  await services.live.broadcast({ topic: 'not-declared', id: 'x' });
  await services.live.publishEphemeral(admin.id, { topic: 'waiting' });
  const score = newScore();
  await publishScore(services, score);
  expect(await stream.nextWith({ topic: 'result', id: score.id })).toMatchObject(score);
  expect(stream.received.filter(({ topic }) => topic === 'not-declared' || topic === 'waiting')).toEqual([]);
});

test('of a new comment a visitor gets ids and its number, also of one by a minor, and nothing while it waits', async () => {
  const { database } = app.services;
  const minor = await app.person();
  await database.pool.query('update profiles set birth_year = $2 where id = $1', [
    minor.id,
    new Date().getFullYear() - 15,
  ]);
  const postId = await insertPostRow(database, { userId: minor.id });
  const stream = await listen();
  const comment = (as: Person, content: string) =>
    app.call('POST', `/api/forum-posts/${postId}/comments`, { as, body: { content } });
  await database.pool.query(`update profiles set created_at = now() - interval '30 days'`);
  expect((await comment(minor, 'Zonen funkar bäst mot snabba lag')).status).toBe(201);
  expect(await stream.nextWith({ topic: 'forum', postId })).toEqual({
    topic: 'forum',
    postId,
    number: 1,
    position: undefined,
  });
  await database.pool.query('update site_settings set forum_held_posts = 1');
  await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
  expect((await comment(await app.person(), 'Min första kommentar')).status).toBe(201);
  expect((await comment(minor, 'Men inte mot skyttar')).status).toBe(201);
  expect(await stream.nextWith({ topic: 'forum', postId })).toMatchObject({ number: 3 });
});

test('a stream begins with the latest event about each thing, which its page may not have', async () => {
  const score = newScore();
  await publishScore(app.services, { ...score, homeScore: 14, version: 8 });
  const first = await listen();
  expect(await first.nextWith({ topic: 'result', id: score.id })).toMatchObject({ version: 8 });
  await publishScore(app.services, { ...score, homeScore: 16, version: 9 });
  await first.nextWith({ topic: 'result', version: 9 });
  const second = await listen();
  expect((await second.next('hello'))['coveredMs']).toBeGreaterThan(0);
  expect(await second.nextWith({ topic: 'result', id: score.id })).toMatchObject({ version: 9 });
});

test('a visitor gets the setting of a page that is closed, and no event of that page until it is open', async () => {
  const stream = await listen();
  const before = newScore();
  await publishScore(app.services, before);
  await stream.nextWith({ topic: 'result', id: before.id });
  await turn('news', false);
  expect(await stream.nextWith({ topic: 'page-settings', pageName: 'news' })).toMatchObject({
    isEnabled: false,
    disabledMessage: expect.any(String),
    reopensAt: null,
  });
  const meanwhile = newScore();
  await publishScore(app.services, meanwhile);
  const late = await listen();
  await turn('news', true);
  for (const one of [stream, late]) await one.nextWith({ topic: 'page-settings', isEnabled: true });
  const after = newScore();
  await publishScore(app.services, after);
  for (const one of [stream, late]) {
    expect(await one.next('result')).toMatchObject({ id: after.id });
    expect(one.received.filter(({ topic }) => topic === 'result')).toEqual([]);
  }
});

test('sends on one server what is broadcast through another, and nothing of a page that was closed there', async () => {
  const { database } = app.services;
  const { url } = database as typeof database & { url: string };
  const elsewhere = await openBus({ databaseUrl: url }, createLogger('silent'));
  const broadcast = (event: object) =>
    elsewhere.publish({ topic: 'live-broadcast', id: JSON.stringify(event) });
  const stream = await listen();
  const postId = crypto.randomUUID();
  await broadcast({ topic: 'forum', postId, number: 1 });
  expect(await stream.nextWith({ topic: 'forum', postId })).toMatchObject({ number: 1 });
  await database.pool.query(`update page_settings set is_enabled = false where page_name = 'forum'`);
  await elsewhere.publish({ topic: 'page-settings', id: 'forum' });
  await broadcast({ topic: 'forum', postId, number: 2 });
  await broadcast({ topic: 'tournaments' });
  await stream.next('tournaments');
  expect(stream.received.filter(({ topic }) => topic === 'forum')).toEqual([]);
  await elsewhere.close();
});

test('clubs and associations close together, with an event each', async () => {
  const stream = await listen();
  await turn('clubs', false);
  const isClosing = { topic: 'page-settings', isEnabled: false };
  const names = [
    (await stream.nextWith(isClosing))['pageName'],
    (await stream.nextWith(isClosing))['pageName'],
  ];
  expect(names.toSorted()).toEqual(['associations', 'clubs']);
  await turn('clubs', true);
});

test('a signed-in user gets no score while the page of results is closed, only that a match has changed', async () => {
  const stream = await openTestStream(address, (await app.person()).cookie);
  streams.push(stream);
  await stream.next('hello');
  const score = newScore();
  await publishScore(app.services, score);
  expect(await stream.next('result')).toMatchObject(score);
  await turn('news', false);
  await publishScore(app.services, { ...score, homeScore: 18, version: 10 });
  expect(await stream.next('result')).toEqual({ topic: 'result', id: score.id, position: undefined });
});

/** Opens a stream as a client of a proxy does. */
const from = (ip: string) =>
  new Promise<{ status: string; socket: Socket }>((done) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.once('data', (head) => done({ socket, status: String(head).slice(9, 12) }));
    socket.write(`GET /api/live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\n\r\n`);
  });

test('a network may open a thousand streams, and others are not affected', async () => {
  const opened: Awaited<ReturnType<typeof from>>[] = [];
  try {
    for (let tens = 0; tens < 100; tens += 1)
      opened.push(...(await Promise.all(Array.from({ length: 10 }, () => from(`10.1.2.${tens}`)))));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set(['200']));
    opened.push(await from('10.1.2.200'), await from('10.1.3.1'));
    expect(opened.slice(-2).map(({ status }) => status)).toEqual(['429', '200']);
    opened[0]?.socket.destroy();
    const retry = async () => {
      const again = await from('10.1.2.201');
      opened.push(again);
      return again.status;
    };
    await expect.poll(retry).toBe('200');
  } finally {
    for (const { socket } of opened) socket.destroy();
  }
});

/** The streams without the site: an event is broadcast, a notice is received, and a page is closed, by call. */
async function openAlone() {
  const broadcasts = new Set<(event: object) => void>();
  const notices = new Set<(notice: Notice | null) => void>();
  const seen: string[] = [];
  const closed: PageName[] = [];
  const settings = { areUnreadable: false };
  const publicLive = openPublicLive({
    live: {
      onBroadcast(listener) {
        broadcasts.add(listener);
        return () => broadcasts.delete(listener);
      },
    },
    bus: {
      subscribe(listener) {
        notices.add(listener);
        return () => notices.delete(listener);
      },
    },
    logger: createLogger('silent'),
    events: { result: { closedWith: 'news', about: 'id' }, settings: {} },
    async listClosedPages() {
      if (settings.areUnreadable) throw new Error('The database does not answer');
      return closed;
    },
    noteReader: (_request, ip) => void seen.push(ip),
  });
  const server = createServer((_request, response) => {
    startEventStream(response, {});
    publicLive.join(response, { ip: '10.0.0.1', closed: new Set() });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const url = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
  return {
    publicLive,
    settings,
    seen,
    open: () => readTestStream(url),
    broadcast: (event: object) => {
      for (const listener of broadcasts) listener(event);
    },
    notify: (notice: Notice | null) => {
      for (const listener of notices) listener(notice);
    },
    async close() {
      publicLive.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('browsers fetch their pages again when notices may have been lost, and later ones are not sent what was before', async () => {
  const alone = await openAlone();
  const stream = await alone.open();
  expect(await stream.next('hello')).toMatchObject({ isFresh: false });
  alone.broadcast({ topic: 'result', id: 'a' });
  await stream.next('result');
  alone.notify(null);
  expect(await stream.next('hello')).toMatchObject({ isFresh: true });
  const later = await alone.open();
  expect((await later.next('hello'))['coveredMs']).toBeLessThan(60_000);
  alone.broadcast({ topic: 'result', id: 'b' });
  expect(await later.next('result')).toMatchObject({ id: 'b' });
  await alone.close();
  await stream.ended;
});

test('an event whose page may be closed is not sent while the settings cannot be read; browsers fetch their pages again', async () => {
  const alone = await openAlone();
  const stream = await alone.open();
  await stream.next('hello');
  alone.settings.areUnreadable = true;
  alone.broadcast({ topic: 'result', id: 'a' });
  expect(await stream.next('hello')).toMatchObject({ isFresh: true });
  alone.settings.areUnreadable = false;
  alone.broadcast({ topic: 'result', id: 'b' });
  expect(await stream.next('result')).toMatchObject({ id: 'b' });
  await alone.close();
});

test('a browser that does not read is disconnected', async () => {
  const alone = await openAlone();
  const reading = await alone.open();
  await reading.next('hello');
  const calls: string[] = [];
  const full = {
    once: () => undefined,
    write: () => calls.push('write'),
    destroy: () => calls.push('destroy'),
    end: () => undefined,
    writableNeedDrain: false,
    writableEnded: false,
  };
  alone.publicLive.join(full as never, { ip: '10.0.0.2', closed: new Set() });
  full.writableNeedDrain = true;
  alone.broadcast({ topic: 'settings' });
  await reading.next('settings');
  expect(calls).toEqual(['write', 'destroy']);
  await alone.close();
});

test('a visitor who only reads is noted at each heartbeat, so that they count as online', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const alone = await openAlone();
  const stream = await alone.open();
  await stream.next('hello');
  vi.advanceTimersByTime(26_000);
  vi.useRealTimers();
  expect(alone.seen).toContain('10.0.0.1');
  await alone.close();
});
