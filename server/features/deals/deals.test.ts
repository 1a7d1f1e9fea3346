// Reserving for and selling to people: candidates, concurrency, notifications and cancelling.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdDetail, OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertConversation, insertReviewRow } from '../../testing/samples/sample-deals.ts';
import { rejection } from '../../testing/decisions.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';

let app: TestApp;
let seller: Person;
let anna: Person;
let bo: Person;
let follower: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  [seller, anna, bo, follower] = [
    await app.person(),
    await app.person(),
    await app.person(),
    await app.person(),
  ];
  admin = await app.person('admin');
});
afterAll(() => app.close());

// An approved ad; two people have written about it, one of them and a third have saved it.
beforeEach(async () => {
  const body = { title: 'Wilson NBA', category: 'Basketboll', price: 250 };
  id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  for (const buyer of [anna, bo])
    await insertConversation(app.services.database, { adId: id, sellerId: seller.id, buyerId: buyer.id });
  for (const as of [anna, follower]) await app.call('PUT', `/api/ads/${id}/favorite`, { as });
});

interface Answered {
  saleState?: string;
  message?: string;
  data?: { fields?: Record<string, string> };
}

const agree = (state: string, buyer: Person | null, as: Person | undefined = seller) =>
  app.call<Answered>('POST', `/api/ads/${id}/deal`, { as, body: { state, buyerId: buyer?.id ?? null } });
const setSaleState = (saleState: string) =>
  app.call<Answered>('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });
const undo = (state: string, buyer: Person) => {
  const body = { saleState: 'active', undoes: { state, buyerId: buyer.id } };
  return app.call<Answered>('PUT', `/api/ads/${id}/sale-state`, { as: seller, body });
};
const undoDeal = (state: string, buyer: Person | null, reservedFor?: Person | null) => {
  const reservation = reservedFor === undefined ? null : { buyerId: reservedFor?.id ?? null };
  const body = { state, buyerId: buyer?.id ?? null, reservation };
  return app.call<Answered>('POST', `/api/ads/${id}/deal/undo`, { as: seller, body });
};
const undoHiding = () =>
  app.call<Answered>('PUT', `/api/ads/${id}/sale-state`, {
    as: seller,
    body: { saleState: 'active', undoes: { state: 'hidden' } },
  });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Row>(text, values)).rows;
const deals = () =>
  query<{ id: string; state: string; buyer_id: string | null }>(
    'select id, state, buyer_id from deals where about = $1 order by created_at',
    [id],
  );
const sellersAd = async () =>
  (await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller })).body.ads.find(
    (ad) => ad.id === id,
  );

const people = (as?: Person) =>
  app.call<{ people: Correspondent[] }>('GET', `/api/ads/${id}/correspondents`, as ? { as } : {});

describe('the candidates', () => {
  test('are those who have written about the ad, latest first', async () => {
    await query(
      `update thread_people set last_at = now() + interval '1 hour'
        where thread_id = (select thread_id from thread_people where user_id = $1 and other_id = $2
                             and thread_id in (select id from threads where ad_id = $3))`,
      [seller.id, bo.id, id],
    );
    const { body } = await people(seller);
    expect(body.people.map((person) => person.id)).toEqual([bo.id, anna.id]);
    expect(body.people[0]).toMatchObject({ name: bo.name, avatarUrl: null });
  });

  test('show whether one of the two has blocked the other', async () => {
    await query('insert into person_blocks (user_id, blocked_id) values ($1, $2), ($2, $3)', [
      anna.id,
      seller.id,
      bo.id,
    ]);
    const { body } = await people(seller);
    expect(body.people.map(({ isBlocked }) => isBlocked)).toEqual([true, true]);
    await query('delete from person_blocks where user_id = $1', [anna.id]);
    const later = await people(seller);
    expect(later.body.people.map((person) => [person.id, person.isBlocked])).toEqual(
      expect.arrayContaining([
        [anna.id, false],
        [bo.id, true],
      ]),
    );
    await query('delete from person_blocks');
  });

  test('are shown to the seller only', async () => {
    expect((await people()).status).toBe(401);
    expect((await people(anna)).status).toBe(404);
    expect((await people(admin)).status).toBe(404);
    const none = await app.call<{ data?: { fields: object } }>('GET', '/api/ads/ingen/correspondents', {
      as: seller,
    });
    expect([none.status, none.body.data?.fields]).toEqual([422, { id: 'Annonsen hittades inte' }]);
  });

  test('exclude everyone else', async () => {
    const { status, body } = await agree('sold', follower);
    const sentence = 'Välj någon som har skrivit till dig om annonsen';
    expect([status, body.data?.fields]).toEqual([422, { buyerId: sentence }]);
    expect((await agree('sold', seller)).status).toBe(422);
    expect(await deals()).toEqual([]);
  });
});

