// Moderation of the forum: the table, decisions and their undo, reports and appeals.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Undo } from '#shared/features/decisions/contract.ts';
import type { ItemDetails, ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import type { CommentPage, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';

let app: TestApp;
let admin: Person;
let writer: Person;
let other: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  [admin, writer, other] = [await app.person('admin'), await app.person(), await app.person()];
});
afterAll(() => app.close());

const insert = (post: Partial<Parameters<typeof insertPostRow>[1]> = {}) =>
  insertPostRow(app.services.database, { userId: writer.id, ...post });
const insertComment = async (postId: string, status = 'approved') =>
  (await insertCommentRows(app.services.database, { postId, userIds: [other.id], status }))[0] ?? '';
const find = (id: string) => app.call<ItemDetails>('GET', `/api/admin/forum-items/${id}`, { as: admin });
const reason = { rule: 'forbidden', reason: 'Reklam' };
const decide = (id: string, body: object) =>
  app.call<{ undo: Undo; message: string }>('PUT', `/api/admin/forum-items/${id}/status`, {
    as: admin,
    body,
  });
const read = (id: string, as?: Person) => app.call<ForumPost>('GET', `/api/forum-posts/${id}`, { as });
const commentsOf = async (id: string, as?: Person) =>
  (await app.call<CommentPage>('GET', `/api/forum-posts/${id}/comments`, { as })).body.comments;
const undo = (id: string) => app.call('POST', `/api/admin/decisions/${id}/undo`, { as: admin });

describe('the table', () => {
  test('has posts in every status and comments that need attention, with filters and counters', async () => {
    const category = 'Nybörjare';
    const waiting = await insert({ category, status: 'pending', title: 'Väntande zebra' });
    const shown = await insert({ category });
    const held = await insertComment(shown, 'pending');
    await insertComment(shown);
    const list = async (query: string) => {
      const url = `/api/admin/forum-posts?category=${category}&${query}`;
      const { body } = await app.call<{ items: ModeratedItem[] }>('GET', url, { as: admin });
      return body.items.map(({ id }) => id);
    };
    expect((await list('')).toSorted()).toEqual([waiting, shown, held].toSorted());
    expect((await list('status=pending')).toSorted()).toEqual([waiting, held].toSorted());
    expect(await list('search=ZEBRA')).toEqual([waiting]);
    expect((await list(`search=${other.email}`)).toSorted()).toEqual([held]);
    expect(await list('reported=yes')).toEqual([]);
    const { body } = await app.call<Record<string, number>>('GET', '/api/admin/forum-posts/counts', {
      as: admin,
    });
    expect(body).toMatchObject({ pending: 2 });
  });

  test('previews the text without markup', async () => {
    const content = `Var finns **skor**?\n\n- [Här](https://exempel.se)\n\n${'Ord '.repeat(40)}`;
    const id = await insert({ content, status: 'pending', title: 'Förhandsvisad' });
    const url = `/api/admin/forum-posts?search=${encodeURIComponent('Förhandsvisad')}`;
    const { body } = await app.call<{ items: ModeratedItem[] }>('GET', url, { as: admin });
    const preview = body.items.find((item) => item.id === id)?.preview ?? '';
    expect(preview).toMatch(/^Var finns skor\? Här Ord /);
    expect([preview.length <= 101, preview.endsWith('…')]).toEqual([true, true]);
    expect(body.items[0]).not.toHaveProperty('content');
  });

  test('shows a comment with the comments before it, and its author', async () => {
    const id = await insert({ content: 'Frågan' });
    await insertComment(id);
    const held = await insertComment(id, 'pending');
    const { body } = await find(held);
    expect(body).toMatchObject({
      kind: 'comment',
      postId: id,
      number: 2,
      author: { id: other.id, email: 'p…@exempel.se' },
      before: [
        { number: 0, content: 'Frågan' },
        { number: 1, content: 'Håller med. 1' },
      ],
      can: { approve: true, reject: true, remove: true },
    });
    expect(body.history?.comments).toBeGreaterThan(0);
  });
});

