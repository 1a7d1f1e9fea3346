// The job that notifies of a text.

export const NOTIFICATION_JOB = { name: 'notify-of-forum-text', tries: 5 };
