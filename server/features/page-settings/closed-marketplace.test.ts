// The features that close with the marketplace, those that do not, and the live event to open browsers.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { openTestStream } from '../../testing/live-stream.ts';
import { insertSale } from '../../testing/samples/sample-deals.ts';
import { readSitemap } from '../../testing/sitemap.ts';

let app: TestApp;
let admin: Person;
let seller: Person;
let buyer: Person;
let adId: string;
let clubId: string;
let threadId: string;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const MESSAGE = 'Den här delen av Baskettorget är tillfälligt stängd.';
const text = { title: 'Spalding TF-1000', category: 'Basketboll', condition: 'Ny', price: 450 };

beforeAll(async () => {
  app = await openTestApp();
  [admin, seller, buyer] = [await app.person('admin'), await app.person(), await app.person()];
  adId = await publish();
  const body = { adId, subject: 'Angående bollen', content: 'Finns den kvar?' };
  const sent = await app.call<{ threadId: string }>('POST', '/api/messages', { as: buyer, body });
  ({ threadId } = sent.body);
  const club = { name: 'Ekstad Basket' };
  clubId = (await app.call<{ id: string }>('POST', '/api/admin/associations', { as: admin, body: club })).body
    .id;
  await turn(false);
});
afterEach(() => turn(false));
afterAll(() => app.close());

async function publish(): Promise<string> {
  const { id } = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body: text })).body;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  return id;
}

const turn = (isEnabled: boolean) =>
  app.call('PATCH', '/api/admin/page-settings/marketplace', { as: admin, body: { isEnabled } });
const page = async (url: string, as?: Person) => (await app.call<string>('GET', url, { as })).body;

const closed: [Method, (ad: string) => string, object?][] = [
  ['GET', () => '/api/ads'],
  ['GET', () => '/api/featured-ads'],
  ['GET', (ad) => `/api/ads/${ad}`],
  ['GET', (ad) => `/api/ads/${ad}/related`],
  ['GET', () => `/api/people/${seller.id}/ads`],
  ['GET', () => `/api/associations/${clubId}/ads`],
  ['POST', (ad) => `/api/ads/${ad}/contact-reveals`, { kind: 'phone' }],
  ['POST', () => '/api/ads', text],
  ['PUT', (ad) => `/api/ads/${ad}`, text],
  ['PUT', (ad) => `/api/ads/${ad}/favorite`],
  ['POST', () => '/api/me/saved-searches', { name: 'Bollar', filter: { search: 'boll' }, alert: 'off' }],
];

