// The functions of messages that other features may use.
export { publishAdToMembers } from './ad-events/ad-events.ts';
export { insertAdEvent as recordAdEvent } from './ad-events/queries.ts';
export { hasBlockBetween as isBlockedBetween } from './blocking/queries.ts';
export { relinkThreads } from './sending/queries.ts';
export { listCorrespondents as listAdCorrespondents } from './thread/queries.ts';
