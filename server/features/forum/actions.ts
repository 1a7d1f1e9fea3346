// What other features use of the forum: publishing changes of a thread, and notifying of a text that has become public.
export { queueTextNotifications } from './notifications/notify-of-text.ts';
export { publishThreadChanged } from './publish-changed.ts';
