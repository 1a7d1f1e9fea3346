// How prices, dates, ages and ids are written, letter for letter the same on the server and in every browser.

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

// Only the clock of Stockholm is taken from Intl: its words and its spaces differ between versions of ICU,
// and one differing letter makes React throw the server's page away.
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
 * A price in whole kronor as "1 250 kr", with no-break spaces so that it never splits over two lines.
 * Zero is "0 kr", never "Gratis": a price left empty is stored as 0, and we do not promise a gift the seller did not.
 */
export function formatPrice(kronor: number): string {
  const grouped = Math.round(kronor)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${grouped}${NO_BREAK_SPACE}kr`;
}

/** A day in Stockholm as "21 november 2026". Throws RangeError when `moment` is no date. */
export function formatDate(moment: Date | string): string {
  const { year, month, day } = readStockholmClock(moment);
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** A minute in Stockholm as "21 november 2026 kl. 14:05". Throws RangeError when `moment` is no date. */
export function formatDateTime(moment: Date | string): string {
  const { hour, minute } = readStockholmClock(moment);
  return `${formatDate(moment)} kl. ${hour}:${minute}`;
}

/** A minute in Stockholm as "14:05". Throws RangeError when `moment` is no date. */
export function formatTime(moment: Date | string): string {
  const { hour, minute } = readStockholmClock(moment);
  return `${hour}:${minute}`;
}

/** A day in Stockholm as sv-SE writes it in tables: "2026-11-21". Throws RangeError when `moment` is no date. */
export function formatDay(moment: Date | string): string {
  const { year, month = '', day = '' } = readStockholmClock(moment);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A minute in Stockholm as sv-SE writes it in tables: "2026-11-21 14:05". Throws RangeError when `moment` is no date. */
export function formatMinute(moment: Date | string): string {
  const { hour, minute } = readStockholmClock(moment);
  return `${formatDay(moment)} ${hour}:${minute}`;
}

/**
 * The age shown in lists: hours, then "Igår", then the date. A moment ahead of `now` counts as now, since two clocks
 * seldom agree. Source: spec 1 §9 Relative time.
 */
export function timeAgo(then: Date | string, now: Date): string {
  const age = ageOf(then, now);
  if (age < HOUR) return 'Mindre än 1 timme sedan';
  if (age < DAY) return hoursAgo(Math.floor(age / HOUR));
  if (age < 2 * DAY) return 'Igår';
  return formatDate(then);
}

/**
 * The age shown on an ad's own page, in days. During its first day the words of `timeAgo` are used, because
 * "0 dagar sedan" says nothing. Source: spec 1 §9 Relative time.
 */
export function daysAgo(then: Date | string, now: Date): string {
  const age = ageOf(then, now);
  if (age < DAY) return timeAgo(then, now);
  return daysWord(Math.floor(age / DAY));
}

/**
 * The age shown in the back office: minutes under an hour, hours under a day, then days. Source: spec 2 §9 Relative time.
 */
export function minutesAgo(then: Date | string, now: Date): string {
  const age = ageOf(then, now);
  if (age < MINUTE) return 'Nyss';
  if (age < HOUR) return minutesWord(Math.floor(age / MINUTE));
  if (age < DAY) return hoursAgo(Math.floor(age / HOUR));
  return daysWord(Math.floor(age / DAY));
}

/** An id as a person may read it aloud: its first eight characters. Source: spec 1 §2 Ad detail. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

function hoursAgo(hours: number): string {
  return hours === 1 ? '1 timme sedan' : `${hours} timmar sedan`;
}

function minutesWord(minutes: number): string {
  return minutes === 1 ? '1 minut sedan' : `${minutes} minuter sedan`;
}

function daysWord(days: number): string {
  return days === 1 ? '1 dag sedan' : `${days} dagar sedan`;
}

function ageOf(then: Date | string, now: Date): number {
  return Math.max(0, now.getTime() - new Date(then).getTime());
}

/** Intl is slow, and a list asks for the same days again and again: no clock in Stockholm turns within a minute. */
const clockReadings = new Map<number, ClockReading>();
const MOST_READINGS = 5000;

type ClockReading = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function readStockholmClock(moment: Date | string): ClockReading {
  const minute = Math.floor(new Date(moment).getTime() / 60_000);
  const known = clockReadings.get(minute);
  if (known) return known;
  const parts = stockholmClock.formatToParts(new Date(moment));
  const reading = Object.fromEntries(parts.map((part) => [part.type, part.value]));
  if (clockReadings.size >= MOST_READINGS) clockReadings.clear();
  clockReadings.set(minute, reading);
  return reading;
}
