// Writing in the forum: posts, comments and likes, what needs approval, and what is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { CommentPage, ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';
import { purgeDeleted } from './post-queries.ts';

let app: TestApp;
let writer: Person;
let other: Person;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await openForum(app);
  [writer, other] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

type Answer = { id: string; status: string; message: string; data?: RefusalData };
const text = { title: 'Zonförsvar', content: 'Hur lär man ut det?', category: 'Träningstips' };
const create = (body: object = text, as = writer) =>
  app.call<Answer>('POST', '/api/forum-posts', { as, body });
const find = (id: string, as?: Person) => app.call<ForumPost>('GET', `/api/forum-posts/${id}`, { as });
const comment = (id: string, content: string, as: Person) =>
  app.call<ForumComment & Answer>('POST', `/api/forum-posts/${id}/comments`, { as, body: { content } });
const commentsOf = async (id: string, as?: Person) =>
  (await app.call<CommentPage>('GET', `/api/forum-posts/${id}/comments`, { as })).body.comments;
const hold = async (heldPosts: number, holdsLinks: boolean) => {
  await app.services.database.pool.query(
    'update site_settings set forum_held_posts = $1, forum_holds_links = $2',
    [heldPosts, holdsLinks],
  );
  await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
};
const post = (userId = writer.id) => insertPostRow(app.services.database, { userId });

const like = (method: 'PUT' | 'DELETE', id: string, number: number, as: Person) =>
  app.call<{ isLiked: boolean; likes: number }>(method, `/api/forum-posts/${id}/likes/${number}`, { as });

describe('a post', () => {
  test('is public at once, and followed and read by its author', async () => {
    const { status, body } = await create();
    expect([status, body.status]).toEqual([201, 'approved']);
    expect((await find(body.id, writer)).body).toMatchObject({ ...text, follow: 'following', readNumber: 0 });
  });

  test.each([
    [{ ...text, title: ' ' }, { title: 'Alla fält måste fyllas i' }],
    [{ ...text, content: '' }, { content: 'Alla fält måste fyllas i' }],
    [{ ...text, category: 'Golf' }, { category: 'Välj en kategori i listan' }],
  ])('is refused as %j', async (body, fields) => {
    const answer = await create(body);
    expect([answer.status, answer.body.data?.fields]).toEqual([422, fields]);
  });

  test('a post by a visitor is refused with the sentence of the specification', async () => {
    const { status, body } = await app.call<Answer>('POST', '/api/forum-posts', { body: text });
    expect([status, body.message]).toEqual([401, 'Du måste vara inloggad för att skapa inlägg']);
  });

  test.each([
    'Ring 070-123 45 67',
    'Ring 070\\-123 45 67',
    'Ring 070**123**4567',
    'Mejla asa\\@exempel.se',
    'Hej!\n\n> Ring 070\\-123 45 67',
  ])('by a person treated as a minor names no phone number or e-mail address: %j', async (content) => {
    await app.services.database.pool.query(
      'update profiles set birth_year = extract(year from now()) - 15 where id = $1',
      [writer.id],
    );
    const { status, body } = await create({ ...text, content });
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, ['content']]);
  });

  test('waits while its author is new', async () => {
    await hold(1, true);
    const { body } = await create();
    expect(body.status).toBe('pending');
    expect((await find(body.id)).status).toBe(404);
    await app.services.database.pool.query(`update forum_states set status = 'approved' where post_id = $1`, [
      body.id,
    ]);
    expect((await create({ ...text, content: 'Ett till' })).body.status).toBe('approved');
  });

  test('is listed to its author only while it waits, newest first', async () => {
    const waiting = async (as: Person) =>
      (await app.call<{ posts: object[] }>('GET', '/api/me/waiting-forum-posts', { as })).body.posts;
    const row = (more: Partial<Parameters<typeof insertPostRow>[1]>) =>
      insertPostRow(app.services.database, { userId: writer.id, status: 'pending', ...more });
    const first = await row({ title: 'Först', createdAt: new Date(0) });
    const latest = await row({ title: 'Sist' });
    await row({ status: 'approved' });
    await row({ status: 'rejected' });
    await row({ userId: other.id, title: 'En annans' });
    const deleted = await row({ title: 'Borttaget' });
    await app.call('DELETE', `/api/forum-posts/${deleted}`, { as: writer });
    expect(await waiting(writer)).toEqual([
      { id: latest, title: 'Sist' },
      { id: first, title: 'Först' },
    ]);
    expect(await waiting(await app.person())).toEqual([]);
  });

  test('a post with a link, in its title too, waits while its account is younger than a day', async () => {
    await hold(0, true);
    expect((await create({ ...text, content: 'Se https://exempel.se' })).body.status).toBe('pending');
    const titled = { ...text, title: 'Se www.exempel.se', content: 'Ingen länk här' };
    expect((await create(titled)).body.status).toBe('pending');
    await app.services.database.pool.query(
      `update profiles set created_at = now() - interval '2 days' where id = $1`,
      [writer.id],
    );
    expect((await create({ ...text, content: 'Nu på https://exempel.se' })).body.status).toBe('approved');
  });

  test('is changed by its author, which shows', async () => {
    const id = await post();
    await app.call('PUT', `/api/forum-posts/${id}`, { as: writer, body: text });
    const { body } = await find(id);
    expect(body).toMatchObject({ title: text.title, html: '<p>Hur lär man ut det?</p>\n', content: '' });
    expect(body.editedAt).not.toBeNull();
  });

  test('a post without comments disappears when deleted, and reappears when restored', async () => {
    const id = await post();
    expect((await app.call('DELETE', `/api/forum-posts/${id}`, { as: writer })).status).toBe(200);
    expect((await find(id)).status).toBe(404);
    await app.call('POST', `/api/forum-posts/${id}/restoration`, { as: writer });
    expect((await find(id)).status).toBe(200);
  });

  test('a post with comments does not lose them when deleted, and its text is erased when it can no longer be restored', async () => {
    const id = await post();
    await insertCommentRows(app.services.database, { postId: id, userIds: [other.id] });
    await app.call('DELETE', `/api/forum-posts/${id}`, { as: writer });
    expect((await find(id)).body).toMatchObject({ isDeleted: true, content: '', html: '', comments: 1 });
    await app.services.database.pool.query(`update forum_states set deleted_at = now() - interval '1 hour'`);
    await purgeDeleted(app.services.database.kysely, 30);
    expect((await app.call('POST', `/api/forum-posts/${id}/restoration`, { as: writer })).status).toBe(404);
    const { rows } = await app.services.database.pool.query(
      'select content, user_id from forum_posts where id = $1',
      [id],
    );
    expect(rows).toEqual([{ content: '', user_id: null }]);
  });
});

