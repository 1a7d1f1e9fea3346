// Rules of news sources: how often each is fetched, and how much of it is read. Pure.

/** Hours between two requests to a source. Source: spec 2 §9 News sources. */
export const DEFAULT_FETCH_HOURS = 24;
export const MIN_FETCH_HOURS = 1;
export const MAX_FETCH_HOURS = 168;

/** Source: spec 2 §9. The stat cards count the same entries. */
export const FETCH_LOG_LENGTH = 20;

/** Minimum time between two requests to a source, also when the button is pressed. */
export const MIN_MINUTES_BETWEEN_FETCHES = 5;

/** Number of days after which a source that always fails is switched off. */
export const DAYS_UNTIL_SWITCHED_OFF = 14;

export const MAX_SOURCE_NAME_LENGTH = 100;
export const MAX_SOURCE_DESCRIPTION_LENGTH = 300;
export const MAX_SOURCE_URL_LENGTH = 2000;

/** Items that the test of a source shows. */
export const TESTED_ITEMS = 10;

interface Interval {
  fetchFrequencyHours: number;
  /** Failures in a row. */
  failures: number;
}

/** Hours until a source is fetched again: its interval, doubled with each failure, a week at most. */
export function hoursUntilNextFetch({ fetchFrequencyHours, failures }: Interval): number {
  return Math.min(fetchFrequencyHours * 2 ** failures, MAX_FETCH_HOURS);
}

/** When a source that has failed since then is switched off, by a request that fails too. */
export function switchOffTime(failingSince: Date): Date {
  return new Date(failingSince.getTime() + DAYS_UNTIL_SWITCHED_OFF * 24 * 3_600_000);
}
