// Limits on subscribing to the newsletter, and on trying it out.
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

export function testLimits(userId: string): Limit[] {
  return [{ key: `newsletter test by ${userId}`, tries: 20, minutes: 60 }];
}

export function subscriptionLimits(ip: string): Limit[] {
  return [{ key: `newsletter from ${networkOf(ip)}`, tries: 20, minutes: 60 }];
}
