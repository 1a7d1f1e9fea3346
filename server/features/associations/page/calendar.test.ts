// The calendar of open courts, read back: right across both changes of clocks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { writeCalendar } from './calendar.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const hours = {
  weekday: 7,
  from: '18:30',
  to: '20:00',
  ageGroup: '13–16 år',
  fee: '20 kr',
  address: '',
  validFrom: null,
  validUntil: null,
  closedOnHolidays: true,
};
const association = {
  id: '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12',
  name: 'Ekstad; Basket, \\Ungdom',
  city: 'Uppsala',
  openCourtInfo: 'Ta med\ninneskor',
  updatedAt: '2026-09-01T12:00:00.000Z',
};
const write = (row: object, now: string) =>
  writeCalendar(
    { ...association, hours: [{ ...hours, ...row }] },
    { publicUrl: 'https://torget.example', now: new Date(now) },
  );
const startsOf = (file: string) => readCalendar(file).map(({ startsAt }) => startsAt);

test('opens at the same time by the clock before and after clocks go back', () => {
  const events = readCalendar(write({}, '2026-10-17T12:00:00Z'));
  expect(events.slice(0, 3).map(({ start, end, startsAt }) => [start, end, startsAt])).toEqual([
    ['2026-10-18T16:30:00.000Z', '2026-10-18T18:00:00.000Z', '2026-10-18 18:30'],
    ['2026-10-25T17:30:00.000Z', '2026-10-25T19:00:00.000Z', '2026-10-25 18:30'],
    ['2026-11-01T17:30:00.000Z', '2026-11-01T19:00:00.000Z', '2026-11-01 18:30'],
  ]);
});

test('opens at the same time by the clock before and after clocks go forward', () => {
  const file = write({}, '2026-03-21T12:00:00Z');
  const [before, after] = readCalendar(file);
  expect([before?.start, before?.startsAt]).toEqual(['2026-03-22T17:30:00.000Z', '2026-03-22 18:30']);
  expect([after?.start, after?.startsAt]).toEqual(['2026-03-29T16:30:00.000Z', '2026-03-29 18:30']);
  expect(after?.end).toBe('2026-03-29T18:00:00.000Z');
  expect(file).not.toContain('TZID');
});

test('leaves out public holidays and what is not valid', () => {
  // Easter Sunday is 5 April.
  const file = write({ validUntil: '2026-04-12' }, '2026-03-28T12:00:00Z');
  expect(startsOf(file)).toEqual(['2026-03-29 18:30', '2026-04-12 18:30']);
});

test('has the first opening of hours that begin after the coming weeks', () => {
  // The first Sunday, 4 April 2027, is a week after Easter Sunday.
  const file = write({ validFrom: '2027-03-28' }, '2026-10-17T12:00:00Z');
  expect(startsOf(file)).toEqual(['2027-04-04 18:30']);
});

test('preserves special characters of its texts, and gives each event a stable id', () => {
  const events = readCalendar(write({}, '2026-10-17T12:00:00Z'));
  expect(events[0]).toMatchObject({
    summary: String.raw`Öppen hall: Ekstad; Basket, \Ungdom`.replace('\\\\', '\\'),
    description: `13–16 år\n20 kr\nTa med\ninneskor\nhttps://torget.example/associations/${association.id}`,
    location: 'Uppsala',
  });
  const ids = events.map(({ uid }) => uid);
  expect(new Set(ids).size).toBe(ids.length);
  const next = readCalendar(write({}, '2026-10-18T12:00:00Z')).map(({ uid }) => uid);
  expect(next).toEqual(expect.arrayContaining(ids.slice(1)));
});

test('an opening is the same event, not busy time, when its fee and end are changed', () => {
  const [before] = readCalendar(write({}, '2026-10-17T12:00:00Z'));
  const file = write({ fee: 'Gratis', to: '21:00' }, '2026-10-17T12:00:00Z');
  const [after] = readCalendar(file);
  expect(after?.end).not.toBe(before?.end);
  expect(after?.uid).toBe(before?.uid);
  expect(file).toContain('LAST-MODIFIED:20260901T120000Z');
  expect(file).toContain('TRANSP:TRANSPARENT');
});

test('courts that open at the same time have events of their own', () => {
  const rows = [hours, { ...hours, fee: 'Gratis för medlemmar' }, { ...hours, to: '21:00' }];
  const file = writeCalendar(
    { ...association, hours: rows },
    { publicUrl: 'https://torget.example', now: new Date('2026-10-17T12:00:00Z') },
  );
  const sameDay = readCalendar(file).filter(({ startsAt }) => startsAt === '2026-10-18 18:30');
  expect(new Set(sameDay.map(({ uid }) => uid)).size).toBe(rows.length);
});

test.each([
  ['', 'Uppsala'],
  ['Lindhallen, Skolgatan 37', 'Lindhallen, Skolgatan 37, Uppsala'],
  ['Skolgatan 37, uppsala', 'Skolgatan 37, uppsala'],
])('the place of an address "%s" has the town', (address, location) => {
  expect(readCalendar(write({ address }, '2026-10-17T12:00:00Z'))[0]).toMatchObject({ location });
});

test('is served, and answers 304 while it is unchanged', async () => {
  const id = await insertAssociationRow(app.services.database, {
    name: 'Ekstad Basket',
    hasOpenCourt: true,
    hours: [{ ...hours, weekday: 3, closedOnHolidays: false }],
  });
  const url = `/associations/${id}/oppen-hall.ics`;
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(readCalendar(body)).toHaveLength(12);
  const again = await app.inject({
    method: 'GET',
    url,
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
  for (const wrong of ['x', crypto.randomUUID()])
    expect(
      (await app.inject({ method: 'GET', url: `/associations/${wrong}/oppen-hall.ics` })).statusCode,
    ).toBe(404);
});
