// What other features may use of messages.
export { hasBlockBetween as isBlockedBetween } from './blocking/queries.ts';
export { relinkThreads } from './sending/queries.ts';
export { listCorrespondents as listAdCorrespondents } from './thread/queries.ts';
