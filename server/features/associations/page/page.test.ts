// An association's page: who sees its contact data, ads of its members, views, and the page while it is closed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import type { RefusalData } from '#shared/errors.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import type { OwnProfile, Person as PublicProfile } from '#shared/features/profiles/contract.ts';
import { profilePersonalData } from '../../profiles/personal-data-queries.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';

let app: TestApp;
let user: Person;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  user = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const add = (input: Parameters<typeof insertAssociationRow>[1]) =>
  insertAssociationRow(app.services.database, input);
const find = async (id: string, as?: Person) =>
  (await app.call<Association>('GET', `/api/associations/${id}`, as ? { as } : {})).body;
const change = (body: object) =>
  app.call<OwnProfile & { data?: RefusalData }>('PATCH', '/api/me/profile', { as: user, body });
const profile = async (as?: Person) =>
  (await app.call<PublicProfile>('GET', `/api/people/${user.id}`, as ? { as } : {})).body;
const setBirthYear = (year: number) =>
  app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [user.id, year]);
const hours = { weekday: 2, from: '18:30', to: '20:00' };

test('an open court has the hours that have not ended', async () => {
  const [ended, current] = [
    { ...hours, validUntil: '2024-05-31' },
    { ...hours, validUntil: '2099-05-31' },
  ];
  const both = await find(await add({ hasOpenCourt: true, hours: [ended, current] }));
  expect([both.hasOpenCourt, both.hours.map(({ validUntil }) => validUntil)]).toEqual([true, ['2099-05-31']]);
  const none = await find(await add({ hasOpenCourt: true, hours: [ended] }));
  expect([none.hasOpenCourt, none.hours]).toEqual([false, []]);
});

describe('contact data', () => {
  test('is for signed-in users', async () => {
    const id = await add({
      contactPerson: 'Frideborg Ek',
      phone: '070-000 00 00',
      email: 'ek@exempel.invalid',
    });
    expect(await find(id)).toMatchObject({
      contactPerson: 'Frideborg Ek',
      phone: '',
      email: '',
      hidesContact: true,
      can: { edit: false },
    });
    expect(await find(id, user)).toMatchObject({
      phone: '070-000 00 00',
      email: 'ek@exempel.invalid',
      hidesContact: false,
      can: { edit: false },
    });
    expect((await find(id, admin)).can).toEqual({ edit: true });
  });

  test('is not in the page that visitors get', async () => {
    const id = await add({ phone: '070-123 45 67', email: 'ek@exempel.invalid' });
    const { status, body } = await app.call<string>('GET', `/associations/${id}`);
    expect(status).toBe(200);
    expect(body).not.toContain('070-123 45 67');
    expect(body).not.toContain('ek@exempel.invalid');
  });
});

test('texts and hours of an open court are shown only while there is one', async () => {
  const court = { openCourtDays: 'Tisdagar', openCourtInfo: 'Ta med inneskor', hours: [hours] };
  expect(await find(await add({ ...court, hasOpenCourt: true }))).toMatchObject({
    openCourtDays: 'Tisdagar',
    openCourtInfo: 'Ta med inneskor',
    hours: [
      {
        ...hours,
        ageGroup: '',
        fee: '',
        address: '',
        validFrom: null,
        validUntil: null,
        closedOnHolidays: true,
      },
    ],
  });
  expect(await find(await add(court))).toMatchObject({ openCourtDays: '', openCourtInfo: '', hours: [] });
});

test('hours that were stored before their days were checked are shown, and staff can correct them', async () => {
  const id = await add({ hasOpenCourt: true, hours: [hours] });
  await app.services.database.pool.query(
    `update association_hours set valid_from = '0202-09-01' where association_id = $1`,
    [id],
  );
  expect(await find(id)).toMatchObject({ hours: [{ validFrom: '0202-09-01' }] });
  expect((await app.call('GET', `/associations/${id}`)).status).toBe(200);
  expect((await app.call('GET', `/api/admin/associations/${id}`, { as: admin })).status).toBe(200);
});

test('the page of an association has structured data, without contact data', async () => {
  const id = await add({
    name: 'Ekstad Basket',
    city: 'Luleå',
    contactPerson: 'Frideborg Ek',
    phone: '070-000 00 00',
    hasOpenCourt: true,
    hours: [{ ...hours, validFrom: '2026-09-01' }],
  });
  const { body } = await app.call<string>('GET', `/associations/${id}`);
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': ['SportsClub', 'SportsOrganization'],
    name: 'Ekstad Basket',
    sport: 'Basketball',
    url: expect.stringMatching(new RegExp(`/associations/${id}$`)),
    address: { addressCountry: 'SE', addressLocality: 'Luleå' },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Tuesday', opens: '18:30', closes: '20:00', validFrom: '2026-09-01' },
    ],
  });
  expect(json).not.toMatch(/Frideborg|070-000/);
});

