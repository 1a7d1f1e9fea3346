// How the time at which a court is open is described.
import { expect, test } from 'vitest';
import { describeOpening, describeOpenings } from './opening-text.ts';

const evening = { from: '2026-11-28T17:30:00Z', until: '2026-11-28T19:00:00Z' };

test.each([
  ['2026-11-28T17:29:59Z', 'Öppet 18:30–20:00'],
  ['2026-11-28T17:30:00Z', 'Öppet nu, till 20:00'],
  ['2026-11-28T19:00:00Z', 'Öppet 18:30–20:00'],
])('at %s: %s', (now, text) => {
  expect(describeOpening(evening, Date.parse(now))).toBe(text);
});

test.each([
  ['a day', '2026-11-27T23:00:00Z', '2026-11-28T23:00:00Z'],
  ['the day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('%s from midnight to midnight is around the clock', (_title, from, until) => {
  expect(describeOpening({ from, until }, Date.parse(from) + 36e5)).toBe('Öppet dygnet runt');
});

test('the openings of a map name a whole day too', () => {
  const wholeDay = { from: '2026-11-27T23:00:00Z', until: '2026-11-28T23:00:00Z', address: 'Parken' };
  expect(describeOpenings([{ ...evening, address: '' }, wholeDay])).toBe('18:30–20:00; Dygnet runt, Parken');
});
