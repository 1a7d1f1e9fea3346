// A thread as visitors and users read it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommentPage, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';

let app: TestApp;
let writer: Person;
let other: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  [writer, other] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const insert = (post: Partial<Parameters<typeof insertPostRow>[1]> = {}) =>
  insertPostRow(app.services.database, { userId: writer.id, ...post });
const find = (id: string, as?: Person) => app.call<ForumPost>('GET', `/api/forum-posts/${id}`, { as });
const comments = (id: string, page = 1, as?: Person) =>
  app.call<CommentPage>('GET', `/api/forum-posts/${id}/comments?page=${page}`, { as });
const comment = (postId: string, more: object = {}) =>
  insertCommentRows(app.services.database, { postId, userIds: [other.id], ...more });

test('a public post is readable by everyone, a pending post by its author and staff', async () => {
  const shown = await insert();
  expect((await find(shown)).body).toMatchObject({
    id: shown,
    comments: 0,
    isLiked: false,
    isBlocked: false,
    readNumber: null,
  });
  const waiting = await insert({ status: 'pending' });
  const statuses = [undefined, other, writer, await app.person('admin')].map(
    async (as) => (await find(waiting, as)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
});

test('has the number of the latest comment, and of the latest that is shown', async () => {
  const id = await insert();
  await comment(id, { status: 'pending' });
  expect((await find(id)).body).toMatchObject({ lastNumber: 1, lastShownNumber: 0 });
  await comment(id);
  await comment(id, { status: 'removed' });
  expect((await find(id)).body).toMatchObject({ lastNumber: 3, lastShownNumber: 2 });
});

test('an unknown id is not found', async () => {
  const { status, body } = await app.call<{ message: string }>(
    'GET',
    `/api/forum-posts/${crypto.randomUUID()}`,
  );
  expect([status, body.message]).toEqual([404, 'Inlägg hittades inte']);
  expect((await app.call('GET', '/api/forum-posts/nonsense')).status).toBe(422);
});

test('comments come by page, numbered without gaps', async () => {
  const id = await insert();
  await comment(id, { count: 120 });
  const { body: last } = await comments(id, 3);
  expect([last.page, last.pages]).toEqual([3, 3]);
  expect(last.comments.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, place) => 101 + place),
  );
  expect((await comments(id, 9)).body.page).toBe(3);
});

test('text is Markdown without HTML', async () => {
  const id = await insert({ content: '<script>alert(1)</script>\n\n**Andra** "stycket"' });
  const { html } = (await find(id)).body;
  expect(html.trim()).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p><strong>Andra</strong> &quot;stycket&quot;</p>',
  );
});

describe('a comment that is not shown has its number but no text', () => {
  test.each(['pending', 'rejected', 'removed'])('when it is %s', async (status) => {
    const id = await insert();
    await comment(id, { status, content: 'Hemligt' });
    const { body } = await comments(id);
    expect(body.comments).toMatchObject([
      {
        number: 1,
        state: 'hidden',
        content: '',
        html: '',
        author: { id: null, name: 'Borttagen användare' },
      },
    ]);
    expect((await find(id)).body.comments).toBe(0);
  });

  test('the author reads their own comment that is not shown, until staff take it down', async () => {
    const id = await insert();
    await comment(id, { status: 'pending', content: 'Mitt' });
    expect((await comments(id, 1, other)).body.comments).toMatchObject([
      { state: 'waits', content: 'Mitt 1' },
    ]);
  });
});

test.each([
  ['deleted', 'deleted_at = now()'],
  ['taken down', `status = 'removed'`],
])('a reply does not name who wrote a comment that is %s', async (_state, change) => {
  const id = await insert();
  await comment(id, { count: 2 });
  const { pool } = app.services.database;
  await pool.query('update forum_comments set reply_to = 1 where post_id = $1 and number = 2', [id]);
  const replies = async () => (await comments(id)).body.comments.map(({ reply }) => reply);
  expect(await replies()).toEqual([null, { number: 1, name: other.name }]);
  await pool.query(`update forum_comments set ${change} where post_id = $1 and number = 1`, [id]);
  expect(await replies()).toEqual([null, { number: 1, name: 'Borttagen text' }]);
});

test('a comment and a post by a blocked person are marked', async () => {
  const id = await insert();
  await comment(id);
  await app.services.database.pool.query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', [
    writer.id,
    other.id,
  ]);
  expect((await comments(id, 1, writer)).body.comments[0]?.isBlocked).toBe(true);
  expect((await comments(id)).body.comments[0]?.isBlocked).toBe(false);
  const theirs = await insert({ userId: other.id });
  expect((await find(theirs, writer)).body.isBlocked).toBe(true);
  expect((await find(theirs)).body.isBlocked).toBe(false);
  const url = `/api/me/unread-forum-posts?ids=${id}~${theirs}`;
  expect((await app.call('GET', url, { as: writer })).body).toMatchObject({ blockedIds: [theirs] });
});

test('a thread can be followed, muted, or neither', async () => {
  const id = await insert();
  const follow = (state: string) =>
    app.call('PUT', `/api/forum-posts/${id}/follow`, { as: other, body: { state } });
  for (const state of ['following', 'muted', 'normal']) {
    expect((await follow(state)).body).toEqual({ state });
    expect((await find(id, other)).body.follow).toBe(state);
  }
});

test('a change of a comment that staff have taken down is refused', async () => {
  const [id = ''] = await comment(await insert(), { status: 'removed' });
  const { status, body } = await app.call<{ message: string }>('PUT', `/api/forum-comments/${id}`, {
    as: other,
    body: { content: 'Samma sak med andra ord' },
  });
  expect([status, body.message]).toEqual([
    409,
    'Kommentaren är borttagen av Baskettorget och kan inte ändras.',
  ]);
});
