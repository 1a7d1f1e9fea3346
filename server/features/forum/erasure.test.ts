// Erasing an account: its texts in the forum remain without a name, or are deleted too, as its owner chooses.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Overview } from '#shared/features/admin/contract.ts';
import type { CommentPage, ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { PersonalData } from '#shared/features/personal-data/contract.ts';
import { readErased, recordErasure } from '../../core/erased-people.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../testing/forum.ts';
import { eraseDue } from '../personal-data/erase-person.ts';
import { purgeDeleted } from './writing/post-queries.ts';

let app: TestApp;
let writer: Person;
let other: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  other = await app.person();
});
afterAll(() => app.close());
beforeEach(async () => {
  writer = await app.person();
});

const insert = (title: string) =>
  insertPostRow(app.services.database, { userId: writer.id, title, content: 'Mina egna ord' });
const comment = (postId: string, person: Person) =>
  insertCommentRows(app.services.database, { postId, userIds: [person.id] });
const find = (id: string) => app.call<ForumPost>('GET', `/api/forum-posts/${id}`);
const commentsOf = async (id: string) =>
  (await app.call<CommentPage>('GET', `/api/forum-posts/${id}/comments`)).body.comments;

/** Requests the erasure as the user does, then erases as the job does when the waiting time is over. */
async function erase(choice: { deletesForumTexts?: boolean }): Promise<void> {
  const body = { password: TEST_PASSWORD, ...choice };
  const answer = await app.call('POST', '/api/me/erasure', { as: writer, body });
  expect(answer.body).toMatchObject({ deletesForumTexts: choice.deletesForumTexts ?? false });
  const pool = app.services.database.pool;
  await pool.query(`update erasures set due_at = now() - interval '1 minute' where user_id = $1`, [
    writer.id,
  ]);
  await eraseDue(app.services);
}

test('without a choice, texts remain without a name', async () => {
  const id = await insert('Kvar');
  await comment(id, writer);
  await erase({});
  expect((await find(id)).body).toMatchObject({
    title: 'Kvar',
    html: expect.stringContaining('Mina egna ord'),
    comments: 1,
    author: { id: null, name: 'Borttagen användare' },
  });
  const html: unknown = expect.stringContaining('Håller med. 1');
  expect((await commentsOf(id))[0]).toMatchObject({ state: 'shown', html });
});

test('on request, texts are deleted, and comments of others remain in their place', async () => {
  const [answered, alone] = [await insert('Besvarad'), await insert('Ensam')];
  for (const person of [writer, other]) await comment(answered, person);
  await comment(alone, writer);
  await erase({ deletesForumTexts: true });
  expect((await find(alone)).status).toBe(404);
  expect((await find(answered)).body).toMatchObject({
    title: 'Borttaget inlägg',
    html: '',
    isDeleted: true,
    comments: 1,
  });
  expect(await commentsOf(answered)).toMatchObject([
    { number: 1, state: 'deleted', html: '' },
    { number: 2, state: 'shown' },
  ]);
  const { rows } = await app.services.database.pool.query(
    `select title from forum_posts where content = 'Mina egna ord' and title <> 'Kvar'
     union all select content from forum_comments where post_id = $1 and number = 1 and content <> ''`,
    [answered],
  );
  expect(rows).toEqual([]);
});

test('a thread moves back to its place before the deleted comments', async () => {
  const createdAt = new Date('2026-01-01T12:00:00Z');
  const posts = await Promise.all(
    ['Mina', 'Andras'].map((title) =>
      insertPostRow(app.services.database, { userId: other.id, title, createdAt }),
    ),
  );
  const [alone = '', answered = ''] = posts;
  await comment(answered, other);
  for (const id of posts) await comment(id, writer);
  const { pool } = app.services.database;
  await pool.query(
    `update forum_comments set created_at = '2026-02-01T12:00Z' where post_id = $1 and number = 1`,
    [answered],
  );
  await erase({ deletesForumTexts: true });
  const { rows } = await pool.query<{ last_at: Date }>(
    'select last_at from forum_states where post_id = any($1) order by comment_count',
    [[alone, answered]],
  );
  expect(rows.map(({ last_at }) => last_at)).toEqual([createdAt, new Date('2026-02-01T12:00:00Z')]);
});

