// Age limits derived from a birth year. Pure.
import { formatDay } from '../../format.ts';

export const EARLIEST_BIRTH_YEAR = 1900;
const ADULT_AGE = 18;

/**
 * Whether a user may publish ads and send messages: from the year in which they reach the minimum age.
 *
 * @param minimumAge in years, from the site settings
 */
export function isOldEnough(birthYear: number, minimumAge: number, now: Date): boolean {
  return ageThisYear(birthYear, now) >= minimumAge;
}

/**
 * Whether contact data is hidden from everyone. Only the birth year is known, so this applies through the whole year of
 * the 18th birthday, and to users without a birth year.
 */
export function isTreatedAsMinor(birthYear: number | null, now: Date): boolean {
  return birthYear === null || birthYear > latestAdultYear(now);
}

/** The latest birth year of users who are not treated as minors. */
export function latestAdultYear(now: Date): number {
  return yearOf(now) - ADULT_AGE - 1;
}

/** Why the year is invalid; null if it is valid. */
export function checkBirthYear(year: number, now: Date): string | null {
  if (Number.isInteger(year) && year >= EARLIEST_BIRTH_YEAR && year <= yearOf(now)) return null;
  return ageTexts.notAYear;
}

export const ageTexts = {
  missing: 'Ange ditt födelseår först',
  notAYear: 'Ange födelseåret med fyra siffror, till exempel 1990',
  alreadySet: 'Födelseåret är redan angivet. Kontakta supporten om det är fel.',
  tooYoung: (minimumAge: number) =>
    `Du behöver vara minst ${minimumAge} år för att annonsera och skriva till andra. Är födelseåret fel? Kontakta supporten.`,
} as const;

/** The age reached by the end of this year. */
function ageThisYear(birthYear: number, now: Date): number {
  return yearOf(now) - birthYear;
}

function yearOf(now: Date): number {
  return Number(formatDay(now).slice(0, 4));
}
