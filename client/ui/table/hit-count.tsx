// Announces to screen readers how many rows a list has, since a changed table is not announced; shows the empty state if it has none.
import type { ReactNode } from 'react';
import { hitText } from './hit-text.ts';

export interface HitCountProps {
  count: number;
  hasMore: boolean;
  /** The state of the list without rows, shown and announced. */
  empty: ReactNode;
}

export function HitCount({ count, hasMore, empty }: HitCountProps) {
  return (
    <div aria-live="polite" aria-atomic className={count > 0 ? 'sr-only' : undefined}>
      {count > 0 ? describeHits(count, hasMore) : empty}
    </div>
  );
}

function describeHits(count: number, hasMore: boolean): string {
  const hits = hitText(count);
  return hasMore ? `${hits} på sidan, och fler på nästa` : hits;
}
