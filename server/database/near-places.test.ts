// Ads near a place. The marketplace finds ads from the place, and saved searches are found from the ad: both must agree.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DISTANCES } from '#shared/features/ads/list/distance-filter.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { nearTerm, townTerm } from './filter-terms.ts';
import { readNearTerms, readTownTerms } from './near-places.ts';

const CENTRES = { lund: '2693678', lulea: '604490', alvik: '975779970', unknown: '2' };
/** How many Swedish places are tested. */
const TOWNS = 80;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('both ways agree, with and without the ad’s county', { timeout: 60_000 }, async () => {
  const { kysely, pool } = app.services.database;
  const { rows } = await pool.query<{ name: string; county: string }>(
    `select name, county from places where county is not null
      order by name in ('Lund', 'Malmö', 'Järna') desc, md5(id::text) limit ${TOWNS}`,
  );
  const expected = new Map<string, Set<string>>();
  for (const near of Object.values(CENTRES))
    for (const within of DISTANCES)
      expected.set(nearTerm(near, within), new Set(await readTownTerms(kysely, { near, within })));
  for (const { name, county } of rows) {
    for (const term of [townTerm(name, county), townTerm(name, '')]) {
      const found = new Set(await readNearTerms(kysely, [term, 'boll']));
      const here = [...expected.keys()].filter((near) => found.has(near));
      const there = [...expected].flatMap(([near, towns]) => (towns.has(term) ? [near] : []));
      expect({ term, near: here }).toEqual({ term, near: there });
    }
  }
  expect(expected.get(nearTerm(CENTRES.alvik, '10'))?.size).toBeGreaterThan(100);
});

test('an ad without a town is near no place', async () => {
  expect(await readNearTerms(app.services.database.kysely, ['boll'])).toEqual([]);
});
