// Decides when an open court is open. Pure.
import { isPublicHoliday } from '../../../public-holidays.ts';
import { addDays, civilTimeOf, instantOf, minutesOf, weekdayOf } from '../../../stockholm-time.ts';

/** One row of a court's weekly hours, by the clock in Sweden. */
export interface WeeklyHours {
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** As 18:30. */
  from: string;
  /** Not after `from`: on the next day. 00:00 is midnight. */
  to: string;
  /** First and last day, as 2026-11-24; null without a limit. */
  validFrom: string | null;
  validUntil: string | null;
  closedOnHolidays: boolean;
}

export interface Opening {
  from: Date;
  /** The court is closed at this time. */
  until: Date;
}

/** The opening that begins on this day; null if there is none. */
export function openingOn(hours: WeeklyHours, day: string): Opening | null {
  if (weekdayOf(day) !== hours.weekday) return null;
  if (hours.validFrom !== null && day < hours.validFrom) return null;
  if (hours.validUntil !== null && day > hours.validUntil) return null;
  if (hours.closedOnHolidays && isPublicHoliday(day)) return null;
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const lastDay = to > from ? day : addDays(day, 1);
  return { from: instantOf({ day, minutes: from }), until: instantOf({ day: lastDay, minutes: to }) };
}

/** The opening that includes this time; null if the court is closed. */
export function openingAt(hours: WeeklyHours, at: Date): Opening | null {
  const { day } = civilTimeOf(at);
  const openings = [day, addDays(day, -1)].map((start) => openingOn(hours, start));
  return openings.find((opening) => opening && opening.from <= at && at < opening.until) ?? null;
}

/** All openings that begin on these days, in the order of time. */
export function openingsBetween<Hours extends WeeklyHours>(
  rows: readonly Hours[],
  { firstDay, days }: { firstDay: string; days: number },
): (Opening & { day: string; hours: Hours })[] {
  const openings = Array.from({ length: days }, (_, index) => addDays(firstDay, index)).flatMap((day) =>
    rows.flatMap((hours) => {
      const opening = openingOn(hours, day);
      return opening ? [{ ...opening, day, hours }] : [];
    }),
  );
  return openings.toSorted((one, other) => one.from.getTime() - other.from.getTime());
}
