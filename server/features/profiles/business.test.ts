// Sellers in business: declared in the profile, and shown on ads, lists and profiles.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { OwnProfile, Person as PublicPerson } from '#shared/features/profiles/contract.ts';
import type { RefusalData } from '#shared/errors.ts';
import { updateAdTerms } from '../../database/ad-terms.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { findTraces } from '../../testing/samples/personal-data.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { erasePerson, finishErasure } from '../personal-data/erase-person.ts';

let app: TestApp;
let shop: Person;
let adult: Person;

const business = {
  name: 'Korgen AB',
  number: '5560160680',
  address: 'Hallvägen 1, 123 45 Solna',
  email: 'salj@korgen.se',
};
const stored = { ...business, number: '556016-0680' };

const change = (as: Person | undefined, body: unknown) =>
  app.call<OwnProfile & { data?: RefusalData }>('PATCH', '/api/me/profile', as ? { as, body } : { body });
const search = (query: string) => app.call<AdList>('GET', `/api/ads?${query}`);
const titlesOf = async (query: string) => (await search(query)).body.ads.map(({ title }) => title);

beforeAll(async () => {
  app = await openTestApp();
  [shop, adult] = [await app.person(), await app.person()];
  const { database } = app.services;
  await database.pool.query('update profiles set birth_year = 1990 where id = any($1)', [
    [shop.id, adult.id],
  ]);
  await insertAds(database, shop.id, [{ title: 'Bollar från butik', status: 'approved' }]);
  await insertAds(database, adult.id, [{ title: 'Begagnad boll', status: 'approved' }]);
});
afterAll(() => app.close());

describe('a business', () => {
  test('is declared with all its details, on ad, card, profile and in the export of the owner', async () => {
    expect((await change(shop, { business })).body.business).toEqual(stored);
    await updateAdTerms(app.services.database);
    const { ads } = (await search('seller=business')).body;
    expect(ads).toMatchObject([{ title: 'Bollar från butik', isBusiness: true }]);
    const ad = await app.call<AdDetail>('GET', `/api/ads/${ads[0]?.id}`);
    expect(ad.body.seller.business).toEqual(stored);
    const person = await app.call<PublicPerson>('GET', `/api/people/${shop.id}`);
    expect(person.body.business).toEqual(stored);
  });

  test('is a filter, also together with a text', async () => {
    expect(await titlesOf('seller=private')).toEqual(['Begagnad boll']);
    expect(await titlesOf('seller=business&search=bollar')).toEqual(['Bollar från butik']);
    expect((await search('seller=other')).status).toBe(422);
  });

  test('is withdrawn with null, and its ads are a private seller’s', async () => {
    expect((await change(shop, { business: null })).body.business).toBeNull();
    await updateAdTerms(app.services.database);
    expect(await titlesOf('seller=business')).toEqual([]);
    expect((await titlesOf('seller=private')).toSorted()).toEqual(['Begagnad boll', 'Bollar från butik']);
  });

  test('is shown on the page of the ad, with the rights of its buyers', async () => {
    await change(shop, { business });
    await updateAdTerms(app.services.database);
    const { body } = await app.call<string>(
      'GET',
      `/ad/${(await search('seller=business')).body.ads[0]?.id}`,
    );
    for (const text of ['Korgen AB', '556016-0680', 'konsumentköplagen', '"@type":"Organization"'])
      expect(body).toContain(text);
    const other = (await search('seller=private')).body.ads[0];
    const page = await app.call<string>('GET', `/ad/${other?.id}`);
    expect(page.body).toContain('Då gäller köplagen');
    expect(page.body).not.toContain('Korgen AB');
  });
});

test('a business whose owner has no birth year is neither marked nor found as one', async () => {
  const owner = await app.person();
  const { database } = app.services;
  await database.pool.query('update profiles set birth_year = 1990 where id = $1', [owner.id]);
  expect((await change(owner, { business })).status).toBe(200);
  await database.pool.query('update profiles set birth_year = null where id = $1', [owner.id]);
  await insertAds(database, owner.id, [{ title: 'Zebraboll', status: 'approved' }]);
  await database.pool.query('update ads set words_version = 0 where user_id = $1', [owner.id]);
  await updateAdTerms(database);
  const { ads } = (await search('seller=private&search=zebraboll')).body;
  expect(ads.filter(({ title }) => title === 'Zebraboll')).toMatchObject([{ isBusiness: false }]);
  expect(await titlesOf('seller=business&search=zebraboll')).not.toContain('Zebraboll');
});

test('a business is named in the users table, copied for its owner, and erased with them', async () => {
  const [owner, admin] = [await app.person(), await app.person('superadmin')];
  const own = { ...business, name: 'Zebrakorgen AB', email: 'zebra@korgen.se' };
  expect((await change(owner, { business: own })).status).toBe(200);
  const { body } = await app.call<{ users: { business: string | null }[] }>(
    'GET',
    `/api/admin/users?search=${encodeURIComponent(owner.email)}`,
    { as: admin },
  );
  expect(body.users.map((user) => user.business)).toEqual(['Zebrakorgen AB']);

  await app.call('POST', '/api/me/personal-data/exports', { as: owner });
  await app.runJobs();
  const copy = await app.call<{ export: { id: string } }>('GET', '/api/me/personal-data', { as: owner });
  const file = await app.inject({
    url: `/api/me/personal-data/exports/${copy.body.export.id}/file`,
    headers: { cookie: owner.cookie },
  });
  const profile = strFromU8(unzipSync(file.rawPayload)['profil.json'] ?? new Uint8Array());
  for (const text of [own.name, stored.number, own.address, own.email]) expect(profile).toContain(text);

  const { services } = app;
  const erased = await services.database.kysely
    .transaction()
    .execute((tx) => erasePerson(services, tx, owner.id));
  await finishErasure(services, erased ?? []);
  const traces = await findTraces(services, [own.name, own.email]);
  expect(traces).toEqual({ [own.name]: [], [own.email]: [] });
});

test.each([
  ['number', '556016-0681'],
  ['number', '12'],
  ['name', ' '],
  ['address', ''],
  ['email', 'ingen adress'],
  ['email', 'a\u0000@korgen.se'],
])('refuses a business with an invalid %s', async (name, value) => {
  const { status, body } = await change(adult, { business: { ...business, [name]: value } });
  expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, [`business.${name}`]]);
});

test('refuses a business of a minor, of a person without a birth year, and of a visitor', async () => {
  const minor = await app.person();
  const { pool } = app.services.database;
  await pool.query('update profiles set birth_year = $2 where id = $1', [
    minor.id,
    new Date().getFullYear() - 15,
  ]);
  const unknown = await app.person();
  await pool.query('update profiles set birth_year = null where id = $1', [unknown.id]);
  for (const person of [minor, unknown]) {
    expect((await change(person, { business })).status).toBe(422);
    const { rows } = await pool.query('select 1 from seller_businesses where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  }
  expect((await change(undefined, { business })).status).toBe(401);
});
