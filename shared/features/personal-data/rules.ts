// The delay before erasure, and limits of exports.

/**
 * Source: GDPR art. 17. The delay is our choice, so that another person at the keyboard cannot erase the account at
 * once.
 */
export const ERASURE_DELAY_DAYS = 14;
export const EXPORT_HOURS = 48;
/** Within 24 hours; failed exports do not count. */
export const EXPORTS_A_DAY = 3;
