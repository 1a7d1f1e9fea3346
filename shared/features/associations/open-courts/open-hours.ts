// Decides when an open court is open. Pure.
import { isPublicHoliday } from '../../../public-holidays.ts';
import { addDays, civilTimeOf, instantOf, minutesOf, weekdayOf } from '../../../stockholm-time.ts';

const DAY = 24 * 60;

/** One row of a court's weekly hours, by the clock in Sweden. */
export interface WeeklyHours {
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** A time such as 18:30. */
  from: string;
  /** A time not later than `from` is on the next day. 00:00 is midnight; from 00:00 to 00:00 is around the clock. */
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

type FindOpening = (hours: WeeklyHours) => Opening | null;

/** Returns a function for many rows, which finds the opening of a row that begins on this day; null if there is none. */
export function findOpeningOn(day: string): FindOpening {
  const weekday = weekdayOf(day);
  const isHoliday = isPublicHoliday(day);
  const instants = new Map<number, Date>();
  // Conversions are cached: they take longer than all else here, and thousands of courts share a few times.
  const instantAt = (minutes: number) => {
    const known = instants.get(minutes);
    const instant =
      known ?? instantOf({ day: addDays(day, Math.floor(minutes / DAY)), minutes: minutes % DAY });
    if (!known) instants.set(minutes, instant);
    return instant;
  };
  return (hours) => {
    if (weekday !== hours.weekday) return null;
    if (hours.validFrom !== null && day < hours.validFrom) return null;
    if (hours.validUntil !== null && day > hours.validUntil) return null;
    if (hours.closedOnHolidays && isHoliday) return null;
    const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
    return { from: instantAt(from), until: instantAt(to > from ? to : to + DAY) };
  };
}

/** The opening that includes this time; null if the court is closed. */
export function openingAt(hours: WeeklyHours, at: Date): Opening | null {
  return findOpeningAt(at)(hours);
}

/** As `openingAt`, but returns a function for many rows. */
export function findOpeningAt(at: Date): FindOpening {
  const find = findOpeningUntilMidnight(at);
  return (hours) => {
    const opening = find(hours);
    return opening && opening.from <= at ? opening : null;
  };
}

/** The opening of the day that includes this time, or of the day before, that has not ended by then; null if there is none. */
export function findOpeningUntilMidnight(at: Date): FindOpening {
  const { day } = civilTimeOf(at);
  const [find, findOfDayBefore] = [findOpeningOn(day), findOpeningOn(addDays(day, -1))];
  return (hours) => {
    const opening = find(hours) ?? findOfDayBefore(hours);
    return opening && at < opening.until ? opening : null;
  };
}

/** All openings that begin on these days, in the order of time. */
export function openingsBetween<Hours extends WeeklyHours>(
  rows: readonly Hours[],
  { firstDay, days }: { firstDay: string; days: number },
): (Opening & { day: string; hours: Hours })[] {
  const openings = Array.from({ length: days }, (_, index) => addDays(firstDay, index)).flatMap((day) => {
    const find = findOpeningOn(day);
    return rows.flatMap((hours) => {
      const opening = find(hours);
      return opening ? [{ ...opening, day, hours }] : [];
    });
  });
  return openings.toSorted((one, other) => one.from.getTime() - other.from.getTime());
}
