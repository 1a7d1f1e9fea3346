// How many searches a person may keep, and when they hear of new ads.

export const MAX_SAVED_SEARCHES = 50;
export const MAX_SEARCH_NAME_LENGTH = 60;

/** At once, in one notification each morning, or not at all. */
export const SEARCH_ALERTS = ['instant', 'daily', 'never'] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];

/** When the daily ones are told: this hour in Sweden. */
export const MORNING_HOUR = 8;
