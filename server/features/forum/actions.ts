// What other features use of the forum: changes of a thread, and publishing them.
export { setThreadLocked } from './moderation/decision-queries.ts';
export { publishThreadChanged } from './publish-changed.ts';
