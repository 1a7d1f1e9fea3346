// Reserving for and selling to people: who may be chosen, which of two wins, and what can be taken back.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdDetail, OwnAd } from '#shared/features/ads/ad.ts';
import type { Correspondent } from '#shared/features/deals/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertConversation, insertReviewRow } from '../../testing/sample-deals.ts';

let app: TestApp;
let seller: Person;
let anna: Person;
let bo: Person;
let stranger: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  [seller, anna, bo, stranger] = [
    await app.person(),
    await app.person(),
    await app.person(),
    await app.person(),
  ];
  admin = await app.person('admin');
});
afterAll(() => app.close());

// Everyone begins with an approved ad that two people have written about, one of them and a third have saved.
beforeEach(async () => {
  const body = { title: 'Wilson NBA', category: 'Basketboll', price: 250 };
  id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  for (const buyer of [anna, bo])
    await insertConversation(app.services.database, { adId: id, sellerId: seller.id, buyerId: buyer.id });
  for (const as of [anna, stranger]) await app.call('PUT', `/api/ads/${id}/favorite`, { as });
});

interface Answered {
  saleState?: string;
  message?: string;
  data?: { fields?: Record<string, string> };
}

const strike = (state: string, buyer: Person | null, as: Person | undefined = seller) =>
  app.call<Answered>('POST', `/api/ads/${id}/deal`, { as, body: { state, buyerId: buyer?.id ?? null } });
const setSaleState = (saleState: string) =>
  app.call<Answered>('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Row>(text, values)).rows;
const deals = () =>
  query<{ id: string; state: string; buyer_id: string | null }>(
    'select id, state, buyer_id from deals where about = $1 order by created_at',
    [id],
  );
const mine = async () =>
  (await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller })).body.ads.find(
    (ad) => ad.id === id,
  );

const people = (as?: Person) =>
  app.call<{ people: Correspondent[] }>('GET', `/api/ads/${id}/correspondents`, as ? { as } : {});

