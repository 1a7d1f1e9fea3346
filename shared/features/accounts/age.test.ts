// What a birth year tells.
import { describe, expect, it } from 'vitest';
import { isOldEnough, isTreatedAsMinor, checkBirthYear } from './age.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('who may publish', () => {
  it.each([
    [2014, 13, false],
    [2013, 13, true],
    [2010, 16, true],
    [2011, 16, false],
  ])('born %d, from %d years: %s', (birthYear, minimumAge, expected) => {
    expect(isOldEnough(birthYear, minimumAge, now)).toBe(expected);
  });

  it('follows the calendar of Stockholm', () => {
    expect(isOldEnough(2014, 13, new Date('2026-12-31T23:30:00Z'))).toBe(true);
  });
});

it('treats as under age who may be, and who has not said', () => {
  expect([2009, 2008, 2007].map((born) => isTreatedAsMinor(born, now))).toEqual([true, true, false]);
  expect(isTreatedAsMinor(null, now)).toBe(true);
});

it.each([1899, 2027, 90, 1990.5, Number.NaN])('%d is no birth year', (year) => {
  expect(checkBirthYear(year, now)).toBe('Ange födelseåret med fyra siffror, till exempel 1990');
});

it.each([1900, 1990, 2026])('%d may be a birth year', (year) => {
  expect(checkBirthYear(year, now)).toBeNull();
});
