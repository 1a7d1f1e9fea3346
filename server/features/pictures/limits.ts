// The limit on pictures that the server fetches from an address.
import type { Limit } from '../../core/limits/limits.ts';

export function fetchedPictureLimits(userId: string): Limit[] {
  return [{ key: `fetched pictures of ${userId}`, tries: 60, minutes: 10 }];
}
