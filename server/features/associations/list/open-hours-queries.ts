// SQL that reads the weekly hours of open courts.
import type { WeeklyHours } from '#shared/features/associations/open-courts/open-hours.ts';
import type { Hours } from '#shared/features/associations/schemas.ts';
import type { Database } from '../../../database/connection.ts';

/** A row of `association_hours` in the shape of the contract. */
export const hoursFields = `'weekday', weekday, 'from', to_char(opens_at, 'HH24:MI'), 'to', to_char(closes_at, 'HH24:MI'),
  'ageGroup', age_group, 'fee', fee, 'address', address, 'validFrom', to_char(valid_from, 'YYYY-MM-DD'),
  'validUntil', to_char(valid_until, 'YYYY-MM-DD'), 'closedOnHolidays', closed_on_holidays`;

/** Whether hours have not ended. They are valid for one day more, since their last opening may end after midnight. */
export const areHoursValidSql = `(valid_until is null or valid_until >= (now() at time zone 'Europe/Stockholm')::date - 1)`;

/** Whether the row `associations` has an open court: one without hours, or with hours that have not all ended. */
export const hasOpenCourtSql = `(has_open_court and coalesce((select bool_or${areHoursValidSql}
  from association_hours as hours where hours.association_id = associations.id), true))`;

export interface HoursOf extends WeeklyHours, Pick<Hours, 'ageGroup' | 'fee' | 'address'> {
  associationId: string;
}

export interface HoursWindow {
  /** The weekday, and its day before. */
  weekday: number;
  dayBefore: number;
  /** The earliest closing time and the latest opening time, as 18:30. */
  earliest: string;
  latest: string;
}

/** All hours that may be open within the window: those of the weekday, and those of the day before that end past midnight. */
export async function listHoursWithin(
  { pool }: Pick<Database, 'pool'>,
  { weekday, dayBefore, earliest, latest }: HoursWindow,
): Promise<HoursOf[]> {
  // Does not use `hoursFields`: for a thousand rows, JSON and time patterns would take five times as long as the rest.
  const { rows } = await pool.query<HoursOf>(
    `select association_id as "associationId", weekday, left(opens_at::text, 5) as "from", left(closes_at::text, 5) as "to",
            age_group as "ageGroup", fee, address, valid_from::text as "validFrom", valid_until::text as "validUntil",
            closed_on_holidays as "closedOnHolidays"
       from association_hours join associations on associations.id = association_id
      where has_open_court and deleted_at is null and (
       weekday = $1 and opens_at <= $4::time and (closes_at >= $3::time or closes_at <= opens_at)
       or weekday = $2 and closes_at <= opens_at and closes_at >= $3::time)`,
    [weekday, dayBefore, earliest, latest],
  );
  return rows;
}
