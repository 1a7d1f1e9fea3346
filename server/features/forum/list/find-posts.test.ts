// The list of posts: its orders, pages and searches, and what it shows of people.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ForumActivity, PostList } from '#shared/features/forum/list/contract.ts';
import { updateCommentTerms } from '../../../database/forum-comment-terms.ts';
import { countWords } from '../../../core/search/count-words.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';
import { countedForum } from './counted-texts.ts';
import { countRecent } from './activity-queries.ts';

let app: TestApp;
let writer: Person;
let readers: Person[];

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  writer = await app.person();
  readers = await Promise.all(Array.from({ length: 6 }, () => app.person()));
});
afterAll(() => app.close());

const day = (number: number) => new Date(Date.UTC(2025, 0, number));
const insert = (post: Partial<Parameters<typeof insertPostRow>[1]>) =>
  insertPostRow(app.services.database, { userId: writer.id, ...post });
const comment = (postId: string, count: number, people = readers) =>
  insertCommentRows(app.services.database, { postId, userIds: people.map(({ id }) => id), count });
const list = async (query = '') => (await app.call<PostList>('GET', `/api/forum-posts?${query}`)).body;
const idsOf = ({ posts }: PostList) => posts.map(({ id }) => id);

describe('the order', () => {
  const category = 'Ligaspel';
  const query = `category=${category}`;
  let oldest: string;
  let middle: string;
  let newest: string;
  let pinned: string;

  beforeAll(async () => {
    oldest = await insert({ category, createdAt: day(1) });
    middle = await insert({ category, createdAt: day(2) });
    newest = await insert({ category, createdAt: day(3) });
    pinned = await insert({ category, createdAt: day(0), isPinned: true });
    await insert({ category, createdAt: day(9), status: 'pending' });
    await comment(middle, 2);
  });

  test('is by the latest comment, pinned posts first, without pending posts', async () => {
    expect(idsOf(await list(query))).toEqual([pinned, middle, newest, oldest]);
  });

  test('may be by age', async () => {
    expect(idsOf(await list(`${query}&sort=newest`))).toEqual([pinned, newest, middle, oldest]);
  });

  test('can be limited to posts without comments', async () => {
    expect(idsOf(await list(`${query}&sort=unanswered`))).toEqual([pinned, newest, oldest]);
  });

  test('may be by likes and commenting people of the last week', async () => {
    await app.call('PUT', `/api/forum-posts/${oldest}/likes/0`, { as: writer });
    await countRecent(app.services.database);
    await app.services.bus.publish({ topic: 'forum', id: 'recent' });
    expect(idsOf(await list(`${query}&sort=popular`))).toEqual([pinned, middle, oldest, newest]);
  });
});

test('a page is found by its cursor in both directions, also past pinned posts', async () => {
  const category = 'Matchanalys';
  const ids: string[] = [];
  for (let number = 1; number <= 30; number += 1)
    ids.unshift(await insert({ category, createdAt: day(number), isPinned: number <= 2 }));
  const expected = [...ids.slice(-2), ...ids.slice(0, -2)];
  const first = await list(`category=${category}`);
  expect(idsOf(first)).toEqual(expected.slice(0, 24));
  expect(first.previous).toBeNull();
  const second = await list(`category=${category}&after=${first.next}`);
  expect(idsOf(second)).toEqual(expected.slice(24));
  expect(second.next).toBeNull();
  expect(idsOf(await list(`category=${category}&before=${second.previous}`))).toEqual(idsOf(first));
});

test.each([
  'after=nonsense',
  'after=p0.1.00000000-0000-0000-0000-000000000000',
  'sort=popular&after=p0.2147483648.00000000-0000-0000-0000-000000000000',
  'sort=best',
  'category=Golf',
])('refuses %s', async (query) => {
  expect((await app.call('GET', `/api/forum-posts?${query}`)).status).toBe(422);
});

