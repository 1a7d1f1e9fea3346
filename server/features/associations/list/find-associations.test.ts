// The list of associations: search, filters, pages, and which open courts are open when.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AssociationInput } from '#shared/features/associations/editing/contract.ts';
import type { AssociationList } from '#shared/features/associations/list/contract.ts';
import { distanceBetween } from '#shared/places/distance.ts';
import type { Pins } from '#shared/places/pins.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';

let app: TestApp;
let user: Person;

beforeAll(async () => {
  app = await openTestApp();
  user = await app.person();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query('delete from associations'));

const add = (input: Partial<AssociationInput>) => insertAssociationRow(app.services.database, input);
const list = async (query = '', as?: Person) =>
  (await app.call<AssociationList>('GET', `/api/associations${query}`, as ? { as } : {})).body;
const namesOf = ({ associations }: AssociationList) => associations.map(({ name }) => name);
const addPlace = async (name: string, latitude: number, longitude: number) => {
  const { rows } = await app.services.database.pool.query<{ id: number }>(
    "insert into places (name, country, latitude, longitude) values ($1, 'Sverige', $2, $3) returning id",
    [name, latitude, longitude],
  );
  return rows[0]?.id;
};
const hours = { weekday: 2, from: '18:30', to: '20:00' };

test('orders names as Swedes expect', async () => {
  for (const name of ['Östra Basket', 'Åby Basket', 'Zinkens Basket', 'Ängens Basket', 'Alby Basket'])
    await add({ name });
  expect(namesOf(await list())).toEqual([
    'Alby Basket',
    'Zinkens Basket',
    'Åby Basket',
    'Ängens Basket',
    'Östra Basket',
  ]);
});

test('is read forwards and backwards in pages by key', async () => {
  for (let number = 10; number < 60; number += 1) await add({ name: `Klubb ${number}` });
  const first = await list();
  const second = await list(`?after=${first.next}`);
  const third = await list(`?after=${second.next}`);
  expect([first, second, third].map(({ associations }) => associations.length)).toEqual([24, 24, 2]);
  expect(namesOf(second)[0]).toBe('Klubb 34');
  expect([first.previous, third.next]).toEqual([null, null]);
  expect(namesOf(await list(`?before=${third.previous}`))).toEqual(namesOf(second));
  expect(namesOf(await list(`?before=${second.previous}`))).toEqual(namesOf(first));
});

test('refuses an invalid cursor', async () => {
  const answer = await app.call('GET', '/api/associations?after=x');
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ message: 'Sidan finns inte. Börja om från första sidan.' });
});

describe('a search', () => {
  test('finds every word in name, town or district, ignoring accents', async () => {
    await add({ name: 'Ekstad Basket', city: 'Luleå', district: 'Norrbotten' });
    await add({ name: 'Ekstad Ungdom', city: 'Malmö', district: 'Skåne' });
    expect(namesOf(await list('?search=LULEA'))).toEqual(['Ekstad Basket']);
    expect(namesOf(await list('?search=ekstad%20sk%C3%A5ne'))).toEqual(['Ekstad Ungdom']);
    expect(namesOf(await list('?search=kstad'))).toHaveLength(2);
    expect(namesOf(await list('?search=100%25'))).toEqual([]);
  });

  test('finds contact persons for signed-in users only', async () => {
    await add({ name: 'Ekstad Basket', contactPerson: 'Frideborg Ek' });
    expect(namesOf(await list('?search=frideborg'))).toEqual([]);
    expect(namesOf(await list('?search=frideborg', user))).toEqual(['Ekstad Basket']);
  });
});

