// Statistics of the site against events counted independently, on both days when the clock changes, and their size after a year.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteStatistics } from '#shared/features/statistics/contract.ts';
import { createViewCounter, type Reader } from '../../core/views/view-counter.ts';
import { deleteOldVisitors } from '../../core/views/view-queries.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertPostRow } from '../../testing/forum.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertConversation } from '../../testing/samples/sample-deals.ts';
import { CREATED, countCreated, countTopPages, mergeOldCounts } from './site-count-queries.ts';

const HOUR = 3_600_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.views.flush();
  await query('truncate site_counts, page_visitors, page_views, view_salts');
});

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows;
const read = async (period = '7') =>
  (await app.call<SiteStatistics>('GET', `/api/admin/analytics?period=${period}`, { as: admin })).body;

const isPublic = () => 'true';

/** The view counter of a node with its own clock. */
function openNode(now: () => number) {
  return createViewCounter({
    database: app.services.database,
    deferredTasks: { do: () => undefined },
    pages: [
      { kind: 'page', isPublic },
      { kind: 'ad', isPublic },
    ],
    findUsers: async () => new Map(),
    now,
  });
}

const reader = (ip: string, more: Partial<Reader> = {}): Reader => ({
  ip,
  userAgent: firefox,
  token: null,
  headers: {},
  source: '',
  ...more,
});

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});
/** "2026-10-25 02" */
const hourOf = (at: number) => stockholm.format(at).replace(',', '').slice(0, 13);

describe.each([
  ['in spring', Date.parse('2026-03-28T20:00:00Z')],
  ['in autumn', Date.parse('2026-10-24T20:00:00Z')],
])('when the clock changes %s', (_season, start) => {
  const hours = Array.from({ length: 32 }, (_, index) => start + index * HOUR + 5 * 60_000);

  test('views and visitors are counted in their hour by Swedish time', async () => {
    let clock = start;
    const node = openNode(() => clock);
    const expected = new Map<string, { views: number; visitors: number }>();
    const seen = new Set<string>();
    for (const [index, at] of hours.entries()) {
      clock = at;
      const key = hourOf(at);
      const sums = expected.get(key) ?? { views: 0, visitors: 0 };
      // One visitor who reads two pages every hour, and a new visitor each hour.
      for (const [ip, subject] of [
        ['192.0.2.1', '/'],
        ['192.0.2.1', '/forum'],
        [`198.51.100.${index}`, '/'],
      ] as const) {
        node.count({ kind: 'page', subject }, reader(ip));
        const visitor = `${key.slice(0, 10)} ${ip}`;
        sums.views += 1;
        sums.visitors += seen.has(visitor) ? 0 : 1;
        seen.add(visitor);
      }
      expected.set(key, sums);
      await node.flush();
    }
    const rows = await query(
      `select day::text || ' ' || value as hour, count as views, visitors from site_counts where dimension = 'hour'`,
    );
    expect(new Map(rows.map(({ hour, ...sums }) => [hour, sums]))).toEqual(expected);
  });

  test('created rows are counted in their hour by Swedish time', async () => {
    const expected = new Map<string, number>();
    const add = (dimension: string, at: number) => {
      const key = `${dimension} ${hourOf(at)}`;
      expected.set(key, (expected.get(key) ?? 0) + 1);
    };
    const other = await app.person();
    const [adId = ''] = await insertAds(app.services.database, admin.id, [{ created_at: new Date(start) }]);
    add('ad', start);
    await insertConversation(app.services.database, { adId, sellerId: admin.id, buyerId: other.id });
    for (const [index, at] of hours.entries()) {
      const created = new Date(at);
      await insertAds(app.services.database, admin.id, [{ created_at: created }]);
      await insertPostRow(app.services.database, { userId: admin.id, createdAt: created });
      await query(
        `insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content, created_at)
         select gen_random_uuid(), id, $1, $2, $3, 'Boll', 'Hej', $4 from threads where ad_id = $5`,
        [index + 1, admin.id, other.id, created, adId],
      );
      await query(`insert into profiles (email, name, created_at) values ($1, 'Ny', $2)`, [
        `${randomUUID()}@exempel.se`,
        created,
      ]);
      for (const dimension of CREATED) add(dimension, at);
    }
    // The time zones of the database session and of the process must not matter.
    for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
      await query('truncate site_counts');
      vi.stubEnv('TZ', zone);
      await app.services.database.kysely.transaction().execute(async (tx) => {
        await sql`select set_config('timezone', ${zone}, true)`.execute(tx);
        await countCreated(tx);
      });
      vi.unstubAllEnvs();
      const rows = await query(
        `select dimension || ' ' || day::text || ' ' || value as hour, count from site_counts where day between $1 and $2`,
        [hourOf(start).slice(0, 10), hourOf(hours.at(-1) ?? start).slice(0, 10)],
      );
      expect([zone, new Map(rows.map(({ hour, count }) => [hour, count]))]).toEqual([zone, expected]);
    }
    await query('delete from ads');
  });
});

