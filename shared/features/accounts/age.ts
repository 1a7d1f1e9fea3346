// How old somebody is, as far as a birth year tells, and what follows. Pure.
import { formatDay } from '../../format.ts';

export const EARLIEST_BIRTH_YEAR = 1900;
const ADULT_AGE = 18;

/**
 * Whether somebody may publish and write to others: from the year in which they reach the lowest age.
 *
 * @param minimumAge in years, as the site is set
 */
export function isOldEnough(birthYear: number, minimumAge: number, now: Date): boolean {
  return ageThisYear(birthYear, now) >= minimumAge;
}

/**
 * Whether somebody's contact data is kept from everyone. A year does not tell whether the birthday has been, so it holds
 * through the year in which they come of age, and for whoever has not said how old they are.
 */
export function isTreatedAsMinor(birthYear: number | null, now: Date): boolean {
  return birthYear === null || birthYear > yearOf(now) - ADULT_AGE - 1;
}

/** Why this cannot be a birth year; null when it can. */
export function checkBirthYear(year: number, now: Date): string | null {
  if (Number.isInteger(year) && year >= EARLIEST_BIRTH_YEAR && year <= yearOf(now)) return null;
  return ageTexts.notAYear;
}

export const ageTexts = {
  missing: 'Ange ditt födelseår först',
  notAYear: 'Ange födelseåret med fyra siffror, till exempel 1990',
  alreadySaid: 'Födelseåret är redan angivet. Kontakta supporten om det är fel.',
  tooYoung: (minimumAge: number) =>
    `Du behöver vara minst ${minimumAge} år för att annonsera och skriva till andra`,
} as const;

/** The age that is reached before the year is out. */
function ageThisYear(birthYear: number, now: Date): number {
  return yearOf(now) - birthYear;
}

function yearOf(now: Date): number {
  return Number(formatDay(now).slice(0, 4));
}
