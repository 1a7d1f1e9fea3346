// Notifications of a price that is lowered while the ad is not on sale.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/app.ts';
import { decisionOf } from '../../../testing/decisions.ts';
import { type Moderation, openModeration } from '../../../testing/moderation.ts';

let app: TestApp;
let admin: Person;
let seller: Person;
let buyer: Person;
let makeAd: Moderation['makeAd'];
let decide: Moderation['decide'];
let query: Moderation['query'];
let id: string;

beforeAll(async () => {
  ({ app, admin, seller, makeAd, decide, query } = await openModeration());
});
beforeEach(async () => {
  buyer = await app.person();
  id = await makeAd({ title: 'Matchboll', price: 400, status: 'approved' });
  await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
  const body = { adId: id, subject: 'Angående', content: 'Finns den kvar?' };
  await app.call('POST', '/api/messages', { as: buyer, body });
});
afterAll(() => app.close());

/** The status of the ad after its seller has saved it. */
async function change(title: string, price: number): Promise<string> {
  const body = { title, category: 'Basketskor', price };
  return (await app.call<{ status: string }>('PUT', `/api/ads/${id}`, { as: seller, body })).body.status;
}
async function moderate(status: string): Promise<string | undefined> {
  const answer = await decide(id, decisionOf(status));
  expect(answer.status).toBe(200);
  return answer.body.undo?.id;
}
async function approve(): Promise<void> {
  await moderate('approved');
  await app.runJobs();
}
const setSaleState = (saleState: string) =>
  app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });
const notified = async () =>
  (
    await query<{ data: unknown; times: number }>(
      `select data, times from notifications where ad_id = $1 and user_id = $2 and event = 'favorite.cheaper'`,
      [id, buyer.id],
    )
  ).map(({ data, times }) => [data, times]);
const threadEvents = async () =>
  (
    await query<{ price: number; oldPrice: number }>(
      `select price, old_price as "oldPrice" from thread_events join threads on threads.id = thread_id
        where about = $1 and kind = 'cheaper'`,
      [id],
    )
  ).map(({ price, oldPrice }) => [price, oldPrice]);
const once = (price: number) => [[{ price, oldPrice: 400 }, 1]];

test('a price lowered together with the text is notified of once, after the approval', async () => {
  expect(await change('Matchboll, rea', 300)).toBe('pending');
  await app.runJobs();
  expect(await notified()).toEqual([]);
  await approve();
  expect(await notified()).toEqual(once(300));
  expect(await threadEvents()).toEqual([[300, 400]]);
  expect(await change('Matchboll, rea', 300)).toBe('approved');
  await app.runJobs();
  expect(await notified()).toEqual(once(300));
});

test('a price lowered in several changes that wait is compared with the last public one', async () => {
  await change('Matchboll, rea', 350);
  await change('Matchboll, rea', 500);
  await change('Matchboll, slutrea', 250);
  await approve();
  expect(await notified()).toEqual(once(250));
});

test.each([400, 450])('a price raised again to %i before the approval is not notified of', async (price) => {
  await change('Matchboll, rea', 300);
  await change('Matchboll', price);
  await approve();
  expect(await notified()).toEqual([]);
  expect(await threadEvents()).toEqual([]);
});

test('a price raised again within the minute of the approval is not notified of', async () => {
  await change('Matchboll, rea', 300);
  await moderate('approved');
  expect(await change('Matchboll, rea', 400)).toBe('approved');
  await app.runJobs();
  expect(await notified()).toEqual([]);
});

test('a price lowered further within the minute of the approval is notified of once', async () => {
  await change('Matchboll, rea', 300);
  await moderate('approved');
  expect(await change('Matchboll, rea', 250)).toBe('approved');
  expect(await notified()).toEqual(once(250));
  await app.runJobs();
  expect(await notified()).toEqual(once(250));
});

test('a change of the text within the minute of the approval delays the notification to the next approval', async () => {
  await change('Matchboll, rea', 300);
  await moderate('approved');
  expect(await change('Matchboll, slutrea', 300)).toBe('pending');
  await app.runJobs();
  expect(await notified()).toEqual([]);
  await approve();
  expect(await notified()).toEqual(once(300));
});

test('a rejected price is not notified of, also when the corrected ad is approved', async () => {
  await change('Matchboll, rea', 300);
  await moderate('rejected');
  await app.runJobs();
  expect(await notified()).toEqual([]);
  expect(await change('Matchboll', 300)).toBe('pending');
  await approve();
  expect(await notified()).toEqual([]);
});

test('an approval that is undone does not notify, and the next one does', async () => {
  await change('Matchboll, rea', 300);
  const undoId = await moderate('approved');
  expect((await app.call('POST', `/api/admin/decisions/${undoId}/undo`, { as: admin })).status).toBe(200);
  await app.runJobs();
  expect(await notified()).toEqual([]);
  await approve();
  expect(await notified()).toEqual(once(300));
});

test('a hidden ad notifies when it is shown again', async () => {
  await change('Matchboll, rea', 300);
  await setSaleState('hidden');
  await approve();
  expect(await notified()).toEqual([]);
  await setSaleState('active');
  await app.runJobs();
  expect(await notified()).toEqual(once(300));
});

test.each(['hidden', 'sold'])(
  'a price lowered while the ad is %s is notified of once, when it is on sale again',
  async (state) => {
    await setSaleState(state);
    expect(await change('Matchboll', 350)).toBe('approved');
    expect(await change('Matchboll', 300)).toBe('approved');
    await app.runJobs();
    expect(await notified()).toEqual([]);
    await setSaleState('active');
    await app.runJobs();
    expect(await notified()).toEqual(once(300));
    expect(await threadEvents()).toEqual([[300, 400]]);
    await setSaleState('hidden');
    await setSaleState('active');
    await app.runJobs();
    expect(await notified()).toEqual(once(300));
  },
);

test('a price lowered while the ad is sold is notified of when it is reserved instead', async () => {
  await setSaleState('sold');
  await change('Matchboll', 300);
  await setSaleState('reserved');
  await app.runJobs();
  expect(await notified()).toEqual(once(300));
});

test('a price lowered together with the text of a hidden ad is notified of after the approval', async () => {
  await setSaleState('hidden');
  expect(await change('Matchboll, rea', 300)).toBe('pending');
  await setSaleState('active');
  await approve();
  expect(await notified()).toEqual(once(300));
});

test.each([400, 450])(
  'a price raised again to %i while the ad is hidden is not notified of',
  async (price) => {
    await setSaleState('hidden');
    await change('Matchboll', 300);
    await change('Matchboll', price);
    await setSaleState('active');
    await app.runJobs();
    expect(await notified()).toEqual([]);
  },
);

test('a suspended person is not notified', async () => {
  await query(`update profiles set blocked_until = 'infinity', blocked_reason = 'Hot' where id = $1`, [
    buyer.id,
  ]);
  expect(await change('Matchboll', 300)).toBe('approved');
  await app.runJobs();
  expect(await notified()).toEqual([]);
});
