// Limits on subscribing to the newsletter.
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

export function subscriptionLimits(ip: string): Limit[] {
  return [{ key: `newsletter from ${networkOf(ip)}`, tries: 20, minutes: 60 }];
}