describe('a comment', () => {
  test('has the next number, also when many write at once', async () => {
    const id = await post();
    const writers = await Promise.all(Array.from({ length: 8 }, () => app.person()));
    await Promise.all(writers.map((as, place) => comment(id, `Kommentar ${place}`, as)));
    const written = await commentsOf(id);
    expect(written.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await find(id)).body).toMatchObject({ comments: 8, lastNumber: 8 });
  });

  test('names the comment that it answers', async () => {
    const id = await post();
    await comment(id, 'Första', other);
    const body = { content: 'Svar', replyTo: 1 };
    const answer = await app.call<ForumComment>('POST', `/api/forum-posts/${id}/comments`, {
      as: writer,
      body,
    });
    expect(answer.body.reply).toEqual({ number: 1, name: other.name });
  });

  test('cannot be empty, and requires a session', async () => {
    const id = await post();
    const empty = await comment(id, ' \n', other);
    expect([empty.status, empty.body.data?.fields]).toEqual([
      422,
      { content: 'Kommentaren kan inte vara tom' },
    ]);
    const visitor = await app.call<Answer>('POST', `/api/forum-posts/${id}/comments`, {
      body: { content: 'Hej' },
    });
    expect([visitor.status, visitor.body.message]).toEqual([
      401,
      'Du måste vara inloggad för att kommentera',
    ]);
  });

  test('is refused in a locked thread, and on a post that waits', async () => {
    const { database } = app.services;
    const locked = await insertPostRow(database, { userId: writer.id, isLocked: true });
    expect(await comment(locked, 'Hej', other)).toMatchObject({ status: 409 });
    const waiting = await insertPostRow(database, { userId: writer.id, status: 'pending' });
    expect(await comment(waiting, 'Hej', writer)).toMatchObject({ status: 409 });
    expect(await comment(waiting, 'Hej', other)).toMatchObject({ status: 404 });
  });

  test('a comment by a new account waits, and only its author reads it', async () => {
    await hold(1, true);
    const id = await post();
    expect((await comment(id, 'Hej på er', other)).body.state).toBe('waits');
    expect((await commentsOf(id))[0]?.state).toBe('hidden');
    expect((await find(id)).body.comments).toBe(0);
  });

  test('a deleted comment leaves its thread the time of the comment before it', async () => {
    const { pool } = app.services.database;
    const id = await insertPostRow(app.services.database, {
      userId: writer.id,
      createdAt: new Date('2026-01-01T12:00:00Z'),
    });
    const lastAt = async () => (await find(id)).body.lastAt;
    const created = await lastAt();
    const first = (await comment(id, 'Först', other)).body.id;
    const early = '2026-01-05T12:00:00.000Z';
    await pool.query('update forum_comments set created_at = $2 where post_id = $1', [id, early]);
    await pool.query('update forum_states set last_at = $2 where post_id = $1', [id, early]);
    const second = (await comment(id, 'Upp!', writer)).body.id;
    const late = await lastAt();
    expect(late > early).toBe(true);
    await app.call('DELETE', `/api/forum-comments/${second}`, { as: writer });
    expect(await lastAt()).toBe(early);
    await app.call('POST', `/api/forum-comments/${second}/restoration`, { as: writer });
    expect(await lastAt()).toBe(late);
    await app.call('DELETE', `/api/forum-comments/${first}`, { as: other });
    expect(await lastAt()).toBe(late);
    await app.call('DELETE', `/api/forum-comments/${second}`, { as: writer });
    expect(await lastAt()).toBe(created);
  });

  test('is deleted and restored, with exact counts', async () => {
    const id = await post();
    const { body } = await comment(id, 'Hej på er', other);
    await app.call('DELETE', `/api/forum-comments/${body.id}`, { as: other });
    expect((await commentsOf(id))[0]).toMatchObject({ state: 'deleted', content: '' });
    expect((await find(id)).body.comments).toBe(0);
    await app.call('POST', `/api/forum-comments/${body.id}/restoration`, { as: other });
    expect((await commentsOf(id))[0]).toMatchObject({ state: 'shown', html: '<p>Hej på er</p>\n' });
    expect((await find(id)).body.comments).toBe(1);
  });
});

