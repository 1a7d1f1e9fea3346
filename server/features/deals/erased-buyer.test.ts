// What waits for a buyer ends when the buyer's account is erased, however it is erased.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import type { OpenConversation } from '#shared/features/messages/contract.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { openTestStream } from '../../testing/live-stream.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertConversation } from '../../testing/samples/sample-deals.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';
import { eraseDue } from '../personal-data/erase-person.ts';

let app: TestApp;
let address: string;
let seller: Person;
let anna: Person;
let bo: Person;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

beforeEach(async () => {
  seller = await app.person();
  anna = await app.person();
  bo = await app.person();
  [id = ''] = await insertAds(app.services.database, seller.id, [{ title: 'Wilson NBA' }]);
  for (const { id: buyerId } of [anna, bo])
    await insertConversation(app.services.database, { adId: id, sellerId: seller.id, buyerId });
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Row>(text, values)).rows;
async function agree(state: string, buyer: Person): Promise<number> {
  const body = { state, buyerId: buyer.id };
  return (await app.call('POST', `/api/ads/${id}/deal`, { as: seller, body })).status;
}
async function reserve(): Promise<void> {
  expect(await agree('reserved', anna)).toBe(200);
  await app.runJobs();
  // The live events of the reservation lock rows that an erasure deletes.
  await app.services.deferredTasks.finish();
}

async function eraseOwn(): Promise<void> {
  await app.call('POST', '/api/me/erasure', { as: anna, body: { password: TEST_PASSWORD } });
  await query(`update erasures set due_at = now() - interval '1 minute' where user_id = $1`, [anna.id]);
  expect(await eraseDue(app.services)).toEqual({ erased: 1 });
}
async function eraseByStaff(): Promise<void> {
  const as = await app.person('admin');
  expect((await app.call('DELETE', `/api/admin/users/${anna.id}`, { as })).status).toBe(200);
}
async function eraseForAge(): Promise<void> {
  const url = `/api/admin/users/${anna.id}/age-closure`;
  expect((await app.call('PUT', url, { as: await app.person('admin') })).status).toBe(200);
  await query('update reports set erasable_from = now() where owner_id = $1', [anna.id]);
  expect((await app.call('DELETE', url, { as: await app.person('admin') })).status).toBe(200);
}

const saleState = async () =>
  (await query<{ sale_state: string }>('select sale_state from ads where id = $1', [id]))[0]?.sale_state;
const notifications = async (as: Person) =>
  (await app.call<{ notifications: { text: string }[] }>('GET', '/api/me/notifications', { as })).body
    .notifications;
/** The events of each thread about the ad, with the other user of the thread. */
async function events(): Promise<Record<string, string[]>> {
  const rows = await query<{ other: string | null; kind: string }>(
    `select kind,
            (select user_id from thread_people where thread_id = threads.id and user_id <> $2) as other
       from thread_events join threads on threads.id = thread_id where about = $1 order by thread_events.created_at`,
    [id, seller.id],
  );
  const listed: Record<string, string[]> = { anna: [], bo: [] };
  for (const { other, kind } of rows) listed[other === bo.id ? 'bo' : 'anna']?.push(kind);
  return listed;
}

describe('the reservation for a person ends with their account:', () => {
  test.each([
    ['erased by themselves', eraseOwn],
    ['erased by staff', eraseByStaff],
    ['erased for their age', eraseForAge],
  ])('%s', async (_case, erase) => {
    await reserve();
    const stream = await openTestStream(address, seller.cookie);
    await stream.next('hello');
    await erase();
    expect(await stream.next('ad')).toMatchObject({ adId: id });
    stream.close();
    expect(await saleState()).toBe('active');
    const { body } = await app.call<{ saleState: string }>('GET', `/api/ads/${id}`);
    expect(body.saleState).toBe('active');
    expect(await events()).toEqual({ anna: ['reserved', 'buyer-erased'], bo: ['reserved', 'available'] });
    expect(await query('select state, buyer_id from deals where about = $1', [id])).toEqual([
      { state: 'released', buyer_id: null },
    ]);
    expect(await notifications(seller)).toMatchObject([
      {
        title: 'Reservationen är borttagen',
        text: '”Wilson NBA” är inte längre reserverad, för den du reserverade för har inte längre något konto.',
      },
    ]);
    await app.runJobs();
    expect(await query('select kind from mails where user_id = $1', [seller.id])).toEqual([
      { kind: 'deal-buyer-erased' },
    ]);
    // The ad can be reserved for another person.
    expect(await agree('reserved', bo)).toBe(200);
  });
});

const change = (next: string) =>
  app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState: next } });

