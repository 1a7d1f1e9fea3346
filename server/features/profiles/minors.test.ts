// What everyone may read of a 15-year-old, an adult, and a user without a birth year.
// Source: the product's decisions, "People under 18".
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import type { Person as Shown } from '#shared/features/profiles/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { clearTermsOfNewAdults, updateAdTerms } from '../../database/ad-terms.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertReviewRow, insertSale } from '../../testing/samples/sample-deals.ts';
import { readSitemap } from '../../testing/sitemap.ts';

const year = new Date().getFullYear();

let app: TestApp;
let buyer: Person;
let admin: Person;

interface Seller {
  person: Person;
  adId: string;
  portrait: string;
  town: string;
  /** Every public address whose answer shows the seller. */
  addresses: string[];
}
let minor: Seller;
let unknown: Seller;
let adult: Seller;

beforeAll(async () => {
  app = await openTestApp();
  [buyer, admin] = [await app.person(), await app.person('admin')];
  minor = await insertSeller(year - 15);
  unknown = await insertSeller(null);
  adult = await insertSeller(1990);
});
afterAll(() => app.close());

/** A seller with a portrait, a town and a text, an ad, a review of the seller, and one that the seller wrote of the buyer. */
async function insertSeller(birthYear: number | null): Promise<Seller> {
  const { database } = app.services;
  const person = await app.person();
  const portrait = `/pictures/${crypto.randomUUID()}/400.webp`;
  const town = `Tallbo-${person.name}`;
  await database.pool.query(
    `update profiles set birth_year = $2, location = $3, bio = 'Spelar i ' || $3, avatar_url = $4 where id = $1`,
    [person.id, birthYear, town, portrait],
  );
  const ads = await insertAds(database, person.id, [
    { title: `Boll av ${person.name}`, location: town, county: 'Skåne', created_at: new Date() },
    { title: `Skor av ${person.name}`, location: town, county: 'Skåne' },
  ]);
  const [adId = '', soldId = ''] = ads;
  const { dealId } = await insertSale(database, { adId: soldId, sellerId: person.id, buyerId: buyer.id });
  await insertReviewRow(database, { dealId, authorId: buyer.id, subjectId: person.id });
  await insertReviewRow(database, { dealId, authorId: person.id, subjectId: buyer.id });
  const name = encodeURIComponent(person.name);
  const addresses = [
    `/api/ads?search=${name}`,
    `/api/ads/${adId}`,
    `/api/people/${person.id}`,
    `/api/people/${person.id}/ads`,
    `/ad/${adId}`,
    `/u/${person.id}`,
    `/marketplace?search=${name}`,
  ];
  return { person, adId, portrait, town, addresses };
}

const read = async (url: string, as?: Person) => {
  const { body } = await app.call('GET', url, { as });
  return typeof body === 'string' ? body : JSON.stringify(body);
};
/** The addresses whose answer to a visitor contains the text. */
const withText = async (addresses: readonly string[], text: string) => {
  const answers = await Promise.all(addresses.map((address) => read(address)));
  return addresses.filter((_address, index) => answers[index]?.includes(text));
};
const authorIn = async (person: Person, as?: Person) => {
  const { body } = await app.call<{ reviews: PersonReview[] }>('GET', `/api/people/${buyer.id}/reviews`, {
    as,
  });
  return body.reviews.find(({ author }) => author.name === person.name)?.author;
};

