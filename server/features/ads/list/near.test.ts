// Ads near a place: only by their town.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import { updateAdTerms } from '../../../database/ad-terms.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';

const PLACES = { alvik: 975779970, lulea: 604490, uppsala: 2666199, unknown: 2 };
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const seller = await app.person();
  const child = await app.person();
  const { database } = app.services;
  await database.pool.query('update profiles set birth_year = $2 where id = $1', [
    child.id,
    new Date().getFullYear() - 14,
  ]);
  await insertAds(database, seller.id, [
    { title: 'a', location: 'Solna', county: 'Stockholm' },
    { title: 'b', location: 'Uppsala', county: 'Uppsala' },
    { title: 'c', location: 'Luleå', county: 'Norrbotten', price: 900 },
    // Its county is unknown, but only one town has the name.
    { title: 'd', location: 'taby kyrkby', county: '' },
    // Another town with the same name.
    { title: 'e', location: 'Järna', county: 'Dalarna' },
    { title: 'g', location: 'Storköping', county: 'Stockholm' },
  ]);
  await insertAds(database, child.id, [{ title: 'h', location: 'Solna', county: 'Stockholm' }]);
  await database.pool.query('update ads set words_version = 0');
  await updateAdTerms(database);
  // Updates the statistics from which the search reads the share of ads in these towns.
  await database.pool.query('analyze ads');
});
afterAll(() => app.close());

test.each([
  [`near=${PLACES.alvik}&within=1`, 'a'],
  [`near=${PLACES.alvik}`, 'ad'],
  [`near=${PLACES.alvik}&within=10`, 'abd'],
  [`near=${PLACES.lulea}&within=2`, 'c'],
  [`near=${PLACES.lulea}&within=2&max=800`, ''],
  [`near=${PLACES.alvik}&within=10&sort=cheapest`, 'abd'],
  [`near=${PLACES.alvik}&within=10&region=Uppsala`, 'b'],
  [`near=${PLACES.unknown}`, ''],
])('%s finds %j', async (query, titles) => {
  const { status, body } = await app.call<AdList>('GET', `/api/ads?${query}`);
  expect(status).toBe(200);
  const found = body.ads.map(({ title }) => title).toSorted();
  expect(found.join('')).toBe(titles);
  expect(body.count.n).toBe(titles.length);
});

test.each(['near=lulea', 'near=0', 'near=604490&within=3'])('refuses %s', async (query) => {
  expect((await app.call('GET', `/api/ads?${query}`)).status).toBe(422);
});

test('a search without hits near a place returns the number of hits elsewhere', async () => {
  const { body } = await app.call<AdList>('GET', `/api/ads?search=solna&near=${PLACES.lulea}`);
  expect(body.ads).toEqual([]);
  expect(body.wider).toContainEqual({ search: null, without: ['near'], count: { n: 1, capped: false } });
});
