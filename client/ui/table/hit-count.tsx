// Announces to screen readers how many rows a search or filter has found, since a changed table is not announced.

export function HitCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  return <output className="sr-only">{describeHits(count, hasMore)}</output>;
}

function describeHits(count: number, hasMore: boolean): string {
  if (count === 0) return 'Inga träffar';
  const hits = count === 1 ? '1 träff' : `${count} träffar`;
  return hasMore ? `${hits} på sidan, och fler på nästa` : hits;
}
