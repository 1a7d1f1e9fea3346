// Messages grouped by day in Stockholm time.
import { expect, it } from 'vitest';
import { byDay } from './thread-days.ts';

const at = (createdAt: string) => ({ createdAt });

it('labels today, yesterday and dates in Stockholm time', () => {
  const days = byDay(
    [
      at('2026-11-19T12:00:00Z'),
      // 23:00 in Stockholm, and 00:30 the next day.
      at('2026-11-20T22:00:00Z'),
      at('2026-11-20T23:30:00Z'),
      at('2026-11-21T22:59:00Z'),
      at('2026-11-21T23:01:00Z'),
    ],
    new Date('2026-11-22T10:00:00Z'),
  );
  expect(days.map(({ label, items }) => [label, items.length])).toEqual([
    ['19 november 2026', 1],
    ['20 november 2026', 1],
    ['Igår', 2],
    ['Idag', 1],
  ]);
});

it('labels yesterday on the day after the clocks are set back', () => {
  // 25 October 2026 has 25 hours: 24 hours before its last half hour is the same day.
  const days = byDay([at('2026-10-24T12:00:00Z')], new Date('2026-10-25T22:30:00Z'));
  expect(days.map(({ label }) => label)).toEqual(['Igår']);
});

it('returns no days without messages', () => {
  expect(byDay([], new Date())).toEqual([]);
});
