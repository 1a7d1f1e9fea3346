// Ads that moderators take down: the reason, undo, appeals, and what is final.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { Person, TestApp } from '../../../testing/app.ts';
import { rejection } from '../../../testing/decisions.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';
import { type Moderation, openModeration } from '../../../testing/moderation.ts';

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let makeAd: Moderation['makeAd'];
let find: Moderation['find'];
let decide: Moderation['decide'];
let query: Moderation['query'];

beforeAll(async () => {
  ({ app, admin, otherAdmin, makeAd, find, decide, query } = await openModeration());
});
afterAll(() => app.close());

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
    expect(Object.values((await find(id)).can)).not.toContain(true);
  });
});
