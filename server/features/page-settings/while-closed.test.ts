// What works while every page is closed: users can finish what they have begun, and delete what is their own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageNames } from '#shared/features/page-settings/page-names.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { insertSale } from '../../testing/samples/sample-deals.ts';

const ID = '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a99';
let app: TestApp;
let admin: Person;
let author: Person;
let reader: Person;
let adId: string;
let postId: string;
let commentId: string;
let threadId: string;
let dealId: string;

const turnAll = async (isEnabled: boolean) => {
  for (const page of pageNames)
    await app.call('PATCH', `/api/admin/page-settings/${page}`, { as: admin, body: { isEnabled } });
};
const idOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, body]).toMatchObject([201, { id: expect.any(String) }]);
  return (body as { id: string }).id;
};

beforeAll(async () => {
  app = await openTestApp();
  [admin, author, reader] = [await app.person('admin'), await app.person(), await app.person()];
  await turnAll(true);
  await app.call('PATCH', '/api/admin/settings', {
    as: await app.person('superadmin'),
    body: { forumHeldPosts: 0 },
  });
  const ad = { title: 'Spalding TF-1000', category: 'Basketboll', condition: 'Ny', price: 450 };
  adId = await idOf(app.call('POST', '/api/ads', { as: author, body: ad }));
  await app.call('PUT', `/api/admin/ads/${adId}/status`, { as: admin, body: { status: 'approved' } });
  const post = { title: 'Skott', content: 'Hur tränar ni?', category: 'Träningstips' };
  postId = await idOf(app.call('POST', '/api/forum-posts', { as: author, body: post }));
  const comment = { content: 'Varje dag.' };
  commentId = await idOf(
    app.call('POST', `/api/forum-posts/${postId}/comments`, { as: reader, body: comment }),
  );
  const message = { adId, subject: 'Angående bollen', content: 'Finns den kvar?' };
  const sent = await app.call<{ threadId: string }>('POST', '/api/messages', { as: reader, body: message });
  ({ threadId } = sent.body);
  ({ dealId } = await insertSale(app.services.database, { adId, sellerId: author.id, buyerId: reader.id }));
  await turnAll(false);
});
afterAll(() => app.close());

test('the alert of an ad that was approved just before waits in the queue', async () => {
  await app.runJobs();
  const { rows } = await app.services.database.pool.query(
    `select run_at > now() as waits from graphile_worker.jobs where task_identifier = 'announce-ad'`,
  );
  expect(rows).toEqual([{ waits: true }]);
});

test('the sections are closed to them', async () => {
  for (const url of ['/api/ads', '/api/forum-posts', '/api/news', '/api/associations', '/api/results'])
    expect([url, (await app.call('GET', url, { as: author })).body]).toMatchObject([
      url,
      { code: 'PAGE_DISABLED' },
    ]);
});

test.each([
  '/marketplace',
  `/ad/${ID}`,
  '/create-ad',
  '/forum',
  `/forum/${ID}`,
  '/news',
  `/news/${ID}`,
  '/results',
  `/results/${ID}`,
  '/teams/norra',
  '/leagues/basketligan-herr',
  '/tournaments',
  `/tournaments/${ID}`,
  '/associations',
  `/associations/${ID}`,
])('search engines do not store the message on %s', async (url) => {
  const first = await app.call<string>('GET', url);
  expect([first.status, first.headers['retry-after']]).toEqual([503, '3600']);
  expect(first.body).toContain('tillfälligt stängt');
  const headers = { 'if-none-match': String(first.headers['etag']) };
  const cached = await app.inject({ url, headers });
  expect([cached.statusCode, cached.headers['retry-after']]).toEqual([503, '3600']);
  expect((await app.call('GET', url, { as: author })).status).toBe(503);
  expect((await app.call('GET', url, { as: admin })).status).not.toBe(503);
});