describe.each([
  ['a 15-year-old', () => minor],
  ['a user without a birth year', () => unknown],
])('%s', (_who, seller) => {
  test('has no portrait, town or text in any answer to visitors', async () => {
    const { person, portrait, town, addresses } = seller();
    const lists = ['/', '/marketplace', '/api/featured-ads', `/api/ads/${adult.adId}/related`];
    const all = [...addresses, ...lists];
    expect(await withText(all, person.name)).toEqual(all);
    expect(await withText(all, town)).toEqual([]);
    expect(await withText(all, portrait)).toEqual([]);
  });

  test('has ads that are not found by their town, but by their county', async () => {
    const { adId, town } = seller();
    const name = encodeURIComponent(town);
    const county = encodeURIComponent('Skåne');
    const finds = async (query: string, as?: Person) =>
      (await app.call<{ ads: { id: string }[] }>('GET', `/api/ads?${query}`, { as })).body.ads.some(
        ({ id }) => id === adId,
      );
    for (const sort of ['newest', 'cheapest']) {
      expect(await finds(`city=${name}&sort=${sort}`)).toBe(false);
      expect(await finds(`city=${name}&search=boll&sort=${sort}`)).toBe(false);
      expect(await finds(`city=${name}&search=b&sort=${sort}`)).toBe(false);
      expect(await finds(`region=${county}&sort=${sort}`)).toBe(true);
      expect(await finds(`region=${county}&search=boll&sort=${sort}`)).toBe(true);
    }
    expect(await finds(`search=${encodeURIComponent(`boll ${town}`)}`)).toBe(false);
  });

  test('is not linked from an ad or a review for visitors, nor named as the author of an offer', async () => {
    const { person, adId } = seller();
    expect((await app.call<AdDetail>('GET', `/api/ads/${adId}`)).body).toMatchObject({
      location: 'Skåne',
      postalCode: '',
      seller: { id: null, name: person.name, avatarUrl: null, reviewCount: 1 },
    });
    const page = await read(`/ad/${adId}`);
    expect(page).not.toContain(`/u/${person.id}`);
    expect(page).toContain('i Skåne.');
    expect(page).toContain('"@type":"Offer"');
    expect(page).not.toContain('"@type":"Person"');
    expect(page).not.toContain('noindex');
    expect(await authorIn(person)).toEqual({ id: null, name: person.name, avatarUrl: null });
    expect(await read(`/u/${buyer.id}`)).not.toContain(`/u/${person.id}`);
  });

  test('has a page that search engines do not index', async () => {
    const { person } = seller();
    expect(await read(`/u/${person.id}`)).toContain('<meta name="robots" content="noindex"');
    expect((await app.call<Shown>('GET', `/api/people/${person.id}`)).body.isIndexed).toBe(false);
  });

  test('is shown to signed-in users', async () => {
    const { person, adId, town, portrait } = seller();
    const { body } = await app.call<AdDetail>('GET', `/api/ads/${adId}`, { as: buyer });
    expect(body).toMatchObject({ location: town, seller: { id: person.id, avatarUrl: portrait } });
    const shown = (await app.call<Shown>('GET', `/api/people/${person.id}`, { as: buyer })).body;
    expect(shown).toMatchObject({ location: town, avatarUrl: portrait });
    expect(await authorIn(person, buyer)).toMatchObject({ id: person.id, avatarUrl: portrait });
    expect(await read(`/ad/${adId}`, buyer)).toContain(`/u/${person.id}`);
  });
});

test('an adult is shown to visitors', async () => {
  const { person, adId, portrait, town, addresses } = adult;
  for (const query of [
    `city=${town}`,
    `city=${town}&search=boll`,
    `city=${town}&search=b`,
    `search=boll ${town}`,
  ])
    expect(await read(`/api/ads?${encodeURI(query)}`)).toContain(adId);
  expect(await withText(addresses, town)).toEqual(addresses);
  expect(await read(`/ad/${adId}`)).toContain('"@type":"Person"');
  expect(await read(`/ad/${adId}`)).toContain(`/u/${person.id}`);
  expect(await read(`/u/${person.id}`)).not.toContain('noindex');
  expect(await authorIn(person)).toEqual({ id: person.id, name: person.name, avatarUrl: portrait });
});

test('the sitemap lists ads of minors and no page of a person', async () => {
  const sitemap = await readSitemap(app);
  expect(sitemap).toContain(`/ad/${minor.adId}`);
  expect(sitemap).not.toContain('/u/');
});

test('a town disappears from cached pages when staff clear the birth year', async () => {
  const { person, town, adId, addresses } = await insertSeller(1990);
  expect(await withText(addresses, town)).toEqual(addresses);
  await app.call('DELETE', `/api/admin/users/${person.id}/birth-year`, { as: admin });
  expect(await withText(addresses, town)).toEqual([]);
  await updateAdTerms(app.services.database);
  expect(await read(`/api/ads?${encodeURI(`search=boll ${town}`)}`)).not.toContain(adId);
});

test('a town is found after the New Year from which its seller counts as an adult', async () => {
  const { database } = app.services;
  const { person, town, adId } = await insertSeller(year - 18);
  await updateAdTerms(database);
  const isFound = async () => (await read(`/api/ads?${encodeURI(`city=${town}`)}`)).includes(adId);
  const dated = () =>
    database.pool.query<{ id: string }>('select id from ads where user_id = any($1) and words_version = 0', [
      [person.id, adult.person.id],
    ]);
  expect(await isFound()).toBe(false);
  // The year after: the birth year is moved instead of the clock.
  await database.pool.query('update profiles set birth_year = $2 where id = $1', [person.id, year - 19]);
  await clearTermsOfNewAdults(database);
  expect((await dated()).rows).toHaveLength(2);
  await updateAdTerms(database);
  expect(await isFound()).toBe(true);
  await clearTermsOfNewAdults(database);
  expect((await dated()).rows).toEqual([]);
});
