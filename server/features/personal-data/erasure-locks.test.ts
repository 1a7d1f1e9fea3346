// What a person and others write while the person is erased: it locks the person first, as the erasure does, so that neither
// statement waits for the other.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resultPath } from '#shared/paths.ts';
import type { Connection } from '../../database/connection.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertCommentRows, insertPostRow } from '../../testing/forum.ts';
import { insertLeagueRows, insertResultRow } from '../../testing/results.ts';
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
let admin: Person;
let matches: Awaited<ReturnType<typeof insertMatches>>;
const href = resultPath(randomUUID());

beforeAll(async () => {
  app = await openTestApp();
  [seller, anna, admin] = [await app.person(), await app.person(), await app.person('admin')];
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
  matches = await insertMatches();
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

const asAdmin = async <Answer>(method: 'POST' | 'DELETE', url: string, body?: object) => {
  const answer = await app.call<Answer>(method, url, { as: admin, ...(body && { body }) });
  expect(answer.status).toBe(200);
  return answer.body;
};

/** A match that Anna edited, scores and follows; the same match of another team; and one that was deleted. */
async function insertMatches() {
  const { database } = app.services;
  const slug = randomUUID().slice(0, 8);
  const teams = [`${slug}-one`, `${slug}-other`, `${slug}-guests`];
  const { leagueId, teamIds } = await insertLeagueRows(database, { slug }, teams);
  const [teamId = '', other, guests] = teams.map((team) => teamIds.get(team));
  const same = { away_team_id: guests, league_id: leagueId, game_date: new Date() };
  await insertResultRow(database, { ...same, home_team_id: other });
  const matchId = await insertResultRow(database, { ...same, home_team_id: teamId });
  const deleted = await insertResultRow(database);
  const edited = [matchId, deleted];
  const { pool } = database;
  await pool.query('insert into team_follows (user_id, team_id) values ($1, $2)', [anna.id, teamId]);
  await pool.query('insert into result_scorers (result_id, user_id) values ($1, $2)', [matchId, anna.id]);
  await pool.query('update basketball_results set user_id = $1 where id = any($2)', [anna.id, edited]);
  await pool.query(
    `insert into notifications (user_id, event, data)
     select $1, 'result.finished', jsonb_build_object('text', '88–81', 'href', href) from unnest($2::text[]) as href`,
    [anna.id, edited.map(resultPath)],
  );
  const { undo } = await asAdmin<{ undo: { id: string } }>(
    'DELETE',
    `/api/admin/basketball-results/${deleted}`,
  );
  return { matchId, teamId, into: `${slug} other`, deletionId: undo.id };
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
  [
    'deleting a match that they edited',
    () => asAdmin('DELETE', `/api/admin/basketball-results/${matches.matchId}`),
  ],
  [
    'restoring a match that they edited',
    () => asAdmin('POST', `/api/admin/decisions/${matches.deletionId}/undo`),
  ],
  [
    'joining a match that they edited',
    () => {
      const { matchId, teamId, into } = matches;
      return asAdmin('POST', `/api/admin/teams/${teamId}/merge`, { into, disappearing: [matchId] });
    },
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
      'basketball_results where user_id = $1',
    ])
      await expect(pool.query(`select from ${rows} for update nowait`, [anna.id])).resolves.toBeDefined();
    return { acting: started };
  });
  await acting;
});
