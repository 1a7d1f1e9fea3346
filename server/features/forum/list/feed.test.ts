// RSS of the forum: valid XML of what visitors may see, never stale.
import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';

let app: TestApp;
let writer: Person;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.services.database.pool.query('delete from forum_posts');
  await openForum(app);
  writer = await app.person();
  await app.services.bus.publish({ topic: 'forum', id: 'tests' });
});
afterAll(() => app.close());

const fetchFeed = (url = '/forum.xml', headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const insert = async (row: Partial<Parameters<typeof insertPostRow>[1]> = {}) =>
  insertPostRow(app.services.database, { userId: writer.id, ...row });
const titles = async (url?: string) =>
  parseRssFeed((await fetchFeed(url)).body).items?.map(({ title }) => title) ?? [];

test('lists the newest posts with links, also pinned ones by their age', async () => {
  const id = await insert({
    title: 'Åäö & <b>fet</b> ]]> "citat"',
    content: '**Hej** &amp; välkommen <script>alert(1)</script> \u0001 🏀',
    createdAt: new Date('2026-11-20T12:00:00Z'),
  });
  await insert({ title: 'Fäst', isPinned: true, createdAt: new Date('2026-01-01T12:00:00Z') });
  const { statusCode, headers, body } = await fetchFeed();
  expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    'noindex',
  ]);
  const feed = parseRssFeed(body);
  const link = `http://localhost/forum/${id}`;
  expect(feed).toMatchObject({
    title: 'Baskettorgets forum',
    link: 'http://localhost/forum',
    language: 'sv-SE',
    atom: { links: [{ href: 'http://localhost/forum.xml', rel: 'self' }] },
  });
  expect(feed.items).toMatchObject([
    {
      title: 'Åäö & <b>fet</b> ]]> "citat"',
      link,
      guid: { value: link, isPermaLink: true },
      description: 'Hej &amp; välkommen &lt;script&gt;alert(1)&lt;/script&gt;  🏀',
      categories: [{ name: 'Utrustning' }],
      pubDate: 'Fri, 20 Nov 2026 12:00:00 GMT',
      dc: { creators: [writer.name] },
    },
    { title: 'Fäst' },
  ]);
});

test('has a feed for each category, selected by a query parameter as in the list', async () => {
  await insert({ title: 'Skor' });
  await insert({ title: 'Pass', category: 'Träningstips' });
  expect(await titles('/forum.xml?category=Tr%C3%A4ningstips')).toEqual(['Pass']);
  expect((await fetchFeed('/forum.xml?category=Golf')).statusCode).toBe(404);
});

test('shows a change in the next request, and answers 304 to its current ETag', async () => {
  const id = await insert({ title: 'Först' });
  expect(await titles()).toEqual(['Först']);
  const etag = String((await fetchFeed()).headers['etag']);
  expect((await fetchFeed('/forum.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  const body = { title: 'Sedan', content: 'Ny text', category: 'Utrustning' };
  await app.call('PUT', `/api/forum-posts/${id}`, { as: writer, body });
  const next = await fetchFeed('/forum.xml', { 'if-none-match': etag });
  expect(next.statusCode).toBe(200);
  expect(parseRssFeed(next.body).items).toMatchObject([{ title: 'Sedan' }]);
});

test.each(['pending', 'rejected', 'removed'] as const)('lists no post that is %s', async (status) => {
  await insert({ status });
  expect(await titles()).toEqual([]);
});

test('lists no deleted post, whose thread remains', async () => {
  const id = await insert();
  await insertCommentRows(app.services.database, { postId: id, userIds: [writer.id] });
  expect(await titles()).toHaveLength(1);
  await app.call('DELETE', `/api/forum-posts/${id}`, { as: writer });
  expect(await titles()).toEqual([]);
});

test('names no author who is treated as a minor', async () => {
  await insert();
  await app.services.database.pool.query('update profiles set birth_year = null where id = $1', [writer.id]);
  const { body } = await fetchFeed();
  expect(parseRssFeed(body).items).toHaveLength(1);
  expect(body).not.toContain(writer.name);
});

test('is unavailable while the forum is closed', async () => {
  await app.services.database.pool.query(
    `update page_settings set is_enabled = false where page_name = 'forum'`,
  );
  await app.services.bus.publish({ topic: 'page-settings', id: 'forum' });
  const { statusCode, headers } = await fetchFeed();
  expect([statusCode, headers['retry-after']]).toEqual([503, '3600']);
});
