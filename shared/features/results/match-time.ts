// The moment of a date and time as a clock in Stockholm shows them.
import { HOUR_MS } from '../../durations.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/**
 * @param day YYYY-MM-DD
 * @param time HH:MM
 * @returns null for a day or time that does not exist. A time that the clock skips in spring counts as one hour later; for a time
 * that occurs twice in autumn, the first moment is returned.
 */
export function momentInStockholm(day: string, time: string): Date | null {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const [, hour = '', minute = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute));
  const isTime = Number(hour) < 24 && Number(minute) < 60 && year !== '' && hour !== '';
  const calendar = new Date(shown);
  const isDay = calendar.getUTCDate() === Number(date) && calendar.getUTCMonth() === Number(month) - 1;
  if (!isTime || !isDay) return null;
  // Summer time is tried first: it is two hours ahead of UTC, winter time one.
  const summer = shown - 2 * HOUR_MS;
  return new Date(shownAt(summer) === shown ? summer : shown - HOUR_MS);
}

/** What a clock in Stockholm shows at a moment, as if it were UTC. */
function shownAt(moment: number): number {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
