// Notifications of deals wait until they can no longer be undone, and are sent once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { MAX_SECONDS_TO_UNDO } from '#shared/undo.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { decisionOf } from '../../testing/decisions.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertConversation, insertReviewRow } from '../../testing/samples/sample-deals.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';
import { purgeDeletedAds } from '../ads/owner/deletion.ts';
import { queueDealNotifications } from './notify-of-deals.ts';

let app: TestApp;
let seller: Person;
let anna: Person;
let bo: Person;
let follower: Person;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// Two people have written about the ad, and a third has saved it.
beforeEach(async () => {
  seller = await app.person();
  anna = await app.person();
  bo = await app.person();
  follower = await app.person();
  [id = ''] = await insertAds(app.services.database, seller.id, [{ title: 'Wilson NBA' }]);
  for (const { id: buyerId } of [anna, bo])
    await insertConversation(app.services.database, { adId: id, sellerId: seller.id, buyerId });
  await app.call('PUT', `/api/ads/${id}/favorite`, { as: follower });
});

async function agree(state: string, buyer: Person | null): Promise<void> {
  const body = { state, buyerId: buyer?.id ?? null };
  expect((await app.call('POST', `/api/ads/${id}/deal`, { as: seller, body })).status).toBe(200);
}
async function setSaleState(saleState: string, undone?: { state: string; buyerId: string | null }) {
  const body = undone ? { saleState, undoes: undone } : { saleState };
  expect((await app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body })).status).toBe(200);
}
const undo = (state: string, buyer: Person | null) =>
  setSaleState('active', { state, buyerId: buyer?.id ?? null });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Row>(text, values)).rows;
/** What these people have been notified of since the last call, unordered. */
async function takeStored(): Promise<string[]> {
  const names = new Map([
    [seller.id, 'seller'],
    [anna.id, 'anna'],
    [bo.id, 'bo'],
    [follower.id, 'follower'],
  ]);
  const rows = await query<{ event: string; user_id: string; times: number }>(
    'delete from notifications where user_id = any($1) returning event, user_id, times',
    [[...names.keys()]],
  );
  return rows
    .flatMap(({ event, user_id, times }) => Array<string>(times).fill(`${event} ${names.get(user_id)}`))
    .toSorted();
}
async function takeNotified(): Promise<string[]> {
  await app.runJobs();
  return takeStored();
}
const mails = () => query('select kind from mails where user_id = any($1)', [[anna.id, bo.id, follower.id]]);

const soldToAnna = ['deal.sold anna', 'favorite.sold follower', 'review.wanted anna', 'review.wanted seller'];

describe('an undone change notifies nobody:', () => {
  test('a sale; the later sale notifies everyone once', async () => {
    await agree('sold', anna);
    await undo('sold', anna);
    expect([await takeNotified(), await mails()]).toEqual([[], []]);
    await agree('sold', anna);
    expect(await takeNotified()).toEqual(soldToAnna);
    expect(await mails()).toHaveLength(1);
    expect(await takeNotified()).toEqual([]);
  });

  test('a sale outside the site', async () => {
    await agree('sold', null);
    await undo('sold', null);
    expect(await takeNotified()).toEqual([]);
    await agree('sold', null);
    expect(await takeNotified()).toEqual(['favorite.sold follower']);
  });

  test('a sale to the person it was reserved for', async () => {
    await agree('reserved', anna);
    expect(await takeNotified()).toEqual(['deal.reserved anna', 'favorite.reserved follower']);
    await agree('sold', anna);
    await agree('reserved', anna);
    expect(await takeNotified()).toEqual([]);
    await agree('sold', anna);
    expect(await takeNotified()).toEqual(soldToAnna);
  });

  test('a sale to another person than the one it was reserved for', async () => {
    await agree('reserved', anna);
    await takeNotified();
    await agree('sold', bo);
    const body = { state: 'sold', buyerId: bo.id, reservation: { buyerId: anna.id } };
    const undone = await app.call('POST', `/api/ads/${id}/deal/undo`, { as: seller, body });
    expect(undone.status).toBe(200);
    expect(await takeNotified()).toEqual([]);
  });

  test('a cancelled reservation; the later cancellation notifies the buyer once', async () => {
    await agree('reserved', anna);
    await takeNotified();
    await setSaleState('active');
    await agree('reserved', anna);
    expect(await takeNotified()).toEqual([]);
    await setSaleState('active');
    expect(await takeNotified()).toEqual(['deal.released anna']);
    expect(await takeNotified()).toEqual([]);
  });
});