describe('a search', () => {
  test('finds posts with every word in any form, in title or text, newest activity first', async () => {
    const inText = await insert({ title: 'Hjälp', content: 'Hur tränar man pivotfoten?', createdAt: day(1) });
    const inTitle = await insert({
      title: 'Tips för pivotfoten',
      content: 'Träna ofta.',
      createdAt: day(2),
    });
    await insert({ title: 'Träna', content: 'Annat', createdAt: day(3) });
    expect(idsOf(await list('search=pivotfot träna'))).toEqual([inTitle, inText]);
  });

  test('finds a rare word beyond the newest posts', async () => {
    const rare = await insert({ title: 'Skenbenspuckel', createdAt: day(1) });
    await app.services.database.pool.query(
      `with made as (insert into forum_posts (title, content, category)
         select 'Fyllning', 'x', 'Nybörjare' from generate_series(1, 600) returning id)
       insert into forum_states (post_id, category, status, created_at, last_at)
       select id, 'Nybörjare', 'approved', now(), now() from made`,
    );
    expect(idsOf(await list('search=skenbenspuckel'))).toEqual([rare]);
    await app.services.database.pool.query(`delete from forum_posts where title = 'Fyllning'`);
  });

  test('finds a phrase in quotes only as it is written', async () => {
    const exact = await insert({ title: 'Grönvit halsduk stulen' });
    await insert({ title: 'Halsduk grönvit' });
    expect(idsOf(await list(`search=${encodeURIComponent('"grönvit halsduk"')}`))).toEqual([exact]);
  });
});

const write = async (postId: string, content: string, more: { status?: string } = {}) => {
  await insertCommentRows(app.services.database, { postId, userIds: [writer.id], content, ...more });
  await updateCommentTerms(app.services.database);
};
const hitsOf = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).posts.map(({ id, hit }) => ({ id, hit }));

describe('a search in comments', () => {
  test('lists each thread once, with its latest hit, in any form of the words', async () => {
    const [both, post] = [await insert({ title: 'Tejpade fingrar' }), await insert({ title: 'Stukad fot' })];
    await write(both, 'Jag tejpar mina fingrar med kinesiotejpen');
    await write(both, 'Samma här, kinesiotejp på fingret');
    expect(await hitsOf('kinesiotejp fingrar')).toEqual([
      { id: both, hit: { number: 2, excerpt: 'Samma här, kinesiotejp på fingret 1' } },
    ]);
    expect((await hitsOf('stukad')).map(({ id }) => id)).toEqual([post]);
  });

  test('finds a part of a word in the newest comments', async () => {
    const id = await insert({ title: 'Delord' });
    await write(id, 'Det heter hyperspecialuttryck');
    expect((await hitsOf('specialuttr'))[0]).toMatchObject({ id, hit: { number: 1 } });
  });

  test('finds a rare word beyond the newest comments', async () => {
    const [id, full] = [await insert({ title: 'Gammal' }), await insert({ title: 'Full' })];
    await write(id, 'Skenbenskrafs');
    const { pool } = app.services.database;
    await pool.query(
      `update forum_comment_words set created_at = now() - interval '1 day' where post_id = $1`,
      [id],
    );
    await insertCommentRows(app.services.database, { postId: full, userIds: [writer.id], count: 2100 });
    await updateCommentTerms(app.services.database);
    expect(await hitsOf('skenbenskrafs')).toMatchObject([{ id, hit: { number: 1 } }]);
    await pool.query('delete from forum_posts where id = $1', [full]);
  });

  test('finds neither the markup nor the ids of quotes and mentions', async () => {
    const id = await insert({ title: 'Citerad' });
    await write(id, `> @[](quote:4711)\n>\n> Zonpress\n\nTycker @[](user:${writer.id})`);
    expect(await hitsOf('zonpress')).toHaveLength(1);
    for (const search of ['quote', '4711', 'user', writer.id])
      expect([search, (await list(`search=${search}&exact=true`)).posts]).toEqual([search, []]);
  });

  test('ignores pending and deleted comments, and words that an edit removed', async () => {
    const id = await insert({ title: 'Otillgänglig' });
    await write(id, 'Hemlighetsmakeri', { status: 'pending' });
    expect(await hitsOf('hemlighetsmakeri')).toEqual([]);
    await write(id, 'Regelbrottet');
    const { pool } = app.services.database;
    await pool.query(`update forum_comments set content = 'Bytt' where post_id = $1 and number = 2`, [id]);
    await updateCommentTerms(app.services.database);
    expect(await hitsOf('regelbrottet')).toEqual([]);
    expect(await hitsOf('bytt')).toHaveLength(1);
    await pool.query(`update forum_comments set deleted_at = now() where post_id = $1 and number = 2`, [id]);
    expect(await hitsOf('bytt')).toEqual([]);
  });
});