describe('a decision on a post', () => {
  test('approves it, and takes that back within a minute', async () => {
    const id = await insert({ status: 'pending' });
    const { body } = await decide(id, { status: 'approved' });
    expect((await read(id)).status).toBe(200);
    expect((await undo(body.undo.id)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
  });

  test('rejects it with a reason that its author reads', async () => {
    const id = await insert();
    expect((await decide(id, { status: 'rejected' })).status).toBe(422);
    await decide(id, { status: 'rejected', ...reason });
    expect((await read(id)).status).toBe(404);
    expect((await read(id, writer)).body).toMatchObject({
      status: 'rejected',
      restriction: { reason: 'Reklam' },
    });
  });

  test('is refused when the text was edited since it was read', async () => {
    const id = await insert({ status: 'pending' });
    const text = { title: 'Annat', content: 'Ändrat', category: 'Utrustning' };
    await app.call('PUT', `/api/forum-posts/${id}`, { as: writer, body: text });
    const late = await decide(id, { status: 'approved', seen: { status: 'pending', editedAt: null } });
    expect(late.status).toBe(409);
    const { editedAt } = (await find(id)).body;
    expect((await decide(id, { status: 'approved', seen: { status: 'pending', editedAt } })).status).toBe(
      200,
    );
  });

  test('is needed again when the author changes a rejected post', async () => {
    const id = await insert();
    await decide(id, { status: 'rejected', ...reason });
    const text = { title: 'Bättre', content: 'Utan reklam', category: 'Utrustning' };
    const { body } = await app.call<{ status: string }>('PUT', `/api/forum-posts/${id}`, {
      as: writer,
      body: text,
    });
    expect(body.status).toBe('pending');
  });
});

describe('a decision on a comment', () => {
  test('shows and hides it, with exact counts, and undoes both', async () => {
    const id = await insert();
    const comment = await insertComment(id, 'pending');
    await decide(comment, { status: 'approved' });
    expect((await read(id)).body.comments).toBe(1);
    expect((await commentsOf(id))[0]?.state).toBe('shown');
    const { body } = await decide(comment, { status: 'removed', ...reason });
    expect((await read(id)).body.comments).toBe(0);
    expect((await commentsOf(id, other))[0]).toMatchObject({
      state: 'hidden',
      restriction: { reason: 'Reklam' },
    });
    await undo(body.undo.id);
    expect((await read(id)).body.comments).toBe(1);
  });
});

describe.each(['post', 'comment'] as const)('a reported %s', (kind) => {
  const make = async () => {
    const postId = await insert();
    const id = kind === 'post' ? postId : await insertComment(postId);
    return { postId, id, author: kind === 'post' ? writer : other };
  };
  const isShown = async ({ postId }: { postId: string }) =>
    kind === 'post' ? (await read(postId)).status === 200 : (await commentsOf(postId))[0]?.state === 'shown';

  test('is taken down, and restored when the appeal succeeds', async () => {
    const made = await make();
    const report = {
      kind: `forum_${kind}`,
      targetId: made.id,
      category: 'spam',
      explanation: 'Reklam',
      goodFaith: true,
    };
    const reporter = await app.person();
    const { status, body } = await app.call<{ id: string }>('POST', '/api/reports', {
      as: reporter,
      body: report,
    });
    expect(status).toBe(201);
    expect((await find(made.id)).body.reports).toBe(1);
    const decision = {
      seen: 'pending',
      status: 'resolved',
      decision: 'removed',
      rule: 'forbidden',
      personReason: 'Reklam',
      reporterReason: 'Tack',
    };
    const decided = await app.call('PUT', `/api/admin/reports/${body.id}/decision`, {
      as: admin,
      body: decision,
    });
    expect(decided.status).toBe(200);
    expect(await isShown(made)).toBe(false);
    const appeal = await app.call('POST', `/api/me/reports/${body.id}/appeal`, {
      as: made.author,
      body: { text: 'Det var ingen reklam' },
    });
    expect(appeal.status).toBe(201);
    const moderator = await app.person('admin');
    const outcome = await app.call('PUT', `/api/admin/reports/${body.id}/appeal`, {
      as: moderator,
      body: { outcome: 'overturned', reason: 'Du har rätt' },
    });
    expect(outcome.status).toBe(200);
    expect(await isShown(made)).toBe(true);
  });

  test('is not reported by its author', async () => {
    const { id, author } = await make();
    const report = {
      kind: `forum_${kind}`,
      targetId: id,
      category: 'spam',
      explanation: 'Reklam',
      goodFaith: true,
    };
    expect((await app.call('POST', '/api/reports', { as: author, body: report })).status).toBe(422);
  });
});

test('a thread is as old as its post again while its only comment is taken down or pending', async () => {
  const id = await insert({ createdAt: new Date('2026-01-01T12:00:00Z') });
  const commentId = await insertComment(id, 'pending');
  const { pool } = app.services.database;
  await pool.query('update forum_states set last_at = created_at where post_id = $1', [id]);
  const lastAt = async () => (await read(id)).body.lastAt;
  const created = await lastAt();
  const approved = await decide(commentId, { status: 'approved' });
  expect((await lastAt()) > created).toBe(true);
  await undo(approved.body.undo.id);
  expect(await lastAt()).toBe(created);
  await decide(commentId, { status: 'approved' });
  const removed = await decide(commentId, { status: 'removed', ...reason });
  expect(await lastAt()).toBe(created);
  await undo(removed.body.undo.id);
  expect((await lastAt()) > created).toBe(true);
});

/** A comment in an old thread that a reader has read past, and what is sent to browsers; `approve` makes it public. */
async function approveWith(approve: (commentId: string) => Promise<unknown>) {
  const id = await insert({ createdAt: new Date('2026-01-01T12:00:00Z') });
  const reader = await app.person();
  const commentId = await insertComment(id, 'pending');
  await app.services.database.pool.query('update forum_states set last_at = created_at where post_id = $1', [
    id,
  ]);
  const url = `/api/me/unread-forum-posts?ids=${id}`;
  const unread = async () => (await app.call<{ ids: string[] }>('GET', url, { as: reader })).body.ids;
  await app.call('PUT', `/api/forum-posts/${id}/read-comments`, { as: reader, body: { number: 0 } });
  expect(await unread()).toEqual([]);
  await app.call('PUT', `/api/forum-posts/${id}/read-comments`, { as: reader, body: { number: 1 } });
  const sent: object[] = [];
  const unsubscribe = app.services.bus.subscribe((notice) => {
    if (notice?.topic !== 'live-broadcast') return;
    const event = JSON.parse(notice.id) as { topic: string };
    if (event.topic === 'forum') sent.push(event);
  });
  await approve(commentId);
  unsubscribe();
  const { lastAt, createdAt } = (await read(id)).body;
  return { id, unread: await unread(), sent, isMoved: lastAt > createdAt };
}

test.each<[string, (commentId: string) => Promise<unknown>]>([
  ['it is approved', (id) => decide(id, { status: 'approved' })],
  [
    'it is approved after a rejection',
    async (id) => {
      await decide(id, { status: 'rejected', ...reason });
      await decide(id, { status: 'approved' });
    },
  ],
  [
    'an appeal against its rejection succeeds',
    async (id) => {
      await decide(id, { status: 'rejected', ...reason });
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        'select id from reports where target_id = $1',
        [id],
      );
      await overturn(rows[0]?.id ?? '', other);
    },
  ],
])(
  'a hidden comment is new once %s: unread, sent to open browsers, and its thread moves up',
  async (_case, approve) => {
    const { id, ...approved } = await approveWith(approve);
    expect(approved).toEqual({
      unread: [id],
      sent: [{ topic: 'forum', postId: id, number: 1 }],
      isMoved: true,
    });
  },
);

/** The events that are sent meanwhile to the browsers of one user. */
async function sentTo({ id: userId }: Person, decideAll: () => Promise<unknown>) {
  const sent: unknown[] = [];
  const unsubscribe = app.services.bus.subscribe((notice) => {
    if (notice?.topic === 'live-ephemeral' && notice.id.startsWith(userId))
      sent.push(JSON.parse(notice.id.slice(userId.length)));
  });
  await decideAll();
  unsubscribe();
  return sent;
}

test("decisions, on appeals too, and their undoing are sent to the author's open browsers only", async () => {
  const id = await insert({ status: 'pending' });
  const decideAll = async () => {
    const { body } = await decide(id, { status: 'approved' });
    await undo(body.undo.id);
    await decide(id, { status: 'rejected', ...reason });
    const appeal = await overturn((await read(id, writer)).body.restriction?.reportId ?? '');
    await appeal.undo();
  };
  let sentToOther: unknown[] = [];
  const sent = await sentTo(writer, async () => {
    sentToOther = await sentTo(other, decideAll);
  });
  const event = { topic: 'forum-decision', postId: id };
  expect([sent, sentToOther]).toEqual([[event, event, event, event, event], []]);
});

test('an appeal against a rejection that succeeds approves the post', async () => {
  const id = await insert();
  await decide(id, { status: 'rejected', ...reason });
  await overturn((await read(id, writer)).body.restriction?.reportId ?? '');
  expect((await read(id)).status).toBe(200);
});

test('a rejection can still be appealed after a later removal that was undone', async () => {
  const id = await insert();
  await decide(id, { status: 'rejected', ...reason });
  const reportId = (await read(id, writer)).body.restriction?.reportId ?? '';
  const { body } = await decide(id, { status: 'removed', ...reason });
  expect((await undo(body.undo.id)).status).toBe(200);
  await overturn(reportId);
  expect((await read(id)).status).toBe(200);
});

const change = (id: string, body: object) =>
  app.call<{ undo: Undo }>('PATCH', `/api/admin/forum-posts/${id}`, { as: admin, body });
const stateOf = async (id: string) => {
  const { isPinned, isLocked, category } = (await read(id)).body;
  return { isPinned, isLocked, category };
};

describe('a thread', () => {
  test('is pinned and moved, which shows, is logged, and is undone', async () => {
    const id = await insert();
    const moved = { isPinned: true, category: 'Ligaspel' };
    const { body } = await change(id, moved);
    expect(await stateOf(id)).toEqual({ ...moved, isLocked: false });
    expect((await undo(body.undo.id)).status).toBe(200);
    expect(await stateOf(id)).toEqual({ isPinned: false, category: 'Utrustning', isLocked: false });
    const { rows } = await app.services.database.pool.query(
      `select action from audit_log where target_id = $1 and target_type = 'forum-post' order by id`,
      [id],
    );
    expect(rows).toEqual([{ action: 'forum.change' }, { action: 'decision.undo' }]);
  });

  test('is not undone when it was changed since', async () => {
    const id = await insert();
    const { body } = await change(id, { category: 'Ligaspel' });
    await app.services.database.pool.query(
      `update forum_states set category = 'Nybörjare' where post_id = $1`,
      [id],
    );
    expect((await undo(body.undo.id)).status).toBe(409);
  });

  test('is locked with a reason that its author is notified of, which pinning does not replace', async () => {
    const id = await insert();
    expect((await change(id, { isLocked: true })).status).toBe(422);
    const { body } = await change(id, { isLocked: true, ...reason });
    await change(id, { isPinned: true });
    const { rows } = await app.services.database.pool.query<{ events: string[] }>(
      `select array(select jsonb_array_elements(notices -> 'notifications') ->> 'event') as events
         from undoable_decisions where id = $1`,
      [body.undo.id],
    );
    expect(rows).toEqual([{ events: ['forum.locked'] }]);
    expect((await undo(body.undo.id)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ isLocked: false, isPinned: true });
  });

  test('is opened by an appeal against its lock, and locked again when that is undone', async () => {
    const id = await insert();
    await change(id, { isLocked: true, ...reason });
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      `select id from reports where target_id = $1 and decision = 'locked'`,
      [id],
    );
    const appeal = await overturn(rows[0]?.id ?? '');
    expect((await stateOf(id)).isLocked).toBe(false);
    expect((await appeal.undo()).status).toBe(200);
    expect((await stateOf(id)).isLocked).toBe(true);
  });
});

test('a rejection that an appeal overturned is a rejection again when that is undone', async () => {
  const id = await insert();
  await decide(id, { status: 'rejected', ...reason });
  const appeal = await overturn((await read(id, writer)).body.restriction?.reportId ?? '');
  expect((await read(id)).status).toBe(200);
  await appeal.undo();
  // The author may still change a rejected post, unlike one that was taken down.
  expect((await read(id, writer)).body).toMatchObject({ status: 'rejected', can: { edit: true } });
});

/** Another moderator overturns a decision on the author's appeal. */
async function overturn(reportId: string, author = writer) {
  const text = { text: 'Jag menade något annat' };
  await app.call('POST', `/api/me/reports/${reportId}/appeal`, { as: author, body: text });
  const moderator = await app.person('admin');
  const { body } = await app.call<{ undo: Undo }>('PUT', `/api/admin/reports/${reportId}/appeal`, {
    as: moderator,
    body: { outcome: 'overturned', reason: 'Du har rätt' },
  });
  return { undo: () => app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: moderator }) };
}
