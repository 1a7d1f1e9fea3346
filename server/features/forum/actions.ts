// What other features use of the forum: changes of a thread, publishing them, notifying of a text that has become public or hidden,
// and showing an edit that was rejected.
export { setThreadLocked } from './moderation/decision-queries.ts';
export { queueTextNotifications } from './notifications/notify-of-text.ts';
export { restoreEdit } from './writing/show-version.ts';
export { publishThreadChanged } from './publish-changed.ts';
