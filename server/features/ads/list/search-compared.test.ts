// Compares the marketplace search with a naive one: random ads and filters, every page in both directions.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { PRICE_RANGES, priceBounds } from '#shared/features/ads/price.ts';
import { AD_SORTS, AD_STATUSES, CONDITIONS, SALE_STATES } from '#shared/features/ads/rules.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { insertAds, insertPerson, type TestAd } from '../../../testing/sample-ads.ts';
import { COUNT_CAP, searchAds } from './search-queries.ts';
import { searchingIn } from '../../../testing/searching.ts';

let database: TestDatabase;
let seller: string;

beforeAll(async () => {
  database = await createTestDatabase();
  seller = await insertPerson(database, { email: 'anna@exempel.se', name: 'Anna' });
});
afterAll(() => database.drop());

const HOUR = 3_600_000;
const now = Date.parse('2026-11-20T08:00:00Z');
const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

// Terms with common parts, that differ in capitals only, or that contain syntax of SQL, LIKE or Unicode.
const terms = [
  ...'Skor SKOR boll Åke ÅÄÖ åäö 100% a_b c\\d "q" l\'a 🏀 🏀🏀 x y e\u0301 é İ ß – KX1 kx12 $1 -- {a} null'.split(
    ' ',
  ),
  'finns i Lund',
];
const text = fc.array(pick(...terms), { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
const county = pick('Skåne', 'Stockholm', 'Västra Götaland', '');
const location = pick('Lund', 'Malmö', 'Stockholm', 'Ej angiven');
const category = pick('Basketskor', 'Kläder', 'Övrigt');
// Some rare values, so that the first ads of the list are not representative.
const condition = fc.oneof({ weight: 20, arbitrary: pick(...CONDITIONS.slice(0, 3)) }, pick(...CONDITIONS));

const ad: fc.Arbitrary<TestAd> = fc.record({
  title: text,
  description: fc.oneof(fc.constant(''), text),
  price: fc.oneof(pick(0, 499, 500, 501, 1000, 2000, 9_999_999), fc.nat(3000)),
  category,
  condition,
  location,
  county,
  status: fc.oneof({ weight: 9, arbitrary: fc.constant('approved' as const) }, pick(...AD_STATUSES)),
  sale_state: fc.oneof({ weight: 9, arbitrary: fc.constant('active' as const) }, pick(...SALE_STATES)),
  is_featured: fc.boolean(),
  shows_email: fc.constant(false),
  // Whole hours, so that many ads have the same time.
  created_at: fc.nat(700 * 24).map((hours) => new Date(now - hours * HOUR)),
});
const search: fc.Arbitrary<AdSearch> = fc.record(
  {
    search: text.filter((criteria) => [...criteria.normalize('NFC')].length >= 2),
    category,
    region: county,
    city: location,
    condition,
    price: pick(...PRICE_RANGES.map(({ id }) => id)),
    sort: pick('newest' as const, 'cheapest' as const, 'dearest' as const),
  },
  { requiredKeys: [] },
);

// Generated from seeds, since printed counterexamples with all ads and searches would fill many screens.
it(
  'finds the same ads in the same order, on every page, in both directions',
  { timeout: 120_000 },
  async () => {
    const sameAsNaively = fc.asyncProperty(
      fc.integer(),
      fc.integer({ min: 90, max: 400 }),
      async (seed, size) => {
        const generated = fc.sample(ad, { seed, numRuns: size });
        await database.pool.query('truncate ads cascade');
        const ids = await insertAds(database, seller, generated);
        const identified = generated.map((one, index) => Object.assign(one, { id: ids[index] ?? '' }));
        for (const criteria of fc.sample(search, { seed, numRuns: 40 }))
          await compare(criteria, searchNaively(identified, criteria));
      },
    );
    await expect(fc.assert(sameAsNaively, { numRuns: 6, endOnFailure: true })).resolves.toBeUndefined();
  },
);

async function compare(criteria: AdSearch, expected: string[]): Promise<void> {
  const pages = await readForwards(criteria);
  const shown = pages.map((page) => page.ads);
  const ids = shown.flat().map(({ id }) => id);
  expect({ criteria, ids }).toEqual({ criteria, ids: expected });
  const counts = pages.map((page) => page.count);
  const count = { n: Math.min(expected.length, COUNT_CAP), capped: expected.length > COUNT_CAP };
  expect({ criteria, counts }).toEqual({ criteria, counts: pages.map(() => count) });
  expect({ criteria, pages: await readBackwards(criteria, pages.at(-1)) }).toEqual({
    criteria,
    pages: shown,
  });
}

function searchNaively(ads: readonly (TestAd & { id: string })[], criteria: AdSearch): string[] {
  const bounds = criteria.price ? priceBounds(criteria.price) : { min: 0, max: null };
  return ads
    .filter(
      (one) =>
        one.status === 'approved' &&
        !['hidden', 'expired'].includes(one.sale_state) &&
        [one.title, one.description].some((value) => plain(value).includes(plain(criteria.search ?? ''))) &&
        one.category === (criteria.category ?? one.category) &&
        one.county === (criteria.region ?? one.county) &&
        one.location === (criteria.city ?? one.location) &&
        one.condition === (criteria.condition ?? one.condition) &&
        one.price >= bounds.min &&
        one.price <= (bounds.max ?? Infinity),
    )
    .sort((a, b) => {
      const byId = a.id < b.id ? -1 : 1;
      if (criteria.sort === 'cheapest') return a.price - b.price || byId;
      if (criteria.sort === 'dearest') return b.price - a.price || -byId;
      return b.created_at.getTime() - a.created_at.getTime() || -byId;
    })
    .map(({ id }) => id);
}

function plain(value: string): string {
  return value.normalize('NFC').toLowerCase();
}

async function readForwards(criteria: AdSearch): Promise<[AdList, ...AdList[]]> {
  const pages: [AdList, ...AdList[]] = [await searchAds(searchingIn(database), criteria)];
  for (let after = pages[0].next; after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await searchAds(searchingIn(database), { ...criteria, after }));
  return pages;
}

/** The ads of each page, first page first, read backwards from the last one. */
async function readBackwards(criteria: AdSearch, last: AdList | undefined): Promise<AdList['ads'][]> {
  const pages = [last?.ads ?? []];
  for (let before = last?.previous ?? null; before !== null;) {
    const page = await searchAds(searchingIn(database), { ...criteria, before });
    pages.unshift(page.ads);
    before = page.previous;
  }
  return pages;
}
