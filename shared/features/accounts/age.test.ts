// Age limits derived from a birth year.
import { describe, expect, it } from 'vitest';
import { isOldEnough, isTreatedAsMinor, checkBirthYear } from './age.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('isOldEnough', () => {
  it.each([
    [2014, 13, false],
    [2013, 13, true],
    [2010, 16, true],
    [2011, 16, false],
  ])('a person born %d, from %d years: %s', (birthYear, minimumAge, expected) => {
    expect(isOldEnough(birthYear, minimumAge, now)).toBe(expected);
  });

  it('uses the calendar of Stockholm', () => {
    expect(isOldEnough(2014, 13, new Date('2026-12-31T23:30:00Z'))).toBe(true);
  });
});

it('treats a possible minor, or a user without a birth year, as a minor', () => {
  expect([2009, 2008, 2007].map((born) => isTreatedAsMinor(born, now))).toEqual([true, true, false]);
  expect(isTreatedAsMinor(null, now)).toBe(true);
});

it.each([1899, 2027, 90, 1990.5, Number.NaN])('rejects %d as a birth year', (year) => {
  expect(checkBirthYear(year, now)).toBe('Ange födelseåret med fyra siffror, till exempel 1990');
});

it.each([1900, 1990, 2026])('accepts %d as a birth year', (year) => {
  expect(checkBirthYear(year, now)).toBeNull();
});
