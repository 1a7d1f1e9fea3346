// Former versions, edits that are pending while the earlier text is shown, and repeated texts.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ItemDetails, ModeratedItem, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import type { CommentPage, ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { migrationsFolder } from '../../../database/migrate.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { pictureOf } from '#shared/markdown/references.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';
import { sendPicture } from '../../../testing/send-picture.ts';

let app: TestApp;
let writer: Person;
let other: Person;
let admin: Person;
let boss: Person;

beforeAll(async () => {
  app = await openTestApp();
  [admin, boss] = [await app.person('admin'), await app.person('superadmin')];
});
beforeEach(async () => {
  await openForum(app);
  [writer, other] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const query = (sql: string, ...values: unknown[]) => app.services.database.pool.query(sql, values);
const text = { title: 'Zonförsvar', content: 'Hur lär man ut det?', category: 'Träningstips' };
const create = async (content = text.content, as = writer) =>
  app.call<SavedPost>('POST', '/api/forum-posts', { as, body: { ...text, content } });
const change = (id: string, post: object) =>
  app.call<SavedPost>('PUT', `/api/forum-posts/${id}`, { as: writer, body: { ...text, ...post } });
const find = async (id: string, as?: Person) =>
  (await app.call<ForumPost>('GET', `/api/forum-posts/${id}`, { as })).body;
const versionsOf = async (id: string) =>
  (await app.call<{ versions: TextVersion[] }>('GET', `/api/admin/forum-items/${id}/versions`, { as: admin }))
    .body.versions;
const decide = (id: string, body: object) =>
  app.call<{ undo: { id: string } }>('PUT', `/api/admin/forum-versions/${id}/status`, { as: admin, body });
const holdLinks = async () => {
  await query('update site_settings set forum_holds_links = true');
  await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
};
/** Has staff move the thread while an edit of its post waits, and approve that; returns the category. */
const moveAndApprove = async (post: object) => {
  const { id } = (await create()).body;
  await change(id, post);
  await app.call('PATCH', `/api/admin/forum-posts/${id}`, { as: admin, body: { category: 'Nybörjare' } });
  expect((await find(id, writer)).heldEdit?.category).toBe(
    Object({ category: 'Nybörjare', ...post }).category,
  );
  const [edit] = await versionsOf(id);
  await decide(edit?.id ?? '', { status: 'approved' });
  return (await find(id)).category;
};
const rejection = { status: 'rejected', rule: 'forbidden', reason: 'Reklam' };

test('each change stores the former version with its time and author, for staff', async () => {
  const { id } = (await create()).body;
  await change(id, { title: 'Presspel' });
  await change(id, { title: 'Presspel', content: 'Hur?' });
  await change(id, { title: 'Presspel', content: 'Hur?' });
  const versions = await versionsOf(id);
  expect(versions).toMatchObject([
    { state: 'former', title: 'Presspel', content: text.content, author: writer.name },
    { state: 'former', title: 'Zonförsvar', content: text.content },
  ]);
  expect(versions[1]?.writtenAt).toBe((await find(id)).createdAt);
  const missing = `/api/admin/forum-items/${crypto.randomUUID()}/versions`;
  expect((await app.call('GET', missing, { as: admin })).status).toBe(404);
});

describe('a change that adds a link to a text of a young account', () => {
  const link = { content: 'Se https://exempel.se' };

  test('waits while the earlier text is shown, and only its author reads it', async () => {
    await holdLinks();
    const { id } = (await create()).body;
    expect((await change(id, link)).body).toEqual({ id, status: 'approved', isEditHeld: true });
    expect(await find(id)).toMatchObject({
      html: '<p>Hur lär man ut det?</p>\n',
      heldEdit: null,
      editedAt: null,
    });
    expect((await find(id, writer)).heldEdit).toMatchObject({ ...text, ...link });
    expect((await find(id, other)).heldEdit).toBeNull();
    const list = await app.call<{ items: ModeratedItem[] }>('GET', '/api/admin/forum-posts?status=pending', {
      as: admin,
    });
    expect(list.body.items.find((item) => item.id === id)).toMatchObject({
      status: 'approved',
      hasHeldEdit: true,
    });
  });

  test('shows its picture to staff, and to other users once it is approved', async () => {
    await holdLinks();
    const { id } = (await create()).body;
    const picture = await sendPicture(app, writer, { purpose: 'text' });
    const statusFor = async ({ cookie }: Person) =>
      (await app.inject({ url: `/api/text-pictures/${picture}/400.webp`, headers: { cookie } })).statusCode;
    expect(await statusFor(admin)).toBe(404);
    await change(id, { content: `${link.content} ${pictureOf({ id: picture, alt: 'En sko' })}` });
    expect((await versionsOf(id))[0]?.html).toContain(`${picture}/640.webp`);
    expect(await Promise.all([admin, other].map(statusFor))).toEqual([200, 404]);
    const [edit] = await versionsOf(id);
    await decide(edit?.id ?? '', { status: 'approved' });
    expect((await find(id)).html).toContain(`${picture}/640.webp`);
    expect(await statusFor(other)).toBe(200);
  });

  test("sends its decision and the undo to the author's open browsers", async () => {
    await holdLinks();
    const { id } = (await create()).body;
    await change(id, link);
    const [edit] = await versionsOf(id);
    const sent: string[] = [];
    const unsubscribe = app.services.bus.subscribe((notice) => {
      if (notice?.topic === 'live-ephemeral' && notice.id.includes('forum-decision')) sent.push(notice.id);
    });
    const { body } = await decide(edit?.id ?? '', { status: 'approved' });
    await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
    unsubscribe();
    const event = `${writer.id} ${JSON.stringify({ topic: 'forum-decision', postId: id })}`;
    expect(sent).toEqual([event, event]);
  });

  test('is shown when it is approved, and undone by the undo', async () => {
    await holdLinks();
    const { id } = (await create()).body;
    await change(id, link);
    const [edit] = await versionsOf(id);
    const { body } = await decide(edit?.id ?? '', { status: 'approved' });
    expect((await find(id)).html).toContain('href="https://exempel.se"');
    expect(await versionsOf(id)).toMatchObject([{ state: 'former', content: text.content }]);
    expect((await decide(edit?.id ?? '', { status: 'approved' })).status).toBe(409);
    await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
    expect(await find(id, writer)).toMatchObject({ editedAt: null, heldEdit: link });
    expect((await find(id)).html).not.toContain('exempel.se');
  });

  test.each(['approved', 'rejected'])('remains %s if its author has made another one', async (status) => {
    await holdLinks();
    const { id } = (await create()).body;
    await change(id, link);
    const [edit] = await versionsOf(id);
    const { body } = await decide(edit?.id ?? '', status === 'rejected' ? rejection : { status });
    const later = { content: `${link.content} och https://annan.se` };
    expect((await change(id, later)).body.isEditHeld).toBe(true);
    const undone = await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
    expect(undone.status).toBe(409);
    expect((await find(id, writer)).heldEdit).toMatchObject(later);
    expect((await find(id)).html.includes('exempel.se')).toBe(status === 'approved');
  });

  test('leaves the thread where staff have moved it, unless its author chose another category', async () => {
    await holdLinks();
    expect(await moveAndApprove({ content: link.content })).toBe('Nybörjare');
    expect(await moveAndApprove({ content: `${link.content} Två`, category: 'Ligaspel' })).toBe('Ligaspel');
  });

  test('leaves the earlier text when it is rejected with a reason, which an appeal can change', async () => {
    await holdLinks();
    const { id } = (await create()).body;
    await change(id, link);
    const [edit] = await versionsOf(id);
    expect((await decide(edit?.id ?? '', { status: 'rejected' })).status).toBe(422);
    expect((await decide(edit?.id ?? '', rejection)).status).toBe(200);
    expect(await find(id, writer)).toMatchObject({ status: 'approved', heldEdit: null, restriction: null });
    expect(await versionsOf(id)).toMatchObject([{ state: 'rejected', ...link }]);
    const { rows } = await query('select id, person_reason from reports where target_id = $1', id);
    expect(rows).toMatchObject([{ person_reason: 'Reklam' }]);
    const { restoreTakenDown } = await import('../../reports/content/restore-taken-down.ts');
    const { kysely } = app.services.database;
    await kysely.transaction().execute((tx) => restoreTakenDown(tx, rows[0]?.id));
    expect((await find(id)).html).toContain('exempel.se');
  });

  test('is rejected again, and the earlier text remains public, when an overturned appeal is undone', async () => {
    await holdLinks();
    const { id } = (await create()).body;
    await change(id, link);
    const [edit] = await versionsOf(id);
    await decide(edit?.id ?? '', rejection);
    await app.runJobs();
    const { rows } = await query('select id from reports where target_id = $1', id);
    const appeal = `reports/${rows[0]?.id}/appeal`;
    await app.call('POST', `/api/me/${appeal}`, { as: writer, body: { text: 'Sidan är min egen' } });
    const overturn = async () => {
      const body = { outcome: 'overturned', reason: 'Det stämmer' };
      const answer = await app.call<{ undo: { id: string } }>('PUT', `/api/admin/${appeal}`, {
        as: boss,
        body,
      });
      return answer.body.undo.id;
    };
    const undone = await app.call('POST', `/api/admin/decisions/${await overturn()}/undo`, { as: boss });
    expect(undone.status).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'approved', html: '<p>Hur lär man ut det?</p>\n' });
    expect(await versionsOf(id)).toMatchObject([{ state: 'rejected', ...link }]);
    // The appeal is open again, and can succeed.
    await overturn();
    expect((await find(id)).html).toContain('exempel.se');
  });

  test.each(['rejected', 'removed'])(
    'is rejected when its text is %s, and waits again after the undo',
    async (status) => {
      await holdLinks();
      const { id } = (await create()).body;
      await change(id, link);
      const { body } = await app.call<{ undo: { id: string } }>(
        'PUT',
        `/api/admin/forum-items/${id}/status`,
        {
          as: admin,
          body: { ...rejection, status },
        },
      );
      expect(await find(id, writer)).toMatchObject({ status, heldEdit: null });
      expect(await versionsOf(id)).toMatchObject([{ state: 'rejected', ...link }]);
      await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
      expect(await find(id, writer)).toMatchObject({ status: 'approved', heldEdit: link });
    },
  );

  test('is rejected when its text is taken down through a report, and waits again after the undo', async () => {
    await holdLinks();
    const { id } = (await create()).body;
    await change(id, link);
    const report = {
      kind: 'forum_post',
      targetId: id,
      category: 'spam',
      explanation: 'Reklam',
      goodFaith: true,
    };
    const { body } = await app.call<{ id: string }>('POST', '/api/reports', { as: other, body: report });
    const decided = await app.call<{ undo: { id: string } }>(
      'PUT',
      `/api/admin/reports/${body.id}/decision`,
      {
        as: admin,
        body: {
          seen: 'pending',
          status: 'resolved',
          decision: 'removed',
          rule: 'forbidden',
          personReason: 'Reklam',
          reporterReason: 'Tack',
        },
      },
    );
    expect(decided.status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([{ state: 'rejected', ...link }]);
    await app.call('POST', `/api/admin/decisions/${decided.body.undo.id}/undo`, { as: admin });
    expect(await find(id, writer)).toMatchObject({ status: 'approved', heldEdit: link });
  });

  test('of a text that an earlier release has hidden is rejected by a migration, and no other', async () => {
    await holdLinks();
    const hidden = (await create()).body.id;
    await change(hidden, link);
    const shown = (await create('Hur tränar man in det?')).body.id;
    await change(shown, link);
    const [comment = ''] = await insertCommentRows(app.services.database, {
      postId: shown,
      userIds: [writer.id],
      status: 'removed',
    });
    await query(
      `insert into forum_versions (post_id, number, user_id, state, content, written_at)
         values ($1, 1, $2, 'pending', 'www.exempel.se', now())`,
      shown,
      writer.id,
    );
    await query(`update forum_states set status = 'rejected' where post_id = $1`, hidden);
    await query(await readFile(path.join(migrationsFolder, '0194-edits-of-hidden-forum-texts.sql'), 'utf8'));
    const states = [await versionsOf(hidden), await versionsOf(comment), await versionsOf(shown)];
    expect(states.flat().map(({ state }) => state)).toEqual(['rejected', 'rejected', 'pending']);
  });

  test('an added link in a comment waits as well, and a later change without a link takes its place', async () => {
    await holdLinks();
    const postId = await insertPostRow(app.services.database, { userId: other.id });
    const url = `/api/forum-posts/${postId}/comments`;
    const { body: comment } = await app.call<ForumComment>('POST', url, {
      as: writer,
      body: { content: 'Hej på er' },
    });
    const edit = (content: string) =>
      app.call<ForumComment>('PUT', `/api/forum-comments/${comment.id}`, { as: writer, body: { content } });
    expect((await edit('Hej på www.exempel.se')).body).toMatchObject({
      content: 'Hej på er',
      heldEdit: { content: 'Hej på www.exempel.se' },
    });
    const details = await app.call<ItemDetails>('GET', `/api/admin/forum-items/${comment.id}`, { as: admin });
    expect(details.body.hasHeldEdit).toBe(true);
    expect((await edit('Hej på alla')).body).toMatchObject({ content: 'Hej på alla', heldEdit: null });
    expect((await versionsOf(comment.id)).map(({ state }) => state)).toEqual(['former']);
    const { body } = await app.call<CommentPage>('GET', url);
    expect(body.comments[0]?.html).toBe('<p>Hej på alla</p>\n');
  });
});

test('too many comments are refused with the time to wait', async () => {
  const postId = await insertPostRow(app.services.database, { userId: other.id });
  await query(
    `insert into limits (key, tries, ends_at) values ($1, 60, now() + interval '5 minutes')`,
    `forum comments of ${writer.id}`,
  );
  const body = { content: 'En till' };
  const answer = await app.call<{ message: string }>('POST', `/api/forum-posts/${postId}/comments`, {
    as: writer,
    body,
  });
  expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining('5 minuter')]);
});