test.each([{}, { deletesForumTexts: true }])(
  'a post that staff have taken down is emptied, and comments of others remain: %o',
  async (choice) => {
    const { pool } = app.services.database;
    const [answered, alone] = [await insert('Besvarad'), await insert('Ensam')];
    await comment(answered, other);
    await pool.query(`update forum_states set status = 'removed' where post_id = any($1)`, [
      [answered, alone],
    ]);
    await erase(choice);
    const { rows } = await pool.query(
      `select post.id, title, post.content, post.user_id as author, comment.content as comment
         from forum_posts as post left join forum_comments as comment on post_id = post.id where post.id = any($1)`,
      [[answered, alone]],
    );
    const empty = { title: 'Borttaget inlägg', content: '', author: null };
    expect(rows).toEqual([{ id: answered, ...empty, comment: 'Håller med. 1' }]);
    expect((await find(answered)).status).toBe(404);
  },
);

test.each(['pending', 'removed'])('a comment of another person that is %s remains', async (status) => {
  const { pool, kysely } = app.services.database;
  const ids = [await insert('Borttaget'), await insert('Raderat')];
  const commented = ids.map((postId) => insertCommentRows({ pool }, { postId, userIds: [other.id], status }));
  const comments = (await Promise.all(commented)).flat();
  await app.call('DELETE', `/api/forum-posts/${ids[0]}`, { as: writer });
  await pool.query(`update forum_states set deleted_at = now() - interval '1 hour' where post_id = $1`, [
    ids[0],
  ]);
  await purgeDeleted(kysely, 30);
  await erase({ deletesForumTexts: true });
  const { rows } = await pool.query(
    `select comment.content, post.content as post from forum_comments as comment
       join forum_posts as post on post.id = post_id where comment.id = any($1)`,
    [comments],
  );
  expect(rows).toEqual(ids.map(() => ({ content: 'Håller med. 1', post: '' })));
});

test('a comment that waits does not show a deleted post again', async () => {
  const { pool, kysely } = app.services.database;
  const admin = await app.person('admin');
  const id = await insert('Annas skor i Täby');
  const [held] = await insertCommentRows({ pool }, { postId: id, userIds: [other.id], status: 'pending' });
  const waiting = async () =>
    (await app.call<Overview>('GET', '/api/admin/overview', { as: admin })).body.waiting.find(
      ({ kind }) => kind === 'comment',
    )?.count ?? 0;
  const before = await waiting();
  await app.call('DELETE', `/api/forum-posts/${id}`, { as: writer });
  expect(await waiting()).toBe(before - 1);
  const approved = await app.call('PUT', `/api/admin/forum-items/${held}/status`, {
    as: admin,
    body: { status: 'approved' },
  });
  expect(approved.status).toBe(404);
  await pool.query(`update forum_states set deleted_at = now() - interval '1 hour' where post_id = $1`, [id]);
  await purgeDeleted(kysely, 30);
  const { rows } = await pool.query('select title, content from forum_posts where id = $1', [id]);
  expect(rows).toEqual([{ title: 'Borttaget inlägg', content: '' }]);
});

test('the choice is shown until the erasure', async () => {
  const body = { password: TEST_PASSWORD, deletesForumTexts: true };
  await app.call('POST', '/api/me/erasure', { as: writer, body });
  const own = await app.call<PersonalData>('GET', '/api/me/personal-data', { as: writer });
  expect(own.body.erasure?.deletesForumTexts).toBe(true);
});

test('the list of erasures for restored backups contains the choice', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'erased-people-'));
  const [gone, named] = [crypto.randomUUID(), crypto.randomUUID()];
  await recordErasure(folder, { userId: gone, deletesTexts: true });
  await recordErasure(folder, { userId: named, deletesTexts: false });
  expect([...(await readErased(folder))]).toEqual([
    [gone, { deletesTexts: true }],
    [named, { deletesTexts: false }],
  ]);
  await rm(folder, { recursive: true });
});