test.each(['0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a99', 'x'])('answers 404 or 422 for %s', async (id) => {
  const { status } = await app.call('GET', `/api/associations/${id}`);
  expect(status).toBe(id === 'x' ? 422 : 404);
});

test('lists unsold ads of adults who have named it, newest first', async () => {
  const { database } = app.services;
  const id = await add({});
  const [adult, minor, other] = [await app.person(), await app.person(), await app.person()];
  await database.pool.query(
    'update profiles set association_id = $1, birth_year = case when id = $2 then extract(year from now()) - 14 else 1990 end where id = any($3)',
    [id, minor.id, [adult.id, minor.id]],
  );
  await insertAds(database, adult.id, [
    { title: 'Boll' },
    { title: 'Väntar', status: 'pending' },
    { title: 'Såld', sale_state: 'sold' },
  ]);
  await insertAds(database, minor.id, [{ title: 'Skor' }]);
  await insertAds(database, other.id, [{ title: 'Nät' }]);
  const { body } = await app.call<{ ads: AdCard[] }>('GET', `/api/associations/${id}/ads`);
  expect(body.ads.map(({ title }) => title)).toEqual(['Boll']);
  expect((await app.call('GET', `/api/associations/${crypto.randomUUID()}/ads`)).status).toBe(404);
});

test('views of a public page are counted', async () => {
  const id = await add({});
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  };
  await app.inject({ method: 'GET', url: `/associations/${id}`, headers });
  await app.services.views.flush();
  const { rows } = await app.services.database.pool.query(
    "select views from page_views where kind = 'association' and subject = $1",
    [id],
  );
  expect(rows).toEqual([{ views: 1 }]);
});

test('is in the sitemap, and is closed together with its calendar', async () => {
  const id = await add({ hasOpenCourt: true, hours: [hours] });
  const { body: index } = await app.call<string>('GET', '/sitemap.xml');
  const [, start] = /\/sitemaps\/associations\/([^.]+)\.xml/.exec(index) ?? [];
  expect((await app.call<string>('GET', `/sitemaps/associations/${start}.xml`)).body).toContain(
    `/associations/${id}`,
  );
  const close = (isEnabled: boolean) =>
    app.call('PATCH', '/api/admin/page-settings/associations', { as: admin, body: { isEnabled } });
  await close(false);
  expect((await app.call('GET', '/api/associations')).body).toMatchObject({ code: 'PAGE_DISABLED' });
  expect((await app.call('GET', `/associations/${id}/oppen-hall.ics`)).status).toBe(503);
  expect((await app.call('GET', `/api/associations/${id}`, { as: admin })).status).toBe(200);
  await close(true);
  expect((await app.call('GET', '/api/associations')).status).toBe(200);
});

describe('a club that a user has named', () => {
  test('is shown on their profile until they remove it, and is in their copy', async () => {
    const id = await add({ name: 'Ekstad Basket' });
    await setBirthYear(1990);
    expect(await profile()).toMatchObject({ association: null });
    expect((await change({ associationId: id })).body.association).toEqual({ id, name: 'Ekstad Basket' });
    expect((await profile()).association).toEqual({ id, name: 'Ekstad Basket' });
    expect((await app.call<string>('GET', `/u/${user.id}`)).body).toContain('Ekstad Basket');
    const { kysely } = app.services.database;
    const copied = profilePersonalData.copied?.['profil']?.query(user.id);
    const { rows } = (await copied?.execute(kysely)) ?? { rows: [] };
    expect(rows[0]).toMatchObject({ row: { förening: 'Ekstad Basket' } });
    expect((await change({ bio: 'Hej' })).body.association).not.toBeNull();
    expect((await change({ associationId: null })).body.association).toBeNull();
  });

  test('is hidden from visitors while they are treated as a minor', async () => {
    const id = await add({ name: 'Ekstad Ungdom' });
    await setBirthYear(new Date().getFullYear() - 15);
    await change({ associationId: id });
    expect((await profile()).association).toBeNull();
    expect((await app.call<string>('GET', `/u/${user.id}`)).body).not.toContain('Ekstad Ungdom');
    expect((await profile(admin)).association).toEqual({ id, name: 'Ekstad Ungdom' });
  });

  test('must exist, and is no longer shown when it is deleted', async () => {
    const unknown = await change({ associationId: crypto.randomUUID() });
    expect(unknown.status).toBe(422);
    expect(unknown.body.data?.fields).toHaveProperty('associationId');
    const id = await add({});
    await setBirthYear(1990);
    await change({ associationId: id });
    await app.call('DELETE', `/api/admin/associations/${id}`, { as: admin });
    expect((await profile()).association).toBeNull();
    expect((await change({ associationId: id })).status).toBe(422);
  });
});
