// Statistics of the marketplace: counters, categories, times and shares, and the file of categories.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketplaceOverview, MarketplaceStatistics } from '#shared/features/statistics/contract.ts';
import { formatDay } from '#shared/format.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { recountAds } from './ad-count-queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let admin: Person;
let ids: string[];

const ago = (days: number, hours = 0) => new Date(Date.now() - days * DAY + hours * HOUR);

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  const seller = await app.person();
  ids = await insertAds(app.services.database, seller.id, [
    { title: 'Äldst', created_at: ago(40), category: 'Kläder', price: 100 },
    { created_at: ago(20), category: 'Kläder', price: 500 },
    { created_at: ago(10), category: 'Basketskor', price: 501, sale_state: 'sold' },
    { created_at: ago(8), category: 'Basketskor', price: 2500, status: 'rejected' },
    { title: 'Nyast', created_at: ago(0), category: 'Basketskor', price: 900, status: 'pending' },
  ]);
  for (const [id, at] of [
    [ids[1], ago(20, 2)],
    [ids[2], ago(10, 5)],
  ])
    await query('update ads set reviewed_at = $2 where id = $1', [id, at]);
  await query(
    `insert into deals (ad_id, about, title, price, seller_id, state, sold_at) values ($1, $1, 'Såld', 501, $2, 'sold', $3)`,
    [ids[2], seller.id, ago(7)],
  );
  await query(
    `insert into site_counts (dimension, day, value, count) values ('page', $1, 'ad/' || $2, 9), ('page', $1, 'page//about', 99)`,
    [formatDay(ago(3)), ids[2]],
  );
  await query(`insert into missed_searches (text, visitors, last_day) values ('pjuck', 7, '2026-05-04')`);
  await recountAds(app.services.database.kysely);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.services.database.pool.query(text, values);
const read = async (period = '30') =>
  (
    await app.call<MarketplaceStatistics>('GET', `/api/admin/marketplace/analytics?period=${period}`, {
      as: admin,
    })
  ).body;

test('the overview counts ads in every status and lists the latest', async () => {
  const { body } = await app.call<MarketplaceOverview>('GET', '/api/admin/marketplace', { as: admin });
  expect(body).toMatchObject({ total: 5, active: 3, pending: 1, rejected: 1 });
  expect(
    body.latestAds.map(({ title }) => title).filter((title) => title === 'Nyast' || title === 'Äldst'),
  ).toEqual(['Nyast', 'Äldst']);
  expect(body.latestAds[0]).toMatchObject({ category: 'Basketskor', price: 900, status: 'pending' });
});

test('the overview lists ten ads', async () => {
  const added = await insertAds(
    app.services.database,
    admin.id,
    Array.from({ length: 12 }, () => ({ created_at: ago(50) })),
  );
  const { body } = await app.call<MarketplaceOverview>('GET', '/api/admin/marketplace', { as: admin });
  expect(body.latestAds).toHaveLength(10);
  await query('delete from ads where id = any($1)', [added]);
});

test('compares the ads of the period with those before, and of a week', async () => {
  const statistics = await read();
  expect(statistics).toMatchObject({
    ads: { now: 4, before: 1 },
    week: { now: 1, before: 2 },
    users: 2,
    adsPerUser: 2,
  });
  expect(statistics.days).toHaveLength(30);
  expect(statistics.days.at(-1)).toEqual({ day: formatDay(new Date()), now: 1, before: 0 });
  expect((await read('90')).ads).toEqual({ now: 5, before: 0 });
});

test('averages times with one decimal, and has no average without ads', async () => {
  const statistics = await read();
  expect(statistics.approvalHours).toEqual({ now: 3.5, before: null });
  expect(statistics.saleDays).toEqual({ now: 3, before: null });
});

