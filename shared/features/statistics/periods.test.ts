// Periods of statistics: the address, days around a change of the clock, and weeks.
import { expect, test } from 'vitest';
import { addDays, compareDays, groupDays, parseStatisticsAddress } from './periods.ts';

test('the address has one of four periods, and 30 days without one', () => {
  expect(parseStatisticsAddress({ period: '365' })).toEqual({ period: '365' });
  expect(parseStatisticsAddress({ period: 7 })).toEqual({ period: '7' });
  for (const period of ['30', '8', undefined]) expect(parseStatisticsAddress({ period })).toEqual({});
});

test('every day is there once when the clock changes', () => {
  const days = compareDays(
    new Map([
      ['2026-03-29', 5],
      ['2026-03-27', 2],
    ]),
    '2026-03-30',
    3,
  );
  expect(days).toEqual([
    { day: '2026-03-28', now: 0, before: 0 },
    { day: '2026-03-29', now: 5, before: 0 },
    { day: '2026-03-30', now: 0, before: 2 },
  ]);
  expect(addDays('2026-10-26', -1)).toBe('2026-10-25');
});

test.each([
  [30, 30, 1],
  [90, 13, 6],
  [365, 53, 1],
])('%i days are %i points, the first of %i days, with the same sum', (length, points, first) => {
  const days = Array.from({ length }, (_, index) => ({
    day: addDays('2026-01-01', index),
    now: 1,
    before: 2,
  }));
  const groups = groupDays(days);
  expect(groups).toHaveLength(points);
  expect(groups[0]).toEqual({ day: '2026-01-01', now: first, before: 2 * first });
  expect(groups.reduce((sum, { now }) => sum + now, 0)).toBe(length);
});
