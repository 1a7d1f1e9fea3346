// The geocoder adds places to those of the table, and when it fails, searches still answer from the table.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FoundPlaces } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { startGeocoder, type TestGeocoder } from '../../../testing/outside/geocoder.ts';
import { requestPlaces } from './request-places.ts';
import { purgeAnswers, reserveRequest } from './geocoder-queries.ts';

let geocoder: TestGeocoder;
let app: TestApp;
beforeAll(async () => {
  geocoder = await startGeocoder();
  app = await openTestApp({ GEOCODER_URL: geocoder.url });
});
afterAll(async () => {
  await app.close();
  await geocoder.close();
});
beforeEach(allowNextRequest);
afterEach(() => geocoder.answerWith('places'));

async function allowNextRequest(): Promise<void> {
  geocoder.requests.length = 0;
  await app.services.database.pool.query("update geocoder_turn set next_at = '-infinity'");
}

async function search(query: string): Promise<Place[]> {
  const { status, body } = await app.call<{ places: Place[] }>(
    'GET',
    `/api/places?query=${encodeURIComponent(query)}`,
  );
  expect(status).toBe(200);
  return body.places;
}
const requestPlaceNames = (query: string, signal = AbortSignal.timeout(5_000)) =>
  requestPlaces({ server: geocoder.url, site: 'http://localhost', signal }, query);

describe('the request', () => {
  test('has the parameters of the specification', async () => {
    await search('Flottsb');
    expect(geocoder.requests).toMatchObject([
      {
        path: '/search',
        parameters: { q: 'Flottsb', format: 'json', limit: '10', countrycodes: 'se', addressdetails: '1' },
        headers: { 'accept-language': 'sv', 'user-agent': 'Baskettorget (http://localhost)' },
      },
    ]);
  });

  test('is not sent for one letter, or when the table has ten places', async () => {
    await search('x');
    await search('st');
    expect(geocoder.requests).toEqual([]);
  });
});

describe('the answer', () => {
  test('has towns and villages only, Swedish ones first, with their county', async () => {
    expect(await requestPlaceNames('flott')).toEqual([
      {
        osm: 'relation/2',
        name: 'Flottsbro',
        county: 'Stockholm',
        country: 'Sverige',
        latitude: 59.2254109,
        longitude: 17.8898205,
      },
      expect.objectContaining({ name: 'Flottsund', county: 'Uppsala' }),
      expect.objectContaining({ name: 'Flottvik', county: null, country: 'Norge' }),
    ]);
    expect(await requestPlaceNames('bromma')).toEqual([]);
    expect(await requestPlaceNames('Göteborg')).toMatchObject([
      { name: 'Göteborg', county: 'Västra Götaland' },
    ]);
  });

  test('skips rows without coordinates or an object of OpenStreetMap, such as postal codes', async () => {
    const place = { class: 'place', type: 'village', display_name: 'By, Sverige', lat: '59.2', lon: '17.8' };
    const row = { ...place, address: { country_code: 'se' }, osm_type: 'node', osm_id: 6, name: 'Flottby' };
    const postalCode = { ...row, osm_type: undefined, osm_id: undefined, type: 'postcode', name: '123 45' };
    const rows = [postalCode, { ...row, lat: '' }, null, row];
    geocoder.answerWith({ status: 200, body: JSON.stringify(rows) });
    expect((await requestPlaceNames('flottby')).map(({ name, osm }) => [name, osm])).toEqual([
      ['Flottby', 'node/6'],
    ]);
  });

  test('is stored: a repeated search makes no request, and its places can be read', async () => {
    const [place] = await search('flottsund');
    await allowNextRequest();
    expect(await search('FLOTTSUND ')).toEqual([place]);
    expect(geocoder.requests).toEqual([]);
    expect((await app.call<Place>('GET', `/api/places/${place?.id}`)).body.name).toBe('Flottsund');
  });

  test('has the id of a place that the table has already', async () => {
    const { rows } = await app.services.database.pool.query("select id from places where name = 'Göteborg'");
    // The table has fewer than ten places with this beginning, so the geocoder is queried.
    const [place] = await search('göteborg');
    expect(geocoder.requests).toHaveLength(1);
    expect(place?.id).toBe(rows[0].id);
    const again = await app.services.database.pool.query("select id from places where name = 'Göteborg'");
    expect(again.rows).toEqual(rows);
  });

  test('is requested again after a month', async () => {
    const { pool } = app.services.database;
    await pool.query("insert into geocoder_answers values ('flottgam', '{}', now() - interval '31 days')");
    await search('flottgam');
    expect(geocoder.requests).toHaveLength(1);
    await pool.query(
      "update geocoder_answers set asked_at = now() - interval '31 days' where query = 'flottgam'",
    );
    await purgeAnswers(app.services.database);
    expect((await pool.query("select from geocoder_answers where query = 'flottgam'")).rowCount).toBe(0);
  });
});

describe('at most one request a second', () => {
  test('the next slot is a second later, and only one request waits for it', async () => {
    expect(await reserveRequest(app.services.database)).toBe(0);
    const next = await reserveRequest(app.services.database);
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThanOrEqual(1_000);
    expect(await reserveRequest(app.services.database)).toBeNull();
  });

  test('a search beyond the rate limit is answered by the table', async () => {
    await app.services.database.pool.query("update geocoder_turn set next_at = now() + interval '1 minute'");
    expect((await search('tyres')).map(({ name }) => name)).toContain('Tyresö');
    expect(geocoder.requests).toEqual([]);
    const isComplete = async (query: string) =>
      (await app.call<FoundPlaces>('GET', `/api/places?query=${query}`)).body.isComplete;
    expect([await isComplete('tyres'), await isComplete('st'), await isComplete('x')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a geocoder that fails', () => {
  test.each<[string, Parameters<TestGeocoder['answerWith']>[0]]>([
    ['too many requests', { status: 429, body: 'Bandwidth limit exceeded' }],
    ['an error', { status: 500 }],
    ['a page', { status: 200, body: '<html>Underhåll</html>' }],
    ['another shape', { status: 200, body: '{"error":"no"}' }],
    ['a truncated answer', { status: 200, body: '[{"osm_type":"node","osm_' }],
    ['a very long answer', { status: 200, body: `["${'a'.repeat(300_000)}"]` }],
    ['a redirect', { status: 302 }],
  ])('(%s) is paused, and the table answers', async (_, answer) => {
    geocoder.answerWith(answer);
    expect((await search(`jarfa`)).map(({ name }) => name)).toEqual(['Järfälla']);
    expect((await search('tyreso')).map(({ name }) => name)).toEqual(['Tyresö']);
    expect(geocoder.requests).toHaveLength(1);
    const { rows } = await app.services.database.pool.query(
      "select next_at > now() + interval '50 s' as paused from geocoder_turn",
    );
    expect(rows).toEqual([{ paused: true }]);
  });

  test('is given up when it is slow', async () => {
    geocoder.answerWith('nothing');
    await expect(requestPlaceNames('flott', AbortSignal.timeout(20))).rejects.toThrow('timeout');
  });

  test('is paused when it is unreachable', async () => {
    const away = await startGeocoder();
    await away.close();
    const alone = await openTestApp({ GEOCODER_URL: away.url });
    const { body } = await alone.call<{ places: Place[] }>('GET', '/api/places?query=jarfa');
    expect(body.places.map(({ name }) => name)).toEqual(['Järfälla']);
    await alone.close();
  });
});
