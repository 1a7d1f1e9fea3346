// Announces to screen readers how many rows a search or filter has found, since a changed table is not announced.
import { hitText } from './hit-text.ts';

export function HitCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  return <output className="sr-only">{describeHits(count, hasMore)}</output>;
}

function describeHits(count: number, hasMore: boolean): string {
  const hits = hitText(count);
  return hasMore && count > 0 ? `${hits} på sidan, och fler på nästa` : hits;
}
