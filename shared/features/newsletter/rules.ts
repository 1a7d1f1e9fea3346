// Rules of the newsletter.

/** An address that nobody has confirmed is deleted after so many days. */
export const DAYS_TO_CONFIRM = 7;
/** So long before an issue is sent, staff can read and stop it. */
export const MINUTES_BEFORE_SENDING = 60;
export const ISSUE_STATUSES = ['scheduled', 'sending', 'sent', 'stopped'] as const;