describe('the people who can be chosen', () => {
  test('are those who have written about the ad, the latest first', async () => {
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

  test('are told to the seller alone', async () => {
    expect((await people()).status).toBe(401);
    expect((await people(anna)).status).toBe(404);
    expect((await people(admin)).status).toBe(404);
    const none = await app.call<{ data?: { fields: object } }>('GET', '/api/ads/ingen/correspondents', {
      as: seller,
    });
    expect([none.status, none.body.data?.fields]).toEqual([422, { id: 'Annonsen hittades inte' }]);
  });

  test('nobody else can be', async () => {
    const { status, body } = await strike('sold', stranger);
    const sentence = 'Välj någon som har skrivit till dig om annonsen';
    expect([status, body.data?.fields]).toEqual([422, { buyerId: sentence }]);
    expect((await strike('sold', seller)).status).toBe(422);
    expect(await deals()).toEqual([]);
  });
});

describe('a deal', () => {
  test('reserves for somebody and then sells to them: one deal, seen on the ad and among one’s own', async () => {
    expect((await strike('reserved', anna)).body).toEqual({ id, saleState: 'reserved' });
    const { body } = await app.call('GET', `/api/ads/${id}/correspondents`, { as: seller });
    expect(body).toMatchObject({ buyerId: anna.id });
    expect(await mine()).toMatchObject({ saleState: 'reserved', buyer: { id: anna.id, name: anna.name } });
    expect((await strike('sold', anna)).body).toEqual({ id, saleState: 'sold' });
    expect(await deals()).toMatchObject([{ state: 'sold', buyer_id: anna.id }]);
    const seen = await app.call<AdDetail>('GET', `/api/ads/${id}`);
    expect(seen.body.saleState).toBe('sold');
    expect(JSON.stringify(seen.body)).not.toContain(anna.name);
  });

  test('with somebody else than it was reserved for releases them', async () => {
    await strike('reserved', anna);
    await strike('sold', bo);
    expect(await deals()).toMatchObject([
      { state: 'released', buyer_id: anna.id },
      { state: 'sold', buyer_id: bo.id },
    ]);
  });

  test('may be with somebody outside the site', async () => {
    expect((await strike('sold', null)).status).toBe(200);
    expect(await deals()).toMatchObject([{ state: 'sold', buyer_id: null }]);
    expect((await mine())?.buyer).toBeNull();
  });

  test('said twice is one', async () => {
    await strike('sold', anna);
    expect((await strike('sold', anna)).status).toBe(200);
    expect(await deals()).toHaveLength(1);
  });

  test('with two at once holds with one', async () => {
    const answers = await Promise.all([strike('sold', anna), strike('sold', bo)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Annonsen är redan såld. Ladda om sidan.',
    );
    expect(await deals()).toHaveLength(1);
  });

  test('keeps a reservation from being given to another', async () => {
    await strike('reserved', anna);
    const { status, body } = await strike('reserved', bo);
    expect([status, body.message]).toEqual([
      409,
      'Annonsen är redan reserverad. Ta bort reservationen först.',
    ]);
  });

  test('is not for who is no owner', async () => {
    expect(
      (await app.call('POST', `/api/ads/${id}/deal`, { body: { state: 'sold', buyerId: null } })).status,
    ).toBe(401);
    expect((await strike('sold', null, anna)).status).toBe(404);
    expect((await strike('sold', null, admin)).status).toBe(404);
  });

  test.each([
    ['a state of its own', { state: 'given', buyerId: null }],
    ['nobody and not somebody', { state: 'sold' }],
    ['somebody without an id', { state: 'sold', buyerId: 'Anna' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await app.call('POST', `/api/ads/${id}/deal`, { as: seller, body })).status).toBe(422);
  });

  test('keeps title and price when the ad is gone, and knows it again when it is back', async () => {
    await strike('sold', anna);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    expect(await query('select ad_id, about, title, price from deals where about = $1', [id])).toEqual([
      { ad_id: null, about: id, title: 'Wilson NBA', price: 250 },
    ]);
    await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
    expect(await query('select ad_id from deals where about = $1', [id])).toEqual([{ ad_id: id }]);
    expect((await mine())?.buyer?.id).toBe(anna.id);
  });
});

/** Who has been told what of the ad, by name, in no order. */
async function told(): Promise<string[]> {
  const rows = await query<{ event: string; name: string }>(
    `select event, name from notifications join profiles on profiles.id = notifications.user_id
      where ad_id = $1 and event not like 'ad.%'`,
    [id],
  );
  await query('delete from notifications where ad_id = $1', [id]);
  return rows.map(({ event, name }) => `${event} ${name}`).toSorted();
}

describe('the news of a deal', () => {
  test('reaches the buyer and who has saved the ad, nobody twice', async () => {
    await strike('reserved', anna);
    expect(await told()).toEqual([`deal.reserved ${anna.name}`, `favorite.reserved ${stranger.name}`]);
    await strike('reserved', anna);
    expect(await told()).toEqual([]);
    await strike('sold', anna);
    expect(await told()).toEqual(
      [
        `deal.sold ${anna.name}`,
        `favorite.sold ${stranger.name}`,
        `review.wanted ${anna.name}`,
        `review.wanted ${seller.name}`,
      ].toSorted(),
    );
  });

  test('reaches who has saved the ad when nobody is named', async () => {
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: seller });
    await setSaleState('sold');
    expect(await told()).toEqual([`favorite.sold ${anna.name}`, `favorite.sold ${stranger.name}`].toSorted());
  });

  test('is told once of each state to who has saved it, however often it comes back', async () => {
    await setSaleState('reserved');
    await setSaleState('active');
    await told();
    await setSaleState('reserved');
    expect(await told()).toEqual([]);
  });

  test('reaches whom a reservation is taken from', async () => {
    await strike('reserved', anna);
    await told();
    await setSaleState('active');
    expect(await told()).toEqual([`deal.released ${anna.name}`]);
    await strike('reserved', bo);
    await told();
    await strike('sold', anna);
    expect(await told()).toContain(`deal.released ${bo.name}`);
  });

  test('does not reach who has blocked the seller, nor ask the two for reviews that they may not write', async () => {
    await app.call('PUT', `/api/people/${seller.id}/block`, { as: anna });
    try {
      await strike('reserved', anna);
      expect(await told()).toEqual([`favorite.reserved ${stranger.name}`]);
      await strike('sold', anna);
      expect(await told()).toEqual([`favorite.sold ${stranger.name}`]);
      await setSaleState('active');
      expect(await told()).toEqual([]);
    } finally {
      await app.call('DELETE', `/api/people/${seller.id}/block`, { as: anna });
    }
  });

  test('comes to an end for a seller who cannot make up their mind', async () => {
    for (let round = 0; round < 11; round += 1) {
      await strike('reserved', bo);
      await setSaleState('active');
    }
    expect((await told()).filter((one) => one.endsWith(bo.name))).toHaveLength(20);
    expect((await strike('sold', bo)).status).toBe(200);
  });

  test('does not keep the seller from reserving when one who has saved it is being erased just then', async () => {
    const leaving = await app.person();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: leaving });
    const { kysely } = app.services.database;
    const struck = await kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('profiles').where('id', '=', leaving.id).execute();
      const striking = [strike('reserved', anna)];
      await vi.waitFor(async () => {
        const waiting = await query(`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%notifications%'`);
        expect(waiting).toHaveLength(1);
      });
      return striking;
    });
    expect((await struck[0])?.status).toBe(200);
    expect(await told()).toContain(`favorite.reserved ${stranger.name}`);
  });

  test('is not told of an ad that nobody else sees', async () => {
    await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'rejected' } });
    await setSaleState('sold');
    expect(await told()).toEqual([]);
  });
});

