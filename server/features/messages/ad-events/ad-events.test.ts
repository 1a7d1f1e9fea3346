// Events of the ad of a thread: stored in the thread, and sent to its members as a live event.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { decisionOf } from '../../../testing/decisions.ts';
import { openTestStream, type TestStream } from '../../../testing/live-stream.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';

let app: TestApp;
let address: string;
let seller: Person;
let buyer: Person;
let other: Person;
let adId: string;
const streams: TestStream[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  seller = await app.person();
  buyer = await app.person();
  other = await app.person();
  adId = (await insertAds(app.services.database, seller.id, [{ title: 'Matchboll', price: 450 }]))[0] ?? '';
  for (const each of [buyer, other]) await writeAboutAd(each);
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await app.close();
});

async function writeAboutAd(as: Person): Promise<void> {
  const body = { adId, subject: 'Angående', content: 'Finns den kvar?' };
  expect((await app.call('POST', '/api/messages', { as, body })).status).toBe(201);
}
async function threadOf(as: Person, to: Person): Promise<Thread> {
  const { body } = await app.call<OpenConversation>('GET', `/api/me/conversations/${to.id}`, { as });
  const [thread] = body.threads;
  if (!thread) throw new Error('The conversation has no thread');
  return thread;
}
const eventsOf = async (as: Person, to: Person) =>
  (await threadOf(as, to)).events.map(({ kind, buyer: whom }) => [kind, whom]);
/** The events of a reservation, a sale and its cancellation. */
const expectedEvents = (whom: string | null) => ['reserved', 'sold', 'available'].map((kind) => [kind, whom]);
async function dealIn(as: Person, to: Person): Promise<unknown[]> {
  const { ad } = await threadOf(as, to);
  return [ad?.saleState, ad?.isOwnDeal];
}
const agree = (state: string, buyerId: string | null = buyer.id) =>
  app.call('POST', `/api/ads/${adId}/deal`, { as: seller, body: { state, buyerId } });
const activate = () =>
  app.call('PUT', `/api/ads/${adId}/sale-state`, { as: seller, body: { saleState: 'active' } });
async function listen(as: Person): Promise<TestStream> {
  const stream = await openTestStream(address, as.cookie);
  streams.push(stream);
  await stream.next('hello');
  return stream;
}

test('a deal adds an event to every thread about the ad, and names its buyer only in the buyer’s thread', async () => {
  expect((await agree('reserved')).status).toBe(200);
  expect((await agree('sold')).status).toBe(200);
  expect((await activate()).status).toBe(200);
  expect(await eventsOf(buyer, seller)).toEqual(expectedEvents('user'));
  expect(await eventsOf(seller, buyer)).toEqual(expectedEvents('other'));
  expect(await eventsOf(other, seller)).toEqual(expectedEvents(null));
  // An event is not a message: it changes neither positions nor unread counts.
  expect(await threadOf(buyer, seller)).toMatchObject({ lastPosition: 1, unread: 0 });
  expect((await threadOf(buyer, seller)).events.map(({ afterPosition }) => afterPosition)).toEqual([1, 1, 1]);
});

test('the ad of a thread shows whether its deal is between the two members', async () => {
  await agree('reserved');
  expect(await dealIn(buyer, seller)).toEqual(['reserved', true]);
  expect(await dealIn(seller, buyer)).toEqual(['reserved', true]);
  expect(await dealIn(other, seller)).toEqual(['reserved', false]);
});

test('everyone in a thread about the ad gets a live event, and no one else', async () => {
  const outsider = await app.person();
  const [ofSeller, ofBuyer, ofOther, none] = await Promise.all(
    [seller, buyer, other, outsider].map((each) => listen(each)),
  );
  await agree('reserved');
  for (const stream of [ofSeller, ofBuyer, ofOther])
    expect(await stream?.next('ad')).toMatchObject({ topic: 'ad', adId });
  expect(none?.received.filter(({ topic }) => topic === 'ad')).toEqual([]);
});

test('a lower price adds an event with both prices; a higher price adds none', async () => {
  const change = async (price: number) => {
    const body = { title: 'Matchboll', category: 'Basketboll', price };
    const answer = await app.call<{ status: string }>('PUT', `/api/ads/${adId}`, { as: seller, body });
    expect(answer.body.status).toBe('approved');
  };
  await change(400);
  await change(500);
  expect((await threadOf(buyer, seller)).events).toMatchObject([
    { kind: 'cheaper', price: 400, oldPrice: 450, buyer: null },
  ]);
});

test('an approval adds an event when it can no longer be undone; the seller’s own ads are updated at once', async () => {
  const admin = await app.person('admin');
  await app.services.database.pool.query("update ads set status = 'pending' where id = $1", [adId]);
  const stream = await listen(seller);
  expect(
    (await app.call('PUT', `/api/admin/ads/${adId}/status`, { as: admin, body: decisionOf('approved') }))
      .status,
  ).toBe(200);
  expect(await stream.next('ad')).toMatchObject({ adId });
  expect(await eventsOf(buyer, seller)).toEqual([]);
  await app.runJobs();
  expect(await eventsOf(buyer, seller)).toEqual([['approved', null]]);
  expect(await stream.next('ad')).toMatchObject({ adId });
});

test('the event of an approval is where the ad was approved, and in no thread that began later', async () => {
  const admin = await app.person('admin');
  await app.services.database.pool.query("update ads set status = 'pending' where id = $1", [adId]);
  const body = decisionOf('approved');
  await app.call('PUT', `/api/admin/ads/${adId}/status`, { as: admin, body });
  const later = await app.person();
  for (const each of [buyer, later]) await writeAboutAd(each);
  await agree('sold');
  await app.runJobs();
  const { events } = await threadOf(buyer, seller);
  expect(events.map(({ kind, afterPosition }) => [kind, afterPosition])).toEqual([
    ['approved', 1],
    ['sold', 2],
  ]);
  expect(await eventsOf(later, seller)).toEqual([['sold', null]]);
});

test('a deal about an ad that others cannot see adds an event for the buyer only', async () => {
  await app.services.database.pool.query("update ads set status = 'pending' where id = $1", [adId]);
  const stream = await listen(buyer);
  await agree('reserved');
  expect(await stream.next('ad')).toMatchObject({ adId });
  expect(await eventsOf(buyer, seller)).toEqual([['reserved', 'user']]);
  expect(await eventsOf(other, seller)).toEqual([]);
});

test('users who have blocked each other get no event', async () => {
  await app.call('PUT', `/api/people/${seller.id}/block`, { as: other });
  await agree('sold');
  expect(await eventsOf(other, seller)).toEqual([]);
  expect(await eventsOf(seller, other)).toEqual([]);
});

test('an erased buyer leaves an event without a person', async () => {
  await agree('sold');
  const { pool } = app.services.database;
  await pool.query('delete from profiles where id = $1', [buyer.id]);
  const { rows } = await pool.query(
    'select buyer_id from thread_events join threads on threads.id = thread_id where about = $1',
    [adId],
  );
  expect(rows).toEqual([{ buyer_id: null }, { buyer_id: null }]);
});
