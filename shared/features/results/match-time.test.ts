// Dates and times in Stockholm.
import { expect, test } from 'vitest';
import { momentInStockholm } from './match-time.ts';

test.each([
  ['2026-11-21', '18:30', '2026-11-21T17:30:00.000Z'],
  ['2026-06-21', '18:30', '2026-06-21T16:30:00.000Z'],
  ['2026-12-31', '00:05', '2026-12-30T23:05:00.000Z'],
  // The clock is moved forward from 02:00 to 03:00, and back from 03:00 to 02:00.
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s is %s', (day, time, moment) => {
  expect(momentInStockholm(day, time)?.toISOString()).toBe(moment);
});

test.each([
  ['2026-02-29', '18:00'],
  ['2026-13-01', '18:00'],
  ['2026-00-10', '18:00'],
  ['2026-11-21', '24:00'],
  ['2026-11-21', '18.00'],
  ['21/11 2026', '18:00'],
])('%s %s does not exist', (day, time) => {
  expect(momentInStockholm(day, time)).toBeNull();
});