describe('taking a deal back', () => {
  test('releases the buyer and puts the ad on sale again', async () => {
    await strike('sold', anna);
    expect((await setSaleState('active')).body).toEqual({ id, saleState: 'active' });
    expect(await deals()).toMatchObject([{ state: 'released' }]);
    expect((await strike('sold', bo)).status).toBe(200);
  });

  test('a sale goes back to the reservation that it was', async () => {
    await strike('reserved', anna);
    await strike('sold', anna);
    expect((await strike('reserved', anna)).body.saleState).toBe('reserved');
    expect(await deals()).toMatchObject([{ state: 'reserved', buyer_id: anna.id }]);
  });

  test('is too late when it has got a review', async () => {
    await strike('sold', anna);
    const [deal] = await deals();
    await insertReviewRow(app.services.database, {
      dealId: deal?.id ?? '',
      authorId: anna.id,
      subjectId: seller.id,
    });
    for (const taken of [await setSaleState('active'), await strike('reserved', anna)])
      expect([taken.status, taken.body.message]).toEqual([
        409,
        'Affären har redan fått ett omdöme, så den går inte att ångra.',
      ]);
    expect((await mine())?.saleState).toBe('sold');
  });

  test('is too late when the review is being written just then', async () => {
    await strike('sold', anna);
    const [deal] = await deals();
    const review = { dealId: deal?.id ?? '', authorId: anna.id, subjectId: seller.id };
    const { kysely } = app.services.database;
    const taken = await kysely.transaction().execute(async (tx) => {
      await sql`select from deals where id = ${review.dealId} for update`.execute(tx);
      await insertReviewRow({ kysely: tx }, review);
      const taking = [setSaleState('active')];
      await vi.waitFor(async () => {
        const waiting = await query(`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%from deals%'`);
        expect(waiting).toHaveLength(1);
      });
      return taking;
    });
    expect((await taken[0])?.status).toBe(409);
    expect(await deals()).toMatchObject([{ state: 'sold' }]);
  });

  test('is nothing that hiding does: shown again, the ad stands as it stood', async () => {
    await strike('reserved', anna);
    await setSaleState('hidden');
    expect((await setSaleState('active')).body.saleState).toBe('reserved');
    expect(await deals()).toMatchObject([{ state: 'reserved' }]);
  });

  test('is no new sale when it is said once more of one that was hidden: nobody gets longer to review', async () => {
    await strike('sold', anna);
    await query("update deals set sold_at = now() - interval '31 days' where about = $1", [id]);
    await setSaleState('hidden');
    await query('delete from notifications');
    expect((await strike('sold', anna)).body.saleState).toBe('sold');
    const [deal] = await deals();
    const body = { rating: 1, text: 'För sent' };
    const late = await app.call<Answered>('POST', `/api/deals/${deal?.id}/reviews`, { as: seller, body });
    expect([late.status, await query('select from notifications')]).toEqual([409, []]);
  });
});