test('people are notified only after the longest time of the undo button; the buyer has the deal at once', async () => {
  await agree('sold', anna);
  expect(await takeStored()).toEqual([]);
  const [job] = await query<{ seconds: number }>(
    `select extract(epoch from run_at - now())::float8 as seconds from graphile_worker._private_jobs where key = $1`,
    [`notify-of-deals ${id}`],
  );
  expect(job?.seconds).toBeGreaterThan(MAX_SECONDS_TO_UNDO);
  const { body } = await app.call<{ deals: UnreviewedDeal[] }>('GET', '/api/me/unreviewed-deals', {
    as: anna,
  });
  expect(body.deals.map(({ title }) => title)).toEqual(['Wilson NBA']);
});

test('only the last of several changes within the time is notified of', async () => {
  await agree('reserved', bo);
  await agree('sold', anna);
  expect(await takeNotified()).toEqual(soldToAnna);
});

test('a job that fails at its end sends nothing, and its retry sends everything once', async () => {
  await agree('sold', anna);
  await query(
    `create function fail_deals() returns trigger language plpgsql as $$ begin raise 'down'; end $$`,
  );
  await query('create trigger fail_deals before update on deals for each row execute function fail_deals()');
  try {
    expect([await takeNotified(), await mails()]).toEqual([[], []]);
  } finally {
    await query('drop trigger fail_deals on deals');
    await query('drop function fail_deals');
  }
  expect(await takeNotified()).toEqual(soldToAnna);
  // As when a node dies after the commit, before the job is deleted.
  await queueDealNotifications(app.services.database.kysely, id);
  expect([await takeNotified(), await mails()]).toMatchObject([[], [{}]]);
});

test('those who saved an ad that is hidden meanwhile are notified when it is shown again', async () => {
  await agree('sold', anna);
  await setSaleState('hidden');
  expect(await takeNotified()).toEqual(soldToAnna.filter((one) => !one.startsWith('favorite')));
  await setSaleState('active');
  expect(await takeNotified()).toEqual(['favorite.sold follower']);
});

test('a buyer who is being erased does not keep the others from being notified', async () => {
  await agree('sold', anna);
  await app.services.deferredTasks.finish();
  const sent = await app.services.database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('profiles').where('id', '=', anna.id).execute();
    const sending = [app.runJobs()];
    await waitForLocked(app.services.database, { text: 'from profiles' });
    return sending;
  });
  await sent[0];
  expect(await takeStored()).toEqual(['favorite.sold follower']);
});

test('a suspended person who saved the ad is not notified', async () => {
  await query(`update profiles set blocked_until = 'infinity', blocked_reason = 'Hot' where id = $1`, [
    follower.id,
  ]);
  await agree('reserved', anna);
  expect(await takeNotified()).toEqual(['deal.reserved anna']);
});

test('a person who saves the ad after its sale is not notified', async () => {
  await agree('sold', anna);
  await app.call('PUT', `/api/ads/${id}/favorite`, { as: bo });
  expect(await takeNotified()).toEqual(soldToAnna);
});

test('a person who has already written a review is not asked for one', async () => {
  await agree('sold', anna);
  const [deal] = await query<{ id: string }>('select id from deals where about = $1', [id]);
  const review = { dealId: deal?.id ?? '', authorId: anna.id, subjectId: seller.id };
  await insertReviewRow(app.services.database, review);
  expect(await takeNotified()).not.toContain('review.wanted anna');
});