test('filters by county, from the postal code or the town, and by district', async () => {
  await add({ name: 'A', postalCode: '97231', district: 'Norrbotten' });
  await add({ name: 'B', city: 'Malmö', district: 'Skåne' });
  await add({ name: 'C', city: 'Okändby', district: 'Egen' });
  expect(namesOf(await list('?county=Norrbotten'))).toEqual(['A']);
  expect(namesOf(await list('?county=Sk%C3%A5ne'))).toEqual(['B']);
  expect(namesOf(await list('?district=Egen'))).toEqual(['C']);
  const { body } = await app.call<{ districts: string[] }>('GET', '/api/association-districts');
  expect(body.districts).toEqual(expect.arrayContaining(['Egen', 'GävleDala', 'Östsvenska']));
  expect(body.districts).toHaveLength(13);
});

describe('open courts', () => {
  beforeEach(async () => {
    const court = { hasOpenCourt: true, openCourtDays: 'Tisdagar' };
    await add({ name: 'Tisdag', ...court, hours: [{ ...hours, ageGroup: '13–16 år', fee: 'Gratis' }] });
    await add({ name: 'Natt', ...court, hours: [{ weekday: 2, from: '22:00', to: '01:00' }] });
    await add({ name: 'Utan tider', ...court });
    await add({ name: 'Avstängd', hours: [hours] });
  });

  test('are found by the clock in Sweden, past midnight too', async () => {
    expect(namesOf(await list('?open=now&at=2026-11-24T18:30'))).toEqual(['Tisdag']);
    expect(namesOf(await list('?open=now&at=2026-11-24T20:00'))).toEqual([]);
    expect(namesOf(await list('?open=now&at=2026-11-24T23:59'))).toEqual(['Natt']);
    expect(namesOf(await list('?open=now&at=2026-11-25T00:59'))).toEqual(['Natt']);
    expect(namesOf(await list('?open=now&at=2026-06-23T18:30'))).toEqual(['Tisdag']);
  });

  test('are listed with the time, age group and fee', async () => {
    const { associations } = await list('?open=now&at=2026-11-24T19:00');
    expect(associations[0]?.openings).toEqual([
      {
        from: '2026-11-24T17:30:00.000Z',
        until: '2026-11-24T19:00:00.000Z',
        ageGroup: '13–16 år',
        fee: 'Gratis',
        address: '',
      },
    ]);
  });

  test('open courts of a day are those that have not closed yet', async () => {
    expect(namesOf(await list('?open=today&at=2026-11-24T08:00'))).toEqual(['Natt', 'Tisdag']);
    expect(namesOf(await list('?open=today&at=2026-11-24T20:00'))).toEqual(['Natt']);
    expect(namesOf(await list('?open=today&at=2026-11-25T08:00'))).toEqual([]);
  });

  test('open courts of a day include those of the day before that are still open after midnight', async () => {
    await add({ name: 'Onsdag', hasOpenCourt: true, hours: [{ ...hours, weekday: 3 }] });
    expect(namesOf(await list('?open=today&at=2026-11-25T00:30'))).toEqual(['Natt', 'Onsdag']);
    expect(namesOf(await list('?open=today&at=2026-11-25T01:00'))).toEqual(['Onsdag']);
  });

  test('open courts at any time include those without hours', async () => {
    expect(namesOf(await list('?open=any'))).toEqual(['Natt', 'Tisdag', 'Utan tider']);
  });

  test('at any time leave out those whose hours have all ended', async () => {
    const ended = { ...hours, validUntil: '2024-05-31' };
    await add({ name: 'Förra våren', hasOpenCourt: true, hours: [ended] });
    await add({
      name: 'Nya tider',
      hasOpenCourt: true,
      hours: [ended, { ...hours, validUntil: '2099-05-31' }],
    });
    expect(namesOf(await list('?open=any'))).toEqual(['Natt', 'Nya tider', 'Tisdag', 'Utan tider']);
    const { associations } = await list('?search=v%C3%A5ren');
    expect(associations).toMatchObject([{ hasOpenCourt: false }]);
  });

  test('are closed on public holidays', async () => {
    await add({ name: 'Torsdag', hasOpenCourt: true, hours: [{ ...hours, weekday: 4 }] });
    expect(namesOf(await list('?open=now&at=2026-12-17T19:00'))).toEqual(['Torsdag']);
    expect(namesOf(await list('?open=now&at=2026-12-24T19:00'))).toEqual([]);
  });

  test('are open now by the clock of the server', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const wholeDay = { from: '00:00', to: '00:00', closedOnHolidays: false };
      return Object.assign(wholeDay, { weekday });
    });
    await add({ name: 'Alltid', hasOpenCourt: true, hours: everyDay });
    expect(namesOf(await list('?open=now'))).toContain('Alltid');
    for (const time of ['00:00', '00:30', '12:00', '23:59'])
      expect(namesOf(await list(`?open=now&at=2026-11-24T${time}`))).toContain('Alltid');
  });
});

