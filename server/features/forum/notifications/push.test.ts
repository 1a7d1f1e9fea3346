// Web push about a thread: for what is new in it, once until it is read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertPostRow, openForum } from '../../../testing/forum.ts';
import { startPushService, type TestPushService } from '../../../testing/outside/push-service.ts';

let service: TestPushService;
let app: TestApp;

beforeAll(async () => {
  service = await startPushService();
  service.answerWith(201);
  app = await openTestApp({ PUSH_ORIGIN: service.origin, PUBLIC_URL: 'https://torget.exempel.se' });
  await openForum(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

test('a followed thread is pushed with its first new comment, and not again until it is read', async () => {
  const [anna, berit]: Person[] = [await app.person(), await app.person()];
  if (!anna || !berit) throw new Error('Nobody was created');
  await app.call('PUT', '/api/me/push-subscriptions', { as: anna, body: service.browser() });
  const id = await insertPostRow(app.services.database, { userId: berit.id, title: 'Zonförsvar' });
  await app.call('PUT', `/api/forum-posts/${id}/follow`, { as: anna, body: { state: 'following' } });
  const comment = async (content: string) => {
    await app.call('POST', `/api/forum-posts/${id}/comments`, { as: berit, body: { content } });
    await app.runJobs();
  };
  await comment('Ett');
  await comment('Två');
  expect(service.inbox.map(({ payload }) => payload)).toEqual([
    {
      title: 'Ny kommentar',
      text: `${berit.name} har kommenterat ”Zonförsvar”.`,
      href: `/forum/${id}#kommentar-1`,
      tag: expect.any(String),
    },
  ]);
  await app.call('PUT', `/api/forum-posts/${id}/read-comments`, { as: anna, body: { number: 2 } });
  await app.runJobs();
  await comment('Tre');
  expect(service.inbox).toHaveLength(2);
});