describe('when the ad is deleted meanwhile', () => {
  test('the two of a sale are notified, and nobody else', async () => {
    await agree('sold', anna);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    expect(await takeNotified()).toEqual(soldToAnna.filter((one) => !one.startsWith('favorite')));
  });

  test('a person who lost the reservation to the buyer is notified too', async () => {
    await agree('reserved', anna);
    await takeNotified();
    await agree('sold', bo);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    await app.runJobs();
    const { body } = await app.call<{ notifications: { text: string }[] }>('GET', '/api/me/notifications', {
      as: anna,
    });
    expect(body.notifications).toMatchObject([{ text: 'Annonsen är inte längre reserverad för dig.' }]);
    expect(await takeStored()).toEqual([
      'deal.released anna',
      'deal.sold bo',
      'review.wanted bo',
      'review.wanted seller',
    ]);
  });

  test('nobody is notified of a reservation, unless the ad is restored', async () => {
    await agree('reserved', anna);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    expect(await takeNotified()).toEqual([]);
    expect((await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller })).status).toBe(200);
    expect(await takeNotified()).toEqual(['deal.reserved anna', 'favorite.reserved follower']);
  });
});

async function deleteForGood(): Promise<void> {
  await app.call('DELETE', `/api/ads/${id}`, { as: seller });
  await app.runJobs();
  expect(await takeStored()).toEqual([]);
  await query(`update removed_ads set restorable_until = now() - interval '1 second'`);
  await purgeDeletedAds(app.services);
}
async function takeDown(): Promise<void> {
  const as = await app.person('admin');
  const answer = await app.call('PUT', `/api/admin/ads/${id}/status`, { as, body: decisionOf('removed') });
  expect(answer.status).toBe(200);
}
async function takeDownAfterReport(): Promise<void> {
  const explanation = 'Skorna finns inte';
  const body = { kind: 'ad', targetId: id, category: 'fraud', explanation, goodFaith: true };
  const report = await app.call<{ id: string }>('POST', '/api/reports', { as: bo, body });
  expect(report.status).toBe(201);
  const decision = {
    seen: 'pending',
    status: 'resolved',
    decision: 'removed',
    rule: 'forbidden',
    personReason: 'Skorna finns inte',
    reporterReason: 'Vi har tagit bort annonsen',
  };
  const as = await app.person('admin');
  const url = `/api/admin/reports/${report.body.id}/decision`;
  expect((await app.call('PUT', url, { as, body: decision })).status).toBe(200);
}
async function requestErasure(): Promise<void> {
  const body = { password: TEST_PASSWORD };
  expect((await app.call('POST', '/api/me/erasure', { as: seller, body })).status).toBe(200);
}

describe('the buyer is notified that a reserved ad is gone, in the thread too:', () => {
  test.each([
    ['deleted', deleteForGood],
    ['taken down', takeDown],
    ['taken down after a report', takeDownAfterReport],
    ['hidden by an erasure', requestErasure],
  ])('%s', async (_case, end) => {
    await agree('reserved', anna);
    await takeNotified();
    await end();
    await app.runJobs();
    expect(await takeStored()).toContain('deal.released anna');
    expect(await mails()).toContainEqual({ kind: 'deal-released' });
    const events = await query(
      `select kind, buyer_id from thread_events join threads on threads.id = thread_id
        where about = $1 and kind = 'released'`,
      [id],
    );
    expect(events).toEqual([{ kind: 'released', buyer_id: anna.id }]);
    expect(await takeNotified()).toEqual([]);
  });

  test('nobody is notified while the deleted ad can be restored; it is still reserved then', async () => {
    await agree('reserved', anna);
    await takeNotified();
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
    expect(await takeNotified()).toEqual([]);
    expect(await query('select state from deals where about = $1', [id])).toEqual([{ state: 'reserved' }]);
  });

  test('an ad whose seller cancels the erasure later is on sale again', async () => {
    await agree('reserved', anna);
    await takeNotified();
    await requestErasure();
    await app.runJobs();
    expect((await app.call('DELETE', '/api/me/erasure', { as: seller })).status).toBe(200);
    expect(await query('select sale_state from ads where id = $1', [id])).toEqual([{ sale_state: 'active' }]);
  });
});
