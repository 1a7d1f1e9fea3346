// Moderation of ads: the table and its order, decisions on the version that was read, and ads created by staff.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { ModeratedAd, ModeratedSeller } from '#shared/features/ads/moderation/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { decisionOf, rejection } from '../../../testing/decisions.ts';
import { purgeDeletedAds } from '../owner/deletion.ts';
import { insertAds, insertPictureRow, type TestAd } from '../../../testing/sample-ads.ts';

interface Table {
  ads: ModeratedAd[];
  next: string | null;
  previous: string | null;
}
interface Refused {
  message: string;
  data?: RefusalData;
}

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let seller: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  otherAdmin = await app.person('superadmin');
  seller = await app.person();
});
afterAll(() => app.close());

async function makeAd(ad: Partial<TestAd> = {}): Promise<string> {
  const [id = ''] = await insertAds(app.services.database, seller.id, [{ status: 'pending', ...ad }]);
  return id;
}
const find = async (id: string) =>
  (await app.call<ModeratedAd>('GET', `/api/admin/ads/${id}`, { as: admin })).body;
const decide = (id: string, body: unknown, as = admin) =>
  app.call<Refused & { status: string; undo?: { id: string } }>('PUT', `/api/admin/ads/${id}/status`, {
    as,
    body,
  });

const idsOf = ({ ads }: Table) => ads.map(({ id }) => id);
const day = (number: number) => new Date(Date.UTC(2020, 0, number));
const read = async (query: string) =>
  (await app.call<Table>('GET', `/api/admin/ads?search=tavla&${query}`, { as: admin })).body;
const create = (body: unknown, as?: Person) =>
  app.call<Refused & { id: string; status: string }>('POST', '/api/admin/ads', { as, body });

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
    expect(body.ads[0]?.seller).toEqual({ id: seller.id, name: seller.name, email: seller.email });
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
      seller: { email: seller.email },
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

describe('a decision', () => {
  test.each([
    ['pending', 'approved'],
    ['pending', 'rejected'],
    ['approved', 'rejected'],
    ['rejected', 'approved'],
  ] as const)('moves an ad from %s to %s', async (from, to) => {
    const id = await makeAd({ status: from });
    const { status, updatedAt } = await find(id);
    expect(await decide(id, { ...decisionOf(to), seen: { status, updatedAt } })).toMatchObject({
      status: 200,
      body: { id, status: to },
    });
    expect((await find(id)).status).toBe(to);
  });

  test.each(['approved', 'rejected'] as const)('is not made twice: %s', async (status) => {
    const id = await makeAd({ status });
    expect(await decide(id, decisionOf(status))).toMatchObject({ status: 409 });
  });

  test('does not overwrite one that another admin has just made', async () => {
    const id = await makeAd();
    const { status, updatedAt } = await find(id);
    await decide(id, { status: 'approved' }, otherAdmin);
    const late = await decide(id, { ...rejection, seen: { status, updatedAt } });
    expect(late.status).toBe(409);
    expect((await find(id)).status).toBe('approved');
  });

  test('does not approve a text that was changed after it was read', async () => {
    const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', {
      as: seller,
      body: { title: 'Boll', category: 'Basketboll' },
    });
    const { status, updatedAt } = await find(ad.id);
    const changed = { title: 'Något helt annat', category: 'Basketboll' };
    expect((await app.call('PUT', `/api/ads/${ad.id}`, { as: seller, body: changed })).status).toBe(200);
    expect((await decide(ad.id, { status: 'approved', seen: { status, updatedAt } })).status).toBe(409);
    expect((await find(ad.id)).status).toBe('pending');
  });

  test('is 404 for a deleted ad', async () => {
    const seen = { status: 'pending', updatedAt: '2026-01-01T00:00:00.000Z' };
    const { status, body } = await decide(crypto.randomUUID(), { status: 'approved', seen });
    expect(status).toBe(404);
    expect(body.message).toBe('Annons hittades inte');
  });

  test.each([{ status: 'pending' }, { status: 'sold' }, {}, { status: 'approved', seen: { status: 'x' } }])(
    'refuses %j',
    async (body) => {
      expect((await decide(await makeAd(), body)).status).toBe(422);
    },
  );
});

const query = async <Row>(text: string, values: unknown[]) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];

