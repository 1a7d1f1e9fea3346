// Views of threads: counted once a visitor, shown in the thread and in the list, without a change of the order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PostList } from '#shared/features/forum/list/contract.ts';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertPostRow, openForum } from '../../testing/forum.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  author = await app.person();
});
afterAll(() => app.close());

const insert = (post: Partial<Parameters<typeof insertPostRow>[1]> = {}) =>
  insertPostRow(app.services.database, { userId: author.id, ...post });
const visit = (id: string, ip: string, { userAgent = browser, cookie = '' } = {}) =>
  app.inject({
    method: 'GET',
    url: `/forum/${id}`,
    remoteAddress: ip,
    headers: { 'user-agent': userAgent, cookie },
  });
const countOf = async (id: string) => {
  await app.services.views.flush();
  return (await app.call<ForumPost>('GET', `/api/forum-posts/${id}`)).body.views;
};

test('a visitor counts once, a program never', async () => {
  const id = await insert();
  await visit(id, '192.0.2.1');
  await visit(id, '192.0.2.1');
  await visit(id, '192.0.2.2');
  await visit(id, '192.0.2.3', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  expect(await countOf(id)).toBe(2);
});

test("an author's own visits are no views, those of other users are", async () => {
  const [id, reader] = [await insert(), await app.person()];
  await visit(id, '192.0.2.6', author);
  await visit(id, '192.0.2.7', reader);
  const body = { path: `/forum/${id}` };
  await app.call('POST', '/api/views', { as: author, body });
  expect(await countOf(id)).toBe(1);
});

test('views are listed and leave the order as it is', async () => {
  const category = 'Ligaspel';
  const older = await insert({ category, createdAt: new Date(Date.UTC(2026, 0, 1)) });
  const newer = await insert({ category, createdAt: new Date(Date.UTC(2026, 0, 2)) });
  await visit(older, '192.0.2.4');
  await app.services.views.flush();
  const { body } = await app.call<PostList>('GET', `/api/forum-posts?category=${category}`);
  expect(body.posts.map(({ id, views }) => ({ id, views }))).toEqual([
    { id: newer, views: 0 },
    { id: older, views: 1 },
  ]);
});

test('views of a pending post are not counted', async () => {
  const id = await insert({ status: 'pending' });
  await visit(id, '192.0.2.5');
  await app.services.views.flush();
  const { rowCount } = await app.services.database.pool.query('select from page_views where subject = $1', [
    id,
  ]);
  expect(rowCount).toBe(0);
});
