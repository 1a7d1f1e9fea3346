// Periods of statistics: the address, days around a change of the clock, and weeks.
import { expect, test } from 'vitest';
import { addDays, barsOf, compareDays, parseStatisticsAddress } from './periods.ts';

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

const daysUntil = (last: string, length: number) =>
  Array.from({ length }, (_, index) => ({ day: addDays(last, index - length + 1), now: 1, before: 2 }));
const partOf = (day: string, days: number) => ({ day, now: days, before: 2 * days, isPartOfWeek: true });

test('30 days are one bar each', () => {
  const bars = barsOf(daysUntil('2026-11-27', 30));
  expect(bars).toHaveLength(30);
  expect(bars.some(({ isPartOfWeek }) => isPartOfWeek)).toBe(false);
});

// 2026-11-27 is a Friday.
test.each([
  [90, 14, partOf('2026-08-30', 1)],
  [365, 53, partOf('2025-11-28', 3)],
])('%i days are %i weeks from Monday to Sunday, with the same sum', (length, weeks, first) => {
  const bars = barsOf(daysUntil('2026-11-27', length));
  expect(bars).toHaveLength(weeks);
  expect(bars[0]).toEqual(first);
  expect(bars.at(-1)).toEqual(partOf('2026-11-23', 5));
  for (const { day, now, isPartOfWeek } of bars.slice(1, -1))
    expect([new Date(day).getUTCDay(), now, isPartOfWeek]).toEqual([1, 7, false]);
  expect(bars.reduce((sum, { now }) => sum + now, 0)).toBe(length);
});

test('a period that begins on a Monday and ends on a Sunday has whole weeks only', () => {
  const bars = barsOf(daysUntil('2026-11-29', 91));
  expect(bars).toHaveLength(13);
  expect(bars.some(({ isPartOfWeek }) => isPartOfWeek)).toBe(false);
});
