// What other features use of the forum: publishing changes of a thread.
export { publishThreadChanged } from './publish-changed.ts';
