// Swedish public holidays. Expected days: the almanacs of 2026 and 2027, and the earliest and latest Easter.
import { describe, expect, it } from 'vitest';
import { easterSunday, isPublicHoliday } from './public-holidays.ts';

it.each([
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

describe('the holidays', () => {
  it.each([
    ['nyårsdagen', '2026-01-01'],
    ['trettondedag jul', '2026-01-06'],
    ['långfredagen', '2026-04-03'],
    ['annandag påsk', '2026-04-06'],
    ['första maj', '2026-05-01'],
    ['Kristi himmelsfärdsdag', '2026-05-14'],
    ['pingstdagen', '2026-05-24'],
    ['nationaldagen', '2026-06-06'],
    ['midsommarafton', '2026-06-19'],
    ['midsommardagen', '2026-06-20'],
    ['alla helgons dag', '2026-10-31'],
    ['julafton', '2026-12-24'],
    ['annandag jul', '2026-12-26'],
    ['nyårsafton', '2026-12-31'],
    ['midsommardagen when it is late', '2027-06-26'],
    ['alla helgons dag when it is late', '2027-11-06'],
  ])('include %s', (_name, day) => {
    expect(isPublicHoliday(day)).toBe(true);
  });

  it.each(['2026-04-02', '2026-04-30', '2026-06-18', '2026-11-01', '2026-11-24', '2026-12-27'])(
    'do not include %s',
    (day) => {
      expect(isPublicHoliday(day)).toBe(false);
    },
  );
});