test('the map has the same filters, and only those with a place', async () => {
  const id = await add({ name: 'Ekstad', city: 'Malmö', latitude: 55.6049712, longitude: 13.0038 });
  await add({ name: 'Utan plats', city: 'Malmö' });
  const { body } = await app.call<Pins>('GET', '/api/association-pins?search=malmo');
  expect(body).toMatchObject({ names: ['Ekstad'], north: [55605], east: [13004], hasMore: false });
  const found = await app.call('GET', `/api/association-numbers/${body.numbers.join()}`);
  expect(found).toMatchObject({ status: 200, body: { id } });
  const page = await app.inject({ method: 'GET', url: `/associations/${body.numbers.join()}` });
  expect([page.statusCode, page.headers['location']]).toEqual([302, `/associations/${id}`]);
});

test('the map has the openings that the filter finds', async () => {
  const court = { hasOpenCourt: true, latitude: 55.6, longitude: 13 };
  await add({ name: 'A', ...court, hours: [{ ...hours, address: 'Lindhallen' }] });
  const [from, until] = ['2026-11-24T17:30:00.000Z', '2026-11-24T19:00:00.000Z'];
  const open = await app.call('GET', '/api/association-pins?open=now&at=2026-11-24T19:00');
  expect(open.body).toMatchObject({ names: ['A'], openings: [[{ from, until, address: 'Lindhallen' }]] });
  const { body } = await app.call('GET', '/api/association-pins');
  expect(body).toMatchObject({ names: ['A'], openings: [] });
});

test('the map is a picture with dots and a list of links before its script', async () => {
  await add({ name: 'Ekstad Basket', city: 'Malmö', latitude: 55.605, longitude: 13.0038 });
  const { body } = await app.inject({ method: 'GET', url: '/associations?view=map&search=ekstad' });
  const [map = ''] = /<section aria-label="Karta över föreningar".*?<\/section>/s.exec(body) ?? [];
  expect(map).toMatch(/<use href="[^"]*#counties"/);
  expect(map).toMatch(/<path d="M\d+ \d+h0" class="map-dots"/);
  expect(map).toMatch(/<a [^>]*href="\/associations\/\d+"[^>]*>.*Ekstad Basket/);
});

test.each(['999999999', '0', 'x'])('no association has the number %s', async (number) => {
  const { status } = await app.call('GET', `/api/association-numbers/${number}`);
  expect(status).toBe(number === '999999999' ? 404 : 422);
  expect((await app.inject({ method: 'GET', url: `/associations/${number}` })).statusCode).toBe(404);
});

test('2,000 pins are compressed to at most 40 kB, if the caller can read it', async () => {
  const { database } = app.services;
  await database.pool.query(
    `insert into associations (name, latitude, longitude)
     select name || ' Basket', latitude + 0.0123, longitude - 0.0456 from places order by id limit 2000`,
  );
  const read = (encoding: string) =>
    app.inject({ method: 'GET', url: '/api/association-pins', headers: { 'accept-encoding': encoding } });
  const answers = [await read('gzip, br'), await read('gzip'), await read('identity')] as const;
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  const [brotli, zipped, plain] = answers;
  expect((JSON.parse(plain.body) as Pins).names).toHaveLength(2000);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  for (const { headers, rawPayload } of [brotli, zipped]) {
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThanOrEqual(40_000);
  }
});

