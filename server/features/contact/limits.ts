// Limits on messages to the operator and on replies to one of them.
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

/** One IP address may be that of a school or a club. */
export function messageLimits(userId: string | undefined, ip: string): Limit[] {
  if (userId) return [{ key: `contact message by ${userId}`, tries: 10, minutes: 60 }];
  return [
    { key: `contact message from ${networkOf(ip)}`, tries: 5, minutes: 60 },
    { key: `contact messages from ${networkOf(ip)} in a day`, tries: 20, minutes: 24 * 60 },
  ];
}

/** Shared by replies on the site and replies by mail. */
export function replyLimits(id: string): Limit[] {
  return [{ key: `contact replies to ${id}`, tries: 20, minutes: 60 }];
}