describe('a deal', () => {
  test('reserves for a person and then sells to them: one deal, shown on the ad and in the seller’s list', async () => {
    expect((await agree('reserved', anna)).body).toEqual({ id, saleState: 'reserved' });
    const { body } = await app.call('GET', `/api/ads/${id}/correspondents`, { as: seller });
    expect(body).toMatchObject({ buyerId: anna.id });
    expect(await sellersAd()).toMatchObject({
      saleState: 'reserved',
      buyer: { id: anna.id, name: anna.name },
    });
    expect((await agree('sold', anna)).body).toEqual({ id, saleState: 'sold' });
    expect(await deals()).toMatchObject([{ state: 'sold', buyer_id: anna.id }]);
    const seen = await app.call<AdDetail>('GET', `/api/ads/${id}`);
    expect(seen.body.saleState).toBe('sold');
    expect(JSON.stringify(seen.body)).not.toContain(anna.name);
  });

  test('a deal with another person than the reserved one cancels the reservation', async () => {
    await agree('reserved', anna);
    await agree('sold', bo);
    expect(await deals()).toMatchObject([
      { state: 'released', buyer_id: anna.id },
      { state: 'sold', buyer_id: bo.id },
    ]);
  });

  test('may be with a buyer outside the site', async () => {
    expect((await agree('sold', null)).status).toBe(200);
    expect(await deals()).toMatchObject([{ state: 'sold', buyer_id: null }]);
    expect((await sellersAd())?.buyer).toBeNull();
  });

  test('is stored once when agreed twice', async () => {
    await agree('sold', anna);
    expect((await agree('sold', anna)).status).toBe(200);
    expect(await deals()).toHaveLength(1);
  });

  test('one of two concurrent deals succeeds', async () => {
    const answers = await Promise.all([agree('sold', anna), agree('sold', bo)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Annonsen är redan såld. Ladda om sidan.',
    );
    expect(await deals()).toHaveLength(1);
  });

  test('protects a reservation from being assigned to another person', async () => {
    await agree('reserved', anna);
    const { status, body } = await agree('reserved', bo);
    expect([status, body.message]).toEqual([
      409,
      'Annonsen är redan reserverad. Ta bort reservationen först.',
    ]);
  });

  test('is restricted to the owner', async () => {
    expect(
      (await app.call('POST', `/api/ads/${id}/deal`, { body: { state: 'sold', buyerId: null } })).status,
    ).toBe(401);
    expect((await agree('sold', null, anna)).status).toBe(404);
    expect((await agree('sold', null, admin)).status).toBe(404);
  });

  test.each([
    ['a state of its own', { state: 'given', buyerId: null }],
    ['no buyer field', { state: 'sold' }],
    ['a buyer without an id', { state: 'sold', buyerId: 'Anna' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await app.call('POST', `/api/ads/${id}/deal`, { as: seller, body })).status).toBe(422);
  });

  test('stores title and price when the ad is deleted, and is linked again when it is restored', async () => {
    await agree('sold', anna);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    expect(await query('select ad_id, about, title, price from deals where about = $1', [id])).toEqual([
      { ad_id: null, about: id, title: 'Wilson NBA', price: 250 },
    ]);
    await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
    expect(await query('select ad_id from deals where about = $1', [id])).toEqual([{ ad_id: id }]);
    expect((await sellersAd())?.buyer?.id).toBe(anna.id);
  });
});

/** Names of those notified about the ad once nothing can be undone, unordered. */
async function takeNotified(): Promise<string[]> {
  await app.runJobs();
  const rows = await query<{ event: string; name: string }>(
    `select event, name from notifications join profiles on profiles.id = notifications.user_id
      where ad_id = $1 and event not like 'ad.%'`,
    [id],
  );
  await query('delete from notifications where ad_id = $1', [id]);
  return rows.map(({ event, name }) => `${event} ${name}`).toSorted();
}

describe('notifications of a deal', () => {
  test('reach the buyer and everyone who saved the ad, once each', async () => {
    await agree('reserved', anna);
    expect(await takeNotified()).toEqual([
      `deal.reserved ${anna.name}`,
      `favorite.reserved ${follower.name}`,
    ]);
    await agree('reserved', anna);
    expect(await takeNotified()).toEqual([]);
    await agree('sold', anna);
    expect(await takeNotified()).toEqual(
      [
        `deal.sold ${anna.name}`,
        `favorite.sold ${follower.name}`,
        `review.wanted ${anna.name}`,
        `review.wanted ${seller.name}`,
      ].toSorted(),
    );
  });

  test('reach everyone who saved the ad when there is no buyer', async () => {
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: seller });
    await setSaleState('sold');
    expect(await takeNotified()).toEqual(
      [`favorite.sold ${anna.name}`, `favorite.sold ${follower.name}`].toSorted(),
    );
  });

  test('are sent once per state to those who saved it, however often it changes', async () => {
    await setSaleState('reserved');
    expect(await takeNotified()).toHaveLength(2);
    await setSaleState('active');
    await setSaleState('reserved');
    expect(await takeNotified()).toEqual([]);
  });

  test('reach the person whose reservation is cancelled', async () => {
    await agree('reserved', anna);
    await takeNotified();
    await setSaleState('active');
    expect(await takeNotified()).toEqual([`deal.released ${anna.name}`]);
    await agree('reserved', bo);
    await takeNotified();
    await agree('sold', anna);
    expect(await takeNotified()).toContain(`deal.released ${bo.name}`);
  });

  test('skip people who have blocked the seller, and do not request reviews that the two may not write', async () => {
    await app.call('PUT', `/api/people/${seller.id}/block`, { as: anna });
    try {
      await agree('reserved', anna);
      expect(await takeNotified()).toEqual([`favorite.reserved ${follower.name}`]);
      await agree('sold', anna);
      expect(await takeNotified()).toEqual([`favorite.sold ${follower.name}`]);
      await setSaleState('active');
      expect(await takeNotified()).toEqual([]);
    } finally {
      await app.call('DELETE', `/api/people/${seller.id}/block`, { as: anna });
    }
  });

  test('are limited for a seller who changes their mind often', async () => {
    for (let round = 0; round < 11; round += 1) {
      await agree('reserved', bo);
      await app.runJobs();
      await setSaleState('active');
      await app.runJobs();
    }
    expect((await takeNotified()).filter((one) => one.endsWith(bo.name))).toHaveLength(20);
    expect((await agree('sold', bo)).status).toBe(200);
  });

  test('do not fail a reservation while one who saved the ad is being erased', async () => {
    const erased = await app.person();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: erased });
    const { kysely } = app.services.database;
    const sent = await kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('profiles').where('id', '=', erased.id).execute();
      expect((await agree('reserved', anna)).status).toBe(200);
      const sending = [app.runJobs()];
      await waitForLocked(app.services.database, { text: 'notifications' });
      return sending;
    });
    await sent[0];
    expect(await takeNotified()).toContain(`favorite.reserved ${follower.name}`);
  });

  test('are not sent for an ad that is not public', async () => {
    await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: rejection });
    await setSaleState('sold');
    expect(await takeNotified()).toEqual([]);
  });
});

