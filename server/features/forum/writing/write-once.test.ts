// A text that the browser sends again with the same id, because the answer to the first request was lost.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommentPage, ForumComment } from '#shared/features/forum/thread/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertPostRow, openForum } from '../../../testing/forum.ts';

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

const LONG = 'En text som är för lång för att få skrivas två gånger.';
const SHORT = 'Håller med helt!';

type Answer = ForumComment & { message: string };
const comment = (postId: string, body: object, as = writer) =>
  app.call<Answer>('POST', `/api/forum-posts/${postId}/comments`, { as, body });
const commentsOf = async (postId: string) =>
  (await app.call<CommentPage>('GET', `/api/forum-posts/${postId}/comments`)).body.comments;
const insertPost = () => insertPostRow(app.services.database, { userId: other.id });

describe('a comment that is sent again with the same id', () => {
  test.each([LONG, SHORT])('is stored once, and answered as it is stored: %s', async (content) => {
    const postId = await insertPost();
    const commentId = randomUUID();
    const first = await comment(postId, { content, commentId });
    const second = await comment(postId, { content, commentId });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(first.body.id).toBe(commentId);
    expect(await commentsOf(postId)).toHaveLength(1);
  });

  test('at once is stored once', async () => {
    const postId = await insertPost();
    const commentId = randomUUID();
    const send = () => comment(postId, { content: SHORT, commentId });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status, body }) => [status, body.number])).toEqual([
      [201, 1],
      [201, 1],
      [201, 1],
    ]);
    expect(await commentsOf(postId)).toHaveLength(1);
  });

  test('is answered though the thread has been locked since', async () => {
    const postId = await insertPost();
    const commentId = randomUUID();
    await comment(postId, { content: LONG, commentId });
    await app.services.database.pool.query('update forum_states set is_locked = true where post_id = $1', [
      postId,
    ]);
    expect((await comment(postId, { content: LONG, commentId })).status).toBe(201);
    expect((await comment(postId, { content: 'En till', commentId: randomUUID() })).status).toBe(409);
  });

  test('by another user is refused, and shows them nothing', async () => {
    const postId = await insertPost();
    const commentId = randomUUID();
    await comment(postId, { content: LONG, commentId });
    const { status, body } = await comment(postId, { content: 'Min egen text', commentId }, other);
    expect([status, body.message]).toEqual([
      409,
      'Texten kunde inte sparas. Ändra något i den och försök igen.',
    ]);
    expect(await commentsOf(postId)).toHaveLength(1);
  });
});

test('a comment with an id that is no UUID is refused', async () => {
  const { status } = await comment(await insertPost(), { content: SHORT, commentId: '1' });
  expect(status).toBe(422);
});

test.each([LONG, SHORT])('a post that is sent again with the same id is stored once: %s', async (content) => {
  const id = randomUUID();
  const body = { id, title: 'Zonförsvar', content, category: 'Träningstips' };
  const send = (as = writer) => app.call<object>('POST', '/api/forum-posts', { as, body });
  const answers = [await send(), await send()];
  expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
  expect(answers[0]?.body).toMatchObject({ id });
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect((await send(other)).status).toBe(409);
  const { rows } = await app.services.database.pool.query('select from forum_posts where user_id = $1', [
    writer.id,
  ]);
  expect(rows).toHaveLength(1);
});
