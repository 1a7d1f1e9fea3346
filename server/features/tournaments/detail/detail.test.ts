// A tournament's page and calendars: never stale, structured data, and whole days across both changes of clocks.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
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
/** Values of a property, with folded lines joined. */
const valuesOf = (file: string, property: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((row) => (row.startsWith(property) ? [row.slice(property.length + 1)] : []));

test('has the arranging club while that is in the directory', async () => {
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

test('a deleted one is not found', async () => {
  const id = await add({ deleted_at: new Date() });
  expect((await app.call('GET', `/api/tournaments/${id}`)).status).toBe(404);
});

const listed = async () => (await get('/tournaments')).body;

test('its page has structured data, and is never stale', async () => {
  const id = await add({ name: 'Ekstad Cup', entry_fee: 1500, country: 'Norge' });
  const read = async () => (await get(`/tournaments/${id}`)).body;
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(await read()) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Ekstad Cup',
    startDate: '2099-06-11',
    endDate: '2099-06-12',
    location: { address: { addressCountry: 'NO', addressLocality: 'Uppsala' } },
    organizer: { name: 'Ekstad Basket' },
    offers: { price: 1500, priceCurrency: 'SEK' },
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
  ['2026-10-24', '2026-10-25', '20261024', '20261026'],
  ['2026-10-25', '2026-10-25', '20261025', '20261026'],
  ['2027-03-27', '2027-03-28', '20270327', '20270329'],
  ['2027-03-28', '2027-03-31', '20270328', '20270401'],
])('the calendar of %s to %s has whole days', async (start_date, end_date, from, until) => {
  const id = await add({ start_date, end_date });
  const { body, headers } = await get(`/tournaments/${id}.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(valuesOf(body, 'DTSTART;VALUE=DATE')).toEqual([from]);
  // The day after the last one.
  expect(valuesOf(body, 'DTEND;VALUE=DATE')).toEqual([until]);
  expect(body).not.toContain('TZID');
});

test('the calendar escapes texts, and is not sent again while it is unchanged', async () => {
  const id = await add({ name: 'Ekstad; Cup, \\Ungdom', description: 'Rad ett\nRad två' });
  const { body, headers } = await get(`/tournaments/${id}.ics`);
  expect(valuesOf(body, 'SUMMARY')).toEqual([String.raw`Ekstad\; Cup\, \\Ungdom`]);
  expect(valuesOf(body, 'UID')).toEqual([`${id}@torget.example`]);
  expect(valuesOf(body, 'DESCRIPTION')[0]).toContain(String.raw`Rad ett\nRad två`);
  const again = await get(`/tournaments/${id}.ics`, { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('the calendar of a filter has those to come', async () => {
  await add({ name: 'A', type: 'camp' });
  await add({ name: 'B' });
  await add({ name: 'C', type: 'camp', start_date: '2020-06-01' });
  expect(valuesOf((await get('/tournaments.ics')).body, 'SUMMARY').toSorted()).toEqual(['A', 'B']);
  expect(valuesOf((await get('/tournaments.ics?type=camp&when=past')).body, 'SUMMARY')).toEqual(['A']);
  // Invalid filters are none, as on the page.
  expect(valuesOf((await get('/tournaments.ics?type=x')).body, 'SUMMARY')).toHaveLength(2);
});

test('is in the sitemap, and its views are counted', async () => {
  const id = await add();
  const index = (await get('/sitemap.xml')).body;
  const [file = ''] = /\/sitemaps\/tournaments\/[^<]+/.exec(index) ?? [];
  expect((await get(file)).body).toContain(`https://torget.example/tournaments/${id}`);
});