test('requests for pages and navigations are counted by page, device and linking site', async () => {
  const visit = (ip: string, url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, remoteAddress: ip, headers: { 'user-agent': firefox, ...headers } });
  await visit('192.0.2.1', '/about', { referer: 'https://www.basket.se/nyheter?id=1' });
  await visit('192.0.2.1', '/about');
  await visit('192.0.2.1', '/faq', { referer: 'http://localhost:3000/about' });
  await visit('192.0.2.2', '/about', { 'user-agent': iphone });
  await visit('192.0.2.3', '/about', { 'user-agent': ipad, referer: 'http://10.0.0.1/intranet' });
  await visit('192.0.2.4', '/about', { 'sec-purpose': 'prefetch' });
  await visit('192.0.2.5', '/about', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await visit('192.0.2.6', '/admin');
  await app.inject({
    method: 'POST',
    url: '/api/views',
    remoteAddress: '192.0.2.2',
    headers: { 'user-agent': iphone },
    payload: { path: '/faq' },
  });
  await app.services.views.flush();
  await countTopPages(app.services.database.kysely);
  const statistics = await read();
  expect(statistics.views.total).toEqual({ now: 5, before: 0 });
  expect(statistics.visitors.total).toEqual({ now: 3, before: 0 });
  expect(statistics.devices.map(({ name, now }) => [name, now])).toEqual([
    ['desktop', 1],
    ['phone', 1],
    ['tablet', 1],
  ]);
  expect(statistics.referrers.map(({ name, now }) => [name, now])).toEqual([
    ['', 2],
    ['basket.se', 1],
  ]);
  expect(statistics.pages).toEqual([
    { name: 'Om oss', path: '/about', now: 3, before: 0 },
    { name: 'Vanliga frågor', path: '/faq', now: 2, before: 0 },
  ]);
  expect(statistics.hours.reduce((sum, { now }) => sum + now, 0)).toBe(5);
  expect(statistics.views.days).toHaveLength(7);
  const stored = JSON.stringify(await query('select * from site_counts'));
  expect(stored).not.toMatch(/192\.0|10\.0\.0\.1|nyheter/);
});

test('a deleted page is counted, but has no name or address', async () => {
  await query(
    `insert into page_views (kind, subject, day, views) values ('ad', $1, (now() at time zone 'Europe/Stockholm')::date, 7)`,
    [randomUUID()],
  );
  await countTopPages(app.services.database.kysely);
  expect((await read()).pages).toEqual([{ name: 'Sidan finns inte längre', path: '', now: 7, before: 0 }]);
});

test('the pages of sample data are not among the most viewed', async () => {
  const ids = await insertAds(app.services.database, admin.id, [{ title: 'Prov' }, { title: 'Boll' }]);
  await query('update ads set is_sample = true where id = $1', [ids[0]]);
  await query(
    `insert into page_views (kind, subject, day, views)
     select 'ad', unnest($1::text[]), (now() at time zone 'Europe/Stockholm')::date, 7`,
    [ids],
  );
  await countTopPages(app.services.database.kysely);
  expect((await read()).pages.map(({ name }) => name)).toEqual(['Boll']);
  await query('delete from ads');
});

test('compares with the period before, and deleted rows remain counted', async () => {
  const [ad = ''] = await insertAds(app.services.database, admin.id, [
    { created_at: new Date() },
    { created_at: new Date(Date.now() - 8 * 24 * HOUR) },
  ]);
  await countCreated(app.services.database.kysely);
  await query('delete from ads where id = $1', [ad]);
  await countCreated(app.services.database.kysely);
  expect((await read()).ads.total).toEqual({ now: 1, before: 1 });
  expect((await read('30')).ads.total).toEqual({ now: 2, before: 0 });
  await query('delete from ads');
});

test('hours of created rows are merged by day after two weeks, except those of the last counted day', async () => {
  const [today] = await query(`select (now() at time zone 'Europe/Stockholm')::date::text as day`);
  await query(
    `insert into site_counts (dimension, day, value, count)
     select dimension, $1::date - day, lpad(hour::text, 2, '0'), 2
       from (values ('ad', 3), ('ad', 30), ('sign-up', 30), ('sign-up', 31)) as counted (dimension, day), generate_series(0, 23) as hour`,
    [today?.day],
  );
  for (let time = 0; time < 2; time += 1) await mergeOldCounts(app.services.database.kysely);
  expect(
    await query(
      `select dimension, $1::date - day as days, count(*)::integer as rows, sum(count)::integer as sum
         from site_counts group by 1, 2 order by 1, 2`,
      [today?.day],
    ),
  ).toEqual([
    { dimension: 'ad', days: 3, rows: 24, sum: 48 },
    { dimension: 'ad', days: 30, rows: 1, sum: 48 },
    { dimension: 'sign-up', days: 30, rows: 24, sum: 48 },
    { dimension: 'sign-up', days: 31, rows: 1, sum: 48 },
  ]);
});

