// Page settings: the public endpoint, and changes by staff.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import { pageNames } from '#shared/features/page-settings/page-names.ts';
import type { Notice } from '../../core/bus/bus.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';
import { savePageSetting } from './queries.ts';

let app: TestApp;
let admin: Person;
const published: (Notice | null)[] = [];

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  app.services.bus.subscribe((notice) => published.push(notice));
});
afterAll(() => app.close());

const save = (page: string, body: unknown, as: Person | undefined = admin) =>
  app.call<PageSetting & { data?: RefusalData }>('PATCH', `/api/admin/page-settings/${page}`, { as, body });
const find = async (page: string) => (await app.call<PageSetting>('GET', `/api/pages/${page}`)).body;

test('lists all pages in a fixed order', async () => {
  const { body } = await app.call<{ settings: PageSetting[] }>('GET', '/api/admin/page-settings', {
    as: admin,
  });
  expect(body.settings.map(({ pageName }) => pageName)).toEqual([...pageNames]);
});

test('closes and opens a page for everyone, and invalidates cached pages', async () => {
  expect((await save('marketplace', { isEnabled: false })).body).toMatchObject({
    pageName: 'marketplace',
    isEnabled: false,
  });
  expect(await find('marketplace')).toMatchObject({ isEnabled: false });
  expect(published).toContainEqual({ topic: 'page-settings', id: 'marketplace' });
  await save('marketplace', { isEnabled: true });
  expect(await find('marketplace')).toMatchObject({ isEnabled: true });
});

test('a page without a setting is open', async () => {
  await app.services.database.pool.query(`delete from page_settings where page_name = 'forum'`);
  await app.services.bus.publish({ topic: 'page-settings', id: 'forum' });
  expect(await find('forum')).toEqual({
    pageName: 'forum',
    isEnabled: true,
    disabledMessage: '',
    reopensAt: null,
  });
  for (const url of ['/api/forum-posts', '/forum', '/forum.xml'])
    expect([url, (await app.call('GET', url)).status]).toEqual([url, 200]);
  expect((await save('forum', { isEnabled: false })).body).toMatchObject({ isEnabled: false });
  await save('forum', { isEnabled: true });
});

test('saves the trimmed message independently of the switch', async () => {
  await save('news', { isEnabled: true });
  await save('news', { disabledMessage: '  Vi är strax tillbaka. ' });
  expect(await find('news')).toEqual({
    pageName: 'news',
    isEnabled: true,
    disabledMessage: 'Vi är strax tillbaka.',
    reopensAt: null,
  });
  await save('news', { isEnabled: false });
  expect((await find('news')).disabledMessage).toBe('Vi är strax tillbaka.');
});

test('refuses to overwrite a message that someone else changed since it was seen', async () => {
  await save('tournaments', { disabledMessage: 'Öppnar på fredag' });
  const { status, body } = await save('tournaments', {
    disabledMessage: 'Öppnar snart',
    seen: { disabledMessage: '' },
  });
  expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([409, ['disabledMessage']]);
  expect((await find('tournaments')).disabledMessage).toBe('Öppnar på fredag');
  await save('tournaments', { disabledMessage: '', seen: { disabledMessage: 'Öppnar på fredag' } });
  expect((await find('tournaments')).disabledMessage).toBe('');
});

test('refuses to overwrite a message that another admin is saving at the same moment', async () => {
  const { database } = app.services;
  await save('news', { disabledMessage: '' });
  const late = await database.kysely.transaction().execute(async (tx) => {
    await savePageSetting(tx, 'news', { disabled_message: 'Öppnar i morgon' });
    const answer = save('news', { disabledMessage: 'Öppnar i dag', seen: { disabledMessage: '' } });
    await waitForLocked(database);
    // In an object, since it is answered after the commit only.
    return { answer };
  });
  expect((await late.answer).status).toBe(409);
});

test('refuses an overlong message with an error at its field', async () => {
  const { status, body } = await save('forum', { disabledMessage: 'x'.repeat(501) });
  expect(status).toBe(422);
  expect(body.data?.fields).toEqual({ disabledMessage: 'Meddelandet får vara högst 500 tecken' });
});

test.each([
  ['an unknown page', 'kitchen', { isEnabled: true }],
  ['a switch that is neither on nor off', 'forum', { isEnabled: 'maybe' }],
])('refuses %s', async (_case, page, body) => {
  expect((await save(page, body)).status).toBe(422);
});

test('every route is restricted to staff', async () => {
  const other = await app.person();
  expect((await app.call('PATCH', '/api/admin/page-settings/forum', { body: {} })).status).toBe(401);
  expect((await save('forum', { isEnabled: true }, other)).status).toBe(403);
  expect((await app.call('GET', '/api/admin/page-settings', { as: other })).status).toBe(403);
});
