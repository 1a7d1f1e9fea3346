// Views of an ad, from its page to its seller.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: TestApp;
let seller: Person;
let other: Person;
let ad = '';

beforeAll(async () => {
  app = await openTestApp();
  [seller, other] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const newAd = async (status?: 'pending') => {
  [ad = ''] = await insertAds(app.services.database, seller.id, [{ ...(status && { status }) }]);
};

/** Requests as a browser at this address. */
const visit = (
  ip: string,
  options: { method?: 'GET' | 'HEAD' | 'POST'; url?: string; path?: string; cookie?: string } = {},
) =>
  app.inject({
    method: options.method ?? 'GET',
    url: options.url ?? `/ad/${ad}`,
    remoteAddress: ip,
    headers: { 'user-agent': browser, ...(options.cookie && { cookie: options.cookie }) },
    ...(options.path !== undefined && { payload: { path: options.path } }),
  });

const seenBySeller = async () => {
  await app.services.views.flush();
  const mine = await app.call<{ ads: { id: string; views: number }[] }>('GET', '/api/me/ads', {
    as: seller,
  });
  return mine.body.ads.find(({ id }) => id === ad)?.views;
};

test('the page is counted, rendered or from the cache, for visitors and signed-in users', async () => {
  await newAd();
  await visit('192.0.2.1');
  await visit('192.0.2.2');
  await visit('192.0.2.2', { url: `/ad/${ad.toUpperCase()}?from=mail` });
  await visit('192.0.2.3', { cookie: other.cookie });
  await visit('192.0.2.4', { method: 'HEAD' });
  await visit('192.0.2.5', { url: `/api/ads/${ad}` });
  expect(await seenBySeller()).toBe(3);
});

test('a page opened from another is counted by the endpoint, once with a request for the page', async () => {
  await newAd();
  const answer = await visit('192.0.2.6', { method: 'POST', url: '/api/views', path: `/ad/${ad}` });
  await visit('192.0.2.6');
  expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([200, { isCountable: true }]);
  expect(await seenBySeller()).toBe(1);
  const elsewhere = await visit('192.0.2.6', { method: 'POST', url: '/api/views', path: '/admin' });
  expect(JSON.parse(elsewhere.body)).toEqual({ isCountable: false });
  expect(
    (await visit('192.0.2.6', { method: 'POST', url: '/api/views', path: 'x'.repeat(301) })).statusCode,
  ).toBe(422);
});

const read = async (as?: Person) =>
  (await app.call<{ views: number | null }>('GET', `/api/ads/${ad}`, as && { as })).body.views;

test('shows the views on the page only to the seller', async () => {
  await newAd();
  await visit('192.0.2.7');
  expect(await seenBySeller()).toBe(1);
  expect([await read(seller), await read(other), await read()]).toEqual([1, null, null]);
});

test('an ad that is not public, or does not exist, is not counted', async () => {
  await newAd('pending');
  await visit('192.0.2.8');
  expect(await seenBySeller()).toBe(0);
  const unknown = crypto.randomUUID();
  await visit('192.0.2.8', { method: 'POST', url: '/api/views', path: `/ad/${unknown}` });
  await app.services.views.flush();
  const { rowCount } = await app.services.database.pool.query(
    'select from page_visitors where subject = any($1)',
    [[unknown, ad]],
  );
  expect(rowCount).toBe(0);
});

test('views are written before the process ends', async () => {
  await newAd();
  await visit('192.0.2.9');
  await app.services.deferredTasks.finish();
  const { rows } = await app.services.database.pool.query('select views from page_views where subject = $1', [
    ad,
  ]);
  expect(rows).toEqual([{ views: 1 }]);
});