test('views of a page are merged by year after two weeks, rare referrers by day', async () => {
  const subject = randomUUID();
  await query(
    `insert into page_views (kind, subject, day, views)
     select 'ad', $1, day::date, 2 from generate_series('2025-03-01'::date, '2025-04-30', '1 day') as day`,
    [subject],
  );
  await query(
    `insert into site_counts (dimension, day, value, count, visitors)
     select 'referrer', (now() at time zone 'Europe/Stockholm')::date - 1, 'host' || n || '.se', 1000 - n, 1000 - n
       from generate_series(1, 60) as n`,
  );
  await mergeOldCounts(app.services.database.kysely);
  await mergeOldCounts(app.services.database.kysely);
  expect(await query('select day::text, views from page_views where subject = $1', [subject])).toEqual([
    { day: '2025-01-01', views: 122 },
  ]);
  expect(
    await query(`select count(*)::integer as rows, sum(visitors)::integer as visitors,
      (sum(visitors) filter (where value = '*'))::integer as rest from site_counts where dimension = 'referrer'`),
  ).toEqual([{ rows: 51, visitors: 60_000 - 1830, rest: 10_000 - 555 }]);
});

describe('a year of 1,000,000 views a day', () => {
  const VIEWS_A_DAY = 1_000_000;
  /** Each visitor views three pages. `PAGES`: distinct pages viewed in a day and in a year. */
  const VISITORS_A_DAY = VIEWS_A_DAY / 3;
  const PAGES = { day: 100_000, year: 1_000_000 };
  const SAMPLE = 20_000;
  /** Size of a row with its share of indexes, measured on rows inserted in random order. */
  const bytesPerRow = async (table: string) => {
    const [size] = await query(
      `select pg_total_relation_size('${table}')::float8 as bytes from ${table} limit 1`,
    );
    return size?.bytes / SAMPLE;
  };

  test('is below 1 GB', async () => {
    await query(`insert into page_visitors (day, kind, subject, visitor, counted_at)
      select current_date, 'ad', gen_random_uuid(), decode(md5(n::text), 'hex'), now() from generate_series(1, ${SAMPLE}) as n`);
    await query(`insert into page_views (kind, subject, day, views)
      select 'ad', gen_random_uuid(), current_date, 3 from generate_series(1, ${SAMPLE}) as n`);
    await query(`insert into site_counts (dimension, day, value, count, visitors)
      select 'page', current_date, 'ad/' || gen_random_uuid(), 3, 3 from generate_series(1, ${SAMPLE}) as n`);
    const [visitors = 0, views = 0, counts = 0] = await Promise.all(
      ['page_visitors', 'page_views', 'site_counts'].map(bytesPerRow),
    );
    // Visitors of a day and an hour; views of two weeks and a year; for each day 50 pages, 52 referrers, 3 devices, 24 hours and
    // 4 counts.
    const rows = {
      visitors: (VIEWS_A_DAY + VISITORS_A_DAY) * (25 / 24),
      views: 15 * PAGES.day + PAGES.year,
      counts: 365 * (50 + 52 + 3 + 24 + 4),
    };
    const gigabytes = (rows.visitors * visitors + rows.views * views + rows.counts * counts) / 1e9;
    // Smaller rows would mean that the measurement is wrong.
    expect(Math.min(visitors, views, counts)).toBeGreaterThan(60);
    expect(gigabytes).toBeLessThan(1);
  });

  test('has visitors of one day and the hour after it', async () => {
    await query(`insert into page_visitors (day, kind, subject, visitor, counted_at)
      select (now() at time zone 'Europe/Stockholm')::date - n, 'ad', 'x', decode(md5('1'), 'hex'), now() from generate_series(0, 3) as n`);
    await deleteOldVisitors(app.services.database.kysely);
    const [{ days } = { days: 0 }] = await query('select count(*)::integer as days from page_visitors');
    expect(days).toBeLessThanOrEqual(2);
  });
});

test('is for staff, and refuses an unknown period', async () => {
  const other = await app.person();
  const url = '/api/admin/analytics';
  expect((await app.call('GET', url)).status).toBe(401);
  expect((await app.call('GET', url, { as: other })).status).toBe(403);
  expect((await app.call('GET', `${url}?period=8`, { as: admin })).status).toBe(422);
});
