// The limit on previews.
import type { Limit } from '../../core/limits/limits.ts';

export function previewLimits(userId: string): Limit[] {
  return [{ key: `previews of ${userId}`, tries: 120, minutes: 10 }];
}
