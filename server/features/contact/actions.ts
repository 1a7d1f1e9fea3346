// What other features read of messages to the operator.
export { countPending as countPendingMessages, listLatestMessages } from './queries.ts';
