// Rejections of ads: the reason, its recipient, appeals, and erasure.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { Person, TestApp } from '../../../testing/app.ts';
import { rejection } from '../../../testing/decisions.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';
import { purgeDeletedAds } from '../owner/deletion.ts';
import { type Moderation, openModeration } from '../../../testing/moderation.ts';

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let seller: Person;
let makeAd: Moderation['makeAd'];
let find: Moderation['find'];
let decide: Moderation['decide'];
let query: Moderation['query'];

beforeAll(async () => {
  ({ app, admin, otherAdmin, seller, makeAd, find, decide, query } = await openModeration());
});
afterAll(() => app.close());

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

  test('an overturned rejection does not publish what its seller has changed since', async () => {
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
