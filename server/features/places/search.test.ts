// Places are found by the beginning of any word of their name, however it is typed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '#shared/places/place.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { CITIES, countyOfCity } from '#shared/places/cities.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function search(query: string): Promise<Place[]> {
  const { body } = await app.call<{ places: Place[] }>(
    'GET',
    `/api/places?query=${encodeURIComponent(query)}`,
  );
  return body.places;
}

describe('search', () => {
  test.each([
    ['lulea', 'Luleå'],
    ['LULEÅ', 'Luleå'],
    ['Lulea\u030a', 'Luleå'],
    ['gote', 'Göteborg'],
    ['gothenburg', 'Göteborg'],
    ['kyrkby', 'Fjärås kyrkby'],
    ['taby k', 'Täby kyrkby'],
    ['taby-kyrkby', 'Täby kyrkby'],
    ['alvik', 'Alvik'],
    ['jarfalla', 'Järfälla'],
    ['botkyrka', 'Botkyrka'],
    ['tyreso', 'Tyresö'],
    ['are', 'Åre'],
    ['lund', 'Lund'],
    ['kobenhavn', 'Köpenhamn'],
    ['abo', 'Åbo'],
    ['warsaw', 'Warszawa'],
    ['  oslo ', 'Oslo'],
  ])('for %j first finds %s', async (query, name) => {
    const [first] = await search(query);
    expect(first?.name).toBe(name);
  });

  test('lists at most ten places, Swedish ones first, then larger ones', async () => {
    const places = await search('s');
    expect(places).toHaveLength(10);
    expect(places[0]).toMatchObject({
      name: 'Stockholm',
      county: 'Stockholm',
      country: 'Sverige',
      latitude: expect.closeTo(59.33, 1),
      longitude: expect.closeTo(18.07, 1),
    });
    const found = await search('os');
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Östersund', 'Östermalm']);
    const countries = found.map(({ country }) => country);
    const lastSwedish = countries.lastIndexOf('Sverige');
    expect(countries.slice(0, lastSwedish + 1).every((country) => country === 'Sverige')).toBe(true);
  });

  test.each(['Os', 'Mo', 'Bø'])('finds %s in Norway below the Swedish places', async (name) => {
    const places = await search(name);
    expect(places).toHaveLength(10);
    expect(places.map((place) => `${place.name}, ${place.country}`)).toContain(`${name}, Norge`);
  });

  test('finds nothing for a text that is not the name of a place', async () => {
    expect(await search('xqzzy')).toEqual([]);
    expect(await search('%')).toEqual([]);
    expect(await search("'; --")).toEqual([]);
  });

  test.each(['', '%20', 'a'.repeat(101), '%00'])('refuses %j', async (query) => {
    expect((await app.call('GET', `/api/places?query=${query}`)).status).toBe(422);
  });

  test('reads only the index of names to choose the ten', async () => {
    // As autovacuum does after the migration: without it, each name is looked up in the table too.
    await app.services.database.pool.query('vacuum place_terms');
    const { rows } = await app.services.database.pool.query<{ 'QUERY PLAN': { Plan: object }[] }>(
      `explain (analyze, buffers, format json) select place_id, bool_or(term = 's') as exact, max(weight) as weight
         from place_terms where term >= 's' and term < 's\u{10ffff}' group by place_id order by exact desc, weight desc limit 10`,
    );
    const plan = JSON.stringify(rows);
    expect(plan).toContain('"Index Only Scan"');
    const [{ Plan: { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = {} } = {}] = (rows[0]?.[
      'QUERY PLAN'
    ] ?? []) as { Plan?: { 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number } }[];
    expect(hit + read).toBeLessThan(60);
  });
});

describe('the table', () => {
  test('has every city of the ad form, in its county', async () => {
    const { rows } = await app.services.database.pool.query<{ name: string; county: string }>(
      "select name, county from places where country = 'Sverige'",
    );
    const known = new Set(rows.map(({ name, county }) => `${name}, ${county}`));
    expect(CITIES.filter((city) => !known.has(`${city}, ${countyOfCity(city)}`))).toEqual([]);
    expect(rows.length).toBeGreaterThan(900);
    expect(new Set(rows.map(({ county }) => county)).size).toBe(21);
  });

  test('has each name as searches fold it', async () => {
    const { rows } = await app.services.database.pool.query<{ name: string; terms: string[] }>(
      'select name, array_agg(term) as terms from places join place_terms on place_id = id group by id',
    );
    expect(rows.filter(({ name, terms }) => !terms.includes(foldPlaceName(name)))).toEqual([]);
  });
});

describe('reading a place', () => {
  test('returns it', async () => {
    const [place] = await search('lulea');
    expect(await app.call('GET', `/api/places/${place?.id}`)).toMatchObject({ status: 200, body: place });
  });

  test('refuses an unknown id, and a text that is not an id', async () => {
    expect((await app.call('GET', '/api/places/2000000000')).status).toBe(404);
    expect((await app.call('GET', '/api/places/lulea')).status).toBe(422);
  });
});