describe('a like', () => {
  test('counts once for each person, also when sent at once, and can be withdrawn', async () => {
    const id = await post();
    await comment(id, 'Hej på er', other);
    for (const number of [0, 1]) {
      await Promise.all([like('PUT', id, number, writer), like('PUT', id, number, writer)]);
      expect((await like('PUT', id, number, other)).body).toEqual({ isLiked: true, likes: 2 });
      expect((await like('DELETE', id, number, other)).body).toEqual({ isLiked: false, likes: 1 });
      expect((await like('DELETE', id, number, other)).body).toEqual({ isLiked: false, likes: 1 });
    }
    expect((await find(id, writer)).body).toMatchObject({ likes: 1, isLiked: true });
  });

  test('likes of many at once are counted exactly, and so are those that are withdrawn meanwhile', async () => {
    const id = await post();
    const people = await Promise.all(Array.from({ length: 20 }, () => app.person()));
    await Promise.all(people.map((as) => like('PUT', id, 0, as)));
    expect((await find(id)).body.likes).toBe(20);
    await Promise.all([
      ...people.slice(0, 5).map((as) => like('DELETE', id, 0, as)),
      ...[writer, other].map((as) => like('PUT', id, 0, as)),
    ]);
    expect((await find(id)).body.likes).toBe(17);
  });

  test('is limited, and so is its withdrawal', async () => {
    const id = await post();
    const liker = await app.person();
    await app.services.database.pool.query(
      `insert into limits (key, tries, ends_at) values ($1, 298, now() + interval '5 minutes')`,
      [`forum likes of ${liker.id}`],
    );
    expect((await like('PUT', id, 0, liker)).status).toBe(200);
    expect((await like('DELETE', id, 0, liker)).status).toBe(200);
    expect((await like('DELETE', id, 0, liker)).status).toBe(429);
    expect((await like('PUT', id, 0, liker)).status).toBe(429);
  });

  test('is refused for a post or comment that is not public', async () => {
    const waiting = await insertPostRow(app.services.database, { userId: writer.id, status: 'pending' });
    expect((await like('PUT', waiting, 0, other)).status).toBe(404);
    expect((await like('PUT', await post(), 1, other)).status).toBe(404);
    expect((await like('PUT', await post(), -1, other)).status).toBe(422);
  });

  test('requires a session, with a message for posts and one for comments', async () => {
    const id = await post();
    const likeAsVisitor = (number: number) =>
      app.call<Answer>('PUT', `/api/forum-posts/${id}/likes/${number}`);
    expect((await likeAsVisitor(0)).body.message).toBe('Du måste vara inloggad för att gilla inlägg');
    expect((await likeAsVisitor(1)).body.message).toBe('Du måste vara inloggad för att gilla kommentarer');
  });
});

test('an erased person is no longer named, and their likes are no longer counted', async () => {
  const id = await post();
  await comment(id, 'Hej på er', other);
  await app.call('PUT', `/api/forum-posts/${id}/likes/0`, { as: other });
  const { erasePerson } = await import('../../personal-data/erase-person.ts');
  await app.services.database.kysely.transaction().execute((tx) => erasePerson(app.services, tx, other.id));
  expect((await find(id)).body.likes).toBe(0);
  const [left] = await commentsOf(id);
  expect(left).toMatchObject({
    html: '<p>Hej på er</p>\n',
    author: { id: null, name: 'Borttagen användare' },
  });
});