test.each([
  ['an unknown county', '?county=Sm%C3%A5land'],
  ['an invalid time', '?open=now&at=nu'],
  ['a year that is half typed', '?open=now&at=0002-11-24T18:30'],
  ['a NUL in a district', '?district=%00'],
  ['a search of 101 characters', `?search=${'x'.repeat(101)}`],
])('refuses %s', async (_what, query) => {
  expect((await app.call('GET', `/api/associations${query}`)).status).toBe(422);
  expect((await app.call('GET', `/api/association-pins${query}`)).status).toBe(422);
});

describe('by distance', () => {
  test('the nearest are first, and those without a place are last, by name', async () => {
    await add({ name: 'Uppsala', latitude: 59.8586, longitude: 17.6389 });
    await add({ name: 'Kiruna', latitude: 67.8558, longitude: 20.2253 });
    await add({ name: 'Stockholm', latitude: 59.3293, longitude: 18.0686 });
    await add({ name: 'Okänd' });
    await add({ name: 'Hemlig' });
    await add({ name: 'Sydney', latitude: -33.87, longitude: 151.2 });
    const { associations } = await list(`?near=${await addPlace('Stockholms central', 59.33, 18.06)}`);
    const names = ['Stockholm', 'Uppsala', 'Kiruna', 'Sydney', 'Hemlig', 'Okänd'];
    expect(associations.map(({ name }) => name)).toEqual(names);
    expect(associations.at(-1)?.kilometres).toBeNull();
    const center = { latitude: 59.33, longitude: 18.06 };
    const uppsala = distanceBetween(center, { latitude: 59.8586, longitude: 17.6389 });
    expect(associations[1]?.kilometres).toBeCloseTo(uppsala, 1);
  });

  test('is read forwards and backwards in pages by key', async () => {
    for (let number = 10; number < 60; number += 1)
      await add({ name: `Klubb ${number}`, latitude: 59 + number / 20, longitude: 15 });
    const near = `near=${await addPlace('Söderby', 59, 15)}`;
    const first = await list(`?${near}`);
    const second = await list(`?${near}&after=${first.next}`);
    const third = await list(`?${near}&after=${second.next}`);
    expect([first, second, third].map(({ associations }) => associations.length)).toEqual([24, 24, 2]);
    expect(namesOf(second)[0]).toBe('Klubb 34');
    expect(namesOf(await list(`?${near}&before=${third.previous}`))).toEqual(namesOf(second));
    expect(namesOf(await list(`?${near}&before=${second.previous}`))).toEqual(namesOf(first));
  });

  test.each([
    ['within those without a place', 10],
    ['between those with and those without one', 24],
    ['within those with a place', 40],
  ])('pages that are cut %s are read forwards and backwards', async (_where, placed) => {
    for (let number = 10; number < 60; number += 1)
      await add({
        name: `Klubb ${number}`,
        ...(number < 10 + placed && { latitude: 59 + number / 20, longitude: 15 }),
      });
    const near = `near=${await addPlace('Söderby', 59, 15)}`;
    const first = await list(`?${near}`);
    const second = await list(`?${near}&after=${first.next}`);
    const third = await list(`?${near}&after=${second.next}`);
    const all = Array.from({ length: 50 }, (_, index) => `Klubb ${index + 10}`);
    expect([first, second, third].flatMap(namesOf)).toEqual(all);
    expect(third.next).toBeNull();
    expect(namesOf(await list(`?${near}&before=${third.previous}`))).toEqual(namesOf(second));
    expect(namesOf(await list(`?${near}&before=${second.previous}`))).toEqual(namesOf(first));
  });

  test('an order does not filter: an open court without a place is listed', async () => {
    await add({ name: 'Okänd', hasOpenCourt: true });
    const near = await addPlace('Söderby', 59, 15);
    expect(namesOf(await list(`?open=any&near=${near}`))).toEqual(['Okänd']);
  });

  test('an unknown place is not found', async () => {
    expect((await app.call('GET', '/api/associations?near=999999999')).status).toBe(404);
  });
});
