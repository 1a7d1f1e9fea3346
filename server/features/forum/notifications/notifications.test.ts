// Notifications of the forum: who is notified of a text or a like, once, and how unread ones are collected and withdrawn.
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, openForum } from '../../../testing/forum.ts';
import { erasePerson } from '../../personal-data/erase-person.ts';
import { forumNotificationJobs } from './notify-of-text.ts';

let app: TestApp;
let author: Person;
let writer: Person;
let other: Person;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await openForum(app);
  [author, writer, other] = [await app.person(), await app.person(), await app.person()];
});
afterAll(() => app.close());

const run = (text: string, values: unknown[] = []) => app.services.database.pool.query(text, values);
const text = { title: 'Zonförsvar', content: 'Hur lär man ut det?', category: 'Träningstips' };

async function post(as = author): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/api/forum-posts', { as, body: text });
  return body.id;
}

let written = 0;
async function comment(id: string, as: Person, more: { content?: string; replyTo?: number } = {}) {
  written += 1;
  const body = { content: `Kommentar ${written}`, ...more };
  const answer = await app.call<ForumComment>('POST', `/api/forum-posts/${id}/comments`, { as, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function notificationsOf(person: Person): Promise<ListedNotification[]> {
  await app.runJobs();
  const failed = await run(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  );
  expect(failed.rows).toEqual([]);
  const { body } = await app.call<{ notifications: ListedNotification[] }>('GET', '/api/me/notifications', {
    as: person,
  });
  return body.notifications;
}
const shown = async (person: Person) =>
  (await notificationsOf(person))
    .filter(({ isRead }) => !isRead)
    .map(({ title, text: body }) => [title, body]);
const unreadOf = async (person: Person) =>
  (await app.call<{ unread: number }>('GET', '/api/me/notifications/unread', { as: person })).body.unread;
const follow = (id: string, as: Person, state: string) =>
  app.call('PUT', `/api/forum-posts/${id}/follow`, { as, body: { state } });
const block = (as: Person, blocked: Person) => app.call('PUT', `/api/people/${blocked.id}/block`, { as });
const setYear = (person: Person, year: number | null) =>
  run('update profiles set birth_year = $2 where id = $1', [person.id, year]);
const mention = (person: Person) => `@[x](user:${person.id}) vad tycker du? ${(written += 1)}`;

describe('a comment', () => {
  test('notifies those who follow the thread, but not its writer', async () => {
    const id = await post();
    await comment(id, writer);
    expect(await notificationsOf(author)).toMatchObject([
      {
        event: 'forum.commented',
        kind: 'followed',
        title: 'Ny kommentar',
        text: `${writer.name} har kommenterat ”Zonförsvar”.`,
        href: `/forum/${id}#kommentar-1`,
        isRead: false,
      },
    ]);
    expect(await shown(writer)).toEqual([]);
  });

  test('makes its writer a follower, as does the button', async () => {
    const id = await post();
    await comment(id, writer);
    await follow(id, other, 'following');
    await comment(id, author);
    expect(await shown(writer)).toHaveLength(1);
    expect(await shown(other)).toHaveLength(1);
  });

  test('is collected with others in one unread notification, which leads to the first of them', async () => {
    const id = await post();
    await insertCommentRows(app.services.database, { postId: id, userIds: [author.id], count: 56 });
    for (const person of [writer, other, writer]) await comment(id, person);
    expect(await notificationsOf(author)).toMatchObject([
      {
        title: '3 nya kommentarer',
        text: `I ”Zonförsvar”, senast av ${writer.name}.`,
        href: `/forum/${id}?sida=2#kommentar-57`,
      },
    ]);
    expect(await unreadOf(author)).toBe(3);
  });

  test('is counted exactly when 20 are written at once', async () => {
    const id = await post();
    const people = await Promise.all(Array.from({ length: 20 }, () => app.person()));
    const jobs = await app.startJobs();
    await Promise.all(people.map((person) => comment(id, person)));
    await jobs.close();
    expect(await notificationsOf(author)).toMatchObject([
      { title: '20 nya kommentarer', href: `/forum/${id}#kommentar-1` },
    ]);
  });

  test('notifies once, also when its job runs again', async () => {
    const id = await post();
    const { id: commentId } = await comment(id, writer);
    await app.runJobs();
    await run(`select graphile_worker.add_job('notify-of-forum-text', payload => $1)`, [
      JSON.stringify({ kind: 'comment', id: commentId }),
    ]);
    expect(await shown(author)).toHaveLength(1);
    await app.call('PUT', '/api/me/notifications/read', { as: author });
    await run(`select graphile_worker.add_job('notify-of-forum-text', payload => $1)`, [
      JSON.stringify({ kind: 'comment', id: commentId }),
    ]);
    expect(await shown(author)).toEqual([]);
  });
});

describe('an answer', () => {
  test('notifies the answered instead of as a follower', async () => {
    const id = await post();
    await comment(id, writer);
    await app.runJobs();
    await comment(id, other, { replyTo: 1 });
    expect(await notificationsOf(writer)).toMatchObject([
      {
        event: 'forum.replied',
        title: 'Svar till dig i forumet',
        text: `${other.name} har svarat dig i ”Zonförsvar”.`,
        href: `/forum/${id}#kommentar-2`,
      },
    ]);
  });

  test('an answer also notifies an answered user who does not follow the thread, as does a quote', async () => {
    const id = await post();
    await comment(id, writer);
    await follow(id, writer, 'normal');
    await follow(id, author, 'normal');
    await comment(id, other, { content: '> Kommentar\n\n@[x](quote:1) @[x](quote:0) Precis!' });
    expect(await shown(writer)).toMatchObject([['Svar till dig i forumet', expect.any(String)]]);
    expect(await shown(author)).toMatchObject([['Svar till dig i forumet', expect.any(String)]]);
  });
});

describe('a mention', () => {
  test('takes precedence over an answer and a followed thread', async () => {
    const id = await post();
    await comment(id, writer);
    await comment(id, other, { content: mention(writer), replyTo: 1 });
    expect(await shown(writer)).toEqual([
      ['Du nämns i forumet', `${other.name} har nämnt dig i ”Zonförsvar”.`],
    ]);
  });

  test('does not notify users outside the thread', async () => {
    const id = await post();
    await comment(id, writer, { content: mention(other) });
    expect(await shown(other)).toEqual([]);
  });

  test.each([
    ['a minor', new Date().getFullYear() - 14],
    ['a person without a birth year', null],
  ])('notifies %s as a follower, unless they have written to its writer', async (_case, year) => {
    const id = await post();
    await comment(id, writer);
    await setYear(writer, year);
    await comment(id, other, { content: mention(writer) });
    expect(await shown(writer)).toMatchObject([['Ny kommentar', expect.any(String)]]);
    await app.call('PUT', '/api/me/notifications/read', { as: writer });
    await run('update profiles set birth_year = 1990 where id = $1', [writer.id]);
    const sent = await app.call('POST', '/api/messages', {
      as: writer,
      body: { recipientId: other.id, subject: 'Hej', content: 'Hej' },
    });
    expect(sent.status).toBeLessThan(300);
    await setYear(writer, year);
    await comment(id, other, { content: mention(writer) });
    expect(await shown(writer)).toMatchObject([['Du nämns i forumet', expect.any(String)]]);
  });

  test('a mention that an edit adds notifies once, and the edit notifies no follower', async () => {
    const id = await post();
    await comment(id, writer);
    await follow(id, writer, 'normal');
    await follow(id, author, 'normal');
    const { id: commentId } = await comment(id, other, { content: 'Hej' });
    const edit = async (content: string) => {
      const body = { content };
      const { status } = await app.call('PUT', `/api/forum-comments/${commentId}`, { as: other, body });
      expect(status).toBe(200);
      await app.runJobs();
    };
    await app.runJobs();
    await follow(id, author, 'following');
    for (const content of [mention(writer), 'Utan', mention(writer)]) await edit(content);
    expect(await shown(writer)).toEqual([
      ['Du nämns i forumet', `${other.name} har nämnt dig i ”Zonförsvar”.`],
    ]);
    expect(await shown(author)).toEqual([]);
  });

  test('a mention that an edited post adds notifies a user who has commented', async () => {
    const id = await post();
    await comment(id, writer);
    const body = { ...text, content: mention(writer) };
    await app.call('PUT', `/api/forum-posts/${id}`, { as: author, body });
    expect(await notificationsOf(writer)).toMatchObject([{ event: 'forum.mentioned', href: `/forum/${id}` }]);
  });
});

describe('a user is not notified', () => {
  test.each(['by a person whom they have blocked', 'by a person who has blocked them'])(
    '%s',
    async (which) => {
      const id = await post();
      await comment(id, writer);
      const [blocker, blocked] = which.includes('whom') ? [writer, other] : [other, writer];
      expect((await block(blocker, blocked)).status).toBeLessThan(300);
      await comment(id, other, { replyTo: 1, content: mention(writer) });
      await app.call('PUT', `/api/forum-posts/${id}/likes/1`, { as: other });
      expect(await shown(writer)).toEqual([]);
      expect(await shown(author)).toMatchObject([['2 nya kommentarer', expect.any(String)]]);
    },
  );

  test('a user is not notified of anything in a thread that they have muted', async () => {
    const id = await post();
    await comment(id, writer);
    await follow(id, writer, 'muted');
    await comment(id, other, { replyTo: 1, content: mention(writer) });
    await app.call('PUT', `/api/forum-posts/${id}/likes/1`, { as: other });
    expect(await shown(writer)).toEqual([]);
    // Writing again does not end the mute.
    await comment(id, writer);
    await comment(id, other);
    expect(await shown(writer)).toEqual([]);
  });

  test('a user is not notified while they are suspended', async () => {
    const id = await post();
    await run(`update profiles set blocked_until = 'infinity', blocked_reason = 'Reklam' where id = $1`, [
      author.id,
    ]);
    await comment(id, writer);
    await app.runJobs();
    const { rows } = await run('select from notifications where user_id = $1', [author.id]);
    expect(rows).toEqual([]);
  });
});

describe('a held comment', () => {
  test('notifies when it is approved and the decision can no longer be undone', async () => {
    const staff = await app.person('admin');
    const id = await post();
    await run('update site_settings set forum_held_posts = 1');
    await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
    const held = await comment(id, other);
    expect(held.state).toBe('waits');
    expect(await shown(author)).toEqual([]);
    const decision = { status: 'approved' };
    const answer = await app.call('PUT', `/api/admin/forum-items/${held.id}/status`, {
      as: staff,
      body: decision,
    });
    expect(answer.status).toBe(200);
    const { rows } = await run('select from notifications where user_id = $1', [author.id]);
    expect(rows).toEqual([]);
    expect(await shown(author)).toEqual([['Ny kommentar', `${other.name} har kommenterat ”Zonförsvar”.`]]);
    expect(await notificationsOf(other)).toMatchObject([
      { title: 'Godkänt i forumet', href: `/forum/${id}#kommentar-${held.number}` },
    ]);
  });

  test('a held edit of a comment notifies those whom it adds when it is approved', async () => {
    const staff = await app.person('admin');
    const id = await post();
    await comment(id, writer);
    await follow(id, writer, 'normal');
    await app.runJobs();
    const { id: commentId } = await comment(id, other);
    await run('update site_settings set forum_holds_links = true');
    await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
    const body = { content: `${mention(writer)} Se https://exempel.se` };
    await app.call('PUT', `/api/forum-comments/${commentId}`, { as: other, body });
    expect(await shown(writer)).toEqual([]);
    const { rows } = await run(`select id from forum_versions where state = 'pending'`);
    const approval = { as: staff, body: { status: 'approved' } };
    const approved = await app.call('PUT', `/api/admin/forum-versions/${rows[0].id}/status`, approval);
    expect(approved.status).toBe(200);
    expect(await shown(writer)).toMatchObject([['Du nämns i forumet', expect.any(String)]]);
    expect(await notificationsOf(other)).toMatchObject([
      { title: 'Godkänt i forumet', href: `/forum/${id}#kommentar-2` },
    ]);
  });
});

describe('a comment that is deleted or hidden', () => {
  test('is removed from unread notifications, and added again when it is restored', async () => {
    const id = await post();
    await comment(id, writer);
    const second = await comment(id, other);
    expect(await shown(author)).toMatchObject([['2 nya kommentarer', expect.any(String)]]);
    await app.call('DELETE', `/api/forum-comments/${second.id}`, { as: other });
    expect(await shown(author)).toEqual([['Ny kommentar', `${writer.name} har kommenterat ”Zonförsvar”.`]]);
    expect(await unreadOf(author)).toBe(1);
    await app.call('POST', `/api/forum-comments/${second.id}/restoration`, { as: other });
    expect(await shown(author)).toMatchObject([['2 nya kommentarer', expect.any(String)]]);
  });

  test('is removed from unread notifications when its writer is erased with all texts', async () => {
    const id = await post();
    await comment(id, writer);
    // People who take part later are not notified of it.
    await app.runJobs();
    await comment(id, other);
    await comment(await post(other), writer);
    expect([await shown(author), await shown(other)]).toMatchObject([
      [['2 nya kommentarer', expect.any(String)]],
      [['Ny kommentar', expect.any(String)]],
    ]);
    const choice = { deletesTexts: true, isRecorded: false };
    await app.services.database.kysely
      .transaction()
      .execute((tx) => erasePerson(app.services, tx, writer.id, choice));
    expect(await shown(author)).toEqual([['Ny kommentar', `${other.name} har kommenterat ”Zonförsvar”.`]]);
    expect([await unreadOf(author), await shown(other)]).toEqual([1, []]);
  });

  test('removes a notification that is only about it, also when staff hide the comment', async () => {
    const staff = await app.person('admin');
    const id = await post();
    const { id: commentId } = await comment(id, writer);
    expect(await shown(author)).toHaveLength(1);
    const body = { status: 'removed', rule: 'forbidden', reason: 'Reklam' };
    const hidden = await app.call<{ undo: { id: string } }>(
      'PUT',
      `/api/admin/forum-items/${commentId}/status`,
      {
        as: staff,
        body,
      },
    );
    expect(hidden.status).toBe(200);
    expect(await shown(author)).toEqual([]);
    expect(await unreadOf(author)).toBe(0);
    // The jobs have ended the minute in which it could be undone.
    expect(await shown(writer)).toHaveLength(1);
  });

  test('removes the notifications of its thread when staff hide the post', async () => {
    const staff = await app.person('admin');
    const id = await post();
    await comment(id, writer);
    await comment(id, author);
    expect(await shown(writer)).toHaveLength(1);
    const body = { status: 'removed', rule: 'forbidden', reason: 'Reklam' };
    await app.call('PUT', `/api/admin/forum-items/${id}/status`, { as: staff, body });
    expect(await shown(writer)).toEqual([]);
    expect(await unreadOf(writer)).toBe(0);
  });
});

const like = (id: string, number: number, as: Person, method: 'PUT' | 'DELETE' = 'PUT') =>
  app.call(method, `/api/forum-posts/${id}/likes/${number}`, { as });

describe('likes', () => {
  test('likes of a post and of a comment are counted, each by itself', async () => {
    const id = await post();
    await comment(id, author);
    await like(id, 0, writer);
    expect(await shown(author)).toEqual([['Någon gillar ditt inlägg', 'Zonförsvar']]);
    await like(id, 0, other);
    await like(id, 1, other);
    await like(id, 0, author);
    expect((await shown(author)).toSorted()).toEqual([
      ['2 gillar ditt inlägg', 'Zonförsvar'],
      ['Någon gillar din kommentar', 'I ”Zonförsvar”.'],
    ]);
  });

  test('the notification no longer counts withdrawn likes', async () => {
    const id = await post();
    await like(id, 0, writer);
    await like(id, 0, other);
    expect(await shown(author)).toMatchObject([['2 gillar ditt inlägg', expect.any(String)]]);
    await like(id, 0, writer, 'DELETE');
    expect(await shown(author)).toMatchObject([['Någon gillar ditt inlägg', 'Zonförsvar']]);
    await like(id, 0, other, 'DELETE');
    expect(await shown(author)).toEqual([]);
    await like(id, 0, writer);
    await like(id, 0, writer, 'DELETE');
    expect(await shown(author)).toEqual([]);
  });

  test('are counted from zero after the author has read the notification', async () => {
    const id = await post();
    await like(id, 0, writer);
    expect(await shown(author)).toHaveLength(1);
    await app.call('PUT', '/api/me/notifications/read', { as: author });
    await like(id, 0, other);
    expect(await shown(author)).toEqual([['Någon gillar ditt inlägg', 'Zonförsvar']]);
  });
});

test('opening the thread marks its notifications as read, and no others', async () => {
  const [id, another] = [await post(), await post(other)];
  await follow(another, author, 'following');
  for (const thread of [id, another]) await comment(thread, writer);
  expect(await shown(author)).toHaveLength(2);
  await app.call('PUT', `/api/forum-posts/${id}/read-comments`, { as: author, body: { number: 1 } });
  expect((await notificationsOf(author)).filter(({ isRead }) => !isRead)).toMatchObject([
    { href: `/forum/${another}#kommentar-1` },
  ]);
  expect(await unreadOf(author)).toBe(1);
});

test('a person who has turned the kind off is not notified, and likes are neither mailed nor pushed', async () => {
  const change = (kind: string, body: object) =>
    app.call<{ message: string }>('PATCH', `/api/me/notification-settings/${kind}`, { as: author, body });
  expect((await change('followed', { site: false })).status).toBe(200);
  const id = await post();
  await comment(id, writer);
  expect(await shown(author)).toEqual([]);
  expect(await unreadOf(author)).toBe(0);
  expect(await change('likes', { mail: true })).toMatchObject({
    status: 422,
    body: { message: 'Sådana notiser visas bara på sidan' },
  });
});

test('a comment in a thread with 1,000 followers costs as many statements as one with a single follower', async () => {
  const statementsOf = async (id: string) => {
    const { id: commentId } = await comment(id, writer);
    await run('delete from graphile_worker._private_jobs');
    const query = vi.spyOn(Client.prototype, 'query');
    const payload = { kind: 'comment', id: commentId };
    for (const job of forumNotificationJobs(app.services))
      await job.run({ payload, isLastTry: false, signal: new AbortController().signal });
    const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement));
    query.mockRestore();
    // Other parts of the site, such as the list of who is online, run statements every few seconds.
    return texts.filter((sent) => /forum_|notifications/.test(sent)).length;
  };
  const [small, large] = [await post(), await post(other)];
  await run(
    `with people as (
       insert into profiles (name, email, birth_year)
       select 'Följare ' || n, 'foljare.' || n || '@exempel.se', 1990 from generate_series(1, 1000) as n returning id)
     insert into forum_follows (user_id, post_id) select id, $1 from people`,
    [large],
  );
  const few = await statementsOf(small);
  expect(await statementsOf(large)).toBe(few);
  // One statement reads the comment, one inserts all notifications. Open browsers are notified for a hundred people at a time.
  expect(few).toBe(2);
  const { rows } = await run('select sum(times)::integer as count from notifications where post_id = $1', [
    large,
  ]);
  expect(rows).toEqual([{ count: 1001 }]);
});
