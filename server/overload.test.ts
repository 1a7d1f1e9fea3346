// A full request queue: what is refused and how, and what is still answered.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';

let app: TestApp;
let person: Person;
let address: string;
let finish: () => void;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  person = await app.person();
  // Cached before the overload.
  await app.call('GET', '/about');
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  const { requestQueue } = app.services;
  for (let group = 0; !requestQueue.isFull(); group += 1) {
    const queueEntry = { group: String(group), isPreferred: true };
    void requestQueue.run(() => promise, queueEntry);
  }
});
afterAll(() => app.close());

test('refuses a page with a short page that says when to come back', async () => {
  const answer = await app.inject({ url: '/marketplace', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('Sajten är tillfälligt otillgänglig. Försök igen om en stund.');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.any(String),
  });
});

test.each([
  ['GET', '/api/ads'],
  ['POST', '/api/session'],
] as const)('refuses %s %s with JSON', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(answer.body)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Sajten är tillfälligt otillgänglig. Försök igen om en stund.',
  });
});

test('answers cached pages, files, health and live streams', async () => {
  expect((await app.call('GET', '/about')).status).toBe(200);
  expect((await app.call('GET', '/healthz')).status).toBe(200);
  expect((await app.call('GET', '/metrics')).status).not.toBe(503);
  expect((await app.call('GET', '/favicon.svg')).status).not.toBe(503);
  // A live stream would never end, so the request is a visitor's, which is answered with 401.
  expect((await app.call('GET', '/api/me/live')).status).toBe(401);
});

test.each([
  ['GET', '/assets/none.js', 404],
  ['GET', '/news-categories/allmant.svg', 200],
  ['GET', `/pictures/${crypto.randomUUID()}/400.webp`, 404],
  ['GET', `/api/text-pictures/${crypto.randomUUID()}/400.webp`, 404],
  ['GET', `/api/message-pictures/${crypto.randomUUID()}/400.webp`, 401],
  ['POST', '/api/pictures', 401],
] as const)('answers %s %s', async (method, url, status) => {
  expect((await app.call(method, url)).status).toBe(status);
});

test('opens the stream of visitors', async () => {
  const stream = await fetch(`${address}/api/live`);
  await stream.body?.cancel();
  expect(stream.status).toBe(200);
});

test('answers everything again when the work is done', async () => {
  finish();
  await expect.poll(() => app.services.requestQueue.isFull()).toBe(false);
  expect((await app.call('GET', '/marketplace')).status).toBe(200);
  expect((await app.call('GET', '/api/me/ads', { as: person })).status).toBe(200);
});

test('drops a waiting call whose client has left', async () => {
  const { requestQueue } = app.services;
  const { promise, resolve } = Promise.withResolvers<void>();
  const fill = () => {
    for (let group = 0; !requestQueue.isFull(); group += 1)
      void requestQueue.run(() => promise, { group: String(group), isPreferred: true });
  };
  // 80 running calls are the concurrency limit: the request below waits in the queue.
  const leaving = new AbortController();
  for (let group = 0; group < 80; group += 1)
    void requestQueue.run(() => promise, { group: `running ${group}` });
  const request = fetch(`${address}/api/ads`, { signal: leaving.signal }).catch(() => 'left');
  await new Promise((later) => setTimeout(later, 300));
  fill();
  leaving.abort();
  expect(await request).toBe('left');
  await expect.poll(() => requestQueue.isFull()).toBe(false);
  resolve();
});

test('does nothing for clients that have left before their request is read', async () => {
  const { port } = new URL(address);
  const countChecks = async () =>
    (await app.services.database.pool.query(`select from limits where key like 'human check%'`)).rowCount;
  const request = 'POST /api/human-checks HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n';
  await app.services.database.pool.query('delete from limits');
  for (let left = 20; left > 0; left -= 1) {
    const socket = connect(Number(port), '127.0.0.1').end(request);
    await once(socket.resume(), 'close');
  }
  await pause(200);
  expect(await countChecks()).toBe(0);
  await app.call('POST', '/api/human-checks');
  expect(await countChecks()).toBe(1);
});