describe('cancelling a deal', () => {
  test('removes the buyer and puts the ad on sale again', async () => {
    await agree('sold', anna);
    expect((await setSaleState('active')).body).toEqual({ id, saleState: 'active' });
    expect(await deals()).toMatchObject([{ state: 'released' }]);
    expect((await agree('sold', bo)).status).toBe(200);
  });

  test('is refused as undoing once the ad was changed again', async () => {
    await agree('reserved', anna);
    await agree('sold', anna);
    for (const { status, body } of [await undo('reserved', anna), await undo('sold', bo)])
      expect([status, body.message]).toEqual([
        409,
        'Annonsen har ändrats sedan dess, så det går inte längre att ångra.',
      ]);
    expect((await sellersAd())?.saleState).toBe('sold');
    expect((await undo('sold', anna)).body.saleState).toBe('active');
    expect((await undo('sold', anna)).status).toBe(409);
  });

  test('cancelling the hiding of an ad is refused once the ad is shown and sold', async () => {
    await setSaleState('hidden');
    expect((await undoHiding()).body.saleState).toBe('active');
    await setSaleState('hidden');
    await setSaleState('active');
    await agree('sold', anna);
    expect((await undoHiding()).status).toBe(409);
    expect((await sellersAd())?.saleState).toBe('sold');
  });

  test('undoing a deal puts the ad on sale again, once', async () => {
    await agree('sold', anna);
    expect((await undoDeal('sold', bo)).status).toBe(409);
    expect((await undoDeal('sold', anna)).body).toEqual({ id, saleState: 'active' });
    expect((await undoDeal('sold', anna)).status).toBe(409);
    expect(await deals()).toMatchObject([{ state: 'released', buyer_id: anna.id }]);
  });

  test.each([
    ['the same person', () => anna, () => anna],
    ['another person', () => bo, () => anna],
    ['a buyer outside the site', () => null, () => anna],
    ['a person, for a buyer outside the site', () => anna, () => null],
  ])('undoing a sale to %s restores the reservation in one step', async (_who, buyer, reservedFor) => {
    await agree('reserved', reservedFor());
    await agree('sold', buyer());
    expect((await undoDeal('sold', buyer(), reservedFor())).body).toEqual({ id, saleState: 'reserved' });
    expect((await sellersAd())?.buyer?.id).toBe(reservedFor()?.id);
    expect((await deals()).filter(({ state }) => state !== 'released')).toMatchObject([
      { state: 'reserved', buyer_id: reservedFor()?.id ?? null },
    ]);
  });

  test('undoing changes nothing if the reservation cannot be restored', async () => {
    await agree('sold', anna);
    expect((await undoDeal('sold', anna, follower)).status).toBe(409);
    const [deal] = await deals();
    const review = { dealId: deal?.id ?? '', authorId: anna.id, subjectId: seller.id };
    await insertReviewRow(app.services.database, review);
    for (const reservedFor of [undefined, anna, bo])
      expect(await undoDeal('sold', anna, reservedFor)).toMatchObject({
        status: 409,
        body: { message: 'Affären har redan fått ett omdöme, så den går inte att ångra.' },
      });
    expect(await deals()).toMatchObject([{ state: 'sold', buyer_id: anna.id }]);
  });

  test('restores the reservation that a sale replaced', async () => {
    await agree('reserved', anna);
    await agree('sold', anna);
    expect((await agree('reserved', anna)).body.saleState).toBe('reserved');
    expect(await deals()).toMatchObject([{ state: 'reserved', buyer_id: anna.id }]);
  });

  test('is refused once there is a review, and then not offered', async () => {
    const offers = async () => {
      const { can } = (await app.call<AdDetail>('GET', `/api/ads/${id}`, { as: seller })).body;
      return [(await sellersAd())?.canSellAgain, can.sellAgain];
    };
    expect(await offers()).toEqual([false, false]);
    await agree('sold', anna);
    expect(await offers()).toEqual([true, true]);
    const [deal] = await deals();
    await insertReviewRow(app.services.database, {
      dealId: deal?.id ?? '',
      authorId: anna.id,
      subjectId: seller.id,
    });
    for (const taken of [await setSaleState('active'), await agree('reserved', anna)])
      expect([taken.status, taken.body.message]).toEqual([
        409,
        'Affären har redan fått ett omdöme, så den går inte att ångra.',
      ]);
    expect((await sellersAd())?.saleState).toBe('sold');
    expect(await offers()).toEqual([false, false]);
  });

  test('is refused while a review is being written', async () => {
    await agree('sold', anna);
    const [deal] = await deals();
    const review = { dealId: deal?.id ?? '', authorId: anna.id, subjectId: seller.id };
    const { kysely } = app.services.database;
    const taken = await kysely.transaction().execute(async (tx) => {
      await sql`select from deals where id = ${review.dealId} for update`.execute(tx);
      await insertReviewRow({ kysely: tx }, review);
      const taking = [setSaleState('active')];
      await waitForLocked(app.services.database, { text: 'from deals' });
      return taking;
    });
    expect((await taken[0])?.status).toBe(409);
    expect(await deals()).toMatchObject([{ state: 'sold' }]);
  });

  test('does not follow from hiding: a shown ad returns to its state', async () => {
    await agree('reserved', anna);
    await setSaleState('hidden');
    expect((await setSaleState('active')).body.saleState).toBe('reserved');
    expect(await deals()).toMatchObject([{ state: 'reserved' }]);
  });

  test('does not follow from hiding a sold ad, and selling it again does not extend the review period', async () => {
    await agree('sold', anna);
    await query("update deals set sold_at = now() - interval '31 days' where about = $1", [id]);
    await takeNotified();
    await setSaleState('hidden');
    expect((await agree('sold', anna)).body.saleState).toBe('sold');
    const [deal] = await deals();
    const body = { rating: 1, text: 'För sent' };
    const late = await app.call<Answered>('POST', `/api/deals/${deal?.id}/reviews`, { as: seller, body });
    expect([late.status, await takeNotified()]).toEqual([409, []]);
  });
});
