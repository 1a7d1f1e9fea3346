// An ad near a place: found from the place, as the marketplace does, and from the ad, as saved searches are.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DISTANCES } from '#shared/features/ads/list/near.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { nearTerm, townTerm } from './filter-terms.ts';
import { readNearTerms, readTownTerms } from './near-places.ts';

const CENTRES = { lund: '2693678', lulea: '604490', alvik: '975779970', unknown: '2' };
/** Of the Swedish places. */
const TOWNS = 80;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('is near for both ways, with and without its county', { timeout: 60_000 }, async () => {
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

test('an ad without a town is near nothing', async () => {
  expect(await readNearTerms(app.services.database.kysely, ['boll'])).toEqual([]);
});
