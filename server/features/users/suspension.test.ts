// The ads of a suspended seller: hidden from everyone but staff and the buyers of agreed deals, until the suspension ends.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertCommentRows, insertPostRow } from '../../testing/forum.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertConversation } from '../../testing/samples/sample-deals.ts';
import { adRecords } from '../ads/sitemap.ts';

let app: TestApp;
let admin: Person;
let seller: Person;
let buyer: Person;
let id: string;
let otherId: string;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  buyer = await app.person();
});
afterAll(() => app.close());
beforeEach(async () => {
  await query('delete from ads');
  seller = await app.person();
  const other = await app.person();
  const ad = { title: 'Blågul boll', category: 'Basketboll' };
  [id = ''] = await insertAds(app.services.database, seller.id, [{ ...ad, is_featured: true }]);
  [otherId = ''] = await insertAds(app.services.database, other.id, [ad]);
});

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];
const suspend = (lastDay: string | null = null) =>
  app.call<{ undo: { id: string } }>('PUT', `/api/admin/users/${seller.id}/block`, {
    as: admin,
    body: { rule: 'trade', reason: 'Skickar inte varorna', lastDay },
  });
const lift = () => app.call('DELETE', `/api/admin/users/${seller.id}/block`, { as: admin });
const idsIn = async (url: string, as?: Person) =>
  (await app.call<{ ads: { id: string }[] }>('GET', url, { as })).body.ads.map((ad) => ad.id).toSorted();
const page = async (url: string) => (await app.call<string>('GET', url)).body;
const isReadable = async (as?: Person) => (await app.call('GET', `/api/ads/${id}`, { as })).status === 200;
const write = (as: Person) =>
  app.call<{ message: string }>('POST', '/api/messages', {
    as,
    body: { adId: id, subject: 'Angående', content: 'Finns den kvar?' },
  });

describe.each([
  ['the list', () => idsIn('/api/ads')],
  ['a search', () => idsIn('/api/ads?search=bl%C3%A5gul')],
  ['a filter by price', () => idsIn('/api/ads?search=boll&category=Basketboll&sort=cheapest')],
  ['the home page', () => idsIn('/api/featured-ads')],
  ['the page of the seller', () => idsIn(`/api/people/${seller.id}/ads`)],
  ['related ads', () => idsIn(`/api/ads/${otherId}/related`)],
  ['favourites', () => idsIn('/api/me/favorites', buyer)],
])('%s', (_name, read) => {
  test('leaves out the ad while its seller is suspended', async () => {
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    expect(await read()).toContain(id);
    await suspend();
    expect(await read()).not.toContain(id);
    await lift();
    expect(await read()).toContain(id);
  });
});

test('many ads are found behind those of a suspended seller', async () => {
  await insertAds(
    app.services.database,
    seller.id,
    Array.from({ length: 150 }, (_, place) => ({
      title: 'Blågul boll',
      category: 'Basketboll',
      created_at: new Date(Date.UTC(2026, 1, 1, 0, place)),
    })),
  );
  await suspend();
  for (const search of [
    '',
    'search=bl%C3%A5gul',
    'category=Basketboll',
    'search=bl%C3%A5gul&sort=cheapest',
  ]) {
    const { body } = await app.call<{ count: { n: number } }>('GET', `/api/ads?${search}`);
    expect([search, body.count.n]).toEqual([search, 1]);
    expect(await idsIn(`/api/ads?${search}`)).toEqual([otherId]);
  }
});

/** The paths of ads in the sitemap, read from the database, since the sitemap's files are cached for minutes. */
const sitemap = async () => {
  const part = { start: '00000000-0000-0000-0000-000000000000', limit: 1000 };
  return (await adRecords.list(app.services.database, part)).map(({ path }) => path);
};

test('the ad has no page and is not in the sitemap', async () => {
  expect(await isReadable()).toBe(true);
  expect(await sitemap()).toContain(`/ad/${id}`);
  await suspend();
  expect(await isReadable()).toBe(false);
  expect(await isReadable(buyer)).toBe(false);
  expect(await sitemap()).not.toContain(`/ad/${id}`);
  expect(await sitemap()).toContain(`/ad/${otherId}`);
  expect((await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer })).status).toBe(404);
  const report = { kind: 'ad', targetId: id, category: 'fraud', explanation: 'Lurad', goodFaith: true };
  expect((await app.call('POST', '/api/reports', { as: buyer, body: report })).status).toBe(404);
});

test('takes no message until the suspension ends, also in an existing conversation', async () => {
  const correspondent = await app.person();
  await insertConversation(app.services.database, {
    adId: id,
    sellerId: seller.id,
    buyerId: correspondent.id,
  });
  await suspend();
  expect(await write(buyer)).toMatchObject({ status: 404, body: { message: 'Annons hittades inte' } });
  expect(await write(correspondent)).toMatchObject({
    status: 403,
    body: { message: 'Det går inte att skriva till den här personen just nu' },
  });
  await lift();
  expect((await write(correspondent)).status).toBe(201);
  expect((await write(buyer)).status).toBe(201);
});

