// Finds the open courts of a time or a day. The statement only reads what may be open; the rule shared with the client decides.
import {
  findOpeningAt,
  findOpeningUntilMidnight,
  type Opening,
} from '#shared/features/associations/open-courts/open-hours.ts';
import type { ListedOpening } from '#shared/features/associations/list/contract.ts';
import type { OpenChoice } from '#shared/features/associations/rules.ts';
import { addDays, civilTimeOf, instantOf, minutesOf, weekdayOf } from '#shared/stockholm-time.ts';
import type { Database } from '../../../database/connection.ts';
import { type HoursOf, listHoursWithin } from './open-hours-queries.ts';

/** When daylight saving time begins or ends, clocks change by an hour. */
const MARGIN_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - 1;

/**
 * The openings of each association at a time, or from then until the end of that day, including openings that began the day
 * before and have not ended.
 *
 * @param options.at a minute by the clock in Sweden; the current time if left out
 */
export async function findOpenings(
  database: Pick<Database, 'pool'>,
  { open, at, now }: { open: Exclude<OpenChoice, 'any'>; at: string | undefined; now: Date },
): Promise<Map<string, ListedOpening[]>> {
  const time = at === undefined ? now : readLocalMinute(at);
  const { day, minutes } = civilTimeOf(time);
  const rows = await listHoursWithin(database, {
    weekday: weekdayOf(day),
    dayBefore: weekdayOf(addDays(day, -1)),
    earliest: timeText(Math.max(0, minutes - MARGIN_MINUTES)),
    latest: timeText(open === 'now' ? Math.min(LAST_MINUTE, minutes + MARGIN_MINUTES) : LAST_MINUTE),
  });
  return collect(rows, open === 'now' ? findOpeningAt(time) : findOpeningUntilMidnight(time));
}

function readLocalMinute(text: string): Date {
  const [day = '', time = ''] = text.split('T');
  return instantOf({ day, minutes: minutesOf(time) });
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function collect(
  rows: readonly HoursOf[],
  openingOf: (hours: HoursOf) => Opening | null,
): Map<string, ListedOpening[]> {
  const found = new Map<string, ListedOpening[]>();
  for (const hours of rows) {
    const opening = openingOf(hours);
    if (!opening) continue;
    const { associationId, ageGroup, fee, address } = hours;
    const [from, until] = [opening.from.toISOString(), opening.until.toISOString()];
    const listed = { from, until, ageGroup, fee, address };
    found.set(associationId, [...(found.get(associationId) ?? []), listed]);
  }
  for (const openings of found.values()) openings.sort((one, other) => one.from.localeCompare(other.from));
  return found;
}