describe('a rejection', () => {
  test.each([
    [
      { status: 'rejected' },
      {
        rule: 'Välj vilken regel beslutet vilar på',
        reason: 'Välj eller skriv en anledning, så att säljaren förstår',
      },
    ],
    [{ ...rejection, reason: '  ' }, { reason: 'Välj eller skriv en anledning, så att säljaren förstår' }],
    [{ ...rejection, reason: 'x'.repeat(501) }, { reason: 'Anledningen får vara högst 500 tecken' }],
    [{ ...rejection, rule: 'taste' }, { rule: 'Välj vilken regel beslutet vilar på' }],
  ])('is refused without its reason: %j', async (body, fields) => {
    const id = await makeAd();
    const answer = await decide(id, body);
    expect([answer.status, answer.body.data?.fields]).toEqual([422, fields]);
    expect((await find(id)).status).toBe('pending');
  });

  test('gives its seller the reason: on the site, by mail, and with the ad', async () => {
    const owner = await app.person();
    const [id = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Nät', status: 'pending' }]);
    await decide(id, rejection);
    const { body } = await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: owner });
    const [own] = body.ads;
    expect(own?.removal?.reason).toBe('Bilden visar inte bollen');
    expect((await find(id)).restriction).toMatchObject({ rule: 'ads', reason: 'Bilden visar inte bollen' });
    await app.runJobs();
    const { body: centre } = await app.call<{
      notifications: { title: string; text: string; href: string }[];
    }>('GET', '/api/me/notifications', { as: owner });
    expect(centre.notifications).toMatchObject([
      {
        title: 'Din annons blev inte godkänd',
        text: '”Nät” visas inte. Varför: Bilden visar inte bollen',
        href: `/reports/${own?.removal?.reportId}`,
      },
    ]);
    const [mail] = await query<{ body: string }>('select body from mails where user_id = $1', [owner.id]);
    for (const text of [
      '”Nät”',
      'Bilden visar inte bollen',
      'Användarvillkoren, ”Annonser”',
      'eget initiativ',
    ])
      expect(mail?.body).toContain(text);
  });

  test('can be appealed, and the overturned ad is public', async () => {
    const id = await makeAd();
    await decide(id, rejection);
    const { body } = await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller });
    const reportId = body.ads.find((ad) => ad.id === id)?.removal?.reportId;
    const address = `/api/me/reports/${reportId}`;
    expect((await app.call('GET', address, { as: seller })).body).toMatchObject({
      origin: 'moderation',
      decision: { decision: 'rejected', rule: 'ads', reason: 'Bilden visar inte bollen' },
      can: { appeal: true },
    });
    expect((await app.call('GET', address, { as: await app.person() })).status).toBe(404);
    const listed = async () =>
      (
        await app.call<{ reports: { id: string }[] }>('GET', '/api/admin/reports', { as: otherAdmin })
      ).body.reports.map((report) => report.id);
    expect(await listed()).not.toContain(reportId);
    const appeal = { as: seller, body: { text: 'Bilden visar bollen' } };
    expect((await app.call('POST', `${address}/appeal`, appeal)).status).toBe(201);
    expect(await listed()).toContain(reportId);
    const decision = { outcome: 'overturned', reason: 'Det stämmer' };
    const url = `/api/admin/reports/${reportId}/appeal`;
    expect((await app.call('PUT', url, { as: admin, body: decision })).status).toBe(403);
    expect((await app.call('PUT', url, { as: otherAdmin, body: decision })).status).toBe(200);
    expect((await app.call('GET', `/api/ads/${id}`)).status).toBe(200);
    await app.runJobs();
    expect(
      (await query<{ event: string }>('select event from notifications where report_id = $1', [reportId]))
        .map(({ event }) => event)
        .toSorted(),
    ).toEqual(['ad.rejected', 'appeal.decided', 'content.restored']);
  });

  test('that was overturned does not publish what its seller has changed since', async () => {
    const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', {
      as: seller,
      body: { title: 'Boll', category: 'Basketboll' },
    });
    await decide(ad.id, rejection);
    const [report] = await query<{ id: string }>('select id from reports where target_id = $1', [ad.id]);
    const appeal = { as: seller, body: { text: 'Titta igen' } };
    await app.call('POST', `/api/me/reports/${report?.id}/appeal`, appeal);
    const changed = { title: 'Något annat', category: 'Basketboll' };
    await app.call('PUT', `/api/ads/${ad.id}`, { as: seller, body: changed });
    const body = { outcome: 'overturned', reason: 'Det stämmer' };
    expect(
      (await app.call('PUT', `/api/admin/reports/${report?.id}/appeal`, { as: otherAdmin, body })).status,
    ).toBe(200);
    expect((await find(ad.id)).status).toBe('pending');
  });

  test('is logged with its rule, without its text', async () => {
    const id = await makeAd();
    await decide(id, rejection);
    const entries = await query<object>('select * from audit_log where target_id = $1', [id]);
    expect(entries).toMatchObject([{ action: 'ad.reject', after: { status: 'rejected', rule: 'ads' } }]);
    expect(JSON.stringify(entries)).not.toContain('Bilden');
  });

  test('is erased with its ad, but not while the ad can be restored', async () => {
    const id = await makeAd();
    await decide(id, rejection);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
    expect((await find(id)).restriction?.reason).toBe('Bilden visar inte bollen');
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    await query('update removed_ads set restorable_until = now() where id = $1', [id]);
    await purgeDeletedAds(app.services);
    expect(await query('select from reports where target_id = $1', [id])).toEqual([]);
  });
});

const reportOf = async (id: string, owner: Person): Promise<string> => {
  const { body } = await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: owner });
  return body.ads.find((ad) => ad.id === id)?.removal?.reportId ?? '';
};

