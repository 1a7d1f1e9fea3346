// Reads a calendar file back, as a calendar application does.
import ICAL from 'ical.js';

export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  location: string;
  sequence: number;
  /** An instant, such as 2027-03-28T16:00:00.000Z, or a day. */
  start: string;
  end: string;
  /** By the clock in Sweden, or a day. */
  startsAt: string;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** @throws for a file that is not valid */
export function readCalendar(file: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, sequence, startDate, endDate } = new ICAL.Event(component, {
      strictExceptions: true,
    });
    return {
      uid,
      summary,
      description,
      location,
      sequence: sequence ?? 0,
      start: instantOf(startDate),
      end: instantOf(endDate),
      startsAt: startDate.isDate ? instantOf(startDate) : clock.format(startDate.toJSDate()),
    };
  });
}

function instantOf(time: ICAL.Time): string {
  if (time.isDate) return time.toString();
  // A time without a zone would be shown an hour or two off.
  if (time.zone?.tzid !== 'UTC') throw new Error(`${time.toICALString()} is not in UTC`);
  return time.toJSDate().toISOString();
}
