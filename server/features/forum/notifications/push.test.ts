// Web push about a thread: at the first new comment, then not again until the thread is read.
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
  if (!anna || !berit) throw new Error('No user was created');
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

test('a comment that is deleted and restored is not pushed again, and cannot be restored without limit', async () => {
  const [anna, berit]: Person[] = [await app.person(), await app.person()];
  if (!anna || !berit) throw new Error('No user was created');
  await app.call('PUT', '/api/me/push-subscriptions', { as: anna, body: service.browser() });
  const postId = await insertPostRow(app.services.database, { userId: berit.id });
  await app.call('PUT', `/api/forum-posts/${postId}/follow`, { as: anna, body: { state: 'following' } });
  const before = service.inbox.length;
  const url = `/api/forum-posts/${postId}/comments`;
  const { body } = await app.call<{ id: string }>('POST', url, { as: berit, body: { content: 'Hej' } });
  await app.runJobs();
  const restore = async () => {
    await app.call('DELETE', `/api/forum-comments/${body.id}`, { as: berit });
    await app.runJobs();
    const answer = await app.call('POST', `/api/forum-comments/${body.id}/restoration`, { as: berit });
    await app.runJobs();
    return answer.status;
  };
  expect(await restore()).toBe(200);
  expect(service.inbox).toHaveLength(before + 1);
  const { body: centre } = await app.call<{ unread: number }>('GET', '/api/me/notifications', { as: anna });
  expect(centre.unread).toBe(1);
  await app.services.database.pool.query('update limits set tries = 60 where key = $1', [
    `changes in the forum by ${berit.id}`,
  ]);
  expect(await restore()).toBe(429);
});
