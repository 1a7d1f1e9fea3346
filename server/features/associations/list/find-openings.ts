// Finds the open courts of a time or a day. The rule decides; the statement only reads what may be open.
import { type Opening, openingAt, openingOn } from '#shared/features/associations/open-courts/open-hours.ts';
import type { ListedOpening } from '#shared/features/associations/list/contract.ts';
import type { OpenChoice } from '#shared/features/associations/rules.ts';
import type { Hours } from '#shared/features/associations/schemas.ts';
import { addDays, civilTimeOf, instantOf, minutesOf, weekdayOf } from '#shared/stockholm-time.ts';
import type { Database } from '../../../database/connection.ts';
import { type HoursOf, listHoursOn, listHoursWithin } from './open-hours-queries.ts';

/** Clocks are changed by an hour. */
const MARGIN_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - 1;

/**
 * By association, its openings at a time, or those of that day that have not ended by then.
 *
 * @param asked.at a minute by the clock in Sweden; the current time if left out
 */
export async function findOpenings(
  database: Pick<Database, 'pool'>,
  { open, at, now }: { open: Exclude<OpenChoice, 'any'>; at: string | undefined; now: Date },
): Promise<Map<string, ListedOpening[]>> {
  const time = at === undefined ? now : readLocalMinute(at);
  const { day } = civilTimeOf(time);
  if (open === 'now') return collect(await listAround(database, time), (hours) => openingAt(hours, time));
  const rows = await listHoursOn(database, weekdayOf(day));
  return collect(rows, (hours) => {
    const opening = openingOn(hours, day);
    return opening && opening.until > time ? opening : null;
  });
}

function readLocalMinute(text: string): Date {
  const [day = '', time = ''] = text.split('T');
  return instantOf({ day, minutes: minutesOf(time) });
}

function listAround(database: Pick<Database, 'pool'>, time: Date): Promise<HoursOf[]> {
  const { day, minutes } = civilTimeOf(time);
  return listHoursWithin(database, {
    weekday: weekdayOf(day),
    dayBefore: weekdayOf(addDays(day, -1)),
    earliest: timeText(Math.max(0, minutes - MARGIN_MINUTES)),
    latest: timeText(Math.min(LAST_MINUTE, minutes + MARGIN_MINUTES)),
  });
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function collect(
  rows: readonly HoursOf[],
  openingOf: (hours: Hours) => Opening | null,
): Map<string, ListedOpening[]> {
  const found = new Map<string, ListedOpening[]>();
  for (const { associationId, hours } of rows) {
    const opening = openingOf(hours);
    if (!opening) continue;
    const { ageGroup, fee, address } = hours;
    const listed = {
      from: opening.from.toISOString(),
      until: opening.until.toISOString(),
      ageGroup,
      fee,
      address,
    };
    found.set(associationId, [...(found.get(associationId) ?? []), listed]);
  }
  for (const openings of found.values()) openings.sort((one, other) => one.from.localeCompare(other.from));
  return found;
}
