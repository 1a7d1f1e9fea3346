// Short lists of ads: their content and order.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COUNTIES } from '#shared/places/counties.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { searchingIn } from '../../../testing/searching.ts';
import { insertAds, insertPerson, type TestAd } from '../../../testing/samples/sample-ads.ts';
import { adsOfUser, favoritesOfUser, featuredAds, latestAds } from './list-queries.ts';
import { listRelatedAds } from './related-ad-queries.ts';
import { countiesByDistance } from './near-counties.ts';
import { addFavorite, removeFavorite } from '../favorites/favorite-queries.ts';
import { moveToDeleted } from '../owner/deletion-queries.ts';

let database: TestDatabase;
let seller: string;
let fan: string;

beforeAll(async () => {
  database = await createTestDatabase();
  seller = await insertPerson(database, { email: 'anna@exempel.se', name: 'Anna' });
  fan = await insertPerson(database, { email: 'bo@exempel.se', name: 'Bo' });
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate ads cascade'));

/** Inserts ads, the newest first. */
function write(ads: readonly Partial<TestAd>[]): Promise<string[]> {
  const newest = Date.parse('2026-01-01T12:00:00Z');
  const dated = ads.map((ad, index) => ({ created_at: new Date(newest - index * 60_000), ...ad }));
  return insertAds(database, seller, dated);
}

const titles = (ads: { title: string }[]): string[] => ads.map(({ title }) => title);

describe('related ads', () => {
  const plainShoes = {
    title: 'itself',
    category: 'Basketskor',
    county: 'Skåne',
    price: 100,
    brand: '',
    model: '',
    size: '',
    audience: '',
  };

  it('are unsold, public, of the same category, the nearest county first, and never the ad itself', async () => {
    const [id = ''] = await write([
      { title: 'itself' },
      { title: 'far', county: 'Norrbotten' },
      { title: 'nowhere', county: '' },
      { title: 'other category', category: 'Kläder' },
      { title: 'sold', sale_state: 'sold' },
      { title: 'hidden', sale_state: 'hidden' },
      { title: 'pending', status: 'pending' },
      { title: 'next door', county: 'Blekinge' },
      { title: 'same county' },
      { title: 'same county, older' },
    ]);
    const ad = { ...plainShoes, id };
    expect(titles(await listRelatedAds(searchingIn(database), ad, 9))).toEqual([
      'same county',
      'same county, older',
      'next door',
      'far',
      'nowhere',
    ]);
    expect(titles(await listRelatedAds(searchingIn(database), ad, 1))).toEqual(['same county']);
  });

  it('are of the same size and brand first, then of the size, then of the brand, then near and of a close price', async () => {
    const far = { county: 'Norrbotten' };
    const [id = ''] = await write([
      { title: 'itself', brand: 'Nike', size: '42' },
      { title: 'nothing in common' },
      { title: 'brand, far price', brand: 'Nike', size: '39', price: 900 },
      { title: 'brand, close price', brand: 'nike', size: '40', price: 150 },
      { title: 'size', brand: 'Puma', size: '42', ...far },
      { title: 'both', brand: 'Nike', size: '42', ...far },
      { title: 'both, sold', brand: 'Nike', size: '42', sale_state: 'sold' },
      { title: 'both, other category', brand: 'Nike', size: '42', category: 'Kläder' },
    ]);
    const ad = { ...plainShoes, id, brand: 'Nike', size: '42' };
    expect(titles(await listRelatedAds(searchingIn(database), ad, 9))).toEqual([
      'both',
      'size',
      'brand, close price',
      'brand, far price',
      'nothing in common',
    ]);
  });

  it('are for children too if the ad is, also of another size and from far away', async () => {
    const [id = ''] = await write([
      { title: 'itself', size: '35', brand: 'Nike', audience: 'Junior' },
      ...Array.from({ length: 9 }, () => ({ title: 'of adults, near', size: '44', audience: 'Herr' })),
      { title: 'of adults, brand', size: '44', brand: 'Nike', audience: 'Herr' },
      { title: 'of children, far', size: '36', audience: 'Junior', county: 'Norrbotten' },
      { title: 'same size', size: '35', county: 'Norrbotten' },
    ]);
    const ad = { ...plainShoes, id, size: '35', brand: 'Nike', audience: 'Junior' };
    expect(titles(await listRelatedAds(searchingIn(database), ad, 4))).toEqual([
      'same size',
      'of children, far',
      'of adults, brand',
      'of adults, near',
    ]);
    const other = { ...ad, audience: 'Herr' };
    expect(titles(await listRelatedAds(searchingIn(database), other, 3))).toEqual([
      'same size',
      'of adults, brand',
      'of adults, near',
    ]);
  });

  it('are of the same model first, however it is written, then of a model with a term in common', async () => {
    const [id = ''] = await write([
      { title: 'Nike LeBron 20 svarta, strl 44', brand: 'Nike', size: '44' },
      ...Array.from({ length: 30 }, () => ({ title: 'Nike Kobe 6', brand: 'Nike', size: '44' })),
      { title: 'Snygga basketskor till salu', model: 'LeBron 20', county: 'Norrbotten' },
      { title: 'LeBron 20, storlek 41 (vita)', size: '41', county: 'Norrbotten' },
      { title: 'LeBron-skor', county: 'Norrbotten' },
      { title: 'Curry 20 keps', category: 'Tillbehör' },
    ]);
    const ad = { ...plainShoes, id, title: 'Nike LeBron 20 svarta, strl 44', brand: 'Nike' };
    expect(titles(await listRelatedAds(searchingIn(database), ad, 5))).toEqual([
      'Snygga basketskor till salu',
      'LeBron 20, storlek 41 (vita)',
      'LeBron-skor',
      'Nike Kobe 6',
      'Nike Kobe 6',
    ]);
  });

  it('are found from every county', () => {
    for (const county of COUNTIES) {
      const order = countiesByDistance(county);
      expect(order[0]).toBe(county);
      expect(order.toSorted()).toEqual([...COUNTIES].sort());
    }
    expect(countiesByDistance('')).toHaveLength(COUNTIES.length);
  });
});

it('shows featured ads first and fills up with the newest, none of them sold', async () => {
  await write([
    { title: 'newest' },
    { title: 'sold', is_featured: true, sale_state: 'sold' },
    { title: 'featured', is_featured: true },
    { title: 'older' },
    { title: 'pending', is_featured: true, status: 'pending' },
    { title: 'featured, older', is_featured: true },
  ]);
  expect(titles(await featuredAds(database, 3))).toEqual(['featured', 'featured, older', 'newest']);
  expect(titles(await featuredAds(database, 8))).toEqual(['featured', 'featured, older', 'newest', 'older']);
  expect(titles(await latestAds(database, 2))).toEqual(['newest', 'sold']);
});

it("lists a user's own ads in every status, newest first", async () => {
  await write([
    { title: 'b', status: 'rejected' },
    { title: 'a', sale_state: 'hidden' },
  ]);
  const own = await adsOfUser(database, seller);
  expect(own.map(({ title, status, saleState }) => ({ title, status, saleState }))).toEqual([
    { title: 'b', status: 'rejected', saleState: 'active' },
    { title: 'a', status: 'approved', saleState: 'hidden' },
  ]);
  expect(await adsOfUser(database, fan)).toEqual([]);
});

describe('favourites', () => {
  it('are saved once, listed latest first, and removed', async () => {
    const [first = '', second = ''] = await write([{ title: 'first' }, { title: 'second' }]);
    const saved: unknown[] = [];
    for (const adId of [first, first, second]) saved.push(await addFavorite(database, { userId: fan, adId }));
    expect(saved).toEqual([false, true, false].map((wasFavorite) => ({ wasFavorite })));
    expect(await favoritesOfUser(database, fan)).toMatchObject({
      adIds: [second, first],
      ads: [{ title: 'second' }, { title: 'first' }],
    });
    const taken: unknown[] = [];
    for (const adId of [second, second]) taken.push(await removeFavorite(database, { userId: fan, adId }));
    expect(taken).toEqual([true, false].map((wasFavorite) => ({ wasFavorite })));
    expect((await favoritesOfUser(database, fan)).adIds).toEqual([first]);
    expect((await favoritesOfUser(database, seller)).adIds).toEqual([]);
  });

  it('have the ids of all, also of those beyond the list of cards', async () => {
    const [first = '', second = ''] = await write([{ title: 'first' }, { title: 'second' }]);
    for (const adId of [first, second]) await addFavorite(database, { userId: fan, adId });
    expect(await favoritesOfUser(database, fan, 1)).toMatchObject({
      adIds: [second, first],
      ads: [{ title: 'second' }],
    });
  });

  it('are not saved for an ad that is not public, and end with the ad', async () => {
    const [waiting = '', shown = ''] = await write([{ status: 'pending' }, {}]);
    expect(await addFavorite(database, { userId: fan, adId: waiting })).toBeNull();
    expect(await addFavorite(database, { userId: fan, adId: crypto.randomUUID() })).toBeNull();
    await addFavorite(database, { userId: fan, adId: shown });
    const removal = { id: shown, deletedBy: seller };
    expect(await moveToDeleted(database.kysely, removal)).toMatchObject({ until: expect.any(Date) });
    expect(await moveToDeleted(database.kysely, removal)).toBeNull();
    expect(await favoritesOfUser(database, fan)).toEqual({ adIds: [], ads: [] });
  });
});
