// A closed page opens by itself at the stored time, on every process, and who closed it is shown.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { ListedPageSetting, PageSetting } from '#shared/features/page-settings/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { readSitemap } from '../../testing/sitemap.ts';

let app: TestApp;
let admin: Person;
const HOUR = 3_600_000;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterEach(async () => {
  vi.useRealTimers();
  await save({ isEnabled: true });
});
afterAll(() => app.close());

const save = (body: object, page = 'forum') =>
  app.call<ListedPageSetting & { data?: RefusalData }>('PATCH', `/api/admin/page-settings/${page}`, {
    as: admin,
    body,
  });
const find = async () => (await app.call<PageSetting>('GET', '/api/pages/forum')).body;
const hours = (count: number) => new Date(Date.now() + count * HOUR).toISOString();
/** Moves the clock of the process, but fakes no timers, which requests need. */
const passTime = (count: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + count * HOUR);
};

test('a page is open from the stored time on, without a job or a notice', async () => {
  const reopensAt = hours(2);
  expect((await save({ isEnabled: false, reopensAt })).body).toMatchObject({ isEnabled: false, reopensAt });
  expect(await find()).toMatchObject({ isEnabled: false, reopensAt });
  expect((await app.call('GET', '/api/forum-posts')).status).toBe(403);
  expect((await app.call('GET', '/api/closed-pages')).body).toMatchObject({
    pageNames: expect.arrayContaining(['forum']),
  });
  passTime(2.01);
  expect(await find()).toMatchObject({ isEnabled: true, reopensAt: null });
  expect((await app.call('GET', '/api/forum-posts')).status).toBe(200);
  expect((await app.call('GET', '/api/closed-pages')).body).not.toMatchObject({
    pageNames: expect.arrayContaining(['forum']),
  });
  expect(await readSitemap(app)).toContain('/forum');
});

test('cached pages are replaced when the job of that time runs', async () => {
  const reopensAt = hours(2);
  await save({ isEnabled: false, reopensAt });
  const page = async () => (await app.call<string>('GET', '/forum')).body;
  const { status, headers } = await app.call('GET', '/forum');
  expect([status, headers['retry-after']]).toEqual([503, new Date(reopensAt).toUTCString()]);
  expect(await page()).toContain('Forum: tillfälligt stängt');
  expect(await page()).toMatch(/Den öppnar igen (?:<!-- -->)?\d+ \S+ \d{4} kl\. \d\d:\d\d/);
  const { rows } = await app.services.database.pool.query(
    `select count(*)::integer as jobs from graphile_worker.jobs where key = 'reopen-page forum'`,
  );
  expect(rows).toEqual([{ jobs: 1 }]);
  passTime(2.01);
  await app.runJobs();
  expect(await page()).not.toContain('tillfälligt stängt');
});

test('a later time replaces the earlier one, and manual opening cancels it', async () => {
  await save({ isEnabled: false, reopensAt: hours(2) });
  const later = hours(5);
  expect((await save({ reopensAt: later })).body).toMatchObject({ isEnabled: false, reopensAt: later });
  expect((await save({ disabledMessage: 'Vi målar.' })).body).toMatchObject({ reopensAt: later });
  passTime(3);
  expect(await find()).toMatchObject({ isEnabled: false });
  expect((await save({ reopensAt: null })).body).toMatchObject({ isEnabled: false, reopensAt: null });
  expect((await save({ isEnabled: true })).body).toMatchObject({ isEnabled: true, reopensAt: null });
});

test('a page that the clock has opened can be closed again', async () => {
  await save({ isEnabled: false, reopensAt: hours(2) });
  passTime(3);
  expect((await save({ isEnabled: false })).body).toMatchObject({ isEnabled: false, reopensAt: null });
  expect(await find()).toMatchObject({ isEnabled: false, reopensAt: null });
  expect((await app.call('GET', '/api/forum-posts')).status).toBe(403);
});

describe('a time is refused beside its field', () => {
  test.each([
    ['in the past', { isEnabled: false, reopensAt: hours(-1) }, 'Välj en tid framåt, högst ett år bort'],
    ['years away', { isEnabled: false, reopensAt: hours(20_000) }, 'Välj en tid framåt, högst ett år bort'],
    ['of an open page', { reopensAt: hours(1) }, 'Sidan är öppen. Stäng den först.'],
    ['that is not a time', { isEnabled: false, reopensAt: 'snart' }, 'Ange datum och tid'],
  ])('%s', async (_case, body, sentence) => {
    const { status, body: refusal } = await save(body);
    expect([status, refusal.data?.fields]).toEqual([422, { reopensAt: sentence }]);
    expect(await find()).toMatchObject({ isEnabled: true });
  });
});

const list = async () =>
  (await app.call<{ settings: ListedPageSetting[] }>('GET', '/api/admin/page-settings', { as: admin })).body
    .settings;

test('the list shows who changed a page last, and when', async () => {
  await save({ isEnabled: false }, 'clubs');
  const byName = Object.fromEntries((await list()).map((one) => [one.pageName, one]));
  for (const name of ['clubs', 'associations']) {
    expect(byName[name]).toMatchObject({ isEnabled: false, lastChange: { by: admin.name } });
    expect(Date.parse(byName[name]?.lastChange?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  }
  expect(byName['marketplace']?.lastChange).toBeNull();
});
