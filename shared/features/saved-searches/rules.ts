// Limits of saved searches, and their alerts.

export const MAX_SAVED_SEARCHES = 50;
export const MAX_SEARCH_NAME_LENGTH = 60;

/** Immediately, in one notification each morning, or never. */
export const SEARCH_ALERTS = ['instant', 'daily', 'never'] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];

/** Hour of the daily notification, Swedish time. */
export const MORNING_HOUR = 8;
