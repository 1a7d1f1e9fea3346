// What a stored text refers to: people who may be mentioned, quotes, and the author's own pictures.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommentPage, ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { mentionOf, pictureOf, quoteOf } from '#shared/markdown/references.ts';
import { MARKDOWN_VERSION } from '../../../core/markdown/markdown.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';
import { sendPicture } from '../../../testing/send-picture.ts';
import { erasePerson } from '../../personal-data/erase-person.ts';
import { purgePictures } from '../../pictures/purge.ts';
import { fillInHtml } from './fill-in-html.ts';
import { purgeDeleted } from './post-queries.ts';

let app: TestApp;
let writer: Person;
let other: Person;
let postId: string;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await openForum(app);
  [writer, other] = [await app.person(), await app.person()];
  postId = await insertPostRow(app.services.database, { userId: writer.id });
});
afterAll(() => app.close());

const query = (sql: string, ...values: unknown[]) => app.services.database.pool.query(sql, values);
const comment = (content: string, as: Person) =>
  app.call<ForumComment>('POST', `/api/forum-posts/${postId}/comments`, { as, body: { content } });
const change = (id: string, content: string, as: Person) =>
  app.call<ForumComment>('PUT', `/api/forum-comments/${id}`, { as, body: { content } });
const commentsOf = async (as?: Person) =>
  (await app.call<CommentPage>('GET', `/api/forum-posts/${postId}/comments`, { as })).body.comments;
const people = async (text: string, as: Person) =>
  (
    await app.call<{ people: { name: string }[] }>(
      'GET',
      `/api/forum-posts/${postId}/people?text=${encodeURIComponent(text)}`,
      { as },
    )
  ).body.people.map(({ name }) => name);
const storedText = async (id: string) =>
  (await query('select content, html, html_version from forum_comments where id = $1', id)).rows[0] as {
    content: string;
    html: string;
    html_version: number;
  };
const rename = (person: Person, name: string) =>
  query('update profiles set name = $2 where id = $1', person.id, name);

test('suggests only people of the thread, by the beginning of a name', async () => {
  await Promise.all([rename(writer, 'Ebba von Sand'), rename(other, 'Sandra Ek')]);
  const outsider = await app.person();
  await rename(outsider, 'Sandor');
  await insertCommentRows(app.services.database, { postId, userIds: [other.id] });
  expect(await people('sand', outsider)).toEqual(['Sandra Ek', 'Ebba von Sand']);
  expect(await people('sand', other)).toEqual(['Ebba von Sand']);
  expect(await people('and', outsider)).toEqual([]);
  expect(await people('%', outsider)).toEqual([]);
  expect((await app.call('GET', `/api/forum-posts/${postId}/people`)).status).toBe(401);
  const missing = `/api/forum-posts/${crypto.randomUUID()}/people`;
  expect((await app.call('GET', missing, { as: other })).status).toBe(404);
});

test.each([
  ['has blocked the writer', 'insert into person_blocks (user_id, blocked_id) values ($1, $2)'],
  ['is blocked by the writer', 'insert into person_blocks (user_id, blocked_id) values ($2, $1)'],
  [
    'is suspended',
    `update profiles set blocked_until = now() + interval '1 day', blocked_reason = 'Reklam' where id = $1 and id <> $2`,
  ],
  ['is treated as a minor', 'update profiles set birth_year = null where id = $1 and id <> $2'],
])('a person who %s is neither suggested nor mentioned', async (_, sql) => {
  await query(sql, writer.id, other.id);
  expect(await people('', other)).toEqual([]);
  const { body } = await comment(`Hej ${mentionOf(writer)}, bra fråga`, other);
  expect((await storedText(body.id)).content).toBe(`Hej @${writer.name}, bra fråga`);
});

test('a minor who has written to a person may be mentioned by them', async () => {
  await query('update profiles set birth_year = null where id = $1', writer.id);
  const { rows } = await query(
    'insert into threads (id, low_id, high_id) values (gen_random_uuid(), least($1::uuid, $2::uuid), greatest($1, $2)) returning id',
    writer.id,
    other.id,
  );
  await query(
    `insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content)
     values (gen_random_uuid(), $3, 1, $1, $2, 'Hej', 'Hej')`,
    writer.id,
    other.id,
    rows[0]?.id,
  );
  expect(await people('', other)).toEqual([writer.name]);
});

test('a mention is stored without a name, shown with the current one, and linked for those who may see the profile', async () => {
  const { body } = await comment(`Hej ${mentionOf(writer)}`, other);
  expect((await storedText(body.id)).content).toBe(`Hej @[](user:${writer.id})`);
  expect(body.content).toBe(`Hej ${mentionOf(writer)}`);
  await rename(writer, 'Nytt Namn');
  await query('update profiles set birth_year = null where id = $1', writer.id);
  const mention = `<a href="/u/${writer.id}">@Nytt Namn</a>`;
  expect((await commentsOf(other))[0]?.html).toBe(`<p>Hej <span class="mention">${mention}</span></p>\n`);
  expect((await commentsOf())[0]).toMatchObject({
    html: '<p>Hej <span class="mention">@Nytt Namn</span></p>\n',
    content: '',
  });
});

test('a new post has no mentions, and a comment only of people in the thread', async () => {
  const body = { title: 'Hej', content: `Vad säger ${mentionOf(other)}?`, category: 'Utrustning' };
  const { id } = (await app.call<{ id: string }>('POST', '/api/forum-posts', { as: writer, body })).body;
  const { body: post } = await app.call<ForumPost>('GET', `/api/forum-posts/${id}`);
  expect(post.html).toBe(`<p>Vad säger @${other.name}?</p>\n`);
  const answer = await comment(`Fråga ${mentionOf(await app.person())}`, other);
  expect(answer.body.html).not.toContain('mention');
});