describe('a removal', () => {
  const removal = { ...rejection, status: 'removed' };

  test.each([{ status: 'removed' }, { ...removal, reason: ' ' }, { ...removal, reason: 'x'.repeat(501) }])(
    'is refused without its reason: %j',
    async (body) => {
      const id = await makeAd();
      expect((await decide(id, body)).status).toBe(422);
      expect((await find(id)).status).toBe('pending');
    },
  );

  test('hides the ad at once, is logged with rule and ids, and notifies its seller a minute later', async () => {
    const owner = await app.person();
    const [id = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Nät' }]);
    expect((await decide(id, removal)).status).toBe(200);
    expect((await app.call('GET', `/api/ads/${id}`)).status).toBe(404);
    expect((await find(id)).restriction).toMatchObject({ rule: 'ads', reason: 'Bilden visar inte bollen' });
    expect(await query('select event from notifications where user_id = $1', [owner.id])).toEqual([]);
    const entries = await query<object>('select * from audit_log where target_id = $1', [id]);
    expect(entries).toMatchObject([
      { action: 'ad.delete', before: { status: 'approved' }, after: { status: 'removed', rule: 'ads' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Bilden');
    await app.runJobs();
    const [mail] = await query<{ subject: string; body: string }>(
      'select subject, body from mails where user_id = $1',
      [owner.id],
    );
    expect(mail?.subject).toContain('Din annons är borttagen');
    for (const text of ['Varför: Bilden visar inte bollen', 'överklaga', 'eget initiativ'])
      expect(mail?.body).toContain(text);
  });

  test('is undone within the minute: the ad is as before, and nobody is notified', async () => {
    const owner = await app.person();
    const [id = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Nät' }]);
    const { body } = await decide(id, removal);
    const url = `/api/admin/decisions/${body.undo?.id}/undo`;
    expect((await app.call('POST', url, { as: otherAdmin })).status).toBe(404);
    expect((await app.call('POST', url, { as: admin })).status).toBe(200);
    expect((await app.call('GET', `/api/ads/${id}`)).status).toBe(200);
    await app.runJobs();
    expect(await query('select from notifications where user_id = $1', [owner.id])).toEqual([]);
    expect(await query('select from reports where target_id = $1', [id])).toEqual([]);
    expect(await query('select from removed_content where target_id = $1', [id])).toEqual([]);
  });

  test('is appealed by its seller; overturned, the ad is public again', async () => {
    const owner = await app.person();
    const [id = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Nät' }]);
    await decide(id, removal);
    await app.runJobs();
    const reportId = await reportOf(id, owner);
    const appeal = { as: owner, body: { text: 'Bilden visar bollen' } };
    expect((await app.call('POST', `/api/me/reports/${reportId}/appeal`, appeal)).status).toBe(201);
    const { body: report } = await app.call<{ content: { title: string } | null }>(
      'GET',
      `/api/admin/reports/${reportId}`,
      { as: otherAdmin },
    );
    expect(JSON.stringify(report)).toContain('Nät');
    const decision = { as: otherAdmin, body: { outcome: 'overturned', reason: 'Det stämmer' } };
    expect((await app.call('PUT', `/api/admin/reports/${reportId}/appeal`, decision)).status).toBe(200);
    expect((await app.call('GET', `/api/ads/${id}`)).status).toBe(200);
  });

  test('is final for moderators, and the only way in which staff delete the ads of others', async () => {
    const id = await makeAd();
    expect((await app.call('DELETE', `/api/ads/${id}`, { as: admin })).status).toBe(404);
    await decide(id, removal);
    expect((await decide(id, { status: 'approved' })).status).toBe(409);
    expect((await find(id)).can).toEqual({ approve: false, reject: false, remove: false });
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
    const { body: ad } = await create({ title: 'Domarpipa', category: 'Tillbehör' }, admin);
    const { body } = await app.call<ModeratedSeller>('GET', `/api/admin/ads/${ad.id}/seller`, { as: admin });
    expect(body.can.suspend).toBe(false);
    const url = `/api/admin/ads/${crypto.randomUUID()}/seller`;
    expect((await app.call('GET', url, { as: admin })).status).toBe(404);
  });
});

describe('an ad by staff', () => {
  test('is approved at once and public in the next request', async () => {
    const { status, body } = await create({ title: 'Domarpipa', category: 'Tillbehör' }, admin);
    expect(status).toBe(201);
    expect(body.status).toBe('approved');
    expect((await app.call('GET', `/api/ads/${body.id}`)).status).toBe(200);
    expect(await find(body.id)).toMatchObject({ price: 0, location: 'Ej angiven', seller: { id: admin.id } });
  });

  test('needs a title and a category', async () => {
    const { status, body } = await create({ title: ' ', category: '' }, admin);
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({
      title: 'Titel är obligatoriskt',
      category: 'Kategori är obligatoriskt',
    });
  });

  test('is refused for other users, and visitors are asked to sign in', async () => {
    const visitor = await create({ title: 'Boll', category: 'Basketboll' });
    expect(visitor.status).toBe(401);
    expect(visitor.body.message).toBe('Du måste vara inloggad för att skapa annonser');
    expect((await create({ title: 'Boll', category: 'Basketboll' }, seller)).status).toBe(403);
  });
});