describe('while the marketplace is closed', () => {
  test.each(closed)('%s %s is refused', async (method, url, body) => {
    for (const as of [undefined, buyer, seller]) {
      const answer = await app.call(method, url(adId), { as, body });
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'PAGE_DISABLED', message: MESSAGE }]);
    }
    const forStaff = await app.call<{ code?: string }>(method, url(adId), { as: admin, body });
    expect(forStaff.body.code).not.toBe('PAGE_DISABLED');
    await turn(true);
    const open = await app.call<{ code?: string }>(method, url(adId), { as: buyer, body });
    expect(open.body.code).not.toBe('PAGE_DISABLED');
  });

  test('sellers and buyers finish what they have begun', async () => {
    const { dealId } = await insertSale(app.services.database, {
      adId,
      sellerId: seller.id,
      buyerId: buyer.id,
    });
    expect(dealId).toBeTruthy();
    const reply = { content: 'Ja, kom och hämta' };
    const allowed: [Method, string, Person, object?][] = [
      ['GET', '/api/me/ads', seller],
      ['GET', '/api/me/favorites', buyer],
      ['DELETE', `/api/ads/${adId}/favorite`, buyer],
      ['POST', `/api/threads/${threadId}/messages`, seller, reply],
      ['POST', '/api/messages', buyer, { adId, subject: 'Angående', content: 'Jag kommer i morgon' }],
      ['POST', '/api/reports', buyer, reportOf(adId)],
      ['PUT', `/api/ads/${adId}/sale-state`, seller, { saleState: 'hidden' }],
      ['DELETE', `/api/ads/${adId}`, seller],
    ];
    for (const [method, url, as, body] of allowed) {
      const answer = await app.call<{ code?: string }>(method, url, { as, body });
      expect([url, answer.body.code ?? 'ok']).toEqual([url, 'ok']);
    }
    const wrong = await app.call('POST', '/api/me/erasure', { as: buyer, body: { password: 'fel' } });
    expect(wrong.status).toBe(422);
    adId = await publishOpen();
  });

  test('refuses new conversations about an ad', async () => {
    const body = { adId, subject: 'Angående bollen', content: 'Hej!' };
    const answer = await app.call('POST', '/api/messages', { as: await app.person(), body });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'PAGE_DISABLED' }]);
  });

  test('pages show that it is closed, cached or not, and the home page no ads', async () => {
    await turn(true);
    for (const as of [undefined, buyer]) {
      expect(await page('/', as)).toContain(text.title);
      expect(await page('/marketplace', as)).toContain(text.title);
      expect(await page(`/ad/${adId}`, as)).toContain(text.title);
      expect(await page(`/u/${seller.id}`, as)).toContain(text.title);
    }
    await turn(false);
    // Staff request the pages first: their responses must not be cached for others.
    for (const as of [admin, undefined, buyer]) {
      const isStaff = as === admin;
      for (const url of ['/marketplace', `/ad/${adId}`]) {
        const html = await page(url, as);
        expect(html).toContain(isStaff ? 'Stängt för besökare.' : 'Marknadsplatsen: tillfälligt stängt');
        expect(html.includes(text.title)).toBe(isStaff);
      }
      expect(await page('/', as)).not.toContain(text.title);
      expect((await page(`/u/${seller.id}`, as)).includes(text.title)).toBe(isStaff);
    }
    expect(await page('/create-ad', buyer)).toContain('Marknadsplatsen: tillfälligt stängt');
  });

  test('the sitemap lists neither the marketplace nor ads', async () => {
    expect(await readSitemap(app)).not.toMatch(/\/marketplace|\/ad\//);
    expect(await page(`/sitemaps/ads/${adId}.xml`)).not.toContain('/ad/');
    expect(await readSitemap(app)).toContain('/about');
    await turn(true);
    expect(await readSitemap(app)).toContain(`/ad/${adId}`);
  });
});

const reportOf = (id: string) => ({
  kind: 'ad',
  targetId: id,
  category: 'fraud',
  explanation: 'Bollen finns inte',
  goodFaith: true,
});

async function publishOpen(): Promise<string> {
  await turn(true);
  const id = await publish();
  await turn(false);
  return id;
}

test('every open browser is notified when a page is closed or opened', async () => {
  const address = await app.listen();
  const streams = await Promise.all([seller, buyer].map(({ cookie }) => openTestStream(address, cookie)));
  for (const stream of streams) await stream.next('hello');
  await turn(true);
  for (const stream of streams) {
    expect(await stream.next('page-settings')).toMatchObject({ pageName: 'marketplace', isEnabled: true });
    stream.close();
  }
});

test('clubs and associations are one page', async () => {
  const find = async (name: string) =>
    (await app.call<{ isEnabled: boolean }>('GET', `/api/pages/${name}`)).body.isEnabled;
  for (const [switched, isEnabled] of [
    ['clubs', false],
    ['associations', true],
  ] as const) {
    await app.call('PATCH', `/api/admin/page-settings/${switched}`, { as: admin, body: { isEnabled } });
    expect([await find('clubs'), await find('associations')]).toEqual([isEnabled, isEnabled]);
  }
  await app.call('PATCH', '/api/admin/page-settings/clubs', { as: admin, body: { isEnabled: false } });
  expect(await page('/associations')).toContain('tillfälligt stängt');
});
