// Types, levels, countries and limits of tournaments.
import { addDays } from '../../stockholm-time.ts';

export const MAX_NAME_LENGTH = 120;
export const MAX_SHORT_LENGTH = 120;
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_TEXT_LENGTH = 4000;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 40;
/** Days from the first to the last; the table has the same limit. */
export const MAX_DAYS = 120;
/** Teams, or persons of a camp. Source: spec 2 §5 Tournament. */
export const USUAL_MAX_PARTICIPANTS = 32;

/** Source: spec 1 §3 Tournament. */
export const TOURNAMENT_TYPES = ['tournament', 'camp', 'clinic'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/** Source: spec 2 §9 Tournaments. */
export const LEVELS = ['youth', 'junior', 'senior', 'veteran'] as const;
export type Level = (typeof LEVELS)[number];

/** The first is the default, also for a tournament without a country. Source: spec 2 §9 Tournaments. */
export const COUNTRIES = [
  'Sverige',
  'Norge',
  'Danmark',
  'Finland',
  'Tyskland',
  'Frankrike',
  'Italien',
  'Spanien',
  'USA',
  'Kanada',
  'Australien',
] as const;
export type Country = (typeof COUNTRIES)[number];
export const USUAL_COUNTRY: Country = 'Sverige';

const nordic = ['Sverige', 'Norge', 'Danmark', 'Finland'] as const;

/** The countries of each region filter; `alla` is no filter. Source: spec 1 §9. */
export const regionCountries = {
  sverige: ['Sverige'],
  norden: nordic,
  europa: [...nordic, 'Tyskland', 'Frankrike', 'Italien', 'Spanien'],
  nordamerika: ['USA', 'Kanada'],
  oceania: ['Australien'],
} as const satisfies Record<string, readonly Country[]>;
export type TournamentRegion = keyof typeof regionCountries;

/** Source: spec 1 §4 Tournament status. */
export const TOURNAMENT_STATUSES = ['upcoming', 'ongoing', 'completed'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** The status follows the dates. @param today in Sweden; all days as 2026-11-24 */
export function statusOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): TournamentStatus {
  if (today < startDate) return 'upcoming';
  return today <= endDate ? 'ongoing' : 'completed';
}

/** The highest entry fees of the filter, in whole kronor; 0 is free. */
export const PRICES = ['0', '500', '1000', '2000', '4000'] as const;

/** Whether the text is a month such as 2026-11. */
export function isMonth(text: string): boolean {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** The first and the last day of a month such as 2026-11. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** Number of days before the first day at which users who requested a reminder get it. */
export const REMINDED_DAYS_BEFORE = 7;

/** Whether there is time for a reminder. @param today in Sweden */
export function mayRemind({ startDate }: { startDate: string }, today: string): boolean {
  return startDate > addDays(today, REMINDED_DAYS_BEFORE);
}
