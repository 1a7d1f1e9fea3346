// What other features use of the forum: publishing changes of a thread, and showing an edit that was rejected.
export { restoreEdit } from './writing/show-version.ts';
export { publishThreadChanged } from './publish-changed.ts';
