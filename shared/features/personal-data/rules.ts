// How long one may regret, how long a copy may be fetched, and how many may be made.

/** Source: GDPR art. 17; the delay is ours, so that nobody is erased by a stranger at their keyboard. */
export const REGRET_DAYS = 14;
export const EXPORT_HOURS = 48;
/** Within 24 hours; those that failed do not count. */
export const EXPORTS_A_DAY = 3;
