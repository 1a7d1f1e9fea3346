// The calendar of open courts, read back by its lines: UTC only, right across both changes of clocks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
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
/** Values of a property, with folded lines joined. */
const valuesOf = (file: string, property: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((row) => (row.startsWith(`${property}:`) ? [row.slice(property.length + 1)] : []));

test('has each opening in UTC, before and after clocks go back', () => {
  const starts = valuesOf(write({}, '2026-10-17T12:00:00Z'), 'DTSTART');
  expect(starts.slice(0, 3)).toEqual(['20261018T163000Z', '20261025T173000Z', '20261101T173000Z']);
});

test('and forward', () => {
  const file = write({}, '2026-03-21T12:00:00Z');
  expect(valuesOf(file, 'DTSTART').slice(0, 2)).toEqual(['20260322T173000Z', '20260329T163000Z']);
  expect(valuesOf(file, 'DTEND')[1]).toBe('20260329T180000Z');
  expect(file).not.toContain('TZID');
});

test('leaves out public holidays and what is not valid', () => {
  // Easter Sunday is 5 April.
  const days = valuesOf(write({ validUntil: '2026-04-12' }, '2026-03-28T12:00:00Z'), 'DTSTART').map((start) =>
    start.slice(0, 8),
  );
  expect(days).toEqual(['20260329', '20260412']);
});

test('escapes texts, and names each event once and for all', () => {
  const file = write({}, '2026-10-17T12:00:00Z');
  expect(valuesOf(file, 'SUMMARY')[0]).toBe(String.raw`Öppen hall: Ekstad\; Basket\, \\Ungdom`);
  const ids = valuesOf(file, 'UID');
  expect(new Set(ids).size).toBe(ids.length);
  expect(valuesOf(write({}, '2026-10-18T12:00:00Z'), 'UID')).toEqual(expect.arrayContaining(ids.slice(1)));
});

test('is served, and not again while it is unchanged', async () => {
  const id = await insertAssociationRow(app.services.database, {
    name: 'Ekstad Basket',
    hasOpenCourt: true,
    hours: [{ ...hours, weekday: 3, closedOnHolidays: false }],
  });
  const url = `/associations/${id}/oppen-hall.ics`;
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(valuesOf(body, 'DTSTART')).toHaveLength(12);
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
