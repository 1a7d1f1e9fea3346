// Seasons and names of periods.
import { expect, test } from 'vitest';
import { periodName, seasonOf } from './rules.ts';

test.each([
  ['2026-11-23T12:00:00Z', '2026/27'],
  ['2027-04-30T12:00:00Z', '2026/27'],
  ['2026-06-30T21:59:59Z', '2025/26'],
  // Midnight in Sweden.
  ['2026-06-30T22:00:00Z', '2026/27'],
  ['1999-09-01T12:00:00Z', '1999/00'],
])('%s is in the season %s', (time, season) => {
  expect(seasonOf(new Date(time))).toBe(season);
});

test('overtimes follow the fourth period', () => {
  expect([1, 2, 3, 4, 5, 6].map(periodName)).toEqual([
    '1:a perioden',
    '2:a perioden',
    '3:e perioden',
    '4:e perioden',
    'Förlängning',
    '2:a förlängningen',
  ]);
});
