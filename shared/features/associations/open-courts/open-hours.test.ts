// When an open court is open.
import { describe, expect, it } from 'vitest';
import { findOpeningOn, openingAt, openingsBetween, type WeeklyHours } from './open-hours.ts';

const hours = (change: Partial<WeeklyHours> = {}): WeeklyHours => ({
  weekday: 2,
  from: '18:30',
  to: '20:00',
  validFrom: null,
  validUntil: null,
  closedOnHolidays: true,
  ...change,
});
const openingOn = (row: WeeklyHours, day: string) => findOpeningOn(day)(row);
const sunday = (from: string, to: string) => hours({ weekday: 7, from, to });
const lengthOf = (row: WeeklyHours, day: string) => {
  const opening = openingOn(row, day);
  return opening && (opening.until.getTime() - opening.from.getTime()) / 60_000;
};
const isOpen = (row: WeeklyHours, at: string) => openingAt(row, new Date(at)) !== null;

describe('a court is open', () => {
  it.each([
    ['from its first minute', '2026-11-24T17:30:00Z', true],
    ['not a minute earlier', '2026-11-24T17:29:59Z', false],
    ['until its last minute', '2026-11-24T18:59:59Z', true],
    ['not at its end', '2026-11-24T19:00:00Z', false],
    ['not on another weekday', '2026-11-25T17:30:00Z', false],
    ['by the clock in summer too', '2026-06-23T16:30:00Z', true],
  ])('%s', (_when, at, answer) => {
    expect(isOpen(hours(), at)).toBe(answer);
  });

  it('a court is open past midnight, on the weekday that it opens', () => {
    const night = hours({ weekday: 5, from: '22:00', to: '01:00' });
    // Friday 23:30, Saturday 00:30, 01:00, Friday 00:30.
    expect(isOpen(night, '2026-11-27T22:30:00Z')).toBe(true);
    expect(isOpen(night, '2026-11-27T23:30:00Z')).toBe(true);
    expect(isOpen(night, '2026-11-28T00:00:00Z')).toBe(false);
    expect(isOpen(night, '2026-11-26T23:30:00Z')).toBe(false);
  });

  it('a court is open until midnight', () => {
    const late = hours({ to: '00:00' });
    expect(isOpen(late, '2026-11-24T22:59:59Z')).toBe(true);
    expect(isOpen(late, '2026-11-24T23:00:00Z')).toBe(false);
  });

  it('a court is open within its period, first and last day included', () => {
    const season = hours({ validFrom: '2026-11-24', validUntil: '2026-12-01' });
    expect(
      ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08'].map((day) => openingOn(season, day) !== null),
    ).toEqual([false, true, true, false]);
  });

  it('a court is not open on public holidays, unless its hours include them', () => {
    const thursday = { weekday: 4 };
    expect(openingOn(hours(thursday), '2026-12-24')).toBeNull();
    expect(openingOn(hours({ ...thursday, closedOnHolidays: false }), '2026-12-24')).not.toBeNull();
  });
});

describe('when clocks change', () => {
  it('forward, a night is an hour shorter', () => {
    expect(lengthOf(hours({ weekday: 6, from: '22:00', to: '06:00' }), '2026-03-28')).toBe(7 * 60);
    expect(isOpen(sunday('10:00', '12:00'), '2026-03-29T08:00:00Z')).toBe(true);
    expect(isOpen(sunday('10:00', '12:00'), '2026-03-29T10:00:00Z')).toBe(false);
  });

  it('back, a night is an hour longer', () => {
    expect(lengthOf(hours({ weekday: 6, from: '22:00', to: '06:00' }), '2026-10-24')).toBe(9 * 60);
    expect(isOpen(sunday('10:00', '12:00'), '2026-10-25T09:00:00Z')).toBe(true);
  });

  it('no opening ends before it begins', () => {
    for (const day of ['2026-03-29', '2026-10-25'])
      for (const [from, to] of [
        ['01:30', '02:30'],
        ['02:00', '03:00'],
        ['02:30', '03:30'],
      ] as const)
        expect(lengthOf(sunday(from, to), day)).toBeGreaterThanOrEqual(0);
  });
});

it('lists openings in the order of time', () => {
  const rows = [hours({ weekday: 3 }), hours(), hours({ from: '08:00', to: '09:00' })];
  const found = openingsBetween(rows, { firstDay: '2026-11-23', days: 7 });
  expect(found.map(({ day, hours: { from } }) => `${day} ${from}`)).toEqual([
    '2026-11-24 08:00',
    '2026-11-24 18:30',
    '2026-11-25 18:30',
  ]);
});
