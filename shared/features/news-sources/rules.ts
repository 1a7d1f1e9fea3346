// Rules of news sources: how often each is asked, and what is read of it. Pure.

/** Hours between two requests to a source. Source: spec 2 §9 News sources. */
export const DEFAULT_FETCH_HOURS = 24;
export const MIN_FETCH_HOURS = 1;
export const MAX_FETCH_HOURS = 168;

/** Source: spec 2 §9. The stat cards count the same entries. */
export const FETCH_LOG_LENGTH = 20;

/** A source that was asked less than so long ago is not asked again, also by the button. */
export const MIN_MINUTES_BETWEEN_FETCHES = 5;

/** A source that has failed for so long is switched off. */
export const DAYS_UNTIL_SWITCHED_OFF = 14;

/** Characters that are read of a fetched article's title. */
export const MAX_FETCHED_TITLE = 300;

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

/** Hours until a source is asked again: its interval, doubled with each failure, a week at most. */
export function hoursUntilNextFetch({ fetchFrequencyHours, failures }: Interval): number {
  return Math.min(fetchFrequencyHours * 2 ** failures, MAX_FETCH_HOURS);
}

/** Whether a source that has failed since then is switched off. */
export function isSwitchedOff(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= DAYS_UNTIL_SWITCHED_OFF * 24 * 3_600_000;
}
