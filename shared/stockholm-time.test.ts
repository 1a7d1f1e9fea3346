// Instants and what clocks in Sweden show.
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilTimeOf, instantOf, isDay, weekdayOf } from './stockholm-time.ts';

describe('instantOf', () => {
  it.each([
    ['in winter', '2026-11-24', 18 * 60, '2026-11-24T17:00:00.000Z'],
    ['in summer', '2026-07-01', 18 * 60, '2026-07-01T16:00:00.000Z'],
    ['before the clock goes forward', '2026-03-29', 90, '2026-03-29T00:30:00.000Z'],
    ['in the hour that is skipped', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['after it', '2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
    ['in the hour that is repeated, the first', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['after it', '2026-10-25', 180, '2026-10-25T02:00:00.000Z'],
  ])('%s', (_when, day, minutes, instant) => {
    expect(instantOf({ day, minutes }).toISOString()).toBe(instant);
  });

  it('is read back by civilTimeOf, except for the skipped hour', () => {
    assert(
      property(integer({ min: 0, max: 20_000 }), integer({ min: 0, max: 1439 }), (days, minutes) => {
        const day = addDays('2000-01-01', days);
        const read = civilTimeOf(instantOf({ day, minutes }));
        const isSkipped = day.slice(5, 7) === '03' && minutes >= 120 && minutes < 180;
        return isSkipped || (read.day === day && read.minutes === minutes);
      }),
    );
  });
});

it.each([
  ['2026-11-23', 1],
  ['2026-11-29', 7],
])('the weekday of %s is %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['idag', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['0000-01-01', false],
  ['0202-11-24', false],
  ['9999-12-31', false],
])('%s is a day: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});
