// A match and its discussion, whose thread the first comment creates.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostList } from '#shared/features/forum/list/contract.ts';
import type { CommentPage, ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { Match } from '#shared/features/results/match/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { openForum } from '../../../testing/forum.ts';
import { insertResultRow, openResults } from '../../../testing/results.ts';
import { publishResultChanged, publishScore, scoreOf } from '../publish-changed.ts';

let app: TestApp;
let writer: Person;
let other: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  await openResults(app);
  [writer, other] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const insert = (columns: Parameters<typeof insertResultRow>[1] = {}) =>
  insertResultRow(app.services.database, columns);
const find = async (id: string) => (await app.call<Match>('GET', `/api/results/${id}`)).body;
interface Answer {
  forumPostId: string;
  comment: ForumComment;
  message?: string;
}
const comment = (id: string, content: string, as: Person | undefined = writer) =>
  app.call<Answer>('POST', `/api/results/${id}/comments`, { as, body: { content } });

test('an unknown match is not found, and neither is a deleted one', async () => {
  const deleted = await insert({ deleted_at: new Date() });
  for (const id of [crypto.randomUUID(), deleted]) {
    const { status, body } = await app.call<{ message: string }>('GET', `/api/results/${id}`);
    expect([status, body.message]).toEqual([404, 'Matchen hittades inte']);
    expect((await app.call('GET', `/results/${id}`)).status).toBe(404);
  }
  expect((await app.call('GET', '/api/results/nonsense')).status).toBe(422);
});

test('the first comment is announced to open browsers, which do not know its thread', async () => {
  const id = await insert();
  const sent: object[] = [];
  const unsubscribe = app.services.bus.subscribe((notice) => {
    if (notice?.topic === 'live-broadcast') sent.push(JSON.parse(notice.id) as object);
  });
  const { forumPostId } = (await comment(id, 'Vilken inledning på matchen')).body;
  await comment(id, 'Och vilken andra halvlek');
  unsubscribe();
  expect(sent).toEqual([
    { topic: 'forum', postId: forumPostId, number: 1 },
    { topic: 'match-thread', id, forumPostId },
    { topic: 'forum', postId: forumPostId, number: 2 },
  ]);
});

test('a change of the score is shown in the next request, and sent to open browsers', async () => {
  const id = await insert({ status: 'live', home_score: 10, away_score: 8, period: 1 });
  await find(id);
  expect((await find(id)).homeScore).toBe(10);
  await app.services.database.pool.query(
    'update basketball_results set home_score = 12, version = version + 1 where id = $1',
    [id],
  );
  await publishResultChanged(app.services, id);
  const match = await find(id);
  expect(match).toMatchObject({ homeScore: 12, version: 1 });
  const sent: string[] = [];
  const unsubscribe = app.services.bus.subscribe((notice) => {
    if (notice?.topic === 'live-broadcast') sent.push(notice.id);
  });
  await publishScore(app.services, scoreOf(match));
  unsubscribe();
  expect(sent.map((event) => JSON.parse(event) as unknown)).toEqual([
    {
      topic: 'result',
      id,
      status: 'live',
      homeScore: 12,
      awayScore: 8,
      period: 1,
      homePeriods: [],
      awayPeriods: [],
      version: 1,
    },
  ]);
});

describe('the first comment', () => {
  test('creates a thread by the site in Matchanalys, and the next one joins it', async () => {
    const id = await insert();
    expect((await find(id)).forumPostId).toBeNull();
    const first = await comment(id, 'Vilken avslutning!');
    expect([first.status, first.body.comment.number]).toEqual([201, 1]);
    const { forumPostId } = first.body;
    expect((await find(id)).forumPostId).toBe(forumPostId);
    const post = (await app.call<ForumPost>('GET', `/api/forum-posts/${forumPostId}`)).body;
    expect(post).toMatchObject({
      category: 'Matchanalys',
      comments: 1,
      author: { id: null, name: 'Baskettorget', avatarUrl: null },
      can: { comment: true, edit: false, delete: false, report: false },
    });
    expect(post.title).toMatch(/^Norrvikens Basket – Sjöstaden BBK, \d+ /);
    expect(post.html).toContain(`href="/results/${id}"`);
    const second = await comment(id, 'Håller med.', other);
    expect(second.body).toMatchObject({ forumPostId, comment: { number: 2 } });
    const { body } = await app.call<PostList>('GET', '/api/forum-posts?category=Matchanalys');
    expect(body.posts[0]).toMatchObject({ id: forumPostId, author: { id: null, name: 'Baskettorget' } });
  });

  test('first comments of two people at once create one thread', async () => {
    const id = await insert();
    const answers = await Promise.all([
      comment(id, 'Först?', writer),
      comment(id, 'Eller jag?', other),
      comment(id, 'Eller jag kanske?', await app.person()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.forumPostId)).size).toBe(1);
    const numbers = answers.map(({ body }) => body.comment.number).toSorted();
    expect(numbers).toEqual([1, 2, 3]);
    const { rows } = await app.services.database.pool.query<{ count: number }>(
      'select count(*) from forum_posts where content like $1',
      [`%${id}%`],
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('a first comment that is sent again with the same id is stored once', async () => {
    const id = await insert();
    const body = { content: 'Håller med helt!', commentId: crypto.randomUUID() };
    const send = () => app.call<Answer>('POST', `/api/results/${id}/comments`, { as: writer, body });
    const answers = await Promise.all([send(), send()]);
    for (const answer of [...answers, await send()])
      expect([answer.status, answer.body.comment.number]).toEqual([201, 1]);
    expect(new Set(answers.map((answer) => answer.body.forumPostId)).size).toBe(1);
  });

  test('a refused first comment creates no thread', async () => {
    const before = await insert();
    await comment(before, 'Samma sak två gånger om matchen.');
    const id = await insert();
    const { status } = await comment(id, 'Samma sak två gånger om matchen.');
    expect(status).toBe(409);
    expect((await comment(id, '   ')).status).toBe(422);
    expect((await find(id)).forumPostId).toBeNull();
  });

  test('a first comment that waits for approval is in the thread, readable by its author only', async () => {
    const id = await insert();
    await app.services.database.pool.query('update site_settings set forum_held_posts = 1');
    await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
    const newcomer = await app.person();
    const { body } = await comment(id, 'Min första', newcomer);
    await openForum(app);
    expect(body.comment.state).toBe('waits');
    const shown = await app.call<CommentPage>('GET', `/api/forum-posts/${body.forumPostId}/comments`, {
      as: other,
    });
    expect(shown.body.comments).toMatchObject([{ state: 'hidden', content: '' }]);
  });

  test('is limited as a new post', async () => {
    const person = await app.person();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push(
        (await comment(await insert(), `Kommentar om match ${crypto.randomUUID()}`, person)).status,
      );
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses[10]).toBe(429);
  });

  test('needs a signed-in user, a match, and an open forum', async () => {
    const id = await insert();
    expect((await app.call('POST', `/api/results/${id}/comments`, { body: { content: 'Hej' } })).status).toBe(
      401,
    );
    expect((await comment(crypto.randomUUID(), 'Hej')).status).toBe(404);
    const setForum = async (isEnabled: boolean) => {
      await app.services.database.pool.query(
        `update page_settings set is_enabled = $1 where page_name = 'forum'`,
        [isEnabled],
      );
      await app.services.bus.publish({ topic: 'page-settings', id: 'forum' });
    };
    await setForum(false);
    const { status } = await comment(id, 'Är forumet stängt?');
    await setForum(true);
    expect(status).toBe(403);
  });
});

test('a visit of a match is counted once', async () => {
  const id = await insert();
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
    await app.inject({
      method: 'GET',
      url: `/results/${id}`,
      remoteAddress,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
  await app.services.views.flush();
  const { rows } = await app.services.database.pool.query<{ views: number }>(
    `select sum(views) as views from page_views where kind = 'match' and subject = $1`,
    [id],
  );
  expect(Number(rows[0]?.views)).toBe(2);
});
