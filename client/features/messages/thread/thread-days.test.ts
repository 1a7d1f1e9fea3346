// A thread by days, as days are in Stockholm.
import { expect, it } from 'vitest';
import { byDay } from './thread-days.ts';

const at = (createdAt: string) => ({ createdAt });

it('says today, yesterday and the date, by the clock of Stockholm', () => {
  const days = byDay(
    [
      at('2026-11-19T12:00:00Z'),
      // An hour before midnight there, and half an hour after.
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

it('knows yesterday also on the day after the clocks have changed', () => {
  // The day of 25 October 2026 is 25 hours long: a day before its last half hour is the same day.
  const days = byDay([at('2026-10-24T12:00:00Z')], new Date('2026-10-25T22:30:00Z'));
  expect(days.map(({ label }) => label)).toEqual(['Igår']);
});

it('is nothing without messages', () => {
  expect(byDay([], new Date())).toEqual([]);
});
