// What a person and others write while the person is erased: it locks the person first, as the erasure does, so that neither
// statement waits for the other.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resultPath } from '#shared/paths.ts';
import type { Connection } from '../../database/connection.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertCommentRows, insertPostRow } from '../../testing/forum.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';
import { appendEvents } from '../../core/live/queries.ts';
import { markDelivered } from '../messages/thread/receipt-queries.ts';
import { correctText, notify, takeForMail, withdraw, withdrawFromPages } from '../notifications/actions.ts';

let app: TestApp;
let seller: Person;
let anna: Person;
let adId: string;
let threadId: string;
let messageId: string;
let postId: string;
const href = resultPath(randomUUID());

beforeAll(async () => {
  app = await openTestApp();
  [seller, anna] = [await app.person(), await app.person()];
  const { database } = app.services;
  [adId = ''] = await insertAds(database, seller.id, [{ title: 'Wilson NBA' }]);
  ({ threadId, messageId } = await write(anna, '/api/messages', { adId, subject: 'Angående' }));
  await write(seller, `/api/threads/${threadId}/messages`);
  postId = await insertPostRow(database, { userId: seller.id });
  await insertCommentRows(database, { postId, userIds: [seller.id], count: 2 });
  await app.runJobs();
  const notification = { userId: anna.id, event: 'deal.reserved', adId, actorId: seller.id } as const;
  await database.kysely.transaction().execute((tx) => notify(tx, [notification]));
});
beforeEach(async () => {
  const { pool } = app.services.database;
  await pool.query(
    `insert into notifications (user_id, event, actor_id, post_id, comment_numbers, times, mail_at)
     values ($1, 'forum.commented', $2, $3, '{1,2}', 2, now()) on conflict do nothing`,
    [anna.id, seller.id, postId],
  );
  await pool.query(`insert into notifications (user_id, event, data) values ($1, 'result.finished', $2)`, [
    anna.id,
    { text: '80–78', href },
  ]);
});
afterAll(() => app.close());

interface Sent {
  threadId: string;
  message: { id: string };
}

async function write(
  as: Person,
  url: string,
  more: object = {},
): Promise<{ threadId: string; messageId: string }> {
  const { status, body } = await app.call<Sent>('POST', url, { as, body: { content: 'Hej', ...more } });
  expect(status).toBe(201);
  return { threadId: body.threadId, messageId: body.message.id };
}

const inTransaction = (act: (tx: Connection) => Promise<unknown>) =>
  app.services.database.kysely.transaction().execute(act);

const put = async (as: Person, url: string, body: object = {}) => {
  expect((await app.call('PUT', url, { as, body })).status).toBe(200);
};

test.each<[string, () => Promise<unknown>]>([
  [
    'receiving their message',
    () => markDelivered(app.services.database, { userId: seller.id, messageIds: [messageId] }),
  ],
  ['a message to them', () => write(seller, `/api/threads/${threadId}/messages`)],
  ['a message by them', () => write(anna, `/api/threads/${threadId}/messages`)],
  ['the same first message', () => write(anna, '/api/messages', { adId, subject: 'Angående' })],
  ['reading a thread', () => put(anna, `/api/threads/${threadId}/read`, { upTo: 100 })],
  ['reading their message', () => put(seller, `/api/threads/${threadId}/read`, { upTo: 100 })],
  ['reading notifications', () => put(anna, '/api/me/notifications/read')],
  [
    'a live event',
    () => appendEvents(app.services.database.kysely, [{ userId: anna.id, topic: 'ad', ref: adId }]),
  ],
  ['a favorite', () => put(anna, `/api/ads/${adId}/favorite`)],
  ['hiding a thread', () => inTransaction((tx) => withdraw(tx, { postId }))],
  ['hiding one of two comments', () => inTransaction((tx) => withdraw(tx, { postId, number: 2 }))],
  [
    'a corrected score',
    () => inTransaction((tx) => correctText(tx, { event: 'result.finished', href, text: '80–79' })),
  ],
  ['deleting a match', () => inTransaction((tx) => withdrawFromPages(tx, { hrefs: [href] }))],
  [
    'a mail of unread comments',
    () => inTransaction((tx) => takeForMail(tx, { userId: anna.id, event: 'forum.commented' })),
  ],
])('%s locks nothing before the person', async (_title, act) => {
  const { database } = app.services;
  await app.services.deferredTasks.finish();
  const { acting } = await database.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('profiles').select('id').where('id', '=', anna.id).forUpdate().execute();
    const started = act();
    await waitForLocked(database, { text: 'for key share' });
    const { pool } = database;
    for (const rows of [
      'threads where $1 in (low_id, high_id)',
      'thread_people where $1 in (user_id, other_id)',
      'messages where $1 in (sender_id, recipient_id)',
      'notifications where user_id = $1',
      'live_positions where user_id = $1',
    ])
      await expect(pool.query(`select from ${rows} for update nowait`, [anna.id])).resolves.toBeDefined();
    return { acting: started };
  });
  await acting;
});