test('a quote names and links its source, until that is deleted', async () => {
  await insertCommentRows(app.services.database, { postId, userIds: [writer.id] });
  const { body } = await comment(quoteOf({ id: '1', name: 'Påhittat', text: 'Håller med' }), other);
  expect(body.content).toContain(`> @[${writer.name}](quote:1)\n`);
  const quote = (name: string) =>
    `<cite data-quote="1"><a href="/forum/${postId}#kommentar-1">${name}</a></cite>`;
  expect((await commentsOf())[1]?.html).toContain(quote(`${writer.name} (#1)`));
  await query(`update forum_comments set status = 'removed' where post_id = $1 and number = 1`, postId);
  expect((await commentsOf())[1]?.html).toContain(quote('Borttagen text (#1)'));
});

test('HTML is stored when it is written, and rendered again when its version is old', async () => {
  const { body } = await comment('Hej **alla**', other);
  expect(await storedText(body.id)).toMatchObject({
    html: '<p>Hej <strong>alla</strong></p>\n',
    html_version: MARKDOWN_VERSION,
  });
  await query(`update forum_comments set html = 'gammal', html_version = 1 where id = $1`, body.id);
  expect((await commentsOf())[0]?.html).toBe('<p>Hej <strong>alla</strong></p>\n');
  await fillInHtml(app.services.database);
  expect((await storedText(body.id)).html).toBe('<p>Hej <strong>alla</strong></p>\n');
  // Written by a node of an earlier release, which lacks the column, or by an erasure.
  await query(`update forum_comments set content = '' where id = $1`, body.id);
  expect(await storedText(body.id)).toEqual({ content: '', html: '', html_version: 0 });
});

const picture = (id: string, as?: Person) =>
  app.inject({
    url: `/api/text-pictures/${id}/400.webp`,
    headers: as ? { cookie: as.cookie } : {},
  });

test('a picture is shown with its size to those who may read the text, and to no one when it is taken down', async () => {
  const id = await sendPicture(app, other, { purpose: 'text' });
  expect((await picture(id)).statusCode).toBe(404);
  expect((await picture(id, other)).statusCode).toBe(200);
  const { body } = await comment(pictureOf({ id, alt: 'En sko' }), other);
  expect((await commentsOf())[0]?.html).toMatch(
    new RegExp(`^<p><img src="/api/text-pictures/${id}/640.webp" .* width="\\d+" height="\\d+" alt="En sko"`),
  );
  expect((await picture(id)).statusCode).toBe(200);
  await query(`update forum_comments set status = 'pending' where id = $1`, body.id);
  expect([(await picture(id)).statusCode, (await picture(id, other)).statusCode]).toEqual([404, 200]);
  await query(`update forum_comments set status = 'removed' where id = $1`, body.id);
  expect([(await picture(id)).statusCode, (await picture(id, other)).statusCode]).toEqual([404, 404]);
  expect((await picture(id, await app.person('admin'))).statusCode).toBe(200);
});

test('pictures of another user, for an ad and of another text are left out', async () => {
  const ids = [
    await sendPicture(app, writer, { purpose: 'text' }),
    await sendPicture(app, other),
    await sendPicture(app, other, { purpose: 'text' }),
  ];
  await comment(`En annan text med bilden ${pictureOf({ id: ids[2] ?? '', alt: '' })}`, other);
  for (const [place, id] of ids.entries()) {
    const { body } = await comment(`${place}: ${pictureOf({ id, alt: '' })}`, other);
    expect(body.html).toBe(`<p>${place}: </p>\n`);
  }
});

test('a text has at most five pictures', async () => {
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
  const answer = await comment(ids.map((id) => pictureOf({ id, alt: '' })).join('\n'), other);
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { data: { fields: { content: 'Högst 5 bilder i en text' } } },
  ]);
});

test('a picture that an edit removes is purged, and so is a picture of a deleted text', async () => {
  const [first, second] = [
    await sendPicture(app, other, { purpose: 'text' }),
    await sendPicture(app, other, { purpose: 'text' }),
  ];
  const { body } = await comment([first, second].map((id) => pictureOf({ id, alt: '' })).join('\n'), other);
  await query(`update ad_pictures set created_at = now() - interval '1 month'`);
  await change(body.id, pictureOf({ id: second, alt: 'Kvar' }), other);
  await purgePictures(app.services);
  const left = async () =>
    (await query('select id from ad_pictures where id = any($1)', [first, second])).rows;
  expect(await left()).toEqual([{ id: second }]);
  expect((await commentsOf())[0]?.html).toContain(second);
  await app.call('DELETE', `/api/forum-comments/${body.id}`, { as: other });
  await query(`update forum_comments set deleted_at = now() - interval '1 hour' where id = $1`, body.id);
  await purgeDeleted(app.services.database.kysely, 30);
  expect(await left()).toEqual([]);
});

test('an erased author leaves the text without its pictures and versions', async () => {
  const id = await sendPicture(app, other, { purpose: 'text' });
  const { body } = await comment(`Först ${pictureOf({ id, alt: '' })}`, other);
  await change(body.id, `Sedan ${pictureOf({ id, alt: '' })}`, other);
  await app.services.database.kysely.transaction().execute((tx) => erasePerson(app.services, tx, other.id));
  expect((await commentsOf())[0]).toMatchObject({ html: '<p>Sedan </p>\n', author: { id: null } });
  expect((await query('select from forum_versions where post_id = $1', postId)).rowCount).toBe(0);
});