test.each([
  '/forum.xml',
  '/news.xml',
  '/teams/norra.ics',
  `/results/${ID}.ics`,
  '/tournaments.ics',
  `/tournaments/${ID}.ics`,
  `/associations/${ID}/oppen-hall.ics`,
])('a program that subscribes to %s is asked to come back later', async (url) => {
  const { status, headers, body } = await app.call('GET', url);
  expect([status, headers['retry-after'], body]).toMatchObject([503, '3600', { code: 'PAGE_DISABLED' }]);
});

test.each([
  ['/privacy', 'Integritetspolicy'],
  ['/terms', 'Användarvillkor'],
  ['/cookies', 'cookies'],
  ['/contact', 'Kontakt'],
  ['/support', 'Support'],
  ['/faq', 'Vanliga frågor'],
  ['/unsubscribe?token=x', 'mejl'],
  ['/newsletter/unsubscribe?token=x', 'Nyhetsbrev'],
])('%s is open to visitors', async (url, text) => {
  const { status, body } = await app.call<string>('GET', url);
  expect(status).toBe(200);
  expect(body.toLowerCase()).toContain(text.toLowerCase());
  expect(body).not.toContain('tillfälligt stängt');
});

test('a decision is still appealed', async () => {
  const report = {
    kind: 'person',
    targetId: author.id,
    category: 'fraud',
    explanation: 'Bluff',
    goodFaith: true,
  };
  const as = await app.person();
  const id = await idOf(app.call('POST', '/api/reports', { as, body: report }));
  const decision = { seen: 'pending', status: 'dismissed', decision: 'none', reporterReason: 'Inget fel' };
  const decided = await app.call('PUT', `/api/admin/reports/${id}/decision`, { as: admin, body: decision });
  expect([decided.status, decided.body]).toMatchObject([200, { status: 'dismissed' }]);
  const body = { text: 'Titta en gång till.' };
  const answer = await app.call('POST', `/api/me/reports/${id}/appeal`, { as, body });
  expect([answer.status, answer.body]).toMatchObject([201, { appeal: { outcome: null } }]);
});

describe('still works', () => {
  type Step = [string, 'GET' | 'POST' | 'PUT' | 'DELETE', () => string, () => Person, object?];
  test.each<Step>([
    ['reporting', 'POST', () => '/api/reports', () => reader, undefined],
    [
      'writing in an open conversation',
      'POST',
      () => `/api/threads/${threadId}/messages`,
      () => reader,
      { content: 'Hej' },
    ],
    ['reading the conversations', 'GET', () => '/api/me/conversations', () => reader],
    ['reading the agreed deals', 'GET', () => '/api/me/unreviewed-deals', () => reader],
    [
      'reviewing an agreed deal',
      'POST',
      () => `/api/deals/${dealId}/reviews`,
      () => reader,
      { rating: 5, text: 'Bra affär, snabbt svar och precis som på bilden.' },
    ],
    ['listing one’s own ads', 'GET', () => '/api/me/ads', () => author],
    ['deleting one’s own comment', 'DELETE', () => `/api/forum-comments/${commentId}`, () => reader],
    ['deleting one’s own post', 'DELETE', () => `/api/forum-posts/${postId}`, () => author],
    [
      'ordering a copy of one’s data',
      'POST',
      () => '/api/me/personal-data/exports',
      () => author,
      { password: TEST_PASSWORD },
    ],
    ['requesting erasure', 'POST', () => '/api/me/erasure', () => reader, { password: TEST_PASSWORD }],
  ])('%s', async (_what, method, url, who, input) => {
    const report = {
      kind: 'person',
      targetId: author.id,
      category: 'fraud',
      explanation: 'Bluff',
      goodFaith: true,
    };
    const body = method === 'POST' ? (input ?? report) : input;
    const answer = await app.call<{ code?: string }>(method, url(), { as: who(), body });
    expect([Math.floor(answer.status / 100), answer.body]).toMatchObject([2, expect.anything()]);
  });
});
