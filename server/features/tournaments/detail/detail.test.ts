// A tournament's page and calendars: never stale, structured data, and whole days across both changes of clocks.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';
import { publishTournamentChanged } from '../publish-changed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'https://torget.example' });
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query('delete from tournaments'));

type Columns = Parameters<typeof insertTournamentRow>[1];
const add = (columns: Columns = {}) => insertTournamentRow(app.services.database, columns);
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const get = async (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

test('has the arranging club as long as the club is in the directory', async () => {
  const association = await insertAssociationRow(app.services.database, { name: 'Ekstad Basket' });
  const id = await add({ association_id: association, tags: ['3x3'], prize_pool: 5000, participants: 18 });
  const find = async () => (await app.call<Tournament>('GET', `/api/tournaments/${id}`)).body;
  expect(await find()).toMatchObject({
    association: { id: association, name: 'Ekstad Basket' },
    country: 'Sverige',
    tags: ['3x3'],
    prizePool: 5000,
    participants: 18,
    maxParticipants: 32,
    startDate: '2099-06-11',
    endDate: '2099-06-12',
    can: { edit: false },
  });
  await query('update associations set deleted_at = now() where id = $1', [association]);
  expect((await find()).association).toBeNull();
});

test.each([crypto.randomUUID(), 'x'])('%s is not found', async (id) => {
  expect([404, 422]).toContain((await app.call('GET', `/api/tournaments/${id}`)).status);
  expect((await get(`/tournaments/${id}`)).statusCode).toBe(404);
  expect((await get(`/tournaments/${id}.ics`)).statusCode).toBe(404);
});

test('a deleted tournament is not found', async () => {
  const id = await add({ deleted_at: new Date() });
  expect((await app.call('GET', `/api/tournaments/${id}`)).status).toBe(404);
});

const listed = async () => (await get('/tournaments')).body;

test('the page of a tournament has structured data, and is never stale', async () => {
  const id = await add({
    name: 'Ekstad Cup',
    entry_fee: 1500,
    country: 'Norge',
    address: 'Ekhallen, Skolgatan 3',
    website_url: 'https://ekstad.invalid/cup',
    participants: 32,
  });
  const read = async () => (await get(`/tournaments/${id}`)).body;
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(await read()) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Ekstad Cup',
    startDate: '2099-06-11',
    endDate: '2099-06-12',
    location: {
      name: 'Ekhallen, Skolgatan 3',
      address: { addressCountry: 'NO', addressLocality: 'Uppsala' },
    },
    organizer: { name: 'Ekstad Basket' },
    offers: {
      price: 1500,
      priceCurrency: 'SEK',
      url: 'https://ekstad.invalid/cup',
      availability: 'https://schema.org/SoldOut',
    },
  });
  expect(await listed()).toContain('Ekstad Cup');
  await query("update tournaments set name = 'Nya cupen' where id = $1", [id]);
  await publishTournamentChanged(app.services, id);
  expect([(await read()).includes('Nya cupen'), (await listed()).includes('Nya cupen')]).toEqual([
    true,
    true,
  ]);
});

test.each([
  ['2026-10-24', '2026-10-25', '2026-10-26'],
  ['2026-10-25', '2026-10-25', '2026-10-26'],
  ['2027-03-27', '2027-03-28', '2027-03-29'],
  ['2027-03-28', '2027-03-31', '2027-04-01'],
])('the calendar of %s to %s has whole days until %s', async (start_date, end_date, until) => {
  const id = await add({ start_date, end_date });
  const { body, headers } = await get(`/tournaments/${id}.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  // The end of an all-day event is the day after its last one.
  expect(readCalendar(body)).toEqual([expect.objectContaining({ start: start_date, end: until })]);
  expect(body).not.toContain('TZID');
  // Who subscribes to cups is not busy on all their days.
  expect(body).toContain('TRANSP:TRANSPARENT');
});

test('the calendar has texts unchanged, and answers 304 while it is unchanged', async () => {
  const id = await add({ name: 'Ekstad; Cup, \\Ungdom', description: 'Rad ett\nRad två' });
  const { body, headers } = await get(`/tournaments/${id}.ics`);
  expect(readCalendar(body)).toEqual([
    expect.objectContaining({
      uid: `${id}@torget.example`,
      summary: 'Ekstad; Cup, \\Ungdom',
      description: `Rad ett\nRad två\n\nhttps://torget.example/tournaments/${id}`,
      location: 'Uppsala, Sverige',
    }),
  ]);
  const again = await get(`/tournaments/${id}.ics`, { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
});

const summaries = async (url: string) => readCalendar((await get(url)).body).map(({ summary }) => summary);

test('the calendar of a filter has the coming tournaments', async () => {
  await add({ name: 'A', type: 'camp' });
  await add({ name: 'B' });
  await add({ name: 'C', type: 'camp', start_date: '2020-06-01' });
  expect((await summaries('/tournaments.ics')).toSorted()).toEqual(['A', 'B']);
  expect(await summaries('/tournaments.ics?type=camp&when=past')).toEqual(['A']);
  // Invalid filters are ignored, as on the page.
  expect(await summaries('/tournaments.ics?type=x')).toHaveLength(2);
});

test.each([
  ['', 'Turneringar på Baskettorget'],
  ['?type=camp', 'Camper på Baskettorget'],
  [
    '?search=ek&region=norden&level=junior&month=2099-06&price=500&type=tournament',
    'Cuper: ”ek”\\, Norden\\, Junior\\, juni 2099\\, högst 500 kr',
  ],
])('the calendar of the filter "%s" is named %s', async (filter, name) => {
  const { body } = await get(`/tournaments.ics${filter}`);
  // Long lines are folded.
  expect(body.replaceAll('\r\n ', '').replaceAll('\u00A0', ' ')).toContain(`X-WR-CALNAME:${name}\r\n`);
});

test('the calendar of a distance names the place', async () => {
  const { rows } = await query(`select id from places where name = 'Luleå'`, []);
  const { body } = await get(`/tournaments.ics?near=${rows[0].id}&within=20`);
  expect(body.replaceAll('\r\n ', '')).toContain('X-WR-CALNAME:Turneringar: inom 20 mil från Luleå\r\n');
});

test('is in the sitemap, and its views are counted', async () => {
  const id = await add();
  const index = (await get('/sitemap.xml')).body;
  const [file = ''] = /\/sitemaps\/tournaments\/[^<]+/.exec(index) ?? [];
  expect((await get(file)).body).toContain(`https://torget.example/tournaments/${id}`);
});
