// What other features use of the forum: changes of a thread, publishing them, and showing an edit that was rejected.
export { setThreadLocked } from './moderation/decision-queries.ts';
export { restoreEdit } from './writing/show-version.ts';
export { publishThreadChanged } from './publish-changed.ts';
