// The pages of the forum: readable without scripts, never stale, and described to search engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { readSitemap } from '../../testing/sitemap.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../testing/forum.ts';

let app: TestApp;
let writer: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  writer = await app.person();
});
afterAll(() => app.close());

const read = (url: string) => app.call<string>('GET', url);
/** Requests the page twice, so that the second response comes from the cache. */
const readCached = async (url: string) => {
  await read(url);
  return (await read(url)).body;
};
const insert = (post: Partial<Parameters<typeof insertPostRow>[1]> = {}) =>
  insertPostRow(app.services.database, { userId: writer.id, ...post });

test('the list is sent with the waiting posts of its reader only', async () => {
  await insert({ title: 'Min tråd som väntar', status: 'pending' });
  const { body } = await app.call<string>('GET', '/forum', { as: writer });
  expect(body).toContain('Min tråd som väntar');
  expect(await readCached('/forum')).not.toContain('Min tråd som väntar');
  const other = await app.call<string>('GET', '/forum', { as: await app.person() });
  expect(other.body).not.toContain('Min tråd som väntar');
});

describe('a cached page shows in the next request', () => {
  test('a new post, a changed one, and no deleted one', async () => {
    expect(await readCached('/forum')).not.toContain('Helt ny tråd');
    const post = { title: 'Helt ny tråd', content: 'Hej', category: 'Nybörjare' };
    const { body } = await app.call<{ id: string }>('POST', '/api/forum-posts', { as: writer, body: post });
    expect(await readCached('/forum')).toContain('Helt ny tråd');
    const changed = { ...post, title: 'Omdöpt tråd' };
    await app.call('PUT', `/api/forum-posts/${body.id}`, { as: writer, body: changed });
    expect((await read('/forum')).body).toContain('Omdöpt tråd');
    expect(await readCached(`/forum/${body.id}`)).toContain('Omdöpt tråd');
    await app.call('DELETE', `/api/forum-posts/${body.id}`, { as: writer });
    expect((await read('/forum')).body).not.toContain('Omdöpt tråd');
    expect((await read(`/forum/${body.id}`)).status).toBe(404);
  });

  test('a new comment and its number', async () => {
    const id = await insert();
    expect(await readCached(`/forum/${id}`)).toContain('Inga kommentarer än');
    const body = { content: 'Den allra första' };
    await app.call('POST', `/api/forum-posts/${id}/comments`, { as: writer, body });
    const page = (await read(`/forum/${id}`)).body;
    expect(page).toContain('Den allra första');
    expect(page).toContain('id="kommentar-1"');
  });

  test('a lock, and no comment or post that staff have taken down', async () => {
    const [staff, id] = [await app.person('admin'), await insert({ title: 'Tråd om domare' })];
    const [commentId] = await insertCommentRows(app.services.database, {
      postId: id,
      userIds: [writer.id],
      content: 'Olämplig text',
    });
    const why = { rule: 'forbidden', reason: 'Hör inte hit' };
    const change = (method: 'PUT' | 'PATCH', url: string, body: object) =>
      app.call(method, url, { as: staff, body: { ...body, ...why } });
    const address = `/forum/${id}`;
    expect(await readCached(address)).toContain('Olämplig text');
    await change('PATCH', `/api/admin/forum-posts/${id}`, { isLocked: true });
    expect(await readCached(address)).toContain('Tråden är låst');
    await change('PUT', `/api/admin/forum-items/${commentId}/status`, { status: 'removed' });
    expect(await readCached(address)).not.toContain('Olämplig text');
    expect(await readCached('/forum')).toContain('Tråd om domare');
    await change('PUT', `/api/admin/forum-items/${id}/status`, { status: 'removed' });
    expect((await read(address)).status).toBe(404);
    expect((await read('/forum')).body).not.toContain('Tråd om domare');
  });

  test('a like', async () => {
    const id = await insert();
    expect(await readCached(`/forum/${id}`)).toContain('Gilla, 0 gillar');
    await app.call('PUT', `/api/forum-posts/${id}/likes/0`, { as: writer });
    expect((await read(`/forum/${id}`)).body).toContain('Gilla, 1 gillar');
  });
});