test('a search that finds nothing is corrected by the words of the forum, unless as typed', async () => {
  const id = await insert({ title: 'Uppvärmningsrutin' });
  await write(id, 'Vi kör dynamisk rörlighetsträning');
  await countWords(app.services.database.kysely, countedForum);
  const answer = await list(`search=${encodeURIComponent('rörlihetsträning')}`);
  expect(answer.corrected).toEqual({ shown: 'rörlighetsträning', typed: 'rörlihetsträning' });
  expect(idsOf(answer)).toEqual([id]);
  const exact = await list(`search=${encodeURIComponent('rörlihetsträning')}&exact=true`);
  expect([exact.posts, exact.corrected]).toEqual([[], null]);
  expect((await list('search=qqxyzzy')).corrected).toBeNull();
});

test('a search of which no thread has all words shows those with most of them, also in comments, unless as typed', async () => {
  const building = await insert({ title: 'Bygga ställning själv', content: 'Till vår lada.' });
  const commented = await insert({ title: 'Ett annat ämne' });
  await insertCommentRows(app.services.database, {
    postId: commented,
    userIds: [writer.id],
    count: 1,
    content: 'Målade linjer på grusplanen.',
  });
  await updateCommentTerms(app.services.database);
  await countWords(app.services.database.kysely, countedForum);
  const closest = await list(`search=${encodeURIComponent('bygga ställning grusplanen')}`);
  expect(closest.corrected).toEqual({ shown: 'bygga ställning', typed: 'bygga ställning grusplanen' });
  expect(idsOf(closest)).toEqual([building]);
  const unknown = await list(`search=${encodeURIComponent('qqxyzzy grusplanen')}`);
  expect([unknown.corrected?.shown, idsOf(unknown)]).toEqual(['grusplanen', [commented]]);
  const exact = await list(`search=${encodeURIComponent('qqxyzzy grusplanen')}&exact=true`);
  expect([exact.posts, exact.corrected]).toEqual([[], null]);
});

describe('a row', () => {
  test('shows counts, the last writer, and whether the thread is hot', async () => {
    const id = await insert({ title: 'Het tråd' });
    await comment(id, 10);
    await countRecent(app.services.database);
    await app.services.bus.publish({ topic: 'forum', id: 'recent' });
    const row = (await list('search=het tråd')).posts.find((post) => post.id === id);
    expect(row).toMatchObject({
      comments: 10,
      likes: 0,
      isHot: true,
      isPinned: false,
      author: { id: writer.id },
    });
    expect(readers.map(({ name }) => name)).toContain(row?.lastWriter);
  });

  test('shows only the name of an author treated as a minor, and no name of an erased one', async () => {
    const young = await app.person();
    await app.services.database.pool.query('update profiles set birth_year = null where id = $1', [young.id]);
    await insert({ title: 'Ungkvist', userId: young.id });
    await insert({ title: 'Raderkvist', userId: null });
    const [minor] = (await list('search=ungkvist')).posts;
    expect(minor?.author).toEqual({ id: null, name: young.name, avatarUrl: null });
    const [erased] = (await list('search=raderkvist')).posts;
    expect(erased?.author).toEqual({ id: null, name: 'Borttagen användare', avatarUrl: null });
  });
});

test('the unread dot is for what was written since the last visit', async () => {
  const id = await insert({});
  const [reader] = readers;
  const unread = async () =>
    (await app.call<{ ids: string[] }>('GET', `/api/me/unread-forum-posts?ids=${id}`, { as: reader })).body
      .ids;
  const read = (number: number) =>
    app.call('PUT', `/api/forum-posts/${id}/read-comments`, { as: reader, body: { number } });
  expect(await unread()).toEqual([id]);
  await read(0);
  expect(await unread()).toEqual([]);
  await comment(id, 3);
  expect(await unread()).toEqual([id]);
  // The number of the last read comment is at most that of the last comment.
  expect((await read(99)).body).toEqual({ number: 3 });
  expect(await unread()).toEqual([]);
});

test('the activity counts today, and names the most active threads', async () => {
  const id = await insert({ title: 'Mest aktiv' });
  await comment(id, 40);
  await countRecent(app.services.database);
  const { body } = await app.call<ForumActivity>('GET', '/api/forum-activity');
  expect(body.commentsToday).toBeGreaterThanOrEqual(40);
  expect(body.active[0]).toEqual({ id, title: 'Mest aktiv', comments: 40 });
  await app.services.database.pool.query(`update forum_states set status = 'removed' where post_id = $1`, [
    id,
  ]);
  await app.services.bus.publish({ topic: 'forum', id });
  const after = await app.call<ForumActivity>('GET', '/api/forum-activity');
  expect(after.body.active.map((thread) => thread.id)).not.toContain(id);
});
