// What other features use of the forum: publishing changes of a thread, notifying of a text that has become public or hidden, and
// showing an edit that was rejected.
export { queueTextNotifications } from './notifications/notify-of-text.ts';
export { restoreEdit } from './writing/show-version.ts';
export { publishThreadChanged } from './publish-changed.ts';
