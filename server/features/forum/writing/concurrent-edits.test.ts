// A post that its author or staff change while others comment on it: neither waits for the other.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertPostRow, openForum } from '../../../testing/forum.ts';
import { waitForLocked } from '../../../testing/wait-for-locked.ts';
import { insertComment } from './comment-queries.ts';
import { saveHeldEdit } from './version-queries.ts';

let app: TestApp;
let writer: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  [writer, admin] = [await app.person(), await app.person('admin')];
});
beforeEach(async () => {
  id = await insertPostRow(app.services.database, { userId: writer.id });
});
afterAll(() => app.close());

const category = 'Utrustning';

/** Starts a change while a comment has locked the state of the post, and then inserts the comment. */
async function changeDuringComment(change: () => Promise<{ status: number }>): Promise<unknown> {
  const { database } = app.services;
  const { changed, number } = await database.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('forum_states').select('post_id').where('post_id', '=', id).forUpdate().execute();
    const pending = change();
    await waitForLocked(database);
    const text = { content: 'Hej', html: '<p>Hej</p>', html_version: 0 };
    const comment = { id: crypto.randomUUID(), postId: id, userId: admin.id, text, replyTo: null };
    const created = await insertComment(tx, { ...comment, status: 'approved' });
    return { changed: pending, number: created?.number };
  });
  return [number, (await changed).status];
}

test('comments and an edit of the author do not wait for each other', async () => {
  const body = { title: 'Presspel', content: 'Hur lär man ut det?', category };
  const change = () => app.call('PUT', `/api/forum-posts/${id}`, { as: writer, body });
  expect(await changeDuringComment(change)).toEqual([1, 200]);
});

test('comments and the approval of an edit do not wait for each other', async () => {
  const edit = { postId: id, number: 0, userId: writer.id, title: 'Presspel', content: 'Hur?', category };
  await saveHeldEdit(app.services.database.kysely, edit);
  const { body } = await app.call<{ versions: TextVersion[] }>(
    'GET',
    `/api/admin/forum-items/${id}/versions`,
    {
      as: admin,
    },
  );
  const url = `/api/admin/forum-versions/${body.versions[0]?.id}/status`;
  const approve = () => app.call('PUT', url, { as: admin, body: { status: 'approved' } });
  expect(await changeDuringComment(approve)).toEqual([1, 200]);
});

test('comments and moving the thread do not wait for each other', async () => {
  const url = `/api/admin/forum-posts/${id}`;
  const move = () => app.call('PATCH', url, { as: admin, body: { category: 'Nybörjare' } });
  expect(await changeDuringComment(move)).toEqual([1, 200]);
});
