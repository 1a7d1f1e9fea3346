// The limit on testing a news source.
import type { Limit } from '../../core/limits/limits.ts';

export function testLimits(userId: string): Limit[] {
  return [{ key: `tests of news sources by ${userId}`, tries: 20, minutes: 10 }];
}
