// Formats prices, dates, ages and ids identically on the server and in every browser.

const NO_BREAK_SPACE = '\u00A0';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];

// Intl is used only for the time in Stockholm: its words and spaces differ between versions of ICU, and one differing
// character causes a hydration mismatch.
const stockholmClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * A price in whole kronor as "1 250 kr", with no-break spaces so that it does not wrap.
 * Zero is "0 kr", never "Gratis": an empty price is stored as 0, and the seller may not mean a gift.
 */
export function formatPrice(kronor: number): string {
  const grouped = Math.round(kronor)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${grouped}${NO_BREAK_SPACE}kr`;
}

/** A day in Stockholm as "21 november 2026". Throws RangeError for an invalid date. */
export function formatDate(moment: Date | string): string {
  const { year, month, day } = readStockholmClock(moment);
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** A month in Stockholm as "November 2026". Throws RangeError for an invalid date. */
export function formatMonth(moment: Date | string): string {
  const { year, month } = readStockholmClock(moment);
  const name = months[Number(month) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

/** A minute in Stockholm as "21 november 2026 kl. 14:05". Throws RangeError for an invalid date. */
export function formatDateTime(moment: Date | string): string {
  const { hour, minute } = readStockholmClock(moment);
  return `${formatDate(moment)} kl. ${hour}:${minute}`;
}

/** A minute in Stockholm as "14:05". Throws RangeError for an invalid date. */
export function formatTime(moment: Date | string): string {
  const { hour, minute } = readStockholmClock(moment);
  return `${hour}:${minute}`;
}

/** A day in Stockholm in the sv-SE format of tables: "2026-11-21". Throws RangeError for an invalid date. */
export function formatDay(moment: Date | string): string {
  const { year, month = '', day = '' } = readStockholmClock(moment);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A minute in Stockholm in the sv-SE format of tables: "2026-11-21 14:05". Throws RangeError for an invalid date. */
export function formatMinute(moment: Date | string): string {
  const { hour, minute } = readStockholmClock(moment);
  return `${formatDay(moment)} ${hour}:${minute}`;
}

/**
 * Age in lists: hours, then "Igår", then the date. A time after `now` counts as now, since clocks differ.
 * Source: spec 1 §9 Relative time.
 */
export function timeAgo(then: Date | string, now: Date): string {
  const age = ageOf(then, now);
  if (age < HOUR) return 'Mindre än 1 timme sedan';
  if (age < DAY) return hoursAgoText(Math.floor(age / HOUR));
  if (age < 2 * DAY) return 'Igår';
  return formatDate(then);
}

/**
 * Age on an ad's page, in days. On the first day as in `timeAgo`, since "0 dagar sedan" is no information.
 * Source: spec 1 §9 Relative time.
 */
export function daysAgo(then: Date | string, now: Date): string {
  const age = ageOf(then, now);
  if (age < DAY) return timeAgo(then, now);
  return daysAgoText(Math.floor(age / DAY));
}

/** Age in the back office: minutes under an hour, hours under a day, then days. Source: spec 2 §9 Relative time. */
export function minutesAgo(then: Date | string, now: Date): string {
  const age = ageOf(then, now);
  if (age < MINUTE) return 'Nyss';
  if (age < HOUR) return minutesAgoText(Math.floor(age / MINUTE));
  if (age < DAY) return hoursAgoText(Math.floor(age / HOUR));
  return daysAgoText(Math.floor(age / DAY));
}

/** A short form of an id to read aloud: its first eight characters. Source: spec 1 §2 Ad detail. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

function hoursAgoText(hours: number): string {
  return hours === 1 ? '1 timme sedan' : `${hours} timmar sedan`;
}

function minutesAgoText(minutes: number): string {
  return minutes === 1 ? '1 minut sedan' : `${minutes} minuter sedan`;
}

function daysAgoText(days: number): string {
  return days === 1 ? '1 dag sedan' : `${days} dagar sedan`;
}

function ageOf(then: Date | string, now: Date): number {
  return Math.max(0, now.getTime() - new Date(then).getTime());
}

/**
 * Intl is slow, and a list formats the same times repeatedly. Cached by minute: the UTC offset changes only
 * between minutes.
 */
const clockReadings = new Map<number, ClockReading>();
const MAX_CLOCK_READINGS = 5000;

type ClockReading = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function readStockholmClock(moment: Date | string): ClockReading {
  const minute = Math.floor(new Date(moment).getTime() / 60_000);
  const known = clockReadings.get(minute);
  if (known) return known;
  const parts = stockholmClock.formatToParts(new Date(moment));
  const reading = Object.fromEntries(parts.map((part) => [part.type, part.value]));
  if (clockReadings.size >= MAX_CLOCK_READINGS) clockReadings.clear();
  clockReadings.set(minute, reading);
  return reading;
}
