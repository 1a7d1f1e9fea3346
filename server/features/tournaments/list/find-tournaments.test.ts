// The list of tournaments: order, search, filters, pages and places; and closing it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TournamentList, TournamentPins } from '#shared/features/tournaments/list/contract.ts';
import { addDays, civilTimeOf } from '#shared/stockholm-time.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';

const PLACES = { alvik: 975779970, lulea: 604490, unknown: 2 };
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query('delete from tournaments'));

type Columns = Parameters<typeof insertTournamentRow>[1];
const add = (name: string, columns: Columns = {}) =>
  insertTournamentRow(app.services.database, { name, ...columns });
/** Dates of a tournament that starts in `days` days, from today in Sweden, and lasts `more` further days. */
const inDays = (days: number, more = 0) => {
  const start_date = addDays(civilTimeOf(new Date()).day, days);
  return { start_date, end_date: addDays(start_date, more) };
};
const list = async (query = '') => (await app.call<TournamentList>('GET', `/api/tournaments${query}`)).body;
const names = async (query = '') => (await list(query)).tournaments.map(({ name }) => name).join('');

test('the list has coming and ongoing tournaments by their first day, and past ones on request', async () => {
  await add('b', inDays(10));
  await add('a', inDays(-2, 3));
  await add('c', inDays(60, 1));
  await add('z', inDays(-30, 1));
  await add('y', inDays(-1));
  await add('x', { ...inDays(5), deleted_at: new Date() });
  expect(await names()).toBe('abc');
  expect(await names('?when=past')).toBe('yz');
});

test('finds a tournament of the greatest allowed length on its last day', async () => {
  await add('a', inDays(-120, 120));
  expect(await names()).toBe('a');
});

test('the map is a picture with dots and a list of links before its script', async () => {
  await add('Lulecupen', { latitude: 65.58, longitude: 22.15 });
  const { body } = await app.inject({ method: 'GET', url: '/tournaments?view=map&type=tournament' });
  const [map = ''] = /<section aria-label="Karta över turneringar".*?<\/section>/s.exec(body) ?? [];
  expect(map).toMatch(/<use href="[^"]*#counties"/);
  expect(map).toMatch(/<path d="M\d+ \d+h0" class="map-dots"/);
  expect(map).toMatch(/<a [^>]*href="\/tournaments\/\d+"[^>]*>.*Lulecupen/);
});

test('the list is read forwards and backwards in pages by key, also within a day', async () => {
  for (let number = 10; number < 60; number += 1) await add(`Cup ${number}`, inDays(number < 40 ? 3 : 4));
  const first = await list();
  const second = await list(`?after=${first.next}`);
  const third = await list(`?after=${second.next}`);
  expect([first, second, third].map(({ tournaments }) => tournaments.length)).toEqual([24, 24, 2]);
  const ids = [first, second, third].flatMap(({ tournaments }) => tournaments.map(({ id }) => id));
  expect(new Set(ids).size).toBe(50);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect((await list(`?before=${third.previous}`)).tournaments).toEqual(second.tournaments);
  expect((await list(`?before=${second.previous}`)).tournaments).toEqual(first.tournaments);
});

// Source: spec 1 §9.
test('the list has regions, and a tournament without a country counts as Sverige', async () => {
  for (const [name, country] of Object.entries({
    a: null,
    b: 'Sverige',
    c: 'Norge',
    d: 'Spanien',
    e: 'USA',
    f: 'Australien',
  }))
    await add(name, { country, start_date: `2099-01-0${name.charCodeAt(0) - 96}` });
  const found = await Promise.all(
    ['', '?region=sverige', '?region=norden', '?region=europa', '?region=nordamerika', '?region=oceania'].map(
      names,
    ),
  );
  expect(found).toEqual(['abcdef', 'ab', 'abc', 'abcd', 'e', 'f']);
  expect((await list()).tournaments.map(({ country }) => country).slice(0, 3)).toEqual([
    'Sverige',
    'Sverige',
    'Norge',
  ]);
});

test('filters by type, level, month and fee', async () => {
  await add('a', {
    type: 'camp',
    level: ['youth', 'junior'],
    entry_fee: 0,
    start_date: '2099-01-30',
    end_date: '2099-02-02',
  });
  await add('b', { type: 'clinic', level: [], entry_fee: 1500, start_date: '2099-02-28' });
  await add('c', { type: 'tournament', level: ['senior'], entry_fee: null, start_date: '2099-03-01' });
  const found = await Promise.all(
    [
      '?type=camp',
      '?type=clinic',
      '?type=tournament',
      '?level=youth',
      '?level=senior',
      '?month=2099-01',
      '?month=2099-02',
      '?month=2099-03',
      '?price=0',
      '?price=1000',
      '?price=2000',
      '?month=2098-12',
    ].map(names),
  );
  // A tournament without a level is for all levels.
  expect(found).toEqual(['a', 'b', 'c', 'ab', 'bc', 'a', 'ab', 'c', 'a', 'a', 'ab', '']);
});

