// Limits on reports from browsers and on requests from other sites that are stored.
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

/** @param network of the browser's address */
export function reportLimits(network: string): Limit[] {
  return [{ key: `security report from ${network}`, tries: 60, minutes: 10 }];
}

export function crossOriginRequestLimits(ip: string): Limit[] {
  return [{ key: `foreign request from ${networkOf(ip)}`, tries: 20, minutes: 10 }];
}
