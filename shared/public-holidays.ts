// Swedish public holidays, computed for any year. Sundays are not listed.
import { addDays, weekdayOf } from './stockholm-time.ts';

const fixed = new Set(['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']);
/** Days after Easter Sunday: Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday. */
const afterEaster = [-2, 0, 1, 39, 49];

/**
 * Whether schools and sports halls are closed on this day. Source: lag (1989:253) om allmänna helgdagar, and the eves that
 * semesterlagen (1977:480) 3 a § equates with them: Midsummer's, Christmas and New Year's.
 */
export function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return (
    fixed.has(day.slice(5)) ||
    day === midsummerEve(year) ||
    day === addDays(midsummerEve(year), 1) ||
    day === allSaintsDay(year) ||
    afterEaster.some((days) => day === addDays(easterSunday(year), days))
  );
}

/** The Friday before the Saturday from 20 to 26 June. */
function midsummerEve(year: number): string {
  return addDays(firstSaturday(`${year}-06-20`), -1);
}

/** The Saturday from 31 October to 6 November. */
function allSaintsDay(year: number): string {
  return firstSaturday(`${year}-10-31`);
}

function firstSaturday(from: string): string {
  return addDays(from, (6 - weekdayOf(from) + 7) % 7);
}

/** Source: the Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((cycle + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