test('finds those without a fee as free if staff wrote so as the cost', async () => {
  await add('a', { entry_fee: null, cost_per_team: 'Gratis' });
  await add('b', { entry_fee: null, cost_per_team: '900 kr' });
  expect(await names('?price=0')).toBe('a');
});

test('searches name, town and organizer, ignoring case and accents', async () => {
  await add('Vårcupen', { location: 'Luleå', organizer: 'Ekstad Basket' });
  for (const query of ['varcup', 'LULEA', 'ekstad', 'lulea+vår', 'bask'])
    expect(await names(`?search=${encodeURIComponent(query.replace('+', ' '))}`)).toBe('Vårcupen');
  for (const query of ['umea', 'varcup%20umea']) expect(await names(`?search=${query}`)).toBe('');
});

test('the list has tournaments within a distance of a place, with their distance', async () => {
  await add('a', { latitude: 59.35, longitude: 18.0, start_date: '2099-05-01' });
  await add('b', { latitude: 59.86, longitude: 17.64, start_date: '2099-04-01' });
  await add('c', { latitude: 65.58, longitude: 22.15 });
  await add('d');
  expect(await names(`?near=${PLACES.alvik}&within=5`)).toBe('a');
  expect(await names(`?near=${PLACES.alvik}`)).toBe('ba');
  expect(await names(`?near=${PLACES.lulea}`)).toBe('c');
  const { tournaments } = await list(`?near=${PLACES.alvik}`);
  expect(tournaments.map(({ kilometres }) => Math.round(kilometres ?? 0))).toEqual([62, 2]);
  expect((await app.call('GET', `/api/tournaments?near=${PLACES.unknown}`)).status).toBe(404);
});

test('the list has the next featured tournaments on the first page, and on each page at most four with coordinates', async () => {
  const at = { latitude: 59, longitude: 18 };
  for (const number of [1, 2, 3, 4, 5, 6])
    await add(`Cup ${number}`, { ...inDays(number), ...(number > 1 && at), featured: number % 2 === 0 });
  await add('Cup 0', { ...inDays(-9), ...at, featured: true });
  for (let number = 10; number < 40; number += 1) await add(`Cup ${number}`, inDays(number));
  const first = await list();
  expect(first.featured.map(({ name }) => name)).toEqual(['Cup 2', 'Cup 4', 'Cup 6']);
  expect(first.onMap.map(({ name }) => name)).toEqual(['Cup 2', 'Cup 3', 'Cup 4', 'Cup 5']);
  expect((await list('?type=camp')).featured).toEqual([]);
  const second = await list(`?after=${first.next}`);
  expect([second.featured, second.onMap]).toEqual([[], first.onMap]);
  expect((await list('?when=past')).featured).toEqual([]);
});

test('the map has all tournaments with coordinates that the filters find', async () => {
  const id = await add('a', { latitude: 59.123_456, longitude: 18, location: 'Ekstad' });
  await add('b', { latitude: 59, longitude: 18, type: 'camp' });
  await add('c');
  const { body } = await app.call<TournamentPins>('GET', '/api/tournament-pins?type=tournament');
  expect(body).toEqual({
    numbers: [expect.any(Number)],
    corrected: null,
    names: ['a'],
    north: [59_123],
    east: [18_000],
    locations: ['Ekstad'],
    days: ['2099-06-11'],
    hasMore: false,
  });
  const number = body.numbers.join();
  expect((await app.call('GET', `/api/tournament-numbers/${number}`)).body).toEqual({ id });
  const page = await app.inject({ method: 'GET', url: `/tournaments/${number}` });
  expect([page.statusCode, page.headers['location']]).toEqual([302, `/tournaments/${id}`]);
  expect((await app.call('GET', '/api/tournament-numbers/999999999')).status).toBe(404);
});

test('lists the tournaments of a club', async () => {
  const association = await insertAssociationRow(app.services.database);
  await add('a', { association_id: association });
  await add('b');
  expect(await names(`?association=${association}`)).toBe('a');
});

test.each([
  'after=x',
  'region=alla',
  'type=match',
  'level=open',
  'month=2026-13',
  'price=7',
  'near=x',
  'within=3',
  'when=now',
  `search=${'a'.repeat(101)}`,
])('refuses %s', async (query) => {
  expect((await app.call('GET', `/api/tournaments?${query}`)).status).toBe(422);
});

test('the list is closed with its page, except to staff', async () => {
  const id = await add('a');
  const admin = await app.person('admin');
  const set = (isEnabled: boolean) =>
    app.call('PATCH', '/api/admin/page-settings/tournaments', { as: admin, body: { isEnabled } });
  await set(false);
  const urls = ['/api/tournaments', '/api/tournament-pins', `/api/tournaments/${id}`];
  for (const url of urls) {
    expect(await app.call('GET', url)).toMatchObject({ status: 403, body: { code: 'PAGE_DISABLED' } });
    expect((await app.call('GET', url, { as: admin })).status).toBe(200);
  }
  for (const url of ['/tournaments.ics', `/tournaments/${id}.ics`])
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(503);
  await set(true);
});
