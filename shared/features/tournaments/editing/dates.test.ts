// Dates of tournaments in the editor.
import { expect, test } from 'vitest';
import { weekdayOf } from '../../../stockholm-time.ts';
import { aYearLater, daysOf, monthsFrom } from './dates.ts';

test.each([
  ['2026-06-12', '2027-06-11'],
  ['2027-12-31', '2028-12-29'],
  ['2028-02-29', '2029-02-27'],
])('a copy of %s is on the same weekday a year later, %s', (day, later) => {
  expect(aYearLater(day)).toBe(later);
  expect(weekdayOf(later)).toBe(weekdayOf(day));
});

test.each([
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, endDate) => {
  expect(daysOf(month)).toEqual({ startDate: `${month}-01`, endDate });
});

test('offers a year and a half of months from this one on', () => {
  const months = monthsFrom('2026-11-24');
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(months).toHaveLength(18);
  expect(new Set(months).size).toBe(18);
});
