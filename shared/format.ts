// How prices, dates, ages and ids are written, letter for letter the same on the server and in every browser.

const NO_BREAK_SPACE = '\u00A0';
const HOUR = 3_600_000;
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
  const days = Math.floor(age / DAY);
  return days === 1 ? '1 dag sedan' : `${days} dagar sedan`;
}

/** An id as a person may read it aloud: its first eight characters. Source: spec 1 §2 Ad detail. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

function hoursAgo(hours: number): string {
  return hours === 1 ? '1 timme sedan' : `${hours} timmar sedan`;
}

function ageOf(then: Date | string, now: Date): number {
  return Math.max(0, now.getTime() - new Date(then).getTime());
}

function readStockholmClock(moment: Date | string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = stockholmClock.formatToParts(new Date(moment));
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}