test('shows categories with rounded shares, and what was sold by category and price', async () => {
  const statistics = await read();
  expect(statistics.categories).toEqual([
    { name: 'Basketskor', now: 3, before: 0, percent: 75 },
    { name: 'Kläder', now: 1, before: 1, percent: 25 },
  ]);
  expect(statistics.soldByCategory).toEqual([
    { name: 'Basketskor', ads: 3, sold: 1, percent: 33 },
    { name: 'Kläder', ads: 1, sold: 0, percent: 0 },
  ]);
  expect(statistics.soldByPrice).toEqual([
    { name: '0–500 kr', ads: 1, sold: 0, percent: 0 },
    { name: '500–1000 kr', ads: 2, sold: 1, percent: 50 },
    { name: '2000+ kr', ads: 1, sold: 0, percent: 0 },
  ]);
});

test('shows the most viewed ads and the searches without hits', async () => {
  const statistics = await read();
  expect(statistics.popular).toEqual([{ id: ids[2], title: expect.any(String), views: 9 }]);
  expect(statistics.missedSearches).toEqual([{ text: 'pjuck', visitors: 7, lastDay: '2026-05-04' }]);
});

test('recounting writes changes and removes counts of deleted ads', async () => {
  await query(`update ads set sale_state = 'sold' where id = $1`, [ids[1]]);
  await query('delete from ads where id = $1', [ids[0]]);
  await recountAds(app.services.database.kysely);
  const statistics = await read();
  expect(statistics.ads).toEqual({ now: 4, before: 0 });
  expect(statistics.soldByCategory[1]).toEqual({ name: 'Kläder', ads: 1, sold: 1, percent: 100 });
});

/** Noon UTC of the latest past clock change: the last Sunday of the month, of this year or the previous one. */
function lastClockChange(month: number): number {
  const dates = [0, 1].map((years) => {
    const lastOfMonth = new Date(Date.UTC(new Date().getUTCFullYear() - years, month, 0, 12));
    return lastOfMonth.getTime() - lastOfMonth.getUTCDay() * DAY;
  });
  return dates.find((date) => date < Date.now() - 3 * DAY) ?? 0;
}

test.each([
  { season: 'spring', month: 3, hours: 23, midnight: -13 },
  { season: 'autumn', month: 10, hours: 25, midnight: -14 },
])('the day on which the clock changes in $season has the ads of all its hours', async (change) => {
  const { month, hours, midnight } = change;
  const noon = lastClockChange(month);
  const start = noon + midnight * HOUR;
  // One time in the hour before the day, one in each hour of the day, and one in the hour after it.
  const times = Array.from({ length: hours + 2 }, (_, index) => new Date(start + (index - 0.5) * HOUR));
  const added = await insertAds(
    app.services.database,
    admin.id,
    times.map((created_at) => ({ created_at, category: 'Basketkorgar' })),
  );
  await recountAds(app.services.database.kysely);
  const { rows } = await query(
    `select day::text, sum(ads)::integer as ads from ad_counts where category = 'Basketkorgar' group by day order by day`,
  );
  await query('delete from ads where id = any($1)', [added]);
  await recountAds(app.services.database.kysely);
  const day = (offset: number) => new Date(noon + offset * DAY).toISOString().slice(0, 10);
  expect(rows).toEqual([
    { day: day(-1), ads: 1 },
    { day: day(0), ads: hours },
    { day: day(1), ads: 1 },
  ]);
});

test('the file has the columns Kategori, Antal and Procent', async () => {
  const address = '/api/admin/marketplace/analytics.csv?period=30';
  const file = await app.inject({ method: 'GET', url: address, headers: { cookie: admin.cookie } });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toBe('\uFEFFKategori;Antal;Procent\r\nBasketskor;3;75\r\nKläder;1;25\r\n');
  const other = await app.person();
  const statusOf = async (url: string, cookie?: string) =>
    (await app.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } })).statusCode;
  expect(await statusOf(address)).toBe(401);
  expect(await statusOf(address, other.cookie)).toBe(403);
  expect(await statusOf(address.replace('30', '31'), admin.cookie)).toBe(422);
});