test('a hidden ad stays hidden, and is on sale when its seller shows it', async () => {
  await reserve();
  await change('hidden');
  await eraseByStaff();
  expect(await saleState()).toBe('hidden');
  await change('active');
  expect(await saleState()).toBe('active');
});

test('a deleted ad that is restored afterwards is on sale, and nobody was notified of it', async () => {
  await reserve();
  await app.call('DELETE', `/api/ads/${id}`, { as: seller });
  await app.services.deferredTasks.finish();
  await eraseByStaff();
  await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
  expect(await saleState()).toBe('active');
  expect(await notifications(seller)).toEqual([]);
});

test('an ad whose seller cancels an erasure later is on sale', async () => {
  await reserve();
  await app.call('POST', '/api/me/erasure', { as: seller, body: { password: TEST_PASSWORD } });
  await eraseByStaff();
  await app.call('DELETE', '/api/me/erasure', { as: seller });
  expect(await saleState()).toBe('active');
});

test('a sale remains without a buyer, and nobody is asked to review them any longer', async () => {
  expect(await agree('sold', anna)).toBe(200);
  await app.runJobs();
  expect(await notifications(seller)).toHaveLength(1);
  await eraseByStaff();
  expect(await saleState()).toBe('sold');
  expect(await notifications(seller)).toEqual([]);
  const { body } = await app.call<{ deals: UnreviewedDeal[] }>('GET', '/api/me/unreviewed-deals', {
    as: seller,
  });
  expect(body.deals).toEqual([]);
});

test('a sale cannot be undone to a reservation for an erased person', async () => {
  await reserve();
  expect(await agree('sold', bo)).toBe(200);
  await eraseByStaff();
  const body = { state: 'sold', buyerId: bo.id, reservation: { buyerId: anna.id } };
  const undone = await app.call('POST', `/api/ads/${id}/deal/undo`, { as: seller, body });
  expect(undone).toMatchObject({ status: 409, body: { message: dealTexts.personUnavailable } });
});

test('an erasure and a sale at the same time do not wait for each other', async () => {
  await reserve();
  const sold = await app.services.database.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('profiles').select('id').where('id', '=', anna.id).forUpdate().execute();
    const selling = agree('sold', anna);
    await waitForLocked(app.services.database, { text: 'from profiles' });
    // The sale has not locked the ad yet.
    await tx.selectFrom('ads').select('id').where('id', '=', id).forUpdate().noWait().execute();
    return { selling };
  });
  expect(await sold.selling).toBe(200);
});

test('the seller reads in the conversation why the reservation has ended', async () => {
  const body = { adId: id, subject: 'Angående', content: 'Finns den kvar?' };
  await app.call('POST', '/api/messages', { as: anna, body });
  await reserve();
  await eraseByStaff();
  const inbox = await app.call<{ conversations: { key: string }[] }>('GET', '/api/me/conversations', {
    as: seller,
  });
  const [first] = inbox.body.conversations;
  const opened = await app.call<OpenConversation>('GET', `/api/me/conversations/${first?.key ?? ''}`, {
    as: seller,
  });
  expect(opened.body.threads[0]?.events.map(({ kind, buyer }) => [kind, buyer])).toEqual([
    ['reserved', null],
    ['buyer-erased', null],
  ]);
});
