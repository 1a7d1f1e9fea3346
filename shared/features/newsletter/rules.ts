// Rules of the newsletter.

/**
 * When an issue is made, as cron: Thursday afternoon, before the matches of the weekend; once a week. Later runs are for weeks in
 * which no server was running at the first, the newsletter was off, or there was nothing to send.
 */
export const ISSUE_SCHEDULE = '0 14-20 * * 4';
/** The weekday of the schedule. */
export const ISSUE_WEEKDAY = 'torsdag';

/** Number of days after which an unconfirmed address is deleted. */
export const DAYS_TO_CONFIRM = 7;
/** Number of minutes before an issue is sent, in which staff can read and stop it. */
export const MINUTES_BEFORE_SENDING = 60;
/** Number of days after which an issue is no longer sent: the news in it would be old. */
export const MAX_DAYS_LATE = 2;
export const ISSUE_STATUSES = ['scheduled', 'sending', 'sent', 'stopped', 'expired'] as const;
