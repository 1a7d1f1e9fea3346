// Erasing an account: what it has written in the forum remains without a name, or goes too, as its owner chooses.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommentPage, ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { PersonalData } from '#shared/features/personal-data/contract.ts';
import { readErased, recordErasure } from '../../core/erased-people.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../testing/forum.ts';
import { eraseDue } from '../personal-data/erase-person.ts';

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

/** As the user asks for it, and as the job does it when its day has come. */
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
    content: 'Mina egna ord',
    comments: 1,
    author: { id: null, name: 'Borttagen användare' },
  });
  expect((await commentsOf(id))[0]).toMatchObject({ state: 'shown', content: 'Håller med. 1' });
});

test('on request they go, and comments of others remain in their place', async () => {
  const [answered, alone] = [await insert('Besvarad'), await insert('Ensam')];
  for (const person of [writer, other]) await comment(answered, person);
  await comment(alone, writer);
  await erase({ deletesForumTexts: true });
  expect((await find(alone)).status).toBe(404);
  expect((await find(answered)).body).toMatchObject({
    title: 'Borttaget inlägg',
    content: '',
    isDeleted: true,
    comments: 1,
  });
  expect(await commentsOf(answered)).toMatchObject([
    { number: 1, state: 'deleted', content: '' },
    { number: 2, state: 'shown' },
  ]);
  const { rows } = await app.services.database.pool.query(
    `select title from forum_posts where content = 'Mina egna ord' and title <> 'Kvar'
     union all select content from forum_comments where post_id = $1 and number = 1 and content <> ''`,
    [answered],
  );
  expect(rows).toEqual([]);
});

test('the choice is shown until then', async () => {
  const body = { password: TEST_PASSWORD, deletesForumTexts: true };
  await app.call('POST', '/api/me/erasure', { as: writer, body });
  const own = await app.call<PersonalData>('GET', '/api/me/personal-data', { as: writer });
  expect(own.body.erasure?.deletesForumTexts).toBe(true);
});

test('the list for restored backups has the choice', async () => {
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