describe('a repeated text', () => {
  const long = 'Säljer mina nästan nya skor i storlek 44, skriv till mig om du vill ha dem.';

  test.each([
    ['the same', long],
    ['the same but for case, spaces and punctuation', `  ${long.toUpperCase().replaceAll(',', ' !')}`],
    ['nearly the same', long.replace('44', '45')],
  ])('by the same author is refused: %s', async (_, repeated) => {
    expect((await create(long)).status).toBe(201);
    expect(await create(repeated)).toMatchObject({
      status: 409,
      body: {
        message:
          'Du har redan skrivit samma sak, eller nästan. Ändra den texten i stället för att skriva den igen.',
      },
    });
    await query(
      `update forum_posts set created_at = now() - interval '2 days' where user_id = $1`,
      writer.id,
    );
    expect((await create(repeated)).status).toBe(201);
  });

  test('is not refused if it is short and the title is another, or if the earlier post is deleted', async () => {
    const post = (title: string, content: string) =>
      app.call<SavedPost>('POST', '/api/forum-posts', { as: writer, body: { ...text, title, content } });
    expect((await post('Skor', 'Säljes, se bild')).status).toBe(201);
    expect((await post('Boll', 'Säljes, se bild')).status).toBe(201);
    expect((await post('Skor', 'Säljes, se bild')).status).toBe(409);
    const { body } = await post('Väska', long);
    expect((await post('Ryggsäck', long)).status).toBe(409);
    await app.call('DELETE', `/api/forum-posts/${body.id}`, { as: writer });
    expect((await post('Ryggsäck', long)).status).toBe(201);
  });

  test('is not refused when the texts differ enough', async () => {
    await create(long);
    expect((await create('Hur tränar man upp sitt vänsterskott när man är tolv år?')).status).toBe(201);
  });

  test('a repeated text by a third new account waits, and by an older one it does not', async () => {
    const spam = `Köp billiga skor hos oss redan i dag, vi har allt för basket ${crypto.randomUUID()}`;
    for (const as of [writer, other]) expect((await create(spam, as)).body.status).toBe('approved');
    const [third, older] = [await app.person(), await app.person()];
    expect((await create(`${spam}!`, third)).body.status).toBe('pending');
    await query(`update profiles set created_at = now() - interval '1 month' where id = $1`, older.id);
    expect((await create(spam, older)).body.status).toBe('approved');
  });
});
