// What moderators read: the table and its order, one ad, and its seller.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModeratedAd, ModeratedSeller } from '#shared/features/ads/moderation/contract.ts';
import type { Person, TestApp } from '../../../testing/app.ts';
import { rejection } from '../../../testing/decisions.ts';
import { insertAds, insertPictureRow } from '../../../testing/samples/sample-ads.ts';
import { type Moderation, openModeration } from '../../../testing/moderation.ts';

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let seller: Person;
let makeAd: Moderation['makeAd'];
let find: Moderation['find'];
let decide: Moderation['decide'];

beforeAll(async () => {
  ({ app, admin, otherAdmin, seller, makeAd, find, decide } = await openModeration());
});
afterAll(() => app.close());

interface Table {
  ads: ModeratedAd[];
  next: string | null;
  previous: string | null;
}

const idsOf = ({ ads }: Table) => ads.map(({ id }) => id);
const day = (number: number) => new Date(Date.UTC(2020, 0, number));
const read = async (query: string) =>
  (await app.call<Table>('GET', `/api/admin/ads?search=tavla&${query}`, { as: admin })).body;

describe('the table', () => {
  let ids: string[];

  beforeAll(async () => {
    ids = await insertAds(
      app.services.database,
      seller.id,
      Array.from({ length: 30 }, (_, place) => ({
        title: `Tavla ${place}`,
        status: place % 3 === 0 ? 'rejected' : 'approved',
        created_at: day(place + 1),
      })),
    );
  });

  test('is sorted newest first, page by page, in both directions', async () => {
    const first = await read('');
    expect(idsOf(first)).toEqual(ids.toReversed().slice(0, 24));
    expect(first.previous).toBeNull();
    const second = await read(`after=${first.next}`);
    expect(idsOf(second)).toEqual(ids.toReversed().slice(24));
    expect(second.next).toBeNull();
    expect(idsOf(await read(`before=${second.previous}`))).toEqual(idsOf(first));
  });

  test('is sorted oldest first on request, page by page, in both directions', async () => {
    const first = await read('sort=oldest');
    expect(idsOf(first)).toEqual(ids.slice(0, 24));
    const second = await read(`sort=oldest&after=${first.next}`);
    expect(idsOf(second)).toEqual(ids.slice(24));
    expect(idsOf(await read(`sort=oldest&before=${second.previous}`))).toEqual(idsOf(first));
  });

  test('can be filtered by status', async () => {
    const { ads } = await read('status=rejected');
    expect(ads).toHaveLength(10);
    expect(new Set(ads.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  test('is searched by seller too', async () => {
    const { body } = await app.call<Table>('GET', `/api/admin/ads?search=${seller.email}`, { as: admin });
    expect(body.ads[0]?.seller).toEqual({ id: seller.id, name: seller.name, email: 'p…@exempel.se' });
  });

  test.each(['status=sold', 'sort=dearest', 'after=nonsense'])('refuses %s', async (query) => {
    const { status } = await app.call('GET', `/api/admin/ads?${query}`, { as: admin });
    expect(status).toBe(422);
  });
});

describe('one ad', () => {
  test('includes what a decision needs, and the allowed actions', async () => {
    const id = await makeAd({ title: 'Nät', description: 'Helt.' });
    const picture = await insertPictureRow(app.services.database, {
      userId: seller.id,
      adId: id,
      position: 0,
    });
    expect(await find(id)).toMatchObject({
      id,
      title: 'Nät',
      description: 'Helt.',
      status: 'pending',
      pictures: [{ id: picture }],
      seller: { email: 'p…@exempel.se' },
      decision: null,
      can: { approve: true, reject: true, remove: true },
    });
  });

  test('shows the moderator and the time of a decision', async () => {
    const id = await makeAd();
    await decide(id, rejection, otherAdmin);
    expect(await find(id)).toMatchObject({
      status: 'rejected',
      decision: { by: otherAdmin.name, at: expect.stringMatching(/^\d{4}-.*Z$/) },
      can: { approve: true, reject: false },
    });
  });

  test('is 404 for an unknown id, and refused for an invalid one', async () => {
    expect((await app.call('GET', `/api/admin/ads/${crypto.randomUUID()}`, { as: admin })).status).toBe(404);
    expect((await app.call('GET', '/api/admin/ads/nonsense', { as: admin })).status).toBe(422);
  });
});

describe('the seller of an ad', () => {
  test('is shown with other ads, rejections, open reports and the age of the account', async () => {
    const owner = await app.person();
    const [id = '', rejected = '', listed = ''] = await insertAds(app.services.database, owner.id, [
      { status: 'pending' },
      { status: 'pending' },
      { status: 'approved' },
      { status: 'approved', sale_state: 'hidden' },
    ]);
    await decide(rejected, rejection);
    await decide(rejected, { status: 'approved' });
    await decide(rejected, rejection);
    const report = { kind: 'ad', targetId: listed, category: 'fraud', explanation: 'Lurad', goodFaith: true };
    await app.call('POST', '/api/reports', { as: await app.person(), body: report });
    const url = `/api/admin/ads/${id}/seller`;
    const { body } = await app.call<ModeratedSeller>('GET', url, { as: admin });
    expect(body).toEqual({
      business: null,
      id: owner.id,
      name: owner.name,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      ads: { pending: 0, approved: 2, rejected: 1, removed: 0 },
      rejections: 2,
      openReports: 1,
      listedAds: 1,
      isSuspended: false,
      can: { suspend: true },
    });
  });

  test('cannot be suspended by themselves, and is 404 for an unknown ad', async () => {
    const [id = ''] = await insertAds(app.services.database, admin.id, [{}]);
    const { body } = await app.call<ModeratedSeller>('GET', `/api/admin/ads/${id}/seller`, { as: admin });
    expect(body.can.suspend).toBe(false);
    const url = `/api/admin/ads/${crypto.randomUUID()}/seller`;
    expect((await app.call('GET', url, { as: admin })).status).toBe(404);
  });
});
