// Filters by attributes, several choices and own prices, sold ads, and the counts of choices.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdChoices, AdList } from '#shared/features/ads/list/ad-search.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const seller = await app.person();
  await insertAds(app.services.database, seller.id, [
    { title: 'a', brand: 'Nike', size: '42', colour: 'Svart', delivery: ['pickup', 'shipping'], price: 100 },
    { title: 'b', brand: 'nike', size: '42.5', audience: 'Dam', delivery: ['pickup'], price: 250 },
    { title: 'c', brand: 'New Balance', size: '43', price: 400, condition: 'Begagnad - Som ny' },
    { title: 'd', category: 'Kläder', brand: 'Nike', size: 'XL', price: 500 },
    { title: 'e', category: 'Basketboll', size: '7', price: 1000, sale_state: 'sold' },
    { title: 'f', category: 'Biljetter', price: 0, condition: 'Biljett' },
  ]);
});
afterAll(() => app.close());

const titlesOf = async (query: string) => {
  const { body } = await app.call<AdList>('GET', `/api/ads?${query}`);
  return body.ads
    .map(({ title }) => title)
    .toSorted()
    .join('');
};

const countsOf = async (query: string) => {
  const { body } = await app.call<AdChoices>('GET', `/api/ad-choices?${query}`);
  return Object.fromEntries(
    body.filters.map(({ name, choices }) => [name, choices.map(({ value, n }) => `${value} ${n}`)]),
  );
};

describe('filters', () => {
  test.each([
    ['brand=Nike', 'abd'],
    ['brand=new+balance', 'c'],
    ['brand=Nike~New+Balance&size=43~XL', 'cd'],
    ['size=42.5', 'b'],
    ['colour=Svart', 'a'],
    ['audience=Dam~Herr', 'b'],
    ['delivery=shipping', 'a'],
    ['category=Kl%C3%A4der~Basketskor', 'abcd'],
    ['condition=Biljett~Begagnad+-+Som+ny', 'cf'],
    ['min=100&max=399', 'ab'],
    ['min=251', 'cd'],
    ['max=0', 'f'],
    ['price=0-500&min=400', 'cd'],
    ['min=400&sort=cheapest', 'cd'],
    ['', 'abcdf'],
    ['sold=show', 'abcdef'],
    ['search=storlek+42', 'a'],
    ['search=nike&size=XL', 'd'],
    ['search=nike+under+300+kr', 'ab'],
    ['search=nike+under+300+kr&max=200', 'a'],
    ['search=nike&price=0-500&min=600', ''],
    ['search=under+300', 'abf'],
    ['search=billigt', 'abcdf'],
    ['search=billigt+under+300', 'abf'],
    ['search=mellan+200+och+450+kr&sort=best', 'bc'],
    ['search=max+500&max=300&brand=Nike', 'ab'],
    ['search=gratis', 'f'],
    ['search=bortsk%C3%A4nkes+biljetter&sort=cheapest', 'f'],
    ['search=0+kr', 'f'],
    ['search=nike+under+femhundra&sort=cheapest', 'abd'],
  ])('of ?%s find %s', async (query, titles) => expect(await titlesOf(query)).toBe(titles));

  test.each([
    'condition=Trasig',
    'colour=Svart~Skär',
    'min=-1',
    'max=12,50',
    'delivery=brevduva',
    'sold=hide',
  ])('of ?%s are refused', async (query) =>
    expect((await app.call('GET', `/api/ads?${query}`)).status).toBe(422),
  );
});

test('filters without a match offer nearby sizes, then fewer filters, with their counts', async () => {
  const { body } = await app.call<AdList>('GET', '/api/ads?category=Basketskor&size=41.5&colour=Svart');
  expect([body.ads, body.count.n]).toEqual([[], 0]);
  expect(body.wider.map(({ without, size, count }) => [size ?? without.join(), count.n])).toEqual([
    ['40.5~41~41.5~42~42.5', 1],
    ['size', 1],
    ['size,colour', 3],
  ]);
  const { body: far } = await app.call<AdList>('GET', '/api/ads?city=Finns+inte');
  expect([far.ads, far.wider]).toEqual([[], []]);
});

describe('the choices of a filter', () => {
  test('are counted with the other filters, the most frequent first', async () => {
    const counts = await countsOf('category=Basketskor');
    expect(counts['brand']).toEqual(['nike 2', 'New Balance 1']);
    expect(counts['delivery']).toEqual(['pickup 2', 'shipping 1']);
    // The counts of a filter ignore what is chosen in the same filter.
    expect(counts['category']).toEqual(['Basketskor 3', 'Biljetter 1', 'Kläder 1']);
    expect(counts['size']).toEqual(['42 1', '42.5 1', '43 1']);
  });

  test('are counted among the hits of a text', async () => {
    expect((await countsOf('search=nike&size=42'))['size']).toEqual(['42 1', '42.5 1', 'XL 1']);
    expect((await countsOf('search=finnsinte'))['brand']).toEqual([]);
  });
});

describe('the filter by size', () => {
  const category = 'Övrigt';

  beforeAll(async () => {
    const seller = await app.person();
    await insertAds(app.services.database, seller.id, [
      { category, title: 'Skor stl 33' },
      { category, title: 'Skor', description: 'Storlek US 16, sulan är 33 cm' },
      { category, title: 'Skor strl 33-34' },
      // The attribute is what the seller has chosen, and a bare number may be a model.
      { category, title: 'Skor stl 33 till 35', size: '35' },
      { category, title: 'Air 33' },
    ]);
  });

  test.each([
    ['33', ['Skor stl 33', 'Skor strl 33-34']],
    ['34', ['Skor strl 33-34']],
    ['35', ['Skor stl 33 till 35']],
    ['50.5', ['Skor']],
    ['49.5', []],
  ])('%s finds ads that have it, or only name it in their text', async (size, titles) => {
    const { body } = await app.call<AdList>('GET', `/api/ads?category=${category}&size=${size}`);
    expect(body.ads.map(({ title }) => title).toSorted()).toEqual(titles);
  });

  test('counts what it finds', async () => {
    expect((await countsOf(`category=${category}`))['size']).toEqual(['33 2', '34 1', '35 1', '50.5 1']);
  });
});
