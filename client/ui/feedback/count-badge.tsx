// A count on an icon or a tab, for example of unread messages.

const MAX_COUNT = 9;

/** A count: `9+` above nine, nothing at zero. `label` is read by screen readers, e.g. "3 olästa". */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className="board relative inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1.5 text-xs text-danger-ink">
      <span aria-hidden="true">{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