test('sends no alerts for saved searches', async () => {
  const search = { name: 'Grönsvart', filter: { search: 'grönsvart' }, alert: 'instant' };
  await app.call('POST', '/api/me/saved-searches', { as: buyer, body: search });
  const [pending] = await insertAds(app.services.database, seller.id, [
    { title: 'Grönsvart', status: 'pending' },
  ]);
  await suspend();
  await app.call('PUT', `/api/admin/ads/${pending}/status`, { as: admin, body: { status: 'approved' } });
  await app.runJobs();
  expect(await query('select from saved_search_matches where ad_id = $1', [pending])).toEqual([]);
});

test('an agreed deal stays visible to its buyer', async () => {
  expect((await write(buyer)).status).toBe(201);
  const body = { state: 'reserved', buyerId: buyer.id };
  expect((await app.call('POST', `/api/ads/${id}/deal`, { as: seller, body })).status).toBe(200);
  await suspend();
  expect(await isReadable(buyer)).toBe(true);
  expect(await isReadable(await app.person())).toBe(false);
  const { body: inbox } = await app.call<{ conversations: { adTitle: string | null }[] }>(
    'GET',
    '/api/me/conversations',
    { as: buyer },
  );
  expect(inbox.conversations.map(({ adTitle }) => adTitle)).toContain('Blågul boll');
});

test('staff see why the ad is hidden, and how many ads a suspension hides', async () => {
  await insertAds(app.services.database, seller.id, [{ sale_state: 'hidden' }, { status: 'pending' }, {}]);
  const listed = async () =>
    (
      await app.call<{ users: { id: string; listedAds: number }[] }>(
        'GET',
        `/api/admin/users?search=${seller.email}`,
        { as: admin },
      )
    ).body.users[0]?.listedAds;
  expect(await listed()).toBe(2);
  const find = async () =>
    (await app.call<ModeratedAd>('GET', `/api/admin/ads/${id}`, { as: admin })).body.isSellerSuspended;
  expect(await find()).toBe(false);
  await suspend();
  expect(await find()).toBe(true);
  const { body } = await app.call<AdDetail>('GET', `/api/ads/${id}`, { as: admin });
  expect(body).toMatchObject({ isSellerSuspended: true, can: { contact: false } });
  expect(await listed()).toBe(2);
});

describe('cached pages', () => {
  test.each(['/marketplace', () => `/ad/${id}`])('are dropped at once: %s', async (place) => {
    const url = typeof place === 'string' ? place : place();
    expect(await page(url)).toContain('Blågul boll');
    await query(`update ads set title = 'Gulblå boll' where id = $1`, [otherId]);
    expect(await page(url)).toContain('Blågul boll');
    const { body } = await suspend();
    expect(await page(url)).not.toContain('Blågul boll');
    await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
    expect(await page(url)).toContain('Blågul boll');
  });

  test('show the ads again when the suspension ends by itself', async () => {
    await query('delete from ads where id = $1', [otherId]);
    await suspend('2099-12-31');
    expect(await idsIn('/api/ads')).toEqual([]);
    expect(await page('/marketplace')).not.toContain('Blågul boll');
    await query(`update profiles set blocked_until = now() where id = $1`, [seller.id]);
    expect(await idsIn('/api/ads')).toEqual([id]);
    // The page is dropped by the job that is due when the suspension ends.
    await app.runJobs();
    expect(await page('/marketplace')).toContain('Blågul boll');
  });
});

test('the forum texts of a suspended user remain', async () => {
  const { database } = app.services;
  const postId = await insertPostRow(database, { userId: seller.id, title: 'Vilken boll ute?' });
  await insertCommentRows(database, { postId, userIds: [seller.id] });
  const read = async () => {
    const { status, body } = await app.call<{ title: string; author: { name: string } }>(
      'GET',
      `/api/forum-posts/${postId}`,
    );
    const comments = await app.call<object>('GET', `/api/forum-posts/${postId}/comments`);
    return [status, body.title, body.author.name, JSON.stringify(comments.body)];
  };
  const before = await read();
  expect(before.slice(0, 2)).toEqual([200, 'Vilken boll ute?']);
  await suspend();
  expect(await read()).toEqual(before);
});

test('a suspended user is not offered a higher role, nor given one', async () => {
  await suspend();
  const url = `/api/admin/users?search=${seller.email}`;
  const { body } = await app.call<{ users: { can: { roles: string[] } }[] }>('GET', url, { as: admin });
  expect(body.users[0]?.can.roles).toEqual([]);
  const role = { as: admin, body: { role: 'admin' } };
  expect((await app.call('PUT', `/api/admin/users/${seller.id}/role`, role)).status).toBe(403);
  await lift();
  expect((await app.call('PUT', `/api/admin/users/${seller.id}/role`, role)).status).toBe(200);
});