const feed = (path: string) =>
  new RegExp(
    `<link(?=[^>]*rel="alternate")(?=[^>]*type="application/rss\\+xml")[^>]*href="http://localhost${path}"`,
  );

test('the list names its feed and links to it, that of the category in a category', async () => {
  const all = (await read('/forum')).body;
  expect(all).toMatch(feed('/forum\\.xml'));
  expect(all).toMatch(/<a [^>]*href="\/forum\.xml"[^>]*>.*?Forumet som RSS<\/a>/);
  const category = (await read('/forum?category=Utrustning')).body;
  expect(category).toMatch(feed('/forum\\.xml\\?category=Utrustning'));
  expect(category).toMatch(
    /<a [^>]*href="\/forum\.xml\?category=Utrustning"[^>]*>.*?Utrustning som RSS<\/a>/,
  );
});

test('a page of comments has links to those before and after it', async () => {
  const id = await insert();
  await insertCommentRows(app.services.database, { postId: id, userIds: [writer.id], count: 120 });
  const { body } = await read(`/forum/${id}?sida=2`);
  expect(body).toContain('id="kommentar-51"');
  expect(body).toContain('id="kommentar-100"');
  expect(body).not.toContain('id="kommentar-101"');
  expect(body).toContain(`href="/forum/${id}?sida=3"`);
  expect(body).toContain(`href="/forum/${id}"`);
  expect(body).toMatch(new RegExp(`href="/forum/${id}\\?sida=3#kommentar-120"[^>]*>.*?Till senaste`));
  expect(body).toContain(`<link rel="canonical" href="http://localhost/forum/${id}?sida=2"/>`);
});

test('a page of comments after the last one redirects to the last one', async () => {
  const id = await insert();
  await insertCommentRows(app.services.database, { postId: id, userIds: [writer.id], count: 60 });
  const { status, headers } = await read(`/forum/${id}?sida=2000`);
  expect([status, headers.location]).toEqual([302, `/forum/${id}?sida=2`]);
});

test('the page of an unknown post shows an error and links back', async () => {
  const { status, body } = await read(`/forum/${crypto.randomUUID()}`);
  expect(status).toBe(404);
  expect(body).toContain('Inlägg hittades inte');
  expect(body).toContain('href="/forum"');
});

test('a thread is described for search engines, without the name of a minor', async () => {
  const id = await insert({ title: 'Strukturerad tråd' });
  const young = await app.person();
  await app.services.database.pool.query('update profiles set birth_year = null where id = $1', [young.id]);
  await app.services.database.pool.query('update profiles set birth_year = 1980 where id = $1', [writer.id]);
  await insertCommentRows(app.services.database, { postId: id, userIds: [young.id], content: 'Svaret' });
  const { body } = await read(`/forum/${id}`);
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Strukturerad tråd',
    commentCount: 1,
    interactionStatistic: [
      { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 0 },
      { interactionType: 'https://schema.org/ViewAction' },
    ],
    author: { name: writer.name },
    comment: [{ '@type': 'Comment', text: 'Svaret 1' }],
  });
  expect(json).not.toContain(young.name);
  expect(body).not.toContain('noindex');
});

test('a thread by a minor, and a search, are not indexed', async () => {
  const young = await app.person();
  await app.services.database.pool.query('update profiles set birth_year = null where id = $1', [young.id]);
  expect((await read(`/forum/${await insert({ userId: young.id })}`)).body).toContain('noindex');
  expect((await read('/forum?search=boll')).body).toContain('noindex');
  expect((await read('/forum?category=Utrustning')).body).not.toContain('noindex');
});

test('the sitemap has the forum and its threads by adults', async () => {
  await app.services.database.pool.query('update profiles set birth_year = 1980 where id = $1', [writer.id]);
  const id = await insert();
  const sitemap = await readSitemap(app);
  expect(sitemap).toContain('http://localhost/forum<');
  expect(sitemap).toContain(`/forum/${id}`);
});
