// Fills the request queue, so that every request that must wait is refused.
import type { FairQueue } from '../core/limits/fair-queue.ts';

/** @param end resolves when the calls in the queue end */
export function fillQueue(queue: FairQueue, end: Promise<void>): void {
  for (let group = 0; !queue.isFullFor({ isPreferred: true }); group += 1)
    void queue.run(() => end, { group: `filling ${group}`, isPreferred: true });
}
