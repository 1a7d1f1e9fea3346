// Times of sample events: so many days ago, by Stockholm time, rarely at night.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { formatDay, formatTime } from '#shared/format.ts';

const MORNING = 7;
const NIGHT = 22;
const weekdays = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'] as const;

/** So many days ago, at this time in Stockholm ("19:40"). */
export function daysBefore(now: Date, days: number, time: string): Date {
  const day = formatDay(new Date(now.getTime() - days * DAY_MS));
  const inWinter = new Date(`${day}T${time}:00+01:00`);
  return formatTime(inWinter) === time ? inWinter : new Date(inWinter.getTime() - HOUR_MS);
}

/** As `daysBefore`, and a day earlier if that time of today has not come yet. */
export function lastAt(now: Date, days: number, time: string): Date {
  const moment = daysBefore(now, days, time);
  return moment < now ? moment : daysBefore(now, days + 1, time);
}

/** Moves a time at night to the evening before, but not before `earliest`. */
export function byDaylight(moment: Date, earliest: Date): Date {
  const hour = Number(formatTime(moment).slice(0, 2));
  if (hour >= MORNING && hour < NIGHT) return moment;
  const hours = hour < MORNING ? hour + 3 : hour - NIGHT + 2;
  const evening = new Date(moment.getTime() - hours * HOUR_MS);
  return evening > earliest ? evening : moment;
}

/** The weekday in Swedish, so many days from now. */
export function weekdayIn(now: Date, days: number): string {
  const day = formatDay(new Date(now.getTime() + days * DAY_MS));
  return weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? weekdays[0];
}

export function later(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}
