// Converts between instants and the time that clocks in Sweden show. Pure.
import { formatDay, formatTime } from './format.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a clock and a calendar in Sweden show. */
export interface CivilTime {
  /** As 2026-11-24. */
  day: string;
  /** Minutes since midnight of local time. */
  minutes: number;
}

export function civilTimeOf(at: Date): CivilTime {
  return { day: formatDay(at), minutes: minutesOf(formatTime(at)) };
}

/**
 * The instant at which clocks show this time. For a time that occurs twice in autumn, the first instant; a time that is
 * skipped in spring counts as one hour later.
 */
export function instantOf({ day, minutes }: CivilTime): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  for (const offset of [SUMMER_OFFSET, WINTER_OFFSET]) {
    const at = new Date(shown - offset);
    const civil = civilTimeOf(at);
    if (Date.parse(`${civil.day}T00:00:00Z`) + civil.minutes * MINUTE === shown) return at;
  }
  return new Date(shown - WINTER_OFFSET);
}

const WINTER_OFFSET = 60 * MINUTE;
const SUMMER_OFFSET = 2 * WINTER_OFFSET;

/** Minutes since midnight of a time such as 18:30. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/**
 * Whether the text is a day of the calendar, such as 2028-02-29, in the years 1900 to 2199. A field for dates contains a
 * year such as 0002 while 2026 is typed, and PostgreSQL has no year 0.
 */
export function isDay(text: string): boolean {
  return (
    /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  );
}

/** Whether the text is a minute of local time, such as 2026-11-24T18:30, in the format of a `datetime-local` field. */
export function isLocalMinute(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}
