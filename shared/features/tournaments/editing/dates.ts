// Dates of tournaments in the editor: the months of its quick choice, and those of a copy.
import { addDays } from '../../../stockholm-time.ts';

/** Of all days a year ahead with the same weekday, 52 weeks are closest to the same date, also in leap years. */
const DAYS_AHEAD = 52 * 7;
const MONTHS_AHEAD = 18;
const MAX_DAYS_OF_MONTH = 31;

/** A year ahead, on the same weekday. */
export function aYearLater(day: string): string {
  return addDays(day, DAYS_AHEAD);
}

/** Months such as 2026-11, from that of this day on. */
export function monthsFrom(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS_AHEAD) months.push(nextMonth(months.at(-1) ?? ''));
  return months;
}

/** The first and the last day of a month, which the choice of a month fills in. Source: spec 2 §5 tournaments. */
export function daysOf(month: string): { startDate: string; endDate: string } {
  return { startDate: `${month}-01`, endDate: addDays(`${nextMonth(month)}-01`, -1) };
}

function nextMonth(month: string): string {
  return addDays(`${month}-01`, MAX_DAYS_OF_MONTH).slice(0, 7);
}
